import type { Piece } from "@agent-console/analysis/difference/word-difference.ts";
import type { ShownChange } from "../../../queries/evolution-shapes.ts";
import { valueWords } from "./gene-words.ts";

const kinds = { equal: "same", added: "added", removed: "removed" } as const;

/** The word difference if the API sent one, else the whole old and new text. */
export function piecesOf({ op, text_diff: words, current_value: was, proposed_value: is }: ShownChange): Piece[] {
  if (words) return words.map(({ op: kind, text }) => ({ kind: kinds[kind], text }));
  if (op === "moved") return [{ kind: "same", text: valueWords(is) }];
  return [
    ...(op === "added" ? [] : [{ kind: "removed", text: valueWords(was) } as const]),
    ...(op === "changed" || op === "lock_changed" ? [{ kind: "same", text: " " } as const] : []),
    ...(op === "removed" ? [] : [{ kind: "added", text: valueWords(is) } as const]),
  ];
}
