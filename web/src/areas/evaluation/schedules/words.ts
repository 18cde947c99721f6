import type { Schedule, ScheduleKind, ScheduleRun } from "./query.ts";

export const kinds: Readonly<Record<ScheduleKind, string>> = {
  evaluation: "An evaluation",
  harness: "Your own tests",
  campaign: "A red-team campaign",
};

export const harnesses: Readonly<Record<string, string>> = {
  trust_score: "All (trust score)",
  reliability: "Reliability",
  security: "Security",
  safety: "Safety",
};

export const plans: Readonly<Record<string, string>> = { quick: "Quick", standard: "Standard", deep: "Deep" };

export const categories: Readonly<Record<string, string>> = {
  injection: "Injection",
  jailbreak: "Jailbreak",
  harmful: "Harmful content",
  pii: "Personal data",
  toxicity: "Toxicity",
  hallucination: "Hallucination",
  overreliance: "Overreliance",
};

export function stateWords({ enabled, disabled_reason: reason }: Schedule): string {
  if (enabled) return "On";
  return reason === "agent_archived" ? "Off: the agent is archived" : "Paused";
}

/** What became of a time, in a few words. */
export function resultWords({ result, note, outcome, status }: ScheduleRun): string {
  if (result === "started") return outcome ?? (status === null ? "Run deleted" : `Run ${status}`);
  return `${result === "skipped" ? "Skipped" : "Not started"}. ${note ?? ""}`;
}
