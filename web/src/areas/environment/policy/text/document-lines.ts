/** A piece of a line: plain, or the words of rules. */
export interface TextPart {
  readonly start: number;
  readonly text: string;
  /** The rules whose words these are, by index. */
  readonly rules: readonly number[];
  /** The rules whose words end with this part: their numbers follow it. */
  readonly ends: readonly number[];
}

export interface TextLine {
  readonly kind: "heading" | "item" | "paragraph";
  /** Where the line begins in the text. */
  readonly start: number;
  readonly end: number;
  readonly parts: readonly TextPart[];
}

export type Span = readonly [number, number] | null;

/** The lines of a converted text, cut where the words of rules begin and end. Empty lines are left out. */
export function linesOf(content: string, spans: readonly Span[]): TextLine[] {
  const inOrder = spans
    .flatMap((span, rule) => (span ? [{ rule, start: span[0], end: span[1] }] : []))
    .toSorted((a, b) => a.start - b.start);
  const lines: TextLine[] = [];
  /** Spans that begin before the end of the line and have not ended before it. */
  let open: typeof inOrder = [];
  let next = 0;
  for (let start = 0; start < content.length; ) {
    const newline = content.indexOf("\n", start);
    const end = newline < 0 ? content.length : newline;
    for (; (inOrder[next]?.start ?? Number.POSITIVE_INFINITY) < end; next++)
      open.push(inOrder[next] as (typeof open)[0]);
    open = open.filter((span) => span.end > start);
    const line = content.slice(start, end);
    if (line.trim() !== "") {
      const [kind, from] = kindOf(line);
      lines.push({ kind, start, end, parts: partsOf(content, { start: start + from, end, spans: open }) });
    }
    start = end + 1;
  }
  return lines;
}

/** The kind of a line, and how many characters its Markdown mark takes. */
function kindOf(line: string): [TextLine["kind"], number] {
  const heading = /^#{1,6} +/.exec(line);
  if (heading) return ["heading", heading[0].length];
  return /^\s*(?:[-*•]|\d{1,4}[.)]) /.test(line) ? ["item", line.length - line.trimStart().length] : ["paragraph", 0];
}

interface Cut {
  readonly start: number;
  readonly end: number;
  readonly spans: readonly { readonly rule: number; readonly start: number; readonly end: number }[];
}

function partsOf(content: string, { start, end, spans }: Cut): TextPart[] {
  const inside = (at: number): boolean => at > start && at < end;
  const cuts = [...new Set([start, ...spans.flatMap((span) => [span.start, span.end]).filter(inside), end])];
  cuts.sort((a, b) => a - b);
  return cuts.slice(0, -1).map((from, index) => {
    const to = cuts[index + 1] ?? end;
    const on = spans.filter((span) => span.start <= from && span.end >= to);
    return {
      start: from,
      text: content.slice(from, to),
      rules: on.map(({ rule }) => rule),
      ends: on.filter((span) => span.end === to || (to === end && span.end <= end + 1)).map(({ rule }) => rule),
    };
  });
}

/** Longer texts are shown in part, around the open rule. */
export const MOST_LINES = 1_200;

/** The lines to show: all of them, or those around a place in the text. */
export function linesAround(lines: readonly TextLine[], place: number): { from: number; to: number } {
  if (lines.length <= MOST_LINES) return { from: 0, to: lines.length };
  const at = lines.findIndex(({ end }) => end >= place);
  const from = Math.max(0, Math.min((at < 0 ? lines.length : at) - MOST_LINES / 2, lines.length - MOST_LINES));
  return { from, to: from + MOST_LINES };
}
