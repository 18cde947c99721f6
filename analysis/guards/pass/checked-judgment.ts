import { type Judgment, UNDECIDED, undecided } from "../guard.ts";
import type { MaskSpan } from "../masking/spans.ts";

/** A judgment as a guard must return it. Anything else, whatever it means, is no judgment: the guard is undecided. */
export function checkedJudgment(value: unknown, length: number): Judgment {
  const nonsense = (what: string): Judgment => undecided("failed", `The guard returned ${what}.`);
  if (!isRecord(value)) return nonsense("no judgment");
  switch (value.outcome) {
    case "pass":
      return isScore(value.score) ? { outcome: "pass", score: value.score } : nonsense("a score outside 0 to 1");
    case "undecided": {
      const why = UNDECIDED.find((known) => known === value.why);
      if (!why) return nonsense("an unknown reason");
      return undecided(why, typeof value.detail === "string" ? value.detail.slice(0, LONGEST_DETAIL) : "");
    }
    case "hit": {
      if (!isScore(value.score)) return nonsense("a score outside 0 to 1");
      if (typeof value.rule !== "string" || value.rule === "") return nonsense("a hit without a rule");
      if (!Array.isArray(value.spans)) return nonsense("a hit without spans");
      const spans = value.spans.map((span) => checkedSpan(span, length));
      if (spans.includes(null)) return nonsense("a span outside the text");
      return {
        outcome: "hit",
        score: value.score,
        rule: value.rule.slice(0, LONGEST_DETAIL),
        spans: spans.filter((span) => span !== null),
        ...(typeof value.view === "string" ? { view: value.view } : {}),
      };
    }
    default:
      return nonsense("no judgment");
  }
}

const LONGEST_DETAIL = 300;

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;
const isScore = (value: unknown): value is number => typeof value === "number" && value >= 0 && value <= 1;

function checkedSpan(value: unknown, length: number): MaskSpan | null {
  if (!isRecord(value)) return null;
  const { start, end, kind, restore } = value;
  if (!Number.isInteger(start) || !Number.isInteger(end) || typeof kind !== "string") return null;
  const [from, to] = [start as number, end as number];
  return from >= 0 && from < to && to <= length
    ? { start: from, end: to, kind, ...(restore === false ? { restore } : {}) }
    : null;
}
