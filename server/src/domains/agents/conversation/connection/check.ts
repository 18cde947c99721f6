export type CheckOutcome = "ok" | "failed" | "warning" | "skipped";

export const checkNames = [
  "address",
  "dns",
  "connection",
  "tls",
  "card",
  "interface",
  "key",
  "path",
  "rate_limit",
  "answer",
  "speed",
  "system_message",
] as const;
export type CheckName = (typeof checkNames)[number];

/** One thing that was looked at, in plain words. */
export interface Check {
  readonly name: CheckName;
  readonly outcome: CheckOutcome;
  readonly detail: string;
  /** What to do about it; null when there is nothing to do. */
  readonly advice: string | null;
}

export const works = (name: CheckName, detail: string): Check => ({ name, outcome: "ok", detail, advice: null });
export const skips = (name: CheckName, detail: string): Check => ({ name, outcome: "skipped", detail, advice: null });
export const warns = (name: CheckName, detail: string, advice: string): Check => ({
  name,
  outcome: "warning",
  detail,
  advice,
});
export const fails = (name: CheckName, detail: string, advice: string): Check => ({
  name,
  outcome: "failed",
  detail,
  advice,
});

/** Said of a check that an earlier failure left undone. */
export const notReached = (name: CheckName): Check => skips(name, "Skipped: an earlier check failed.");
