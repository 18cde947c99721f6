import { sentenceSpans } from "../text/sentences.ts";
import type { Block } from "./block.ts";
import { anyOf } from "./words/any-of.ts";

/** Where a sentence stands in the whole text. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

const ABBREVIATION = anyOf(
  `e\\.g | i\\.e | z\\. ?b | art | nr | no | abs | bzw | ca | etc | vs | mrs? | dr | p\\. ?ej | approx | sec | cf | ex | max | min | inkl | st`,
  { before: "(?:^|[\\s(])", after: "\\.$" },
);
const QUOTE = /["“”„«»]/g;
const LONGEST_SENTENCE = 1000;

/** The sentences of a block. Its line breaks are spaces, a full stop in a quotation or an abbreviation ends nothing. */
export function sentencesOf(content: string, { start, end, kind }: Block): Span[] {
  const text = content.slice(start, end).replaceAll(/[\n\r]/g, " ");
  if (kind === "cell" || kind === "heading") return trimmed(content, [{ start, end }]);
  const spans: Span[] = [];
  for (const { from, to } of sentenceSpans(text)) {
    const last = spans.at(-1);
    if (last && isOpen(text.slice(last.start - start, last.end - start), text[from] ?? "", to - (last.start - start)))
      spans[spans.length - 1] = { start: last.start, end: start + to };
    else spans.push({ start: start + from, end: start + to });
  }
  return trimmed(content, spans);
}

/** Whether a sentence goes on: its quotation is open, it ends with an abbreviation, or the next word is lower case. */
function isOpen(text: string, next: string, length: number): boolean {
  if (length > LONGEST_SENTENCE) return false;
  const quotes = text.slice(-LONGEST_SENTENCE).match(QUOTE)?.length ?? 0;
  return quotes % 2 === 1 || ABBREVIATION.test(text.slice(-12)) || /^\p{Ll}/u.test(next);
}

function trimmed(content: string, spans: readonly Span[]): Span[] {
  return spans.flatMap(({ start, end }) => {
    const text = content.slice(start, end);
    const from = start + (text.length - text.trimStart().length);
    const to = end - (text.length - text.trimEnd().length);
    return to > from ? [{ start: from, end: to }] : [];
  });
}
