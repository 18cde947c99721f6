import { markerOf, numberedTitle } from "@agent-console/analysis/policies/text-blocks.ts";
import { Draft } from "./draft.ts";
import type { Line } from "./pdf-lines.ts";

/** On this share of the pages a line at the edge is the page's head or foot. */
const REPEATED = 0.6;
const FEWEST_PAGES = 3;
/** How many lines at the top and at the bottom of a page can be its head or foot. */
const EDGE = 2;
const LONGEST_HEADING = 150;

/** Paragraphs, items and headings from lines: a PDF knows places and sizes of letters, and no paragraphs. */
export function arrange(pages: readonly (readonly Line[])[]): Draft {
  const lines = withoutEdges(pages);
  const body = median(lines.map(({ height }) => height));
  const gap = lineGap(lines);
  const edges = rightEdges(lines);
  const sizes = headingSizes(lines, body);
  const draft = new Draft();
  let open: { lines: Line[]; heading: number } | null = null;
  const close = (): void => {
    if (open) addBlock(draft, open.lines, open.heading);
    open = null;
  };
  for (const line of lines) {
    const heading =
      line.text.length <= LONGEST_HEADING ? sizes.findIndex((size) => sameSize(size, line.height)) + 1 : 0;
    const last = open?.lines.at(-1);
    if (open && last && continues({ line, last, gap, edge: edges(last), isSame: open.heading === heading }))
      open.lines.push(line);
    else {
      close();
      open = { lines: [line], heading };
    }
  }
  close();
  draft.finish();
  return draft;
}

function addBlock(draft: Draft, lines: readonly Line[], heading: number): void {
  const page = lines[0]?.page ?? null;
  const text = joined(lines.map((line) => line.text));
  if (heading > 0) draft.add({ kind: "heading", level: heading, page, text });
  else draft.addParagraph(text, page);
}

const digits = /\d+/g;
const edgeText = ({ text }: Line): string => text.replaceAll(digits, "#").replaceAll(/\s+/g, " ");

/** Heads and feet stand on most pages, but for their numbers. */
function withoutEdges(pages: readonly (readonly Line[])[]): Line[] {
  if (pages.length < FEWEST_PAGES) return pages.flat();
  const counts = new Map<string, number>();
  for (const lines of pages)
    for (const text of new Set(edgesOf(lines).map(edgeText))) counts.set(text, (counts.get(text) ?? 0) + 1);
  const isRepeated = (line: Line): boolean => (counts.get(edgeText(line)) ?? 0) >= REPEATED * pages.length;
  return pages.flatMap((lines) => {
    const edges = new Set(edgesOf(lines));
    return lines.filter((line) => !(edges.has(line) && isRepeated(line)));
  });
}

function edgesOf(lines: readonly Line[]): Line[] {
  const fromTop = lines.toSorted((a, b) => b.y - a.y);
  return fromTop.length <= 2 * EDGE ? fromTop : [...fromTop.slice(0, EDGE), ...fromTop.slice(-EDGE)];
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

/** From one line of a paragraph to the next: a usual small gap, since gaps between paragraphs may be as many. */
function lineGap(lines: readonly Line[]): number {
  const gaps = lines.flatMap((line, at) => gapAbove(line, lines[at - 1]) ?? []).sort((a, b) => a - b);
  return gaps[Math.floor(gaps.length / 5)] ?? 0;
}

/** How far to the right the lines of a page reach that begin where this one does: in its column. */
function rightEdges(lines: readonly Line[]): (line: Line) => number {
  const column = ({ page, x }: Line): string => `${page}/${Math.round(x / 10)}`;
  const edges = new Map<string, number>();
  for (const line of lines) edges.set(column(line), Math.max(edges.get(column(line)) ?? 0, line.right));
  return (line) => edges.get(column(line)) ?? line.right;
}

/** How far below the line before it a line stands; null on another page, or beside it. */
function gapAbove(line: Line, before: Line | undefined): number | null {
  if (!before || before.page !== line.page) return null;
  const gap = before.y - line.y;
  return gap > 0 ? gap : null;
}

const sameSize = (a: number, b: number): boolean => Math.abs(a - b) <= 0.04 * Math.max(a, b);

/** Sizes that are larger than the text's, the largest first: each is a level of headings. */
function headingSizes(lines: readonly Line[], body: number): number[] {
  const sizes: number[] = [];
  for (const height of new Set(lines.map((line) => line.height)))
    if (height >= 1.12 * body && !sizes.some((size) => sameSize(size, height))) sizes.push(height);
  return sizes.sort((a, b) => b - a).slice(0, 6);
}

interface Neighbors {
  readonly line: Line;
  readonly last: Line;
  readonly gap: number;
  /** Where the column of the last line ends. */
  readonly edge: number;
  /** Both are of the same heading level, or of none. */
  readonly isSame: boolean;
}

const ENDED = /[.!?:;]["”’)»]?$/;

/** Whether a line goes on with the paragraph of the line before it. */
function continues({ line, last, gap, edge, isSame }: Neighbors): boolean {
  if (!isSame || markerOf(line.text)) return false;
  const above = gapAbove(line, last);
  // On the next page, or in the next column: only in the middle of a sentence.
  if (above === null)
    return !ENDED.test(last.text) && /^[\p{Ll}\p{N}(]/u.test(line.text) && numberedTitle(last.text) === null;
  return above <= 1.4 * Math.max(gap, 1) && !hadRoom({ line, last, edge });
}

/** The next line's first word would have fit behind the last line: its paragraph had ended. */
function hadRoom({ line, last, edge }: Pick<Neighbors, "line" | "last" | "edge">): boolean {
  const [word = ""] = line.text.split(" ", 1);
  const letter = (line.right - line.x) / Math.max(1, line.text.length);
  return last.right + letter * (word.length + 2) < edge;
}

/** One text. A word that is divided at the end of a line is put together again. */
function joined(texts: readonly string[]): string {
  const parts: string[] = [];
  for (const text of texts) {
    const before = parts.at(-1);
    if (before !== undefined && /\p{L}[-\u00ad\u2010]$/u.test(before) && /^\p{Ll}/u.test(text))
      parts[parts.length - 1] = before.slice(0, -1) + text;
    else parts.push(text);
  }
  return parts.join(" ");
}
