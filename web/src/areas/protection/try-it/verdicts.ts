import type { Mark } from "../../../parts/text/marked-parts.ts";
import type { GuardDecision, GuardResult } from "../../../queries/guards.ts";
import { type DecisionKind, decisionWords, whyWords, wouldWords } from "../../../terms/guards.ts";

/** What one guard said of a text, in words, with the number of its marks. */
export interface Verdict {
  readonly number: number;
  readonly result: GuardResult;
  readonly headline: string;
  readonly details: readonly string[];
}

/** The results worth reading, those that decide first. Results that passed are counted elsewhere. */
export function verdictsOf({ results }: Pick<GuardDecision, "results">): Verdict[] {
  const rank = ({ enforced, outcome }: GuardResult): number => (enforced ? 0 : 2) + (outcome === "hit" ? 0 : 1);
  return results
    .filter(({ outcome }) => outcome !== "pass")
    .toSorted((one, other) => rank(one) - rank(other))
    .map((result, at) => ({ number: at + 1, result, headline: headlineOf(result), details: detailsOf(result) }));
}

function headlineOf({ outcome, action, mode, enforced, why }: GuardResult): string {
  if (outcome === "undecided") {
    const words = why === null ? "Undecided" : whyWords[why];
    return enforced ? `${words}: refused` : words;
  }
  return mode === "shadow" ? wouldWords[action] : decisionWords[action];
}

function detailsOf({ score, rule, view, detail, outcome, mode, spans }: GuardResult): string[] {
  const details: string[] = [];
  if (outcome === "hit" && rule) details.push(`Rule ${rule}`);
  if (outcome === "hit" && score !== null && score < 1) details.push(`score ${score.toFixed(2)}`);
  const kinds = [...new Set(spans.map(({ kind }) => kind))];
  if (kinds.length > 0) details.push(kinds.join(", "));
  if (view) details.push(`found in the ${view} form of the text`);
  // The API writes sentences, and here they stand in a row.
  if (detail) details.push(detail.replace(/\.$/, ""));
  if (mode === "shadow") details.push("in shadow, so nothing changes");
  return details;
}

/** Spans of one guard with nothing but spaces between them are one mark, so that its number is shown once. */
export const marksOf = (verdicts: readonly Verdict[], judged: string): Mark[] =>
  verdicts.flatMap(({ number, result }) => {
    const marks: { start: number; end: number; number: number }[] = [];
    for (const { start, end } of result.spans.toSorted((one, other) => one.start - other.start)) {
      const last = marks.at(-1);
      if (last && judged.slice(last.end, start).trim() === "") last.end = Math.max(last.end, end);
      else marks.push({ start, end, number });
    }
    return marks;
  });

/** The guards that judged a text and passed it with all their methods. */
export function passedBy({ results }: Pick<GuardDecision, "results">): string[] {
  const others = new Set(results.filter(({ outcome }) => outcome !== "pass").map(({ guard }) => guard));
  return [...new Set(results.map(({ guard }) => guard))].filter((guard) => !others.has(guard));
}

/** What follows, and what would if guards in shadow enforced. */
export function outcomeWords({ decision, would }: { decision: DecisionKind; would: DecisionKind }): string {
  return decision === would
    ? decisionWords[decision]
    : `${decisionWords[decision]}. ${wouldWords[would]} without shadow`;
}

/** Microseconds as milliseconds. */
export const elapsedWords = (microseconds: number): string => `${(microseconds / 1000).toFixed(2)} ms`;
