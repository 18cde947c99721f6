import type { Lexicon } from "../words/list.ts";
import { type Hit, hasWord, hitsOf, phraseAt } from "../words/phrases.ts";
import type { Token } from "../words/tokens.ts";

export interface Clause extends Hit {
  readonly kind: "when" | "unless";
}

/** A sentence taken apart: which words belong to the main clause, and the conditions beside it. */
export interface Clauses {
  readonly isMain: readonly boolean[];
  readonly conditions: readonly Clause[];
}

const STOPS = new Set([",", ";", ":", "—", "–", "(", ")"]);

/**
 * What is said under a condition counts, what the condition says does not: "transfer if the request cannot be handled" is a
 * duty to transfer.
 */
export function clausesOf(tokens: readonly Token[], lexicon: Lexicon): Clauses {
  const isMain = tokens.map(() => true);
  const conditions: Clause[] = [];
  const modals = mainStarts(tokens, lexicon);
  for (let at = 0; at < tokens.length; at++) {
    if (!isMain[at]) continue;
    if (at > 2 && tokens[at]?.word === "," && tokens[at + 1]?.word === "so" && conditions.length === 0) {
      conditions.push({ kind: "when", from: 0, to: at });
      for (let word = 0; word < at; word++) isMain[word] = false;
    }
    const kind = phraseAt(lexicon.unless, tokens, at) ? "unless" : phraseAt(lexicon.when, tokens, at) ? "when" : null;
    if (!kind || isShortWord(tokens, at) || isReflexive(tokens, at)) continue;
    const to = at <= 2 ? endOfLeading(tokens, at, modals) : endOfTrailing(tokens, at, modals);
    conditions.push({ kind, from: at, to });
    for (let word = at; word < to; word++) isMain[word] = false;
    at = to - 1;
  }
  markRelative(tokens, lexicon, isMain);
  return { isMain, conditions };
}

const BEFORE_REFLEXIVE =
  /^(?:que|não|no|onde|donde|como|já|também|só|ninguém|nadie|ao|cuando|quando|le|les|lhe|ainda)$/;

/** "A empresa se reserva o direito". */
const AFTER_REFLEXIVE = /^(?:reserva|reservam|compromete|comprometem|obriga|obrigam|aplica|aplicam|destina|destinam)$/;

/** Portuguese "se" is "if" or belongs to a verb: "a que se refere". */
const isReflexive = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.word === "se" &&
  (BEFORE_REFLEXIVE.test(tokens[at - 1]?.word ?? "") || AFTER_REFLEXIVE.test(tokens[at + 1]?.word ?? ""));

/** "before" and "after" at the end of a sentence open nothing. */
const isShortWord = (tokens: readonly Token[], at: number): boolean => at >= tokens.length - 2;

/** Where a main clause may begin: at a modal, or after a comma with a request. */
function mainStarts(tokens: readonly Token[], lexicon: Lexicon): ReadonlySet<number> {
  const lists = [lexicon.obligation, lexicon.prohibition, lexicon.recommendation, lexicon.permission];
  const requests = tokens.flatMap(({ word }, at) =>
    word === "," && (isRequest(tokens, at + 1, lexicon) || goesOn(tokens, at + 1)) ? [at + 1] : [],
  );
  return new Set([...requests, ...lists.flatMap((list) => hitsOf(list, tokens).map(({ from }) => from))]);
}

const GERMAN_VERB = /^(?:ist|sind|hat|haben|wird|werden|so|dann)$/;
const FUTURE = /^(?:will|won't)$/;
const REACH_OF_SUBJECT = 4;

/** ", ist an eine Kollegin zu übergeben", ", the maintainers will try": a main clause without a modal word. */
function goesOn(tokens: readonly Token[], from: number): boolean {
  if (GERMAN_VERB.test(tokens[from]?.word ?? "")) return true;
  return tokens.slice(from, from + REACH_OF_SUBJECT).some(({ word }) => FUTURE.test(word));
}

function isRequest(tokens: readonly Token[], at: number, lexicon: Lexicon): boolean {
  const from = hasWord(lexicon.opening, tokens[at]?.word ?? "") ? at + 1 : at;
  return hasWord(lexicon.imperative, tokens[from]?.word ?? "");
}

const CONJUNCTION = /^(?:and|or|but|und|oder|aber|et|ou|y|o|e|mas|pero|mais)$/;

/** A condition at the beginning goes on to the comma before the main clause, which has a modal or is a request. */
function endOfLeading(tokens: readonly Token[], from: number, modals: ReadonlySet<number>): number {
  const commas: number[] = [];
  for (let at = from + 1; at < tokens.length; at++) if (tokens[at]?.word === ",") commas.push(at);
  if (commas.length === 0) return from + 1;
  for (const [index, comma] of commas.entries()) {
    if (comma - from < 3) continue;
    const next = commas[index + 1] ?? tokens.length;
    for (let at = comma + 1; at < next; at++) if (modals.has(at)) return comma;
  }
  const end = commas.find((comma) => comma - from >= 3 && !CONJUNCTION.test(tokens[comma + 1]?.word ?? ""));
  return end ?? commas[0] ?? from + 1;
}

/** A condition after the main clause ends with it, at a mark, or where "but must" goes on. */
function endOfTrailing(tokens: readonly Token[], from: number, modals: ReadonlySet<number>): number {
  for (let at = from + 1; at < tokens.length; at++) {
    const word = tokens[at]?.word ?? "";
    if (word === ";" || word === ")") return at;
    if (STOPS.has(word) && at - from > 2) {
      for (let next = at + 1; next < Math.min(at + 4, tokens.length); next++) if (modals.has(next)) return at;
    }
  }
  return tokens.length;
}

const REACH = 1;

/** A modal directly after "who" or "that" says something about the word before it. */
function markRelative(tokens: readonly Token[], lexicon: Lexicon, isMain: boolean[]): void {
  for (const { from, to } of hitsOf(lexicon.relative, tokens)) {
    if (from === 0) continue;
    for (let at = from; at < Math.min(to + REACH, tokens.length); at++) isMain[at] = false;
  }
}
