import { normalizing } from "./view/normalizing.ts";
import { remembering } from "./view/recent-views.ts";
import { applySteps, LOWER_CASE, replacing, type Step, traceSteps } from "./view/steps.ts";
import { createView, type View } from "./view/view.ts";

const NFKC = normalizing("NFKC");

/** One character may expand into eighteen. Where that makes a text much longer, characters that expand are left out. */
const EXPANSION_LIMIT = 1.2;
const EXPANSION_ALLOWED = 1000;

const COMPATIBLE: Step = {
  apply: (text) => {
    const expanded = NFKC.apply(text);
    return isTooLong(expanded, text) ? applySteps(withoutExpanding(), text) : expanded;
  },
  trace: (text) => (isTooLong(NFKC.apply(text), text) ? traceSteps(withoutExpanding(), text) : NFKC.trace(text)),
};

const isTooLong = (expanded: string, text: string): boolean =>
  expanded.length > text.length * EXPANSION_LIMIT + EXPANSION_ALLOWED;

function withoutExpanding(): readonly Step[] {
  const known = new Map<string, string>();
  const kept = (character: string): string => {
    const form = known.get(character) ?? (character.normalize("NFKC").length > 1 ? " " : character);
    known.set(character, form);
    return form;
  };
  return [replacing(/[^\0-\u007f]/gu, kept), NFKC];
}

export const PLAIN: readonly Step[] = [
  COMPATIBLE,
  replacing(/[\u00ad\u200b-\u200f\u2060\ufeff]/g, ""),
  replacing(/[‘’ʼ´`]/g, "'"),
  replacing(/[“”„«»]/g, '"'),
  replacing(/[‐‑‒–—]/g, "-"),
  LOWER_CASE,
  // The lower case of İ has a combining dot.
  replacing("i\u0307", "i"),
];

/** Of such a text, only the grave accent and capitals change. */
export const ASCII = /^[\0-\x7f]*$/;

/** One form for what looks the same: compatibility characters, typographic quotes, invisible characters, case. */
export const plain = remembering((text): string =>
  ASCII.test(text) ? text.replaceAll("`", "'").toLowerCase() : applySteps(PLAIN, text),
);

/** The same, with offsets into the original. */
export const plainView = (text: string): View => createView(plain(text), () => traceSteps(PLAIN, text));
