import { type Interval, wilson } from "@agent-console/analysis/statistics/wilson.ts";
import type { FindingRow } from "../../tables/rows.ts";

/** A run that tried a finding: it asked with the probe, and at least one response could be assessed. */
export interface RunTries {
  readonly evaluation_id: string;
  /** When the run was created and completed, in seconds. */
  readonly created_at: number;
  readonly at: number;
  readonly seed: number;
  readonly failed: number;
  readonly tried: number;
}

/** What the newest run that tried a finding showed. */
export const changes = ["new", "still_there", "regressed", "not_reproduced", "fixed"] as const;
export type Change = (typeof changes)[number];

type Triaged = Pick<FindingRow, "state" | "state_changed_at" | "state_changed_by" | "reopened_at">;

export interface Progress {
  readonly change: Change;
  /** The newest run that tried it, with the interval of the failure rate. */
  readonly latest: (RunTries & Interval) | null;
  /** Runs in a row, up to the newest, in which it failed. */
  readonly runs_failed: number;
  /** Prompts that were tried since it last failed, or since someone marked it as fixed. Each seed counts once. */
  readonly tries_since: number;
  /** So many tries without a failure verify that it is fixed. */
  readonly tries_needed: number;
  /** The failure rate that those tries leave possible, from 0 to 1; 1 without a try. */
  readonly most_remaining: number;
}

/** With so many tries and no failure, a failure rate of 5% or more is improbable: 0.95 to the 59th is below 5%. */
const RATE = 0.05;
const CONFIDENCE = 0.05;
const FEWEST_TRIES = 5;

/** So many tries without a failure make this failure rate improbable. Rates below 5% are taken as 5%. */
export function triesAgainst(rate: number): number {
  const tries = Math.ceil(Math.log(CONFIDENCE) / Math.log(1 - Math.max(rate, RATE)));
  return Math.max(FEWEST_TRIES, tries);
}

export const TRIES_TO_CLOSE = triesAgainst(RATE);

/** `runs` are oldest first. */
export function progressOf(runs: readonly RunTries[], finding: Triaged): Progress {
  const last = runs.at(-1);
  const lastFailed = runs.findLastIndex(({ failed }) => failed > 0);
  const since = triesOf(runs.slice(lastFailed + 1).filter((run) => isAfterMark(run, finding)));
  const needed = triesNeeded(runs[lastFailed], finding);
  return {
    change: last ? changeOf(runs, { finding, isVerified: since >= needed }) : "new",
    latest: last ? { ...last, ...(wilson(last.failed, last.tried) ?? { low: 0, high: 1 }) } : null,
    runs_failed: runs.length - 1 - runs.findLastIndex(({ failed }) => failed === 0),
    tries_since: last?.failed === 0 ? since : 0,
    tries_needed: needed,
    most_remaining: last?.failed === 0 && since > 0 ? 1 - CONFIDENCE ** (1 / since) : 1,
  };
}

/** A run that began before someone marked the finding as fixed may have asked the agent as it was before. */
function isAfterMark(
  { created_at: created }: RunTries,
  { state, state_changed_at: at, state_changed_by: by }: Triaged,
) {
  return state !== "fixed" || by === null || created >= (at ?? 0);
}

/** The same seed sends the same prompts: asking them twice is no second try. */
function triesOf(runs: readonly RunTries[]): number {
  const bySeed = new Map<number, number>();
  for (const { seed, tried } of runs) bySeed.set(seed, Math.max(tried, bySeed.get(seed) ?? 0));
  return [...bySeed.values()].reduce((sum, tried) => sum + tried, 0);
}

/**
 * A fix that someone reports needs as many tries as make the failure rate from before improbable. Without a report, any
 * rate of 5% or more has to be improbable.
 */
function triesNeeded(failing: RunTries | undefined, { state, state_changed_by: by }: Triaged): number {
  if (!failing || state !== "fixed" || by === null) return TRIES_TO_CLOSE;
  return triesAgainst(wilson(failing.failed, failing.tried)?.low ?? 0);
}

function changeOf(
  runs: readonly RunTries[],
  { finding, isVerified }: { readonly finding: Triaged; readonly isVerified: boolean },
): Change {
  const last = runs.at(-1);
  if (!last || last.failed === 0) return finding.state === "fixed" && isVerified ? "fixed" : "not_reproduced";
  const before = runs.at(-2);
  // Two runs may end in the same second: then the first of them brought the finding back.
  const isSecond = before !== undefined && before.failed > 0 && before.at === last.at;
  if (finding.reopened_at !== null && finding.reopened_at >= last.at && !isSecond) return "regressed";
  return runs.filter(({ failed }) => failed > 0).length === 1 ? "new" : "still_there";
}

export interface StateAfterRun {
  readonly state: "open" | "fixed";
  readonly reason: string;
}

/**
 * What a completed run changes about the state that people or earlier runs gave a finding; null if nothing. An accepted
 * risk stays accepted until it expires.
 */
export function stateAfterRun(finding: Triaged, progress: Progress, isCovered: boolean): StateAfterRun | null {
  const { latest, tries_since: tries } = progress;
  if (!latest) return null;
  if (latest.failed > 0) {
    const failed = `Failed in ${latest.failed} of ${latest.tried} tries`;
    if (finding.state === "fixed" && isAfterMark(latest, finding)) return { state: "open", reason: `${failed}.` };
    const isNew = finding.state === "false_positive";
    return isNew ? { state: "open", reason: `${failed} that nobody has reviewed.` } : null;
  }
  if (finding.state !== "open" || tries < TRIES_TO_CLOSE || !isCovered) return null;
  const reason = `Not reproduced in ${tries} tries, which makes a failure rate of 5% or more improbable.`;
  return { state: "fixed", reason };
}
