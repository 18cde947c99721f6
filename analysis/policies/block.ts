/** A piece of a converted document. Offsets are UTF-16 units in its converted text, the only coordinates there are. */
export interface Block {
  readonly kind: "heading" | "paragraph" | "item" | "cell";
  /** Of a heading or of an item in nested lists, from 1; 0 otherwise. */
  readonly level: number;
  /** From 1; null where the format has no pages. */
  readonly page: number | null;
  readonly start: number;
  readonly end: number;
}
