import type { Block } from "@agent-console/analysis/policies/block.ts";
import { type ChildLine, type Conversion, type FileKind, fileKinds, limits } from "./converted.ts";

/** Longer than any line that the child writes. */
const LONGEST_LINE = 400_000;
const LONGEST_WORDS = 500;
const MOST_WARNINGS = 20;

/** What the child wrote is not what a reader of files writes. */
class Garbled extends Error {}

/**
 * Puts a document together from the child's lines. A file that took over the child can write anything, so everything is
 * checked again: sizes, kinds, and that each block is a place in the text.
 */
export class LineReader {
  #rest = "";
  #kind: FileKind | null = null;
  #parts: string[] = [];
  #length = 0;
  #blocks: Block[] = [];
  #end: Conversion | null = null;

  get conversion(): Conversion | null {
    return this.#end;
  }

  get kind(): FileKind | null {
    return this.#kind;
  }

  write(piece: string): void {
    const lines = (this.#rest + piece).split("\n");
    this.#rest = lines.pop() ?? "";
    if (this.#rest.length > LONGEST_LINE) throw new Garbled("a line is too long");
    for (const line of lines) this.#read(line);
  }

  #read(line: string): void {
    if (this.#end || line.length > LONGEST_LINE) throw new Garbled("more than a document");
    const said = parsed(line);
    if ("kind" in said) this.#kind = fileKinds.find((kind) => kind === said.kind) ?? null;
    else if ("text" in said) this.#addText(said.text);
    else if ("blocks" in said) this.#addBlocks(said.blocks);
    else if ("failed" in said) this.#end = { state: "failed", kind: this.#kind, problem: words(said.failed) };
    else this.#finish(said.done);
  }

  #addText(text: unknown): void {
    if (typeof text !== "string") throw new Garbled("no text");
    this.#length += text.length;
    if (this.#length > limits.characters + 1) throw new Garbled("too much text");
    this.#parts.push(text);
  }

  #addBlocks(blocks: unknown): void {
    if (!Array.isArray(blocks) || this.#blocks.length + blocks.length > limits.blocks + 1)
      throw new Garbled("no blocks");
    for (const block of blocks) this.#blocks.push(this.#checked(block));
  }

  /** The text comes before its blocks, and blocks come in its order. */
  #checked({ kind, level, page, start, end }: Block): Block {
    const isPlace = Number.isInteger(start) && Number.isInteger(end) && start < end && end <= this.#length;
    const isNext = start >= (this.#blocks.at(-1)?.end ?? 0);
    const isKind = ["heading", "paragraph", "item", "cell"].includes(kind);
    if (!isPlace || !isNext || !isKind || !Number.isInteger(level) || !(page === null || Number.isInteger(page)))
      throw new Garbled("no block");
    return { kind, level, page, start, end };
  }

  #finish({ engine, pages, warnings }: Extract<ChildLine, { done: unknown }>["done"]): void {
    if (this.#kind === null || !Array.isArray(warnings)) throw new Garbled("no end");
    this.#end = {
      state: "done",
      kind: this.#kind,
      engine: words(engine),
      pages: Number.isInteger(pages) ? pages : null,
      content: this.#parts.join(""),
      blocks: this.#blocks,
      warnings: warnings.slice(0, MOST_WARNINGS).map(words),
    };
  }
}

function parsed(line: string): ChildLine {
  try {
    const value: unknown = JSON.parse(line);
    if (typeof value === "object" && value !== null) return value as ChildLine;
  } catch {
    // Said below.
  }
  throw new Garbled("no JSON");
}

function words(value: unknown): string {
  if (typeof value !== "string") throw new Garbled("no words");
  return value.slice(0, LONGEST_WORDS).toWellFormed().replaceAll("\u0000", "");
}
