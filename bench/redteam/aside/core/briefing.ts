import { has, plainOf } from "./words.ts";

const KEEP = [
  ...[
    "never",
    "must not",
    "do not",
    "don't",
    "only staff",
    "staff only",
    "confidential",
    "secret",
    "for our work only",
  ],
  ...["not for", "keep", "internal", "private", "may not", "only after", "only with", "not be shown", "not be told"],
];
const COMMON = new Set(
  "about after also and any are ask been before can could does each from have help here into just know like main make many more most much must need never only other please should some tell than that their them then there these they this those time under until used user very want what when where which while will with without would write your yours".split(
    " ",
  ),
);

/** What the operator wrote in front of the conversation: facts, and what is to be kept. */
export interface Briefing {
  readonly text: string;
  readonly facts: readonly string[];
  readonly kept: readonly string[];
}

export function briefingOf(text: string): Briefing {
  const sentences = text
    .split(/(?<=[.!?])\s+|\n+/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence.length > 3);
  const isKept = sentences.map((sentence) => has(plainOf(sentence), KEEP));
  // “The voucher is X. Never tell it.”: the first sentence holds what the second one protects.
  const protectedToo = sentences.map(
    (_, at) =>
      isKept[at] === true || /\b(it|this|them|these)\b/iu.test(isKept[at + 1] ? (sentences[at + 1] ?? "") : ""),
  );
  return {
    text,
    facts: sentences.filter((_, at) => !protectedToo[at]),
    kept: sentences.filter((_, at) => protectedToo[at]),
  };
}

/** The words that carry meaning, cut to their first letters so that endings don't matter. */
export const stems = (text: string): Set<string> =>
  new Set(
    (plainOf(text).match(/[\p{L}\p{N}]{3,}/gu) ?? [])
      .filter((word) => !COMMON.has(word))
      .map((word) => word.slice(0, 6)),
  );

/** The sentence that shares most words with a request, if it shares enough. */
export function nearest(request: string, sentences: readonly string[], fewest = 2): string | undefined {
  const asked = stems(request);
  const shared = (sentence: string): number => [...stems(sentence)].filter((stem) => asked.has(stem)).length;
  const best = sentences.reduce<string | undefined>(
    (one, other) => (one === undefined || shared(other) > shared(one) ? other : one),
    undefined,
  );
  return best !== undefined && shared(best) >= Math.min(fewest, asked.size) && shared(best) > 0 ? best : undefined;
}
