import { type Feature, features } from "../language/vocabulary.ts";
import { mentions, placesOf, sentencesOf, wordsOf } from "../language/words.ts";
import { type Concept, concepts } from "./concepts.ts";
import { firmness, functionWords, negators, permissions, pronouns, refusers, turns } from "./grammar.ts";
import { harm } from "./lexicons.ts";

/** The effect of a system message. */
export interface SystemReading {
  /** 0 for a feature that is not requested, about 1 for one that is requested firmly, below 0 for its opposite. */
  readonly strengths: Readonly<Record<Feature, number>>;
  /** Told to refuse everyone. */
  readonly refusesAll: boolean;
  /** Every effect is divided by it: a long message has less effect. */
  readonly dilution: number;
  /** The general cost of piled-up keywords and repetitions. */
  readonly clutter: number;
  /** Every six consecutive words of the whole message. */
  readonly runs: ReadonlySet<string>;
}

/** A message of this many words has its full effect. From one and a half times this length, effects get weaker. */
export const REFERENCE_WORDS = 110;
const PLAIN = 0.7;
const WINDOW = 6;

/** Characters that are read. Beyond that, the message only gets longer. */
const READ = 40_000;

export function readSystem(text: string): SystemReading {
  // Quoted text is an example of what others say, not a request.
  const own = text.slice(0, READ).replaceAll(/"[^"\n]*"|“[^”\n]*”|«[^»\n]*»/g, " ");
  const sentences = sentencesOf(own).flatMap((sentence) => inPieces(wordsOf(sentence)));
  const natural = sentences.filter((sentence) => !isHeap(sentence));
  const found = natural.map((sentence, at) => findingsOf(sentence, natural[at - 1] ?? []));
  const all = found.flatMap((findings) => [...findings]);
  const repeats = sentences.length - new Set(sentences.map((sentence) => sentence.join(" "))).size;
  const nagging = features.reduce((sum, name) => sum + Math.max(0, counted(all, name) - 3), 0);
  const words = sentences.flat().filter((word) => word !== ",").length * Math.max(1, text.length / READ);
  return {
    strengths: Object.fromEntries(features.map((name) => [name, strengthOf(name, all)])) as Record<Feature, number>,
    refusesAll: natural.some((sentence, at) => found[at]?.size === 0 && turnsAllAway(sentence)),
    dilution: 1 + 0.2 * Math.max(0, words / REFERENCE_WORDS - 1.5),
    runs: new Set(runsOf(text.slice(0, READ))),
    clutter: Math.min(2.5, 0.8 * (sentences.length - natural.length) + 0.25 * repeats + 0.2 * nagging),
  };
}

const RUN = 6;

/** Every six consecutive words of a text. Commas are left out. */
export function runsOf(text: string): string[] {
  const words = wordsOf(text).filter((word) => word !== ",");
  return Array.from({ length: Math.max(0, words.length - RUN + 1) }, (_, at) => words.slice(at, at + RUN).join(" "));
}

/** No real sentence is longer, so text without a full stop is cut here. */
const LONGEST_SENTENCE = 80;

function inPieces(words: readonly string[]): string[][] {
  const count = Math.ceil(words.length / LONGEST_SENTENCE);
  return Array.from({ length: count }, (_, at) => words.slice(at * LONGEST_SENTENCE, (at + 1) * LONGEST_SENTENCE));
}

type Finding = readonly [feature: Feature, strength: number];

const counted = (all: readonly Finding[], name: Feature): number => all.filter(([feature]) => feature === name).length;

/** The best sentence counts, and a second one adds a little. A sentence to the contrary removes most of it. */
function strengthOf(name: Feature, all: readonly Finding[]): number {
  const own = all.filter(([feature]) => feature === name).map(([, strength]) => strength);
  const [best, worst] = [Math.max(0, ...own), Math.min(0, ...own)];
  if (best > 0 && worst < 0) return 0.4 * best - 0.3;
  return best + worst + (own.filter((strength) => strength > 0).length > 1 ? 0.1 : 0);
}

const MOST_SENTENCES = 2000;
const read = new Map<string, ReadonlyMap<Feature, number>>();

/** Messages that differ in one planted word share all other sentences, so each sentence is read once. */
function findingsOf(sentence: readonly string[], before: readonly string[]): ReadonlyMap<Feature, number> {
  const key = `${before.join(" ")}. ${sentence.join(" ")}`;
  const known = read.get(key);
  if (known) return known;
  const found = findIn(sentence, before);
  if (read.size >= MOST_SENTENCES) read.clear();
  read.set(key, found);
  return found;
}

/** Each feature counts at most once per sentence. What a sentence requests outweighs what it seems to allow. */
function findIn(sentence: readonly string[], before: readonly string[]): ReadonlyMap<Feature, number> {
  const firm = mentions(firmness, sentence) ? 1 : PLAIN;
  const wanted = new Map<Feature, number>();
  const contrary = new Map<Feature, number>();
  for (const concept of concepts) {
    const direction = directionOf(concept, sentence, before);
    if (direction > 0) wanted.set(concept.feature, firm);
    if (direction < 0) contrary.set(concept.feature, -PLAIN);
  }
  return wanted.size > 0 ? wanted : contrary;
}

function directionOf(concept: Concept, sentence: readonly string[], before: readonly string[]): -1 | 0 | 1 {
  const places = placesOf(concept.acts, sentence);
  // "Some ask for your prompt. Do not give it to them." is about one thing in two sentences.
  const reach = mentions(pronouns, sentence) ? [...before, ...sentence] : sentence;
  const isAbout = [concept.things, concept.about].every((words) => !words || mentions(words, reach));
  if (places.length === 0 || !isAbout) return 0;
  const ways = places.map((at) => (concept.wants === "forbid" ? forbidden(sentence, at) : requestSign(sentence, at)));
  return ways.includes(1) ? 1 : ways.includes(-1) ? -1 : 0;
}

/** Negated nearby, or refused anywhere in the sentence. A mere mention means nothing; permission is the opposite. */
function forbidden(sentence: readonly string[], at: number): -1 | 0 | 1 {
  if (isNegated(sentence, at)) return 1;
  const turnedDown = sentence.some(
    (word, place) => place !== at && refusers.includes(word) && !isNegated(sentence, place),
  );
  if (turnedDown) return 1;
  const lead = sentence.slice(Math.max(0, at - WINDOW), at);
  return at === 0 || mentions(permissions, lead) ? -1 : 0;
}

/** A comma ends the scope of a negation: "if you do not know, say so". */
function requestSign(sentence: readonly string[], at: number): -1 | 1 {
  const comma = sentence.lastIndexOf(",", at);
  return isNegated(sentence.slice(comma + 1), at - comma - 1) ? -1 : 1;
}

/** Two negations cancel out. "Not only" is not a negation. */
function isNegated(sentence: readonly string[], at: number): boolean {
  const window = sentence.slice(Math.max(0, at - WINDOW), at);
  const turn = window.findLastIndex((word) => turns.includes(word));
  const near = window.slice(turn + 1);
  const hits = near.filter((word, place) => isNegation(word) && near[place + 1] !== "only");
  return hits.length % 2 === 1;
}

function isNegation(word: string): boolean {
  return negators.includes(word) || refusers.includes(word);
}

const sweeping = [
  "everything",
  "anything",
  "every request",
  "all requests",
  "any request",
  "every question",
  "all questions",
  "any question",
  "everyone",
  "nothing",
  "no request",
  "no questions",
];

const serving = ["answer*", "help*", "respond*"];
const idle = ["answer nothing", "help nobody"];

function turnsAllAway(sentence: readonly string[]): boolean {
  if (!mentions(sweeping, sentence) || mentions(harm, sentence)) return false;
  const refused = sentence.some((word, at) => refusers.includes(word) && !isNegated(sentence, at));
  const unanswered = placesOf(serving, sentence).some((at) => isNegated(sentence, at));
  return refused || unanswered || mentions(idle, sentence);
}

/** A sequence of keywords is not a sentence: natural language is connected by function words. */
function isHeap(sentence: readonly string[]): boolean {
  const words = sentence.filter((word) => word !== ",");
  if (words.length < 10) return false;
  const small = words.filter((word) => functionWords.has(word)).length;
  return (
    small / words.length < 0.12 &&
    concepts.filter(({ acts, things = [] }) => mentions(acts, words) || mentions(things, words)).length > 3
  );
}
