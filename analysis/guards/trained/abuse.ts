import { CURSES, INSULTS, OBSCENE, SLURS } from "../../lexicons/explicit-abuse.ts";
import { type GuardSpan, hit, type Judgment, pass, undecided } from "../guard.ts";
import { otherLanguage } from "./coverage.ts";
import { POINTS, type Point } from "./judge.ts";
import { viewsOf } from "./views.ts";

type Kind = "slur" | "insult" | "obscenity";
const kinds = new Map<string, Kind>();
for (const [kind, list] of [
  ["obscenity", OBSCENE],
  ["insult", INSULTS],
  ["slur", SLURS],
] as const)
  for (const word of list.split(/\s+/)) for (const form of [word, `${word}s`, `${word}es`]) kinds.set(form, kind);

const CURSE = new RegExp(`\\b(?:${CURSES.join("|")})\\b`, "g");
const WORD = /[a-z][a-z'-]*/g;
const AT_SOMEONE = new Set(
  "you your you're youre u ur yourself yourselves he she they them him her his their these those this that people women girls men".split(
    " ",
  ),
);
const YOU = new Set("you your you're youre u ur yourself yourselves".split(" "));
/** So many words away, someone is meant. */
const NEAR = 4;
const [PART, COMMON] = [8_192, 256];

interface Said {
  readonly kind: Kind | "curse";
  readonly start: number;
  readonly end: number;
  readonly level: number;
}

/** How sure it is that a word is abuse: slurs always, insults and obscenity near someone who is meant. */
function levelOf(kind: Kind, distance: { readonly you: number; readonly anyone: number }): number {
  if (kind === "slur") return distance.anyone <= NEAR ? 0.95 : 0.85;
  if (kind === "insult") return distance.you <= NEAR ? 0.9 : distance.anyone <= NEAR ? 0.7 : 0.45;
  return distance.you <= NEAR ? 0.7 : 0.4;
}

function saidIn(text: string): Said[] {
  const words = Array.from(text.matchAll(WORD), ({ 0: word, index }) => ({ word, index }));
  const places = (of: ReadonlySet<string>): number[] => words.flatMap(({ word }, at) => (of.has(word) ? [at] : []));
  const [you, anyone] = [places(YOU), places(AT_SOMEONE)];
  const found: Said[] = Array.from(text.matchAll(CURSE), ({ 0: curse, index }) => ({
    kind: "curse" as const,
    start: index,
    end: index + curse.length,
    level: 0.9,
  }));
  let [nextYou, nextAnyone] = [0, 0];
  for (const [at, { word, index }] of words.entries()) {
    const kind = kinds.get(word);
    if (!kind) continue;
    while ((you[nextYou + 1] ?? Number.POSITIVE_INFINITY) <= at) nextYou += 1;
    while ((anyone[nextAnyone + 1] ?? Number.POSITIVE_INFINITY) <= at) nextAnyone += 1;
    const distance = (list: readonly number[], from: number): number =>
      Math.min(...[list[from], list[from + 1]].map((place) => (place === undefined ? 99 : Math.abs(place - at))));
    const level = levelOf(kind, { you: distance(you, nextYou), anyone: distance(anyone, nextAnyone) });
    found.push({ kind, start: index, end: index + word.length, level });
  }
  return found;
}

const MOST_SPANS = 8;

/** Judges a text part by part, in every reading; the worst word decides. */
export function findAbuse(text: string, point: Point): Judgment {
  let [level, rule, view] = [0, "", ""];
  let spans: GuardSpan[] = [];
  for (let offset = 0; offset < text.length; offset += PART - COMMON) {
    for (const reading of viewsOf(text.slice(offset, offset + PART))) {
      const said = saidIn(reading.text);
      const worst = said.reduce((most, one) => Math.max(most, one.level), 0);
      if (worst <= level) continue;
      level = worst;
      view = reading.name ?? "";
      const own = said.filter((one) => one.level >= POINTS[point]);
      rule = own[0]?.kind ?? "";
      spans = own.slice(0, MOST_SPANS).map(({ start, end, kind }) => {
        const place = reading.originalOf(start, end);
        return { start: offset + place.start, end: offset + place.end, kind };
      });
    }
    if (offset + PART >= text.length) break;
  }
  if (level >= POINTS[point]) {
    const found = hit(rule, spans, level);
    return view === "" ? found : { ...found, view };
  }
  const language = otherLanguage(text);
  if (language) return undecided("not_covered", `The text is not in English (${language}).`);
  return pass(level);
}
