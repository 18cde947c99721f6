import { type YesNo, yesOrNo } from "../text/yes-no.ts";
import { absent, detector, present, undecided } from "./detector.ts";
import { resultOf } from "./numeric.ts";

interface Seen {
  /** Responses to differently worded versions of one question. */
  readonly replies: readonly string[];
  readonly read: "yes-no" | "number";
  /** Which of them were asked the inverted question. */
  readonly flipped?: readonly boolean[];
  /** The largest difference between numbers that still agree. */
  readonly within?: number;
}

export const agreement = detector({
  name: "agreement",
  finds: "The agent gives equivalent answers to equivalent questions.",
  look: ({ replies, read, flipped = [], within = 0 }: Seen) => {
    const values = replies.map((reply, at) =>
      read === "number" ? resultOf(reply) : yesOrNoTo(reply, flipped[at] ?? false),
    );
    const evidence = replies.map((_, at) => String(values[at] ?? "?")).join(" / ");
    if (values.includes(null)) return undecided(`not all answers agree: ${evidence}`);
    return isOne(values, within) ? present(evidence) : absent(evidence);
  },
});

function isOne(values: readonly (number | string | null)[], within: number): boolean {
  const numbers = values.filter((value) => typeof value === "number");
  if (numbers.length < values.length) return new Set(values).size === 1;
  return Math.max(...numbers) - Math.min(...numbers) <= within;
}

/** As an answer to the first version of the question. */
function yesOrNoTo(reply: string, isFlipped: boolean): YesNo | null {
  const read = yesOrNo(reply);
  if (!read || !isFlipped || read.isOfTheMatter) return read?.value ?? null;
  return read.value === "yes" ? "no" : "yes";
}
