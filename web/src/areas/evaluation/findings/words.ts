import type { FindingSummary } from "@agent-console/sdk";
import { count, day } from "../../../parts/numbers.ts";

/** What a mark stands for: failing, tried without a failure, fixed, or set aside by people. */
export type Mark = "failing" | "tried" | "fixed" | "aside";

export interface Standing {
  readonly mark: Mark;
  readonly words: string;
}

const plural = (value: number, one: string, many = `${one}s`): string => `${count(value)} ${value === 1 ? one : many}`;

/** State and progress of a finding in a few words. */
export function standingOf(finding: FindingSummary): Standing {
  switch (finding.state) {
    case "accepted":
      return { mark: "aside", words: `Accepted until ${day(finding.accepted_until ?? 0)}` };
    case "false_positive":
      return { mark: "aside", words: "False positive" };
    case "fixed":
      return fixed(finding);
    default:
      return open(finding);
  }
}

function fixed({ change, tries_since: tries, tries_needed: needed }: FindingSummary): Standing {
  if (change === "fixed") return { mark: "fixed", words: `Fixed, verified in ${plural(tries, "try", "tries")}` };
  return { mark: "tried", words: `Marked as fixed, ${count(tries)} of ${plural(needed, "try", "tries")}` };
}

function open({
  change,
  acceptance_expired: expired,
  runs_failed: runs,
  tries_since: tries,
}: FindingSummary): Standing {
  const why = expired ? ", acceptance expired" : "";
  if (change === "not_reproduced")
    return { mark: "tried", words: `Not reproduced in ${plural(tries, "try", "tries")}${why}` };
  if (change === "regressed") return { mark: "failing", words: `Regressed after a fix${why}` };
  if (change === "new") return { mark: "failing", words: `New${why}` };
  return { mark: "failing", words: `Still there, ${plural(runs, "run")}${why}` };
}

const percent = (share: number): string => `${Math.round(share * 100)}%`;

/** "9 of 24", and the interval of the failure rate. */
export function rateOf({
  latest_run: run,
}: FindingSummary): { readonly words: string; readonly interval: string } | null {
  if (!run) return null;
  return {
    words: `${count(run.failed)} of ${count(run.tried)}`,
    interval: `${Math.round(run.low * 100)}–${percent(run.high)}`,
  };
}

/** What the small chart shows, for those who don't see it. */
export const trendWords = (runs: FindingSummary["runs"]): string =>
  `Share failed in the last ${plural(runs.length, "run")}: ${runs.map(({ failed, tried }) => percent(failed / Math.max(1, tried))).join(", ")}`;

/** "3 days late", or when it is due. `now` is in seconds. */
export function dueWords({ due_at: due, is_overdue: isLate }: FindingSummary, now: number): string | null {
  if (due === null) return null;
  if (!isLate) return day(due);
  const days = Math.floor((now - due) / 86_400);
  return `${day(due)}, ${days < 1 ? "late" : `${plural(days, "day")} late`}`;
}

/** The end of a day that a date field holds, in Unix seconds. */
export function endOfDay(date: string): number | null {
  const at = Date.parse(`${date}T23:59:59`);
  return Number.isNaN(at) ? null : Math.floor(at / 1000);
}

export const findingsCount = (value: number): string => plural(value, "finding");
