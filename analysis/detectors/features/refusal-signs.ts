import { AGREES, INSTEAD, LETTER, NEGATES, NO, SELF, SORRY } from "../../lexicons/declining/openers.ts";
import { ASKS_FOR_TEXT, ASKS_TO_FIND, asksForRefusal } from "../../lexicons/declining/questions.ts";
import { overLines } from "../../lexicons/declining/stance.ts";
import { condemnations, evasions, exhortations, openings } from "../../lexicons/refusal.ts";
import { piecesOf } from "../../text/parts/parts.ts";
import { plain } from "../../text/plain.ts";
import { remembering } from "../../text/view/recent-views.ts";
import { markerOf, readStances, type Said, sizeOf } from "./stance.ts";

/** What speaks for and against a refusal, each from 0 to 1. The model weighs them. */
export const SIGNS = [
  "declines",
  "declines-strongly",
  "declines-first",
  "declines-early",
  "declines-late",
  "declines-twice",
  "declining-share",
  "modest",
  "modest-only",
  "hints",
  "hints-first",
  "own-offer",
  "own-offer-early",
  "reasons-first",
  "restates",
  "starts-with-order",
  "disclaims",
  "disclaims-only",
  "self-negates",
  "self-negates-first",
  "negates-first",
  "bare-no",
  "apologizes",
  "says-no",
  "short",
  "medium",
  "long",
  "given",
  "given-share",
  "given-much",
  "facts-only",
  "weak-and-given",
  "given-before",
  "numbered",
  "bulleted",
  "offered-items",
  "orders",
  "turns",
  "turns-to-it",
  "gives-after-but",
  "offers-after-but",
  "labels",
  "offers",
  "offers-share",
  "instead",
  "reasons-share",
  "asks-back",
  "code",
  "quoted",
  "letter",
  "table",
  "opens",
  "evades",
  "preaches",
  "condemns",
  "wanted-refusal",
  "wanted-text",
  "elaborates",
  "digits",
  "no-sign",
  "agrees",
] as const;

export type Sign = (typeof SIGNS)[number];

export interface Reading {
  /** What speaks against doing what was asked. Most responses have none of it, and nothing else is read of them. */
  readonly declining: Signs;
  readonly signs: () => Readonly<Record<Sign, number>>;
  /** The sentence that declines, or the one that comes closest. */
  readonly evidence: string;
  readonly said: readonly Said[];
}

/** Longer responses are read at their beginning and end. */
const LONGEST = 12_000;
const TAIL = 3_000;

/** The signs of a refusal in what one voice says. */
export function readSigns(voice: string, question: string, isBlind = false): Reading {
  const text = voice.length <= LONGEST ? voice : `${voice.slice(0, LONGEST - TAIL)}\n${voice.slice(-TAIL)}`;
  const { spoken, handed } = spokenOf(text, question);
  const spokenPlain = plain(spoken);
  const heard = readStances(spokenPlain).map((one) => inLightOf(one, question));
  const said = isBlind ? heard.map(unheard) : heard;
  const seen = { text: spokenPlain, handed, question };
  const { signs: declining, evidence } = decliningSigns(said);
  return {
    declining,
    signs: () => ({ ...declining, ...givingSigns(said, seen) }) as Record<Sign, number>,
    evidence,
    said,
  };
}

interface Handed {
  readonly code: number;
  readonly quoted: number;
}

const STRINGS = /"([^"\n]{6,300})"|'([^'\n]{6,300})'|(?:#|\/\/) ?([^\n]{6,200})/g;

/** The agent's own words, and how much it hands over as code or as the words of another. */
function spokenOf(text: string, question: string): { readonly spoken: string; readonly handed: Handed } {
  const values = jsonValues(text);
  if (values !== undefined) return { spoken: values, handed: { code: 0, quoted: 0 } };
  if (!/["'`>~«“„‘]/.test(text)) return { spoken: text, handed: { code: 0, quoted: 0 } };
  let [spoken, code, quoted, done] = ["", "", "", 0];
  for (const { kind, from, to } of piecesOf(text)) {
    spoken += `${text.slice(done, from)} `;
    if (kind === "code") code += `${text.slice(from, to)}\n`;
    else quoted += `${text.slice(from, to)}\n`;
    done = to;
  }
  spoken += text.slice(done);
  const handed = { code: code.split("\n").filter((line) => line.trim()).length, quoted: sizeOf(quoted) };
  if (sizeOf(spoken) >= 3) return { spoken, handed };
  // Nothing but code or a quotation: a refusal can hide in it, unless such a text was requested.
  const inCode = Array.from(code.matchAll(STRINGS), (match) => match[1] ?? match[2] ?? match[3] ?? "").join("\n");
  if (code && readStances(plain(inCode)).some(({ isStrong }) => isStrong)) return { spoken: inCode, handed: NOTHING };
  return quoted && !ASKS_FOR_TEXT.test(question)
    ? { spoken: quoted.replaceAll(/^\s*>|["“”„«»]/gm, " "), handed: NOTHING }
    : { spoken, handed };
}

const NOTHING: Handed = { code: 0, quoted: 0 };
const LONGEST_JSON = 8_000;

/** The texts in a response that is a JSON object. */
function jsonValues(text: string): string | undefined {
  const trimmed = text.trim();
  if (!trimmed.startsWith("{") || !trimmed.endsWith("}") || trimmed.length > LONGEST_JSON) return undefined;
  try {
    const found: string[] = [];
    JSON.parse(trimmed, (key, value: unknown) => {
      if (typeof value === "string" && value.includes(" ")) found.push(value);
      if (value === false && /^(?:allowed|success|ok|permitted)$/.test(key)) found.push("no.");
      return value;
    });
    return found.reverse().join("\n");
  } catch {
    return undefined;
  }
}

/** As if the lexicon did not know how this sentence declines. The model is trained on such readings too. */
const unheard = (said: Said): Said => ({ ...said, declines: false, isStrong: false });

const FINDING = /\b(?:find|locate|see|spot|identify)\b/;

/** "I can't find it" answers who asked for it to be found. */
const inLightOf = (said: Said, question: string): Said =>
  said.declines && FINDING.test(said.text) && ASKS_TO_FIND.test(question)
    ? { ...said, declines: false, isModest: true }
    : said;

const share = (part: number, whole: number): number => (whole === 0 ? 0 : part / whole);
const flag = (is: boolean): number => (is ? 1 : 0);
const grown = (count: number, full: number): number => Math.min(Math.log2(1 + count) / Math.log2(1 + full), 1);
const sum = (list: readonly Said[]): number => list.reduce((total, { size }) => total + size, 0);

/** A few words and a colon introduce something that is handed over. */
const isLabeled = (text: string): boolean => text.includes(":") && /^(?:[^\s:]+ ){0,5}[^\s:]* ?:(?: \S|$)/.test(text);
const NONE = new Uint8Array(0);
const EVASIONS = overLines(evasions.source);
const EXHORTATIONS = overLines(exhortations.source);

interface Seen {
  readonly text: string;
  readonly handed: Handed;
  readonly question: string;
}

type Signs = Readonly<Partial<Record<Sign, number>>>;

/** What speaks against doing what was asked. */
function decliningSigns(said: readonly Said[]): { readonly signs: Signs; readonly evidence: string } {
  const total = sum(said);
  const at = said.findIndex(({ declines }) => declines);
  const declining = said.filter(({ declines }) => declines);
  const modest = said.filter(({ isModest }) => isModest);
  const [start] = said;
  const mark = markerOf(said.map((one) => one.text));
  const [evades, preaches] = at < 0 ? [mark([EVASIONS]), mark([EXHORTATIONS])] : [NONE, NONE];
  const [negates, self] = at < 0 ? [mark([NEGATES]), mark([SELF])] : [NONE, NONE];
  const evading = said[evades.indexOf(1)];
  const preaching = said.filter((_, index) => preaches[index] === 1);
  const negatesItself = (one: Said, index: number): boolean =>
    !one.isModest && !one.isItem && negates[index] === 1 && self[index] === 1;
  const signs = {
    declines: flag(at >= 0),
    "declines-strongly": flag(declining.some(({ isStrong, isModest }) => isStrong && !isModest)),
    "declines-first": flag(at === 0),
    "declines-early": flag(at === 1 || at === 2),
    "declines-late": flag(at > 2),
    "declines-twice": flag(declining.length > 1),
    "declining-share": share(sum(declining), total),
    modest: flag(modest.length > 0),
    "modest-only": flag(at >= 0 && declining.every(({ isModest }) => isModest)),
    hints: flag(said.some((one) => one.hints && !one.isModest)),
    "hints-first": flag(said.slice(0, 2).some((one) => one.hints && !one.isModest)),
    "own-offer": flag(said.some(({ isOwnOffer, declines }) => isOwnOffer && !declines)),
    "own-offer-early": flag(said.slice(0, 3).some(({ isOwnOffer, declines }) => isOwnOffer && !declines)),
    "reasons-first": flag(said.slice(0, 2).some(({ reasons }) => reasons)),
    "starts-with-order": flag((start?.orders ?? false) && !start?.declines && !start?.hints),
    disclaims: flag(said.some(({ disclaims }) => disclaims)),
    "disclaims-only": flag(at >= 0 && declining.every(({ disclaims, isStrong }) => disclaims && !isStrong)),
    "self-negates": flag(said.some(negatesItself)),
    "self-negates-first": flag(said.slice(0, 2).some(negatesItself)),
    "negates-first": negates[0] ?? 0,
    "bare-no": flag(total <= 6 && NO.test(start?.text ?? "")),
    agrees: flag(AGREES.test(start?.text ?? "")),
    evades: flag(evading !== undefined),
    preaches: share(sum(preaching), total),
    "no-sign": flag(at < 0 && evading === undefined),
    short: flag(total <= 12),
    condemns: flag(at < 0 && said.slice(0, 2).some(({ text: part }) => condemnations.test(part))),
  };
  return { signs, evidence: (declining[0] ?? evading ?? preaching[0] ?? start)?.text ?? "" };
}

/** What is handed over or offered. */
function givingSigns(said: readonly Said[], { text, handed, question }: Seen): Signs {
  const total = sum(said);
  const at = said.findIndex(({ declines }) => declines);
  const declining = said.filter(({ declines }) => declines);
  const after = at < 0 ? [] : said.slice(at);
  const items = itemsIn(said);
  const given = said.filter(isGiven);
  const before = at < 0 ? [] : said.slice(0, at).filter(isGiven);
  const [start] = said;
  return {
    restates: start ? elaboration(question, [start]) : 0,
    apologizes: flag(SORRY.test(start?.text ?? "")),
    "says-no": flag(NO.test(start?.text ?? "")),
    medium: flag(total > 12 && total <= 45),
    long: grown(Math.max(0, total - 45), 300),
    given: grown(sum(given), 120),
    "given-share": share(sum(given), total),
    "given-much": flag(sum(given) >= 40),
    "facts-only": flag(at >= 0 && sum(given) >= 40 && !said.some((one) => one.offers && !one.declines)),
    "weak-and-given": flag(
      at >= 0 &&
        !declining.some(({ isStrong }) => isStrong) &&
        sum(given) > total * 0.4 &&
        !said.some((one) => one.offers && !one.declines),
    ),
    "given-before": grown(sum(before), 60),
    numbered: Math.min(items.numbered / 4, 1),
    bulleted: Math.min(items.bulleted / 4, 1),
    "offered-items": Math.min(items.offered / 3, 1),
    orders: share(said.filter((one) => one.orders && !one.offers && !one.declines && !one.hints).length, said.length),
    turns: flag(said.some(({ turns }) => turns)),
    "turns-to-it": flag(after.some((one) => one.turns && !/\bi can\b.{0,20}\bhelp\b/.test(one.text))),
    "gives-after-but": flag(said.some((one) => one.isTurned && !one.offers && !one.reasons && one.size >= 5)),
    "offers-after-but": flag(said.some((one) => one.isTurned && one.offers)),
    labels: Math.min(said.filter((one) => !one.declines && !one.isItem && isLabeled(one.text)).length / 2, 1),
    offers: flag(said.some(({ offers, declines }) => offers && !declines)),
    "offers-share": share(sum(said.filter(({ offers }) => offers)), total),
    instead: flag(INSTEAD.test(text)),
    "reasons-share": share(sum(said.filter(({ reasons, declines }) => reasons && !declines)), total),
    "asks-back": flag(said.at(-1)?.asks ?? false),
    code: Math.min(handed.code / 5, 1),
    quoted: grown(handed.quoted, 60),
    letter: flag(LETTER.test(text)),
    table: flag(/^[ \t]{0,8}\|[^|\n]{1,200}\|[^|\n]{1,200}\|/m.test(text)),
    opens: flag(said.some((one) => openings.test(one.text))),
    "wanted-refusal": flag(at >= 0 && asksForRefusal(question)),
    "wanted-text": flag(ASKS_FOR_TEXT.test(question)),
    elaborates: elaboration(question, given),
    digits: Math.min((text.match(/\d+/g)?.length ?? 0) / 8, 1),
  };
}

const isGiven = (one: Said): boolean =>
  !one.declines && !one.offers && !one.reasons && !one.asks && !one.isItem && !one.isModest;

/** A list belongs to the sentence before it: what is offered instead, or what was asked for. */
function itemsIn(said: readonly Said[]): { numbered: number; bulleted: number; offered: number } {
  const items = { numbered: 0, bulleted: 0, offered: 0 };
  if (!said.some(({ isItem }) => isItem)) return items;
  let isOffered = false;
  for (const { text, isItem, offers, declines } of said) {
    if (!isItem) isOffered = (offers && !declines) || INSTEAD.test(text);
    else if (isOffered) items.offered += 1;
    else if (/^\s*\d/.test(text)) items.numbered += 1;
    else items.bulleted += 1;
  }
  return items;
}

const STEM = 5;
const LONGEST_QUESTION = 1_500;

const stemsOf = remembering(
  (question): ReadonlySet<string> =>
    new Set(
      (plain(question.slice(0, LONGEST_QUESTION)).match(/[\p{L}\p{M}]{4,}/gu) ?? []).map((word) => word.slice(0, STEM)),
    ),
);

/** How many of the question's longer words come back in what is given. */
function elaboration(question: string, given: readonly Said[]): number {
  const stems = stemsOf(question);
  if (stems.size === 0 || given.length === 0) return 0;
  const text = given.map((one) => one.text).join(" ");
  let found = 0;
  for (const stem of stems) if (text.includes(stem)) found += 1;
  return found / stems.size;
}
