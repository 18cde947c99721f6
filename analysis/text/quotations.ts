import { literal } from "./patterns.ts";

export function withoutCode(text: string): string {
  return text.replaceAll(/(```|~~~)[\s\S]*?(\1|$)/g, "\n").replaceAll(/`[^`\n]+`/g, " ");
}

/**
 * A line that begins with the mark, from the line's own beginning on. White space before the mark is the line's own: a
 * pattern that could also cross line breaks would walk a flood of them again from each one.
 */
export const markedLines = (mark: ">" | "|"): RegExp =>
  new RegExp(`^[^\\S\\n\\r\\u2028\\u2029]*${literal(mark)}(.*)$`, "gm");

/** What somebody else is quoted with is not what the agent says. An answer that is nothing but a quotation stays. */
export function withoutQuotations(text: string): string {
  const left = withoutQuotedSpans(text.replaceAll(markedLines(">"), " "));
  return left.trim() ? left : text;
}

/** An opening quotation mark, those that end it, and how much may stand between them. */
interface Quotation {
  readonly open: string;
  readonly close: readonly string[];
  readonly shortest: number;
  readonly longest: number;
}

const quotation = (open: string, ...close: string[]): Quotation => ({ open, close, shortest: 3, longest: 400 });
const QUOTATIONS = [quotation('"', '"'), quotation("“", "”"), quotation("«", "»"), quotation("„", "“", "”")];

/** By hand and not by a pattern: a pattern would look 400 characters ahead at each mark that nothing ends. */
export function withoutQuotedSpans(text: string, quotations: readonly Quotation[] = QUOTATIONS): string {
  const next = nextOf(text);
  let [out, done, at] = ["", 0, 0];
  for (;;) {
    const from = at;
    let first: Quotation | undefined;
    at = Number.POSITIVE_INFINITY;
    for (const one of quotations) {
      const begin = next(one.open, from);
      if (begin < at) [at, first] = [begin, one];
    }
    if (!first) return out + text.slice(done);
    let end = Number.POSITIVE_INFINITY;
    for (const close of first.close) end = Math.min(end, next(close, at + 1));
    const length = end - at - 1;
    if (length >= first.shortest && length <= first.longest && next("\n", at + 1) > end) {
      out += `${text.slice(done, at)} `;
      done = end + 1;
      at = end;
    }
    at += 1;
  }
}

/** Where a sign comes next, Infinity when it does not. Asked from left to right it reads the text once for each sign. */
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
