import {
  type CodePoints,
  codePointsOf,
  complement,
  DIGITS,
  LAST_CODE_POINT,
  union,
} from "../../pattern/code-points.ts";
import { QueryFault } from "../fault/query-fault.ts";
import { ignoringCase, isLarge } from "./ignoring-case.ts";
import { DEEPEST_GROUPS, MOST_REPEATS, MOST_STEPS, type Regex, stepsOf } from "./syntax.ts";

/** As RE2 has them: ASCII only. */
const CLASSES: Readonly<Record<string, CodePoints>> = {
  d: DIGITS,
  w: [0x30, 0x39, 0x41, 0x5a, 0x5f, 0x5f, 0x61, 0x7a],
  s: [0x09, 0x0a, 0x0c, 0x0d, 0x20, 0x20],
};
const NEW_LINE: CodePoints = [0x0a, 0x0a];
const CONTROLS: Readonly<Record<string, number>> = { n: 10, r: 13, t: 9, f: 12, v: 11, a: 7 };
const ASSERTIONS: Readonly<Record<string, "start" | "end" | "border" | "inside">> = {
  ...{ A: "start", z: "end", b: "border", B: "inside" },
};

const MOST_LARGE_SETS = 20;

interface Flags {
  readonly anyCase: boolean;
  readonly dotAll: boolean;
}

/**
 * Reads a regular expression as RE2 does, as far as it can be matched in one pass without remembering anything. Throws a
 * QueryFault whose position counts from the start of the expression.
 */
export function parseRegex(source: string): Regex {
  const reader = new RegexReader(source);
  const regex = reader.ways({ anyCase: false, dotAll: false }, 0);
  if (reader.at < source.length) throw new QueryFault(reader.at, "this parenthesis closes no group");
  return regex;
}

class RegexReader {
  at = 0;
  #largeSets = 0;
  readonly #source: string;

  constructor(source: string) {
    this.#source = source;
  }

  ways(given: Flags, depth: number): Regex {
    if (depth > DEEPEST_GROUPS) throw new QueryFault(this.at, `groups are nested deeper than ${DEEPEST_GROUPS}`);
    const ways: Regex[] = [];
    let flags = given;
    do {
      const parts: Regex[] = [];
      while (this.at < this.#source.length && this.#peek() !== "|" && this.#peek() !== ")") {
        const changed = this.#flagsAlone(flags);
        if (changed) flags = changed;
        else parts.push(this.#repeated(this.#part(flags, depth)));
      }
      ways.push({ kind: "sequence", parts });
    } while (this.#took("|"));
    const [only] = ways;
    return bounded(ways.length === 1 && only ? only : { kind: "either", ways }, this.at);
  }

  #part(flags: Flags, depth: number): Regex {
    const start = this.at;
    const character = this.#next();
    switch (character) {
      case "(":
        return this.#group(flags, depth, start);
      case "[":
        return { kind: "character", points: this.#members(start, flags) };
      case ".":
        return { kind: "character", points: flags.dotAll ? [0, LAST_CODE_POINT] : complement(NEW_LINE) };
      case "^":
        return { kind: "assertion", what: "start" };
      case "$":
        return { kind: "assertion", what: "end" };
      case "*":
      case "+":
      case "?":
        throw new QueryFault(
          start,
          `${character} has nothing before it to repeat; write \\${character} for the character`,
        );
      case "\\": {
        const what = ASSERTIONS[this.#peek()];
        if (what === undefined) return this.#character(this.#escaped(start), flags);
        this.at++;
        return { kind: "assertion", what };
      }
      default:
        return this.#character(single(character), flags);
    }
  }

  #character(points: CodePoints, { anyCase }: Flags): Regex {
    return { kind: "character", points: anyCase ? this.#inAnyCase(points) : points };
  }

  /** Each large set takes a millisecond, and a query has room for hundreds. */
  #inAnyCase(points: CodePoints): CodePoints {
    if (isLarge(points) && ++this.#largeSets > MOST_LARGE_SETS)
      throw new QueryFault(this.at, `more than ${MOST_LARGE_SETS} large classes ignore case`);
    return ignoringCase(points);
  }

  /** `(?i)`: holds until the group ends. */
  #flagsAlone(flags: Flags): Flags | undefined {
    const found = /^\(\?([is]{0,2})(?:-([is]{1,2}))?\)/.exec(this.#source.slice(this.at, this.at + 9));
    if (!found) return undefined;
    this.at += found[0].length;
    return changed(flags, found);
  }

  #group(flags: Flags, depth: number, start: number): Regex {
    let inner = flags;
    if (this.#peek() === "?") {
      const rest = this.#source.slice(this.at, this.at + 80);
      const found = /^\?(?:([is]{0,2})(?:-([is]{1,2}))?:|P?<[A-Za-z_]\w{0,60}>)/.exec(rest);
      if (!found) throw new QueryFault(start, whyNoGroup(rest));
      this.at += found[0].length;
      inner = changed(flags, found);
    }
    const regex = this.ways(inner, depth + 1);
    if (!this.#took(")")) throw new QueryFault(start, "this group is not closed");
    return regex;
  }

  #repeated(part: Regex): Regex {
    const start = this.at;
    const count = this.#count();
    if (!count) return part;
    const [least, most] = count;
    const largest = most === Number.POSITIVE_INFINITY ? least : most;
    if (largest > MOST_REPEATS) throw new QueryFault(start, `a count may be at most ${MOST_REPEATS}`);
    if (least > most) throw new QueryFault(start, "the counts are in the wrong order");
    // Only whether it matches is asked, so that a lazy repeat is the same.
    this.#took("?");
    if (/^[*+?]/.test(this.#peek()) || this.#counts())
      throw new QueryFault(this.at, "a repeat can't be repeated; put it in a group");
    return bounded({ kind: "repeat", part, least, most }, start);
  }

  #counts(): RegExpExecArray | null {
    return /^\{(\d{1,6})(?:(,)(\d{0,6}))?\}/.exec(this.#source.slice(this.at, this.at + 16));
  }

  #count(): readonly [number, number] | undefined {
    if (this.#took("*")) return [0, Number.POSITIVE_INFINITY];
    if (this.#took("+")) return [1, Number.POSITIVE_INFINITY];
    if (this.#took("?")) return [0, 1];
    const found = this.#peek() === "{" ? this.#counts() : null;
    if (!found) return undefined;
    this.at += found[0].length;
    const least = Number(found[1]);
    return [least, found[3] ? Number(found[3]) : found[2] ? Number.POSITIVE_INFINITY : least];
  }

  #escaped(start: number): CodePoints {
    if (this.at >= this.#source.length) throw new QueryFault(start, "the expression ends with a backslash");
    const character = this.#next();
    const kind = CLASSES[character.toLowerCase()];
    if (kind) return character === character.toLowerCase() ? kind : complement(kind);
    if (character === "p" || character === "P") return this.#property(start, character === "P");
    const control = CONTROLS[character];
    if (control !== undefined) return [control, control];
    if (character === "x") return this.#hexadecimal(start);
    if (/^[0-9]$/.test(character)) throw new QueryFault(start, "references to a group can't be matched in linear time");
    if (/^[\p{L}\p{N}]$/u.test(character)) throw new QueryFault(start, `\\${character} is not supported`);
    return single(character);
  }

  #hexadecimal(start: number): CodePoints {
    const found = /^(?:([0-9a-fA-F]{2})|\{([0-9a-fA-F]{1,6})\})/.exec(this.#source.slice(this.at, this.at + 8));
    const point = Number.parseInt(found?.[1] ?? found?.[2] ?? "", 16);
    if (!found || point > LAST_CODE_POINT) throw new QueryFault(start, "write \\xHH, or \\x{…} up to 10FFFF");
    this.at += found[0].length;
    return [point, point];
  }

  #property(start: number, negated: boolean): CodePoints {
    const found = /^(?:\{([A-Za-z_]{1,40})\}|([A-Z]))/.exec(this.#source.slice(this.at, this.at + 44));
    const name = found?.[1] ?? found?.[2];
    if (!found || name === undefined) throw new QueryFault(start, "write a property in braces, such as \\p{L}");
    this.at += found[0].length;
    const points = propertyNamed(name);
    if (!points) throw new QueryFault(start, `Unicode has no property ${name}`);
    return negated ? complement(points) : points;
  }

  #members(start: number, { anyCase }: Flags): CodePoints {
    const negated = this.#took("^");
    const members: CodePoints[] = [];
    do {
      if (this.at >= this.#source.length) throw new QueryFault(start, "this class is not closed");
      members.push(this.#range());
    } while (this.#peek() !== "]");
    this.at++;
    const points = anyCase ? this.#inAnyCase(union(members)) : union(members);
    return negated ? complement(points) : points;
  }

  #range(): CodePoints {
    const start = this.at;
    const first = this.#member();
    if (this.#peek() !== "-" || this.#source[this.at + 1] === "]" || this.at + 1 >= this.#source.length) return first;
    this.at++;
    const [from, to] = [onlyPoint(first), onlyPoint(this.#member())];
    if (from === undefined || to === undefined || from > to)
      throw new QueryFault(start, "a range needs one character at each end, the lower first");
    return [from, to];
  }

  #member(): CodePoints {
    const start = this.at;
    const character = this.#next();
    if (character === "[" && this.#peek() === ":")
      throw new QueryFault(start, "classes such as [:alpha:] are not supported");
    return character === "\\" ? this.#escaped(start) : single(character);
  }

  #peek(): string {
    return this.#source[this.at] ?? "";
  }

  #took(character: string): boolean {
    if (this.#peek() !== character) return false;
    this.at++;
    return true;
  }

  #next(): string {
    const character = String.fromCodePoint(this.#source.codePointAt(this.at) ?? 0);
    this.at += character.length;
    return character;
  }
}

function changed({ anyCase, dotAll }: Flags, [, on = "", off = ""]: readonly (string | undefined)[]): Flags {
  return {
    anyCase: (anyCase || on.includes("i")) && !off.includes("i"),
    dotAll: (dotAll || on.includes("s")) && !off.includes("s"),
  };
}

function whyNoGroup(rest: string): string {
  return /^\?<?[=!]/.test(rest)
    ? "lookahead and lookbehind can't be matched in one pass"
    : "only the flags i and s are supported, and groups such as (?:…)";
}

function bounded(regex: Regex, at: number): Regex {
  if (stepsOf(regex) > MOST_STEPS)
    throw new QueryFault(at, `the expression grows to more than ${MOST_STEPS} steps when its repeats are written out`);
  return regex;
}

function propertyNamed(name: string): CodePoints | undefined {
  for (const source of [`\\p{${name}}`, `\\p{Script=${name}}`]) {
    try {
      return codePointsOf(source);
    } catch {
      // Not a property of this kind.
    }
  }
  return undefined;
}

function single(character: string): CodePoints {
  const point = character.codePointAt(0) ?? 0;
  return [point, point];
}

function onlyPoint(points: CodePoints): number | undefined {
  return points.length === 2 && points[0] === points[1] ? points[0] : undefined;
}
