import { ATTACK_PHRASE, DIRECTIVE_START, LONGER_WORDS, SHORT_WORDS } from "../../lexicons/directives.ts";

const COMMON = new Set([...LONGER_WORDS, ...SHORT_WORDS]);
const LONGEST_READ = 4_000;

/** Whether a text is English prose: words, and many of them common ones. */
export function isProse(text: string): boolean {
  const words =
    text
      .slice(0, LONGEST_READ)
      .toLowerCase()
      .match(/[a-z']+/g) ?? [];
  const common = words.filter((word) => COMMON.has(word)).length;
  return words.length >= 3 && common >= 2 && common * 4 >= words.length;
}

/** Whether a hidden text wants something done: an order, a question, or what only an attack says. */
export function isDirective(text: string): boolean {
  const read = text
    .slice(0, LONGEST_READ)
    .replaceAll(/[^\S\n]+/g, " ")
    .trim();
  if (ATTACK_PHRASE.test(read)) return true;
  return isProse(read) && (DIRECTIVE_START.test(read) || ADDRESSES_SOMEONE.test(read));
}

/** A question, an address to the reader, or a word for what is to be got out of an agent. */
const ADDRESSES_SOMEONE = /\?|\b(?:you|your|passwords?|secrets?|prompts?|instructions?|credentials)\b/i;

/** Phrases without their spaces, for texts whose spaces are lost. */
const RUN_TOGETHER = new RegExp(
  [
    "systemprompt|yourinstruction|youarenow|fromnowon|jailbreak|howto(?:make|build|hack|get|create)|howdoi|writeme",
    "(?:reveal|showme|tellme|giveme|print|sendme|repeat)(?:the|your|all|how)|pretend(?:to|you)",
  ].join("|"),
);
/** Longer ones first, so that “instructions” is not read as “instruction”. */
const LONG_WORDS = new RegExp(LONGER_WORDS.toSorted((a, b) => b.length - a.length).join("|"), "g");
const FEWEST_LONG = 2;

export const isDirectiveRunTogether = (letters: string): boolean =>
  RUN_TOGETHER.test(letters) || new Set(letters.match(LONG_WORDS)).size >= FEWEST_LONG;
