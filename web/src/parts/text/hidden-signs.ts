/** Text of agents and prompts may be hostile: it is shown as plain text, with invisible characters made visible. */
const hidden = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\u2028\u2029\u115f\u1160\u3164\uffa0]/u;
const plain = new Set(["\n", "\t"]);

interface Piece {
  readonly text: string;
  readonly at: number;
  /** The code point, if the character is invisible. */
  readonly code?: string;
}

export function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  let at = 0;
  for (const sign of text) {
    if (!plain.has(sign) && hidden.test(sign)) {
      if (at > from) pieces.push({ text: text.slice(from, at), at: from });
      pieces.push({
        text: sign,
        at,
        code: `U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`,
      });
      from = at + sign.length;
    }
    at += sign.length;
  }
  if (from < text.length) pieces.push({ text: text.slice(from), at: from });
  return pieces;
}
