import type { Block } from "@agent-console/analysis/policies/block.ts";

export const fileKinds = ["pdf", "docx", "html", "markdown", "text"] as const;
export type FileKind = (typeof fileKinds)[number];

/** A document as one text, with the blocks it consists of. */
export interface Document {
  readonly kind: FileKind;
  /** What read it. */
  readonly engine: string;
  /** Null for formats without pages. */
  readonly pages: number | null;
  readonly content: string;
  readonly blocks: readonly Block[];
  readonly warnings: readonly string[];
}

/** The document, or the sentence that says why there is none. */
export type Conversion =
  | ({ readonly state: "done" } & Document)
  | { readonly state: "failed"; readonly kind: FileKind | null; readonly problem: string };

/** Bounds of one document. More is not a policy that people could review. */
export const limits = {
  pages: 2_000,
  characters: 2_000_000,
  blocks: 100_000,
  zipEntries: 2_000,
  /** Bytes of one unpacked part of a zip file. */
  part: 20_000_000,
  xmlDepth: 64,
  htmlDepth: 256,
  tags: 200_000,
  /** Milliseconds. */
  time: 30_000,
  /** Bytes that the process which reads the file may hold. */
  memory: 400_000_000,
} as const;

/** A line that the child writes. Long texts and lists come in several. */
export type ChildLine =
  | { readonly kind: FileKind }
  | { readonly text: string }
  | { readonly blocks: readonly Block[] }
  | { readonly done: { readonly engine: string; readonly pages: number | null; readonly warnings: readonly string[] } }
  | { readonly failed: string };
