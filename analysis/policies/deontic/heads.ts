import type { RuleType } from "../candidate.ts";
import { anyOf } from "../words/any-of.ts";
import { type Language, lexiconOf } from "../words/list.ts";
import { holds } from "../words/phrases.ts";
import { tokensOf } from "../words/tokens.ts";
import { everyModal, strictest } from "./modals.ts";
import type { Sentence } from "./sentence.ts";

const COLON = /[:：]\s*$/;
const FEWEST_WORDS = 4;
/** Headings whose lists say what is forbidden, asked or allowed, without a colon. */
const NAMES = anyOf(
  `
  must not do | should not do | prohibitions | prohibited | prohibiciones | proibições | interdictions
  verbote | duties | deberes | deveres | pflichten | devoirs | obligaciones | obrigações
  responsabilidades`,
  { before: "(?<!\\p{L})", after: "(?!\\p{L})" },
);

/** Whether the last line above a list introduces it. A heading that only names the section does not. */
export function isHeadLine(line: string, language: Language): boolean {
  if (COLON.test(line) || NAMES.test(line)) return true;
  const tokens = tokensOf(line, language);
  const lexicon = lexiconOf(language);
  if (tokens.length < 3 || /^(?:§|art|\d|[a-z]\.)/i.test(line.trim())) return false;
  const modal = strictest(everyModal({ tokens, lexicon }));
  if (modal && modal.to >= tokens.length - 1) return true;
  return (
    tokens.length >= FEWEST_WORDS &&
    (holds(lexicon.steps, tokens) || holds(lexicon.grants, tokens) || holds(lexicon.bans, tokens))
  );
}

/** The type that its head line gives to every item of a list. Undefined if it says nothing about them. */
export function headType(line: string, language: Language): RuleType | "contents" | undefined {
  const tokens = tokensOf(line, language);
  const lexicon = lexiconOf(language);
  if (holds(lexicon.conditions, tokens) || holds(lexicon.contents, tokens)) return "contents";
  if (holds(lexicon.bans, tokens)) return "prohibition";
  const modal = strictest(everyModal({ tokens, lexicon }));
  if (modal) return modal.type;
  if (holds(lexicon.steps, tokens)) return "obligation";
  if (holds(lexicon.advice, tokens)) return "recommendation";
  return holds(lexicon.grants, tokens) ? "permission" : undefined;
}

const DEEPEST = 2;
const MOST_NAMES = 200;
const named = new Map<string, RuleType | "contents" | undefined>();

/** What the lines above a sentence name, the nearest as 0: under "Not acceptable" or "Required actions", an item needs no verb. */
export function namesAbove({ above, language }: Pick<Sentence, "above" | "language">): string[] {
  return above
    .slice(-DEEPEST)
    .toReversed()
    .flatMap((line, depth) => {
      const name = nameOf(line.slice(-LONGEST_NAME), language);
      return name ? [`${name} ${depth}`] : [];
    });
}

const LONGEST_NAME = 200;

/** Sentences under one heading follow each other, so what it names is read once. */
function nameOf(line: string, language: Language): RuleType | "contents" | undefined {
  const key = `${language} ${line}`;
  if (named.has(key)) return named.get(key);
  if (named.size >= MOST_NAMES) named.clear();
  const name = headType(line, language);
  named.set(key, name);
  return name;
}
