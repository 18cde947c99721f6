import type { NewSchedule, Schedule, ScheduleKind } from "./query.ts";

/** Simple choices first; a cron expression for the rest. */
export type Rhythm = "daily" | "weekdays" | "weekly" | "change" | "cron";

export interface Draft {
  readonly name: string;
  readonly agentId: string | null;
  readonly kind: ScheduleKind;
  readonly settings: Readonly<Record<string, unknown>>;
  readonly rhythm: Rhythm;
  /** As "06:00". */
  readonly time: string;
  /** 0 is Sunday. */
  readonly weekday: string;
  readonly cron: string;
  readonly timezone: string;
  readonly onChange: boolean;
  /** Empty: no cap. */
  readonly budget: string;
}

export const firstSettings: Readonly<Record<ScheduleKind, Draft["settings"]>> = {
  evaluation: { harness_names: ["trust_score"], plan: "quick" },
  harness: { harness_names: [] },
  campaign: { purpose: "", categories: ["injection", "jailbreak"], num_tests: 10 },
};

export const newDraft = (timezone: string): Draft => ({
  ...{ name: "", agentId: null, kind: "evaluation", settings: firstSettings.evaluation },
  ...{ rhythm: "daily", time: "06:00", weekday: "1", cron: "0 6 * * *", timezone, onChange: false, budget: "" },
});

export function cronOf({ rhythm, time, weekday, cron }: Draft): string | null {
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  if (rhythm === "change") return null;
  if (rhythm === "cron") return cron.trim().replaceAll(/\s+/g, " ");
  return `${minute} ${hour} * * ${{ daily: "*", weekdays: "1-5", weekly: weekday }[rhythm]}`;
}

/** Null while something is missing that no preview can be made without. */
export function bodyOf(draft: Draft): NewSchedule | null {
  const { name, agentId, kind, settings, timezone, onChange, rhythm, budget } = draft;
  const cron = cronOf(draft);
  if (agentId === null || cron === "" || !isComplete(kind, settings)) return null;
  return {
    ...{ name: name.trim() || "Schedule", agent_id: agentId, kind, settings, cron, timezone, enabled: true },
    ...{ on_change: onChange || rhythm === "change", budget: budget.trim() === "" ? null : Number(budget) },
  };
}

function isComplete(kind: ScheduleKind, settings: Draft["settings"]): boolean {
  const { harness_names: harnesses, purpose, categories } = settings;
  if (kind === "campaign") return typeof purpose === "string" && purpose.trim() !== "" && isFilled(categories);
  return isFilled(harnesses);
}

const isFilled = (value: unknown): boolean => Array.isArray(value) && value.length > 0;

const SIMPLE = /^(\d{1,2}) (\d{1,2}) \* \* (\*|1-5|[0-6])$/;

/** A schedule as the form shows it: its times as a simple choice where they are one. */
export function draftOf(schedule: Schedule): Draft {
  const { name, agent_id: agentId, kind, settings, cron, timezone, on_change: onChange, budget } = schedule;
  const draft: Draft = {
    ...newDraft(timezone),
    ...{ name, agentId, kind, settings, onChange, budget: budget === null ? "" : String(budget) },
  };
  if (cron === null) return { ...draft, rhythm: "change" };
  const [, minute = "", hour = "", days = ""] = SIMPLE.exec(cron) ?? [];
  if (minute === "") return { ...draft, rhythm: "cron", cron };
  const time = `${hour.padStart(2, "0")}:${minute.padStart(2, "0")}`;
  if (days === "*") return { ...draft, rhythm: "daily", time, cron };
  if (days === "1-5") return { ...draft, rhythm: "weekdays", time, cron };
  return { ...draft, rhythm: "weekly", time, weekday: days, cron };
}
