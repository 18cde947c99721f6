import {
  type CharRange,
  type CharSet,
  complement,
  digits,
  type Flags,
  LAST_CODE_POINT,
  lineEnds,
  PatternError,
  type PatternNode,
  spaces,
  wordCharacters,
} from "./syntax.ts";

export const LONGEST_PATTERN = 1000;
const MOST_REPEATS = 1000;
const DEEPEST_GROUP = 50;

/** Throws PatternError for what is not a pattern, and for what cannot be matched in linear time. */
export function parsePattern(source: string, flags: Flags): PatternNode {
  if (source.length > LONGEST_PATTERN)
    throw new PatternError(`The pattern is longer than ${LONGEST_PATTERN} characters.`);
  const parser = new Parser([...source], flags);
  return parser.parse();
}

class Parser {
  readonly #characters: readonly string[];
  readonly #flags: Flags;
  #at = 0;
  #depth = 0;

  constructor(characters: readonly string[], flags: Flags) {
    this.#characters = characters;
    this.#flags = flags;
  }

  parse(): PatternNode {
    const node = this.#options();
    if (this.#at < this.#characters.length) throw this.#error('unmatched ")"');
    return node;
  }

  get #next(): string | undefined {
    return this.#characters[this.#at];
  }

  #error(what: string): PatternError {
    return new PatternError(`The pattern cannot be read at character ${this.#at + 1}: ${what}.`);
  }

  #takes(text: string): boolean {
    const isNext = [...text].every((character, offset) => this.#characters[this.#at + offset] === character);
    if (isNext) this.#at += text.length;
    return isNext;
  }

  #options(): PatternNode {
    const options = [this.#sequence()];
    while (this.#takes("|")) options.push(this.#sequence());
    return options.length === 1 && options[0] ? options[0] : { kind: "any", options };
  }

  #sequence(): PatternNode {
    const parts: PatternNode[] = [];
    while (this.#next !== undefined && this.#next !== "|" && this.#next !== ")") parts.push(this.#repeated());
    return { kind: "all", parts };
  }

  #repeated(): PatternNode {
    const node = this.#atom();
    const bounds = this.#bounds();
    if (!bounds) return node;
    if (node.kind === "assert") throw this.#error("nothing to repeat");
    // Lazy or greedy makes no difference to whether there is a match.
    this.#takes("?");
    if (this.#next !== undefined && "*+?".includes(this.#next)) throw this.#error("nothing to repeat");
    return { kind: "repeat", node, ...bounds };
  }

  #bounds(): { min: number; max: number | null } | null {
    if (this.#takes("*")) return { min: 0, max: null };
    if (this.#takes("+")) return { min: 1, max: null };
    if (this.#takes("?")) return { min: 0, max: 1 };
    if (this.#next !== "{") return null;
    const found = /^\{(\d{1,6})(,(\d{0,6}))?\}/.exec(this.#characters.slice(this.#at, this.#at + 16).join(""));
    if (!found) return null;
    const min = Number(found[1]);
    const max = found[2] === undefined ? min : found[3] === "" ? null : Number(found[3]);
    if (Math.max(min, max ?? 0) > MOST_REPEATS) throw this.#error(`more than ${MOST_REPEATS} repetitions`);
    if (max !== null && max < min) throw this.#error("the repetition ends before it begins");
    this.#at += found[0].length;
    return { min, max };
  }

  #atom(): PatternNode {
    const character = this.#characters[this.#at++] ?? "";
    switch (character) {
      case "(":
        return this.#group();
      case "[":
        return { kind: "set", ...this.#characterClass() };
      case ".":
        return { kind: "set", ranges: this.#flags.dotAll ? [[0, LAST_CODE_POINT]] : complement(lineEnds) };
      case "^":
        return { kind: "assert", assertion: "start" };
      case "$":
        return { kind: "assert", assertion: "end" };
      case "\\":
        if (this.#takes("b")) return { kind: "assert", assertion: "word" };
        if (this.#takes("B")) return { kind: "assert", assertion: "not_word" };
        return { kind: "set", ranges: this.#escaped() };
      case "*":
      case "+":
      case "?":
        this.#at -= 1;
        throw this.#error("nothing to repeat");
      default:
        return { kind: "set", ranges: [only(character)] };
    }
  }

  #group(): PatternNode {
    this.#depth += 1;
    if (this.#depth > DEEPEST_GROUP) throw this.#error(`more than ${DEEPEST_GROUP} groups inside each other`);
    if (this.#takes("?") && !this.#takes(":")) {
      const isLook = ["=", "!", "<=", "<!"].some((sign) => this.#takes(sign));
      if (isLook) throw this.#error("lookahead and lookbehind are not supported");
      if (!this.#takes("<")) throw this.#error("unknown group");
      const end = this.#characters.indexOf(">", this.#at);
      if (end < 0) throw this.#error("the name of the group does not end");
      this.#at = end + 1;
    }
    const node = this.#options();
    if (!this.#takes(")")) throw this.#error('missing ")"');
    this.#depth -= 1;
    return node;
  }

  #characterClass(): CharSet {
    const isNegated = this.#takes("^");
    const ranges: CharRange[] = [];
    while (!this.#takes("]")) {
      if (this.#next === undefined) throw this.#error('missing "]"');
      const low = this.#classMember();
      const single = low.length === 1 && low[0]?.[0] === low[0]?.[1] ? low[0] : undefined;
      if (single && this.#next === "-" && this.#characters[this.#at + 1] !== "]") {
        this.#at += 1;
        const [high] = this.#classMember();
        if (!high || high[0] !== high[1] || high[0] < single[0]) throw this.#error("the range is out of order");
        ranges.push([single[0], high[0]]);
      } else ranges.push(...low);
    }
    return isNegated ? { ranges, isNegated } : { ranges };
  }

  #classMember(): readonly CharRange[] {
    const character = this.#characters[this.#at++];
    if (character === undefined) throw this.#error('missing "]"');
    if (character !== "\\") return [only(character)];
    return this.#takes("b") ? [[0x8, 0x8]] : this.#escaped();
  }

  #escaped(): readonly CharRange[] {
    const character = this.#characters[this.#at++];
    if (character === undefined) throw this.#error("a backslash at the end");
    const known = CLASSES[character];
    if (known) return known;
    const control = CONTROLS[character];
    if (control !== undefined) return [[control, control]];
    if (character === "x" || character === "u") return [this.#coded(character)];
    if (/[1-9k]/.test(character)) throw this.#error("references to groups are not supported");
    if (/[a-z]/i.test(character)) throw this.#error(`\\${character} is not supported`);
    return [only(character)];
  }

  #coded(kind: "x" | "u"): CharRange {
    const rest = this.#characters.slice(this.#at, this.#at + 8).join("");
    const found = (kind === "x" ? /^([0-9a-f]{2})/i : /^(?:([0-9a-f]{4})|\{([0-9a-f]{1,6})\})/i).exec(rest);
    if (!found) throw this.#error(`\\${kind} without a code`);
    this.#at += found[0].length;
    const point = Number.parseInt(found[1] ?? found[2] ?? "", 16);
    return [point, point];
  }
}

const only = (character: string): CharRange => {
  const point = character.codePointAt(0) ?? 0;
  return [point, point];
};

const CLASSES: Readonly<Record<string, readonly CharRange[]>> = {
  d: digits,
  D: complement(digits),
  w: wordCharacters,
  W: complement(wordCharacters),
  s: spaces,
  S: complement(spaces),
};
const CONTROLS: Readonly<Record<string, number>> = { n: 0xa, r: 0xd, t: 0x9, f: 0xc, v: 0xb, "0": 0 };
