import { literal } from "./patterns.ts";
import type { Span } from "./view/offsets.ts";
import { applySteps, editedOffsets, replacing, type Step } from "./view/steps.ts";
import { unchangedView, type View, viewBy } from "./view/view.ts";

const WITHOUT_CODE: readonly Step[] = [replacing(/(```|~~~)[\s\S]*?(\1|$)/g, "\n"), replacing(/`[^`\n]+`/g, " ")];

export const withoutCode = (text: string): string => applySteps(WITHOUT_CODE, text);
export const withoutCodeView = (text: string): View => viewBy(WITHOUT_CODE, text);

/**
 * A line that begins with the mark, from the line's own beginning on. White space before the mark is the line's own: a
 * pattern that could also cross line breaks would walk a flood of them again from each one.
 */
export const markedLines = (mark: ">" | "|"): RegExp =>
  new RegExp(`^[^\\S\\n\\r\\u2028\\u2029]*${literal(mark)}(.*)$`, "gm");

/** An opening quotation mark, those that end it, and how much may stand between them. */
interface Quotation {
  readonly open: string;
  readonly close: readonly string[];
  readonly shortest: number;
  readonly longest: number;
}

const quotation = (open: string, ...close: string[]): Quotation => ({ open, close, shortest: 3, longest: 400 });
const QUOTATIONS = [
  quotation('"', '"'),
  quotation("“", "”"),
  quotation("«", "»"),
  quotation("„", "“", "”"),
  quotation("「", "」"),
  quotation("『", "』"),
];

const WITHOUT_QUOTATIONS: readonly Step[] = [
  replacing(markedLines(">"), " "),
  {
    apply: (text) => withoutQuotedSpans(text),
    trace: (text) =>
      editedOffsets(
        text.length,
        quotedSpans(text, QUOTATIONS).map((span) => ({ ...span, length: 1 })),
      ),
  },
];

/** What the agent quotes is not what the agent says. A response that is nothing but a quotation stays. */
export function withoutQuotations(text: string): string {
  const left = applySteps(WITHOUT_QUOTATIONS, text);
  return left.trim() ? left : text;
}

export function withoutQuotationsView(text: string): View {
  const view = viewBy(WITHOUT_QUOTATIONS, text);
  return view.text.trim() ? view : unchangedView(text);
}

export function withoutQuotedSpans(text: string, quotations: readonly Quotation[] = QUOTATIONS): string {
  let [out, done] = ["", 0];
  for (const { from, to } of quotedSpans(text, quotations)) {
    out += `${text.slice(done, from)} `;
    done = to;
  }
  return out + text.slice(done);
}

/** Searches by hand: a pattern would look 400 characters ahead at each mark that is never closed. */
export function quotedSpans(text: string, quotations: readonly Quotation[] = QUOTATIONS): Span[] {
  const next = nextOf(text);
  const spans: Span[] = [];
  let at = 0;
  for (;;) {
    const from = at;
    let first: Quotation | undefined;
    at = Number.POSITIVE_INFINITY;
    for (const one of quotations) {
      const begin = next(one.open, from);
      if (begin < at) [at, first] = [begin, one];
    }
    if (!first) return spans;
    let end = Number.POSITIVE_INFINITY;
    for (const close of first.close) end = Math.min(end, next(close, at + 1));
    const length = end - at - 1;
    if (length >= first.shortest && length <= first.longest && next("\n", at + 1) > end) {
      spans.push({ from: at, to: end + 1 });
      at = end;
    }
    at += 1;
  }
}

/** The next place of a sign, Infinity if there is none. Searching from left to right reads the text once for each sign. */
export function nextOf(text: string): (sign: string, from: number) => number {
  const known = new Map<string, number>();
  return (sign, from) => {
    const last = known.get(sign) ?? -1;
    if (last >= from) return last;
    const found = text.indexOf(sign, from);
    const at = found < 0 ? Number.POSITIVE_INFINITY : found;
    known.set(sign, at);
    return at;
  };
}
