import { ATTACK_RULES } from "../../lexicons/attack-rules.ts";
import { ATTACK_WORDS } from "../../lexicons/attack-words.ts";
import { READER_RULES, READER_WORDS } from "../../lexicons/machine-readers.ts";
import { FRAME_RULES, FRAME_WORDS } from "../../lexicons/persona-frames.ts";
import { type Classes, classLists } from "./classes.ts";
import { type Patterns, patternsOf } from "./rules.ts";

/** Classes of words and readable rules: what a model sees of a text besides its words. */
export interface Lexicon extends Classes {
  /** The names of the rules. */
  readonly rules: readonly string[];
  readonly patterns: Patterns;
  /** The windows that are scored besides sentences. */
  readonly windows: readonly Window[];
  /** The bit of quotation marks. */
  readonly quote: number;
}

interface Window {
  readonly size: number;
  readonly step: number;
}

const WINDOWS: readonly Window[] = [
  { size: 400, step: 200 },
  { size: 160, step: 80 },
  { size: 48, step: 24 },
];

interface Lists {
  readonly windows?: readonly Window[];
  readonly words: Readonly<Record<string, string>>;
  readonly rules: Readonly<Record<string, readonly string[]>>;
  readonly placedAs?: (bitOf: (name: string) => number) => Classes["placedAs"];
}

function lexiconOf({ words, rules, placedAs, windows = WINDOWS }: Lists): Lexicon {
  const lists = classLists(words);
  const bitOf = (name: string): number => 1 << lists.classes.indexOf(name);
  return {
    ...lists,
    placedAs: placedAs?.(bitOf) ?? ((classes) => classes),
    rules: Object.keys(rules),
    patterns: patternsOf(Object.values(rules), lists.classes),
    windows,
    quote: bitOf("quote"),
  };
}

export const ATTACKS = lexiconOf({ words: ATTACK_WORDS, rules: ATTACK_RULES });
export const FRAMES = lexiconOf({ words: FRAME_WORDS, rules: FRAME_RULES });

const [COLON, COMMA, SPACE, BRACKET, DASH] = [58, 44, 32, 40, 45];
/** Signs next to a name in code: `models.Model`, `model_id=`, `"agent"`. */
const IN_CODE = new Set(Array.from("_.=($`\"'/\\0123456789", (sign) => sign.charCodeAt(0)));
const isLetter = (code: number): boolean => code >= 97 && code <= 122;

/** Who is addressed has a sign behind the name: a colon, a comma or a dash. A note in brackets begins with one. Names in code address nobody. */
export const READERS = lexiconOf({
  words: READER_WORDS,
  rules: READER_RULES,
  // An instruction in a document is short. What a long part of it has of everything says nothing.
  windows: [{ size: 48, step: 24 }],
  placedAs: (bitOf) => {
    const named = bitOf("reader") | bitOf("machine") | bitOf("sure");
    const [called, hailed, opened] = [bitOf("called"), bitOf("hailed"), bitOf("opened")];
    const behind = (text: string, to: number): number => {
      const [next, then] = [text.charCodeAt(to), text.charCodeAt(to + 1)];
      if (next === COLON) return called;
      if (next === COMMA) return hailed;
      return next === SPACE && (then === DASH || then === 0x2013 || then === 0x2014) ? called : 0;
    };
    const isInCode = (text: string, from: number, to: number): boolean => {
      const [before, next] = [text.charCodeAt(from - 1), text.charCodeAt(to)];
      return IN_CODE.has(before) || (IN_CODE.has(next) && (next !== 46 || isLetter(text.charCodeAt(to + 1))));
    };
    return (classes, text, { from, to }) => {
      let own = classes;
      if ((classes & named) !== 0) own = isInCode(text, from, to) ? classes & ~named : classes | behind(text, to);
      return text.charCodeAt(from - 1) === BRACKET ? own | opened : own;
    };
  },
});
