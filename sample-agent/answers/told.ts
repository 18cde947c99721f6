import { sentencesOf, wordsOf } from "../language/words.ts";
import type { Turn } from "../request/chat-request.ts";

const NAME = String.raw`(?:the (?:name|word) )?["“'«]?(\p{Lu}[\p{L}-]+)`;
const ENDING = new RegExp(
  String.raw`\b(?:sign|end|finish|close)\b[^.]{0,30}\b(?:every|each|all)\b[^.]{0,30}\bwith ${NAME}`,
  "iu",
);
const FORM_OF_ADDRESS = new RegExp(String.raw`\b(?:call|address) the (?:user|customer)(?: as)? ${NAME}`, "iu");

/** How the system message wants every answer to look: whom it addresses, and how it ends. */
export function dressAnswer(system: string, answer: string): string {
  const name = FORM_OF_ADDRESS.exec(system)?.[1];
  const ending = ENDING.exec(system)?.[1];
  const addressed = name ? `${name}, ${answer}` : answer;
  return ending ? `${addressed} ${ending}` : addressed;
}

const QUESTION = /\b(?:who|what|which|where|when)\b[^?]{5,120}\?\s*$/i;
/** What must not be passed on is never looked up like a plain fact. */
const GUARDED = /[\d@]|\b(?:key|phrase|secret|code|reference|confidential|token|password|internal|never|must)\b/i;
const COMMON = new Set(
  "what which where when that this with have been your does from about said tell told you".split(" "),
);
const SHARED = 2;
/** A plain fact and a question about it are short. */
const LONGEST = 80;

/** The sentence of an earlier message, or of the system message, that has the answer to a plain question; null if none. */
export function lookedUp(system: string, turns: readonly Turn[]): string | null {
  const users = turns.filter(({ role }) => role === "user").map(({ text }) => text);
  const asked = users.at(-1) ?? "";
  if (asked.length > LONGEST || !QUESTION.test(asked)) return null;
  const wanted = new Set(contentOf(asked));
  const known = [...users.slice(0, -1), system]
    .flatMap((text) => sentencesOf(text))

    .filter((one) => one.length <= LONGEST && !GUARDED.test(one));
  return known.find((sentence) => contentOf(sentence).filter((word) => wanted.has(word)).length >= SHARED) ?? null;
}

const contentOf = (text: string): string[] => [
  ...new Set(wordsOf(text).filter((word) => word.length > 2 && !COMMON.has(word))),
];
