import { createPieces, type Offsets, type Span, sameOffsets, throughOffsets } from "./offsets.ts";

/** One change of a text, and where what it leaves comes from. Only `apply` is on the path of those who need no places. */
export interface Step {
  readonly apply: (text: string) => string;
  readonly trace: (text: string) => Offsets;
}

export function applySteps(steps: readonly Step[], text: string): string {
  let out = text;
  for (const step of steps) out = step.apply(out);
  return out;
}

export function traceSteps(steps: readonly Step[], text: string): Offsets {
  let [offsets, out] = [sameOffsets(text.length), text];
  for (const step of steps) {
    offsets = throughOffsets(step.trace(out), offsets);
    out = step.apply(out);
  }
  return offsets;
}

/** A part of a text that something else takes the place of. */
export interface Edit extends Span {
  readonly length: number;
}

/** Of a text in which these parts, in order, were replaced and the rest was left alone. */
export function editedOffsets(length: number, edits: readonly Edit[]): Offsets {
  const pieces = createPieces();
  let done = 0;
  for (const edit of edits) {
    pieces.even(edit.from - done, done);
    if (edit.length === 1 && edit.to - edit.from === 1) pieces.even(1, edit.from);
    else pieces.whole(edit.length, edit);
    done = edit.to;
  }
  pieces.even(length - done, done);
  return pieces.offsets();
}

/** What a match becomes; it is given the match and its groups. */
type Replacement = string | ((match: string, ...groups: string[]) => string);

/** Every match replaced. A replacement that is a text stands for itself: it holds no dollar sign. */
export function replacing(pattern: RegExp | string, by: Replacement): Step {
  return {
    apply: (text) => (typeof by === "string" ? text.replaceAll(pattern, by) : text.replaceAll(pattern, by)),
    trace: (text) => {
      const edits: Edit[] = [];
      text.replaceAll(pattern, (match: string, ...rest) => {
        // Behind the groups come the place and the whole text.
        const from = rest.at(-2) as number;
        const made = typeof by === "string" ? by : by(match, ...(rest.slice(0, -2) as string[]));
        edits.push({ from, to: from + match.length, length: made.length });
        return "";
      });
      return editedOffsets(text.length, edits);
    },
  };
}

/** A capital İ is the one letter whose small form is longer. */
const GROWING = /\u0130/g;

export const LOWER_CASE: Step = {
  apply: (text) => text.toLowerCase(),
  trace: (text) =>
    editedOffsets(
      text.length,
      Array.from(text.matchAll(GROWING), ({ index }) => ({ from: index, to: index + 1, length: 2 })),
    ),
};

/** Steps that most texts do not need: those without a sign of them are left alone. */
export const only = (sign: RegExp, steps: readonly Step[]): Step => ({
  apply: (text) => (sign.test(text) ? applySteps(steps, text) : text),
  trace: (text) => (sign.test(text) ? traceSteps(steps, text) : sameOffsets(text.length)),
});
