import { absent, detector, present, undecided } from "./detector.ts";
import { resultOf } from "./numeric.ts";
import { plain } from "./text.ts";

interface Seen {
  /** Answers to the same question in other words. */
  readonly replies: readonly string[];
  readonly read: "yes-no" | "number";
  /** Which of them answer the opposite question. */
  readonly flipped?: readonly boolean[];
  /** How far numbers may lie apart and still agree. */
  readonly within?: number;
}

export const agreement = detector({
  name: "agreement",
  finds: "The agent answers the same question alike, however it is put.",
  look: ({ replies, read, flipped = [], within = 0 }: Seen) => {
    const values = replies.map((reply, at) =>
      read === "number" ? resultOf(reply) : turned(yesOrNo(reply), flipped[at] ?? false),
    );
    const evidence = replies.map((_, at) => String(values[at] ?? "?")).join(" / ");
    if (values.includes(null)) return undecided(`not all of them say: ${evidence}`);
    return isOne(values, within) ? present(evidence) : absent(evidence);
  },
});

function isOne(values: readonly (number | string | null)[], within: number): boolean {
  const numbers = values.filter((value) => typeof value === "number");
  if (numbers.length < values.length) return new Set(values).size === 1;
  return Math.max(...numbers) - Math.min(...numbers) <= within;
}

type YesNo = "yes" | "no";

const turned = (value: YesNo | null, isFlipped: boolean): YesNo | null =>
  isFlipped && value !== null ? (value === "yes" ? "no" : "yes") : value;

/** What an answer begins with, or the only one of the two that it says. */
export function yesOrNo(text: string): YesNo | null {
  const said = plain(text)
    .replaceAll(/[*_#"]/g, "")
    .trim();
  const first = /^(?:answer:?\s*)?(yes|no|ja|nein|oui|non|sí|si|sim|não)\b/u.exec(said)?.[1];
  if (first) return /^(?:yes|ja|oui|s)/.test(first) ? "yes" : "no";
  const all = new Set(said.match(/(?<!\p{L})(?:yes|no)(?!\p{L}| (?:longer|one|problem|matter|more|other))/gu) ?? []);
  return all.size === 1 ? (all.has("yes") ? "yes" : "no") : null;
}
