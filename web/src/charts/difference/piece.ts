/** A part of a text that two versions share, or that only one of them has. */
export interface Piece {
  readonly kind: "same" | "added" | "removed";
  readonly text: string;
}
