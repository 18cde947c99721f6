import type { Block } from "@agent-console/analysis/policies/block.ts";

/** A piece of a text that is shown to a model in one request. */
export interface Section {
  readonly number: number;
  readonly start: number;
  readonly end: number;
}

const LONGEST_BYTES = 6_000;
/** No character of a text has more bytes in UTF-8 than this per UTF-16 unit. */
const BYTES_OF_A_UNIT = 3;

/** A text in pieces of at most 6 kB, cut between blocks. A longer block is cut where it has to be. */
export function sectionsOf(content: string, blocks: readonly Block[]): Section[] {
  const sections: Section[] = [];
  let start: number | null = null;
  let end = 0;
  const close = (): void => {
    if (start !== null && content.slice(start, end).trim() !== "")
      sections.push({ number: sections.length, start, end });
    start = null;
  };
  for (const block of blocks) {
    if (start !== null && bytes(content, start, block.end) > LONGEST_BYTES) close();
    for (let from = block.start; from < block.end; from = end) {
      start ??= from;
      end = bytes(content, from, block.end) > LONGEST_BYTES ? from + LONGEST_BYTES / BYTES_OF_A_UNIT : block.end;
      if (end < block.end) close();
    }
  }
  close();
  return sections;
}

const bytes = (content: string, from: number, to: number): number =>
  to - from > LONGEST_BYTES ? LONGEST_BYTES + 1 : Buffer.byteLength(content.slice(from, to));
