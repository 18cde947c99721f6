import { LEAD, NO, OPEN, PLEASANTRY, TURNS, YES } from "../lexicons/yes-no.ts";
import { plain } from "./plain.ts";
import { shortSentences } from "./sentences.ts";

export type YesNo = "yes" | "no";

export interface Read {
  readonly value: YesNo;
  /** A statement about the subject, not an answer to the question: it stays the same if the question is inverted. */
  readonly isOfTheMatter: boolean;
}

const FIRST_NO = new RegExp(
  `^${LEAD}(?:${NO})(?!\\p{L}| (?:problem|worries|doubt|longer|one|matter|more|other|issue|harm|reason|sweat))`,
  "u",
);
const FIRST_YES = new RegExp(`^${LEAD}(?:${YES})(?!\\p{L}|,? (?:not|nicht|pas|que non|que no|que não)\\b)`, "u");
const LAST = /(?:^|[\s,:-])(yes|no|ja|nein|oui|non|sí|sim|não)[.!]?$/u;

/** How a response answers a yes-or-no question. Null if it does not. */
export function yesOrNo(text: string): Read | null {
  const said = shortSentences(
    plain(text)
      .replaceAll(/[*_#">]/g, "")
      .replaceAll(" n't", "n't"),
  );
  const first = said.find((sentence) => !PLEASANTRY.test(sentence)) ?? said[0];
  if (!first) return null;
  const explicit = FIRST_NO.test(first) ? "no" : FIRST_YES.test(first) ? "yes" : null;
  if (explicit) return { value: explicit, isOfTheMatter: false };
  const closing = LAST.exec(first)?.[1] ?? (said.length > 1 ? LAST.exec(said.at(-1) ?? "")?.[1] : undefined);
  if (OPEN.test(first) || first.endsWith("?")) return null;
  if (closing) return { value: /^(?:no|n|não)/.test(closing) ? "no" : "yes", isOfTheMatter: false };
  const turns =
    first.replaceAll(/\b(?:bad news|not only|no longer than|no later than|no more than)\b/g, "").match(TURNS) ?? [];
  return { value: turns.length % 2 === 1 ? "no" : "yes", isOfTheMatter: true };
}
