import type { GuardSpan } from "../guard.ts";

/** A hostile text has a hit at every second character. No one reads that many, and everyone who gets a judgment pays for them. */
const MOST_SPANS = 1000;

/** The same parts of a text in at most so many spans: those that are closest to each other become one. */
export function fewerSpans(spans: readonly GuardSpan[], most = MOST_SPANS): readonly GuardSpan[] {
  if (spans.length <= most) return spans;
  const inOrder = spans.toSorted((one, other) => one.start - other.start);
  const gaps = new Float64Array(inOrder.length);
  let reached = 0;
  for (const [at, { start, end }] of inOrder.entries()) {
    gaps[at] = at === 0 ? Number.POSITIVE_INFINITY : start - reached;
    reached = Math.max(reached, end);
  }
  // A span begins behind each of the widest gaps. Of gaps that are as wide as the narrowest of these, the first ones count.
  const limit = gaps.toSorted()[gaps.length - most] ?? 0;
  let ties = most - gaps.reduce((count, gap) => count + (gap > limit ? 1 : 0), 0);
  const fewer: GuardSpan[] = [];
  for (const [at, span] of inOrder.entries()) {
    const gap = gaps[at] ?? 0;
    const last = fewer.at(-1);
    if (!last || gap > limit || (gap === limit && ties-- > 0)) fewer.push(span);
    else fewer[fewer.length - 1] = joined(last, span);
  }
  return fewer;
}

const joined = (one: GuardSpan, other: GuardSpan): GuardSpan => ({
  ...one,
  end: Math.max(one.end, other.end),
  ...(one.restore === false || other.restore === false ? { restore: false } : {}),
});
