import { type LogLine, type LogPage, TAIL_LINES } from "../../../queries/telemetry.ts";

export interface Shown {
  /** The newest first. */
  readonly lines: readonly LogLine[];
  /** Where older lines begin, in digits. */
  readonly next: string | null;
}

/** Lines may arrive late: that much of the end is read again each time. */
const OVERLAP_NS = 15_000_000_000n;

/** From where a live tail reads: a little before the newest line. */
export const tailStart = ({ lines }: Shown, windowStartNs: bigint): bigint => {
  const newest = lines[0]?.atNs;
  return newest === undefined || newest - OVERLAP_NS < windowStartNs ? windowStartNs : newest - OVERLAP_NS;
};

interface News {
  readonly page: LogPage;
  /** What the page was asked for. */
  readonly fromNs: bigint;
  /** Lines before it are no longer in the range. */
  readonly windowStartNs: bigint;
}

/**
 * The list after a read of its end, as a reload would show it: the end is replaced, not added to, so that no line is there
 * twice or missing. If more came than one answer holds, the list begins with that answer.
 */
export function withNews(shown: Shown, { page, fromNs, windowStartNs }: News): Shown {
  const older = page.next === null ? shown.lines.filter(({ atNs }) => atNs < fromNs && atNs >= windowStartNs) : [];
  return bounded({ lines: [...page.lines, ...older], next: page.next ?? shown.next });
}

/** Lines of one nanosecond stay together: older lines are asked for by their time. */
function bounded(shown: Shown): Shown {
  const dropped = shown.lines[TAIL_LINES];
  if (!dropped) return shown;
  return {
    lines: shown.lines.slice(0, TAIL_LINES).filter(({ atNs }) => atNs !== dropped.atNs),
    next: String(dropped.atNs + 1n),
  };
}

export const withOlder = (shown: Shown, page: LogPage): Shown => ({
  lines: [...shown.lines, ...page.lines],
  next: page.next,
});
