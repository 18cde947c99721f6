import type { Block } from "@agent-console/analysis/policies/block.ts";
import { markerOf, numberedTitle } from "@agent-console/analysis/policies/text-blocks.ts";
import { limits } from "../converted.ts";
import { Unreadable } from "./unreadable.ts";

export interface Piece {
  readonly kind: Block["kind"];
  /** Of a heading or of an item in nested lists, from 1. */
  readonly level?: number;
  readonly page?: number | null;
  /** An item's own number, as it stands in the document: "4.2", "(b)". */
  readonly number?: string | null;
  readonly text: string;
}

/** The one text that all formats end in: Markdown, with the place of each block in it. */
export class Draft {
  readonly blocks: Block[] = [];
  readonly #parts: string[] = [];
  #length = 0;
  #last: Block["kind"] | null = null;

  get content(): string {
    return this.#parts.join("");
  }

  get length(): number {
    return this.#length;
  }

  add({ kind, level = 0, page = null, number = null, text }: Piece): void {
    const words = plain(kind === "cell" ? text.replaceAll("|", "/") : text);
    if (words === "") return;
    this.#write(this.#separator(kind) + prefixOf(kind, level, number));
    const start = this.#length;
    this.#write(words);
    this.blocks.push({ kind, level, page, start, end: this.#length });
    if (this.blocks.length > limits.blocks) throw new Unreadable("The document has more than 100,000 paragraphs.");
    this.#last = kind;
  }

  /** A paragraph of a format that doesn't say more: a number before it makes it an item, or a heading if it is a title. */
  addParagraph(text: string, page: number | null = null): void {
    const line = plain(text);
    const title = numberedTitle(line);
    const marker = title === null ? markerOf(line) : null;
    if (title !== null) this.add({ kind: "heading", level: title, page, text: line });
    else if (marker) this.add({ kind: "item", level: 1, page, number: marker.number, text: line.slice(marker.length) });
    else this.add({ kind: "paragraph", page, text: line });
  }

  /** Ends a row of a table. */
  endRow(): void {
    if (this.#last !== "cell") return;
    this.#write(" |\n");
    this.#last = null;
  }

  finish(): void {
    this.endRow();
    if (this.#length > 0) this.#write("\n");
  }

  #separator(kind: Block["kind"]): string {
    if (this.#last === "cell") return kind === "cell" ? " " : " |\n\n";
    if (this.#length === 0) return "";
    // After a row that is ended, its line break is there already.
    if (this.#last === null) return kind === "cell" ? "" : "\n";
    return kind === "item" && this.#last === "item" ? "\n" : "\n\n";
  }

  #write(text: string): void {
    this.#parts.push(text);
    this.#length += text.length;
    if (this.#length > limits.characters) throw new Unreadable("The document has more than 2,000,000 characters.");
  }
}

function prefixOf(kind: Block["kind"], level: number, number: string | null): string {
  if (kind === "heading") return `${"#".repeat(Math.min(6, Math.max(1, level)))} `;
  if (kind === "item") return `${"  ".repeat(Math.min(8, Math.max(0, level - 1)))}${number ?? "-"} `;
  return kind === "cell" ? "| " : "";
}

/** One line, without control characters, marks of direction and halves of characters. */
function plain(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/\p{Cc}/gu, " ")
    .replaceAll(/[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g, "")
    .replaceAll(/\s+/g, " ")
    .trim();
}
