import type { Comparison, Measure } from "../../alarms/telemetry/measures.ts";

/** What a rule reads of one window. */
export interface Figure {
  /** Null if it can't be said, as the share of no requests. */
  readonly value: number | null;
  /** What `min_requests` is compared with. */
  readonly requests: number;
}

export interface Reading {
  readonly now: Figure;
  /** Null for a fixed value. For silence, the seven days before. */
  readonly before: Figure | null;
}

export interface Condition {
  readonly measure: Measure;
  readonly compare_with: Comparison;
  readonly direction: "above" | "below";
  readonly threshold: number;
  readonly min_requests: number;
}

export type Verdict = "crossed" | "calm" | "too_few" | "no_data";

/** The value from which on, or below which, it is an alarm. Null if there is nothing to compare with. */
export function limitOf({ compare_with: comparison, threshold }: Condition, { before }: Reading): number | null {
  if (comparison === "value") return threshold;
  return before?.value == null ? null : before.value * threshold;
}

export function verdictOf(rule: Condition, reading: Reading): Verdict {
  const { now, before } = reading;
  const least = Math.max(1, rule.min_requests);
  if (rule.measure === "silence") return silenceVerdict(now, before, least);
  // A count of nothing is a figure: it can be below a value, or less than before.
  const isCount = rule.measure === "counter";
  if (isCount ? now.value === null : now.requests === 0) return "no_data";
  if (isCount ? rule.direction === "above" && now.requests < rule.min_requests : now.requests < least) return "too_few";
  if (before && before.requests < least) return "too_few";
  const limit = limitOf(rule, reading);
  if (now.value === null || limit === null) return "too_few";
  const isPast = rule.direction === "above" ? now.value > limit : now.value < limit;
  return isPast && isBeyondChance(rule, reading) ? "crossed" : "calm";
}

function silenceVerdict(now: Figure, before: Figure | null, least: number): Verdict {
  if (now.requests > 0) return "calm";
  if (!before || before.requests === 0) return "no_data";
  return before.requests >= least ? "crossed" : "too_few";
}

/**
 * Two shares of few requests differ by chance. A change of a share counts if it is larger than three standard errors of the
 * difference.
 */
function isBeyondChance({ measure, compare_with: comparison }: Condition, { now, before }: Reading): boolean {
  if (comparison === "value" || (measure !== "blocked_share" && measure !== "error_rate")) return true;
  if (!before || before.value === null || now.value === null) return false;
  const all = now.requests + before.requests;
  const pooled = (now.value * now.requests + before.value * before.requests) / all;
  const error = Math.sqrt(pooled * (1 - pooled) * (1 / now.requests + 1 / before.requests));
  return Math.abs(now.value - before.value) > 3 * error;
}

export type State = "ok" | "firing" | "too_few" | "unknown";

export interface Standing {
  readonly state: State;
  readonly why: "no_data" | "unavailable" | "no_agent" | null;
  readonly since: number;
  readonly calm_since: number | null;
}

/** What a round of evaluation found: a verdict, or that the figures could not be read. */
export type Outcome = Verdict | "unavailable";

/** What changes for the alarm of a subject. */
export type Turn = "raise" | "resolved" | "unwatched" | null;

/**
 * Where a subject stands after an outcome. An alarm is raised at once and cleared once the condition was not met for the hold
 * time. While figures can't be read an open alarm stays as it is: nothing says that its cause is gone.
 */
export function nextStanding(
  before: Standing | null,
  outcome: Outcome,
  { at, holdSeconds }: { readonly at: number; readonly holdSeconds: number },
): { readonly standing: Standing; readonly turn: Turn } {
  const entered = (state: State, why: Standing["why"] = null): Standing => ({
    state,
    why,
    since: before?.state === state && before.why === why ? before.since : at,
    calm_since: null,
  });
  if (outcome === "crossed") return { standing: entered("firing"), turn: "raise" };
  const isFiring = before?.state === "firing";
  if (isFiring && outcome === "unavailable") return { standing: before, turn: null };
  const calmSince = before?.calm_since ?? at;
  if (isFiring && at - calmSince < holdSeconds) return { standing: { ...before, calm_since: calmSince }, turn: null };
  const ended: Turn = isFiring ? (outcome === "calm" ? "resolved" : "unwatched") : null;
  switch (outcome) {
    case "calm":
      return { standing: entered("ok"), turn: ended };
    case "too_few":
      return { standing: entered("too_few"), turn: ended };
    case "no_data":
    case "unavailable":
      return { standing: entered("unknown", outcome), turn: ended };
  }
}
