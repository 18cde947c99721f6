import type { Block } from "./block.ts";
import { markerOf } from "./text-blocks.ts";

/** Where a reader is in a document: the headings above, the head line of the list, the header of the table. */
export interface Outline {
  enter(block: Block): void;
  above(block: Block): string[];
  section(): string[];
  /** The document's own number of the block; null where it has none. */
  number(): string | null;
  leave(block: Block): void;
}

const LONGEST_LINE = 300;
const DEEPEST = 8;

export function startOutline(content: string): Outline {
  const headings: { level: number; text: string }[] = [];
  const items: { level: number; text: string }[] = [];
  let headLine: string | null = null;
  let header: string[] = [];
  let row: { line: number; cells: string[] } | null = null;
  let number: string | null = null;
  const textOf = ({ start, end }: Block): string =>
    content.slice(start, Math.min(end, start + LONGEST_LINE)).replaceAll(/\s+/g, " ");
  const lineStart = ({ start }: Block): number => content.lastIndexOf("\n", start - 1) + 1;

  function enterCell(block: Block): void {
    const line = lineStart(block);
    if (row?.line !== line) {
      if (row && header.length === 0) header = row.cells;
      row = { line, cells: [] };
    }
    row.cells.push(textOf(block));
  }

  return {
    enter(block) {
      if (block.kind === "heading")
        while ((headings.at(-1)?.level ?? 0) >= block.level && headings.length > 0) headings.pop();
      if (block.kind === "item") while ((items.at(-1)?.level ?? 0) >= block.level && items.length > 0) items.pop();
      else items.length = 0;
      if (block.kind === "cell") enterCell(block);
      else [header, row] = [[], null];
      number = numberOf(content, block, lineStart(block)) ?? sectionNumber(headings, block);
    },
    above(block) {
      const lines = headings.map(({ text }) => text);
      if (block.kind === "item")
        lines.push(...[headLine, ...items.map(({ text }) => text)].filter((line) => line !== null));
      const column = header[(row?.cells.length ?? 1) - 1];
      if (block.kind === "cell" && header.length > 0) lines.push(header.join(" | "), ...(column ? [column] : []));
      return lines.slice(-DEEPEST);
    },
    section: () => headings.map(({ text }) => text).slice(0, DEEPEST),
    number: () => number,
    leave(block) {
      const text = textOf(block);
      if (block.kind === "heading") headings.push({ level: block.level, text });
      if (block.kind === "item") items.push({ level: block.level, text });
      else headLine = block.kind === "paragraph" ? text : null;
    },
  };
}

const NUMBER = /^\(?([0-9]{1,3}(?:\.[0-9]{1,3}){0,4}|[a-z]|[ivx]{1,5})[.)]?$/i;

/** The number before an item's words, after that of its heading: "4.2-b". */
function numberOf(content: string, { kind, start }: Block, line: number): string | null {
  if (kind !== "item" && kind !== "paragraph") return null;
  const marker = markerOf(content.slice(line, Math.min(start + 40, line + 240)).trimStart());
  return marker?.number ? (NUMBER.exec(marker.number)?.[1] ?? null) : null;
}

const HEADING_NUMBER = /^(?:§\s*|art(?:icle|ículo|igo|\.)?\s*)?(\d{1,3}(?:\.\d{1,3}){0,4})[.)º]?(?=\s|$)/i;

function sectionNumber(headings: readonly { text: string }[], { kind }: Block): string | null {
  const own = headings.at(-1)?.text ?? "";
  return kind === "paragraph" ? (HEADING_NUMBER.exec(own)?.[1] ?? null) : null;
}
