import type { Failure } from "../jobs/pilot.ts";
import type { ProposerSettings } from "../jobs/store/job-row.ts";
import type { Trace } from "../plan/proposed.ts";

export interface PlannedCall {
  readonly category: string;
  readonly traces: readonly Trace[];
}

const MOST_TRACES = 4;

/** One call for each category, most failures first, up to the number of calls allowed. */
export function planCalls(failures: readonly Failure[], { calls }: Pick<ProposerSettings, "calls">): PlannedCall[] {
  const byCategory = [...Map.groupBy(failures, ({ category }) => category)];
  byCategory.sort(([one, a], [other, b]) => b.length - a.length || (one < other ? -1 : 1));
  return byCategory.slice(0, calls).map(([category, failed]) => ({
    category,
    traces: failed.slice(0, MOST_TRACES).map(({ turns, replies, finding }) => ({ turns, replies, finding })),
  }));
}
