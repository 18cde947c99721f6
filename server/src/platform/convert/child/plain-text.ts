import { TooManyBlocks, textBlocks } from "@agent-console/analysis/policies/text-blocks.ts";
import { limits } from "../converted.ts";
import { Draft } from "./draft.ts";
import { Unreadable } from "./unreadable.ts";

export interface Decoded {
  readonly text: string;
  readonly warnings: readonly string[];
}

/** UTF-8, or UTF-16 that says so. Bytes that are neither are taken as windows-1252, with a warning. */
export function decode(bytes: Uint8Array): Decoded {
  const [first, second] = bytes;
  const is16 = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
  if (!is16 && bytes.includes(0)) throw new Unreadable("The file is neither a text nor a PDF or Word document.");
  try {
    const encoding = is16 ? (first === 0xff ? "utf-16le" : "utf-16be") : "utf-8";
    return { text: new TextDecoder(encoding, { fatal: true }).decode(bytes), warnings: [] };
  } catch {
    if (is16) throw new Unreadable("The file is not a valid UTF-16 text.");
    const text = new TextDecoder("windows-1252").decode(bytes);
    return { text, warnings: ["The text is not UTF-8. It was read as Windows-1252; check letters with accents."] };
  }
}

/** Lines of one paragraph become one line, as they are in other formats. */
export function readText(text: string, { isMarkdown }: { readonly isMarkdown: boolean }): Draft {
  if (text.length > limits.characters) throw new Unreadable("The document has more than 2,000,000 characters.");
  const content = text.replaceAll("\r\n", "\n").replaceAll(/[\r\f\v\u2028\u2029]/g, "\n");
  const draft = new Draft();
  let end = 0;
  for (const block of blocksOf(content)) {
    const { kind, level, start } = block;
    const between = content.slice(end, start);
    if (between.includes("\n")) draft.endRow();
    const before = content.slice(content.lastIndexOf("\n", start - 1) + 1, start).trim();
    const number = kind === "item" && /[\p{L}\p{N}]/u.test(before) ? before.slice(0, 20) : null;
    const words = content.slice(start, block.end);
    draft.add({ kind, level, number, text: isMarkdown ? withoutMarkup(words) : words });
    end = block.end;
  }
  draft.finish();
  return draft;
}

function blocksOf(content: string) {
  try {
    return textBlocks(content, limits.blocks);
  } catch (error) {
    if (error instanceof TooManyBlocks) throw new Unreadable("The document has more than 100,000 paragraphs.");
    throw error;
  }
}

/** Words only: no emphasis, no code marks, of a link its text. */
function withoutMarkup(text: string): string {
  const bare = text.replaceAll("**", "").replaceAll("__", "").replaceAll("`", "");
  let words = "";
  let from = 0;
  for (let open = bare.indexOf("["); open >= 0; open = bare.indexOf("[", from)) {
    const middle = bare.indexOf("](", open);
    const close = middle < 0 ? -1 : bare.indexOf(")", middle);
    if (close < 0) break;
    words += bare.slice(from, open).replace(/!$/, "") + bare.slice(open + 1, middle);
    from = close + 1;
  }
  return words + bare.slice(from);
}
