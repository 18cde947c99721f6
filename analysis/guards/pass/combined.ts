import { type GuardSpan, type Hit, type Judgment, pass } from "../guard.ts";
import { fewerSpans } from "../masking/fewer-spans.ts";
import type { PassJudgment } from "./pattern-pass.ts";

export type PassJudgments = readonly PassJudgment[];

const ORDER = ["given", "normalized", "folded", "decoded"] as const;

/**
 * What a method says of a text, from what it said of its parts and forms. A hit anywhere is a hit, with all places, and the
 * first one gives it its name. Without a hit, an undecided judgment stays undecided.
 */
export function combineJudgments(parts: PassJudgments): Judgment {
  const inOrder = parts.length < 2 ? parts : ORDER.flatMap((view) => parts.filter((part) => part.view === view));
  const hits = inOrder.flatMap(({ judgment, view }): Hit[] =>
    judgment.outcome === "hit" ? [view === "given" ? judgment : { ...judgment, view }] : [],
  );
  const [first] = hits;
  if (first)
    return {
      ...first,
      score: hits.reduce((most, { score }) => Math.max(most, score), 0),
      spans: fewerSpans(spansOf(hits)),
    };
  const open = inOrder.find(({ judgment }) => judgment.outcome === "undecided");
  if (open) return open.judgment;
  return inOrder.reduce<Judgment>((best, { judgment }) => {
    const isBetter = judgment.outcome === "pass" && best.outcome === "pass" && judgment.score > best.score;
    return isBetter ? judgment : best;
  }, pass());
}

function spansOf(hits: readonly Hit[]): readonly GuardSpan[] {
  if (hits.length === 1) return hits[0]?.spans ?? [];
  const known = new Set<string>();
  return hits.flatMap(({ spans }) =>
    spans.filter(({ start, end }) => {
      const key = `${start} ${end}`;
      if (known.has(key)) return false;
      known.add(key);
      return true;
    }),
  );
}
