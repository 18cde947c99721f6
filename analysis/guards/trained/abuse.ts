import { CURSES, INSULTS, MILD_INSULTS, OBSCENE, SLURS, UNCLEAR_SLURS } from "../../lexicons/explicit-abuse.ts";
import { type GuardSpan, hit, type Judgment, pass, undecided } from "../guard.ts";
import { otherLanguage } from "./coverage.ts";
import { POINTS, type Point } from "./judge.ts";
import { viewsOf } from "./views.ts";

type Kind = "slur" | "unclear" | "insult" | "mild" | "obscenity";
const kinds = new Map<string, Kind>();
for (const [kind, list] of [
  ["obscenity", OBSCENE],
  ["mild", MILD_INSULTS],
  ["insult", INSULTS],
  ["unclear", UNCLEAR_SLURS],
  ["slur", SLURS],
] as const)
  for (const word of list.split(/\s+/)) {
    kinds.set(word, kind);
    kinds.set(/(?:s|x|ch|sh)$/.test(word) ? `${word}es` : `${word}s`, kind);
  }

const CURSE = new RegExp(`\\b(?:${CURSES.join("|")})\\b`, "g");
const WORD = /[a-z][a-z'-]*|"/g;
const wordSet = (list: string): ReadonlySet<string> => new Set(list.split(" "));
const YOU = wordSet("you your you're youre u ur yourself yourselves");
const SUBJECTS = wordSet("you you're youre u ur he he's she she's they they're hes shes theyre");
const OTHERS = wordSet("he she they them him her his their these those people women girls men is are was");
/** So many words away, someone is meant. */
const NEAR = 4;
const [PART, COMMON] = [8_192, 256];

/** What stands around a word. */
interface Around {
  /** "you" is near. */
  readonly you: boolean;
  /** "you are", "he's" and the like stand shortly before it. */
  readonly isSaidOf: boolean;
  readonly others: boolean;
  readonly isQuoted: boolean;
  /** Another explicit word is near. */
  readonly explicit: boolean;
}

function around(words: readonly { readonly word: string }[], at: number): Around {
  const before = words.slice(Math.max(0, at - NEAR), at).map(({ word }) => word);
  const after = words.slice(at + 1, at + 1 + NEAR).map(({ word }) => word);
  const both = [...before, ...after];
  return {
    you: both.some((word) => YOU.has(word)),
    isSaidOf: before.slice(-3).some((word) => SUBJECTS.has(word)),
    others: both.some((word) => OTHERS.has(word)),
    isQuoted: before.at(-1) === '"' && after[0] === '"',
    explicit: both.slice(Math.max(0, before.length - 2), before.length + 2).some((word) => {
      const kind = kinds.get(word);
      return kind !== undefined && kind !== "mild";
    }),
  };
}

/** How sure it is that a word is abuse: slurs always, other words by whom they are said of. */
function levelOf(kind: Kind, { you, isSaidOf, others, isQuoted, explicit }: Around): number {
  if (isQuoted) return kind === "slur" ? 0.6 : 0.3;
  if (kind === "slur") return you ? 0.95 : 0.85;
  if (kind === "unclear") return you || explicit ? 0.85 : others ? 0.6 : 0.4;
  if (kind === "insult") return you || isSaidOf || explicit ? 0.9 : others ? 0.7 : 0.55;
  if (kind === "mild") return explicit ? 0.8 : isSaidOf && you ? 0.8 : isSaidOf ? 0.55 : 0.2;
  return explicit && you ? 0.8 : you ? 0.6 : explicit ? 0.55 : 0.4;
}

interface Said {
  readonly kind: "slur" | "insult" | "obscenity" | "curse";
  readonly start: number;
  readonly end: number;
  readonly level: number;
}

const NAMES: Readonly<Record<Kind, Said["kind"]>> = {
  slur: "slur",
  unclear: "slur",
  insult: "insult",
  mild: "insult",
  obscenity: "obscenity",
};

function saidIn(text: string): Said[] {
  const words = Array.from(text.matchAll(WORD), ({ 0: word, index }) => ({ word, index }));
  const found: Said[] = Array.from(text.matchAll(CURSE), ({ 0: curse, index }) => ({
    kind: "curse" as const,
    start: index,
    end: index + curse.length,
    level: 0.9,
  }));
  for (const [at, { word, index }] of words.entries()) {
    const kind = kinds.get(word);
    if (kind)
      found.push({
        kind: NAMES[kind],
        start: index,
        end: index + word.length,
        level: levelOf(kind, around(words, at)),
      });
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
