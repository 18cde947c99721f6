import {
  type CodePoints,
  codePointsOf,
  complement,
  DIGITS,
  inAnyCase,
  LAST_CODE_POINT,
  LINE_ENDS,
  SPACES,
  union,
  WORD_SOURCE,
} from "./code-points.ts";
import { DEEPEST_NESTING, LONGEST_SOURCE, MOST_REPEATS, MOST_STATES, PatternFault } from "./fault.ts";
import { canBeEmpty, innerBorder, type Syntax, statesOf } from "./syntax.ts";

export interface PatternSource {
  readonly pattern: string;
  readonly ignoreCase?: boolean;
}

/** Reads a pattern of the subset in docs/guides/guard-patterns.md, or throws a PatternFault that names the place and the reason. */
export function parsePattern(source: PatternSource, rule: number): Syntax {
  const { pattern } = source;
  if (pattern.length > LONGEST_SOURCE)
    throw new PatternFault(rule, LONGEST_SOURCE, `the pattern is longer than ${LONGEST_SOURCE} characters`);
  const reader = new Reader(source, rule);
  const syntax = reader.ways(0);
  if (reader.at < pattern.length)
    throw reader.fault(reader.at, "this parenthesis closes no group; write \\) for the character");
  const inner = innerBorder(syntax);
  if (inner !== undefined) throw reader.fault(inner, "\\b may stand only at the start or the end of a pattern");
  if (canBeEmpty(syntax))
    throw reader.fault(0, "the pattern can match an empty text; at least one character must be required");
  if (statesOf(syntax) > MOST_STATES) throw reader.fault(0, TOO_LARGE);
  return syntax;
}

const TOO_LARGE = `the pattern grows to more than ${MOST_STATES} states when its repeats are written out; use smaller counts`;

const UNBOUNDED: Readonly<Record<string, string>> = {
  "*": "{0,64}",
  "+": "{1,64}",
};

const CONTROLS: Readonly<Record<string, number>> = { n: 10, r: 13, t: 9, f: 12, v: 11, "0": 0 };

const CLASSES: Readonly<Record<string, () => CodePoints>> = {
  d: () => DIGITS,
  w: () => codePointsOf(WORD_SOURCE),
  s: () => SPACES,
};

class Reader {
  at = 0;
  readonly pattern: string;
  readonly ignoreCase: boolean;
  readonly rule: number;

  constructor(source: PatternSource, rule: number) {
    this.pattern = source.pattern;
    this.ignoreCase = source.ignoreCase ?? false;
    this.rule = rule;
  }

  fault(at: number, why: string): PatternFault {
    return new PatternFault(this.rule, at, why);
  }

  ways(depth: number): Syntax {
    if (depth > DEEPEST_NESTING) throw this.fault(this.at, `groups are nested deeper than ${DEEPEST_NESTING}`);
    const ways = [this.sequence(depth)];
    while (this.taken("|")) ways.push(this.sequence(depth));
    const [only] = ways;
    return ways.length === 1 && only ? only : { kind: "either", ways };
  }

  sequence(depth: number): Syntax {
    const parts: Syntax[] = [];
    while (this.at < this.pattern.length && this.peek() !== "|" && this.peek() !== ")")
      parts.push(this.repeated(this.part(depth)));
    return { kind: "sequence", parts };
  }

  part(depth: number): Syntax {
    const start = this.at;
    const character = this.next();
    switch (character) {
      case "(":
        return this.group(depth, start);
      case "[":
        return this.characters(this.classMembers(start));
      case "\\":
        return this.escape(start);
      case ".":
        return this.characters(complement(LINE_ENDS));
      case "^":
      case "$":
        throw this.fault(
          start,
          `${character} is not supported, because a stream has no lines to start or end at; write \\${character} for the character`,
        );
      case "*":
      case "+":
      case "?":
      case "{":
        throw this.fault(start, `${character} has nothing before it to repeat; write \\${character} for the character`);
      case "}":
      case "]":
        throw this.fault(start, `${character} stands alone; write \\${character} for the character`);
      default:
        return this.characters(single(character));
    }
  }

  group(depth: number, start: number): Syntax {
    if (this.peek() === "?") {
      if (this.pattern[this.at + 1] !== ":") throw this.fault(start, this.whyNoGroup());
      this.at += 2;
    }
    const inner = this.ways(depth + 1);
    if (!this.taken(")")) throw this.fault(start, "this group is not closed");
    return inner;
  }

  whyNoGroup(): string {
    const rest = this.pattern.slice(this.at + 1, this.at + 3);
    if (rest === "<=" || rest === "<!" || rest.startsWith("=") || rest.startsWith("!"))
      return "lookahead and lookbehind are not supported, because they cannot be matched in one pass";
    if (rest.startsWith("<")) return "groups have no names here; write ( or (?:";
    return "flags inside a pattern are not supported; use the option for case instead";
  }

  repeated(part: Syntax): Syntax {
    const start = this.at;
    const count = this.count(start);
    if (!count) return part;
    if (part.kind === "border") throw this.fault(start, "\\b cannot be repeated");
    const [least, most] = count;
    if (most > MOST_REPEATS) throw this.fault(start, `a count may be at most ${MOST_REPEATS}`);
    if (least > most) throw this.fault(start, "the counts are in the wrong order");
    if (most === 0) throw this.fault(start, "a count of 0 matches nothing");
    const following = this.peek();
    if (following === "?")
      throw this.fault(this.at, "lazy repeats are not supported, because the longest match always counts");
    if (following === "*" || following === "+" || following === "{")
      throw this.fault(this.at, "a repeat cannot be repeated; put it in a group");
    const syntax: Syntax = { kind: "repeat", part, least, most };
    if (statesOf(syntax) > MOST_STATES) throw this.fault(start, TOO_LARGE);
    return syntax;
  }

  count(start: number): readonly [number, number] | undefined {
    const character = this.peek();
    if (character === "*" || character === "+")
      throw this.fault(start, `${character} has no upper bound; write a count such as ${UNBOUNDED[character]}`);
    if (character === "?") {
      this.at++;
      return [0, 1];
    }
    if (character !== "{") return undefined;
    const found = /^\{(\d{1,9})(?:(,)(\d{0,9}))?\}/.exec(this.pattern.slice(start, start + 24));
    if (!found) throw this.fault(start, "{ starts a count such as {2,5}; write \\{ for the character");
    if (found[2] && !found[3]) throw this.fault(start, `${found[0]} has no upper bound; write {${found[1]},64}`);
    this.at += found[0].length;
    return [Number(found[1]), Number(found[3] ?? found[1])];
  }

  escape(start: number): Syntax {
    if (this.peek() === "b") {
      this.at++;
      return { kind: "border", at: start };
    }
    return this.characters(this.escaped(start));
  }

  /** The characters after a backslash, inside a class or outside. */
  escaped(start: number): CodePoints {
    if (this.at >= this.pattern.length) throw this.fault(start, "the pattern ends with a backslash");
    const character = this.next();
    const kind = CLASSES[character.toLowerCase()];
    if (kind) return character === character.toLowerCase() ? kind() : complement(kind());
    if (character === "p" || character === "P") return this.property(start, character === "P");
    if (character === "0" && /^\d/.test(this.pattern.slice(this.at, this.at + 1)))
      throw this.fault(start, "octal escapes are not supported; write \\xHH");
    const control = CONTROLS[character];
    if (control !== undefined) return [control, control];
    if (character === "x" || character === "u") return single(String.fromCodePoint(this.hexadecimal(start, character)));
    if (/^[1-9]$/.test(character))
      throw this.fault(start, "references to a group are not supported, because they cannot be matched in linear time");
    if (character === "B") throw this.fault(start, "\\B is not supported");
    if (/^[\p{L}\p{N}]$/u.test(character)) throw this.fault(start, `\\${character} is not supported`);
    return single(character);
  }

  hexadecimal(start: number, letter: "x" | "u"): number {
    const rest = this.pattern.slice(this.at, this.at + 8);
    const found = letter === "x" ? /^([0-9a-f]{2})/i.exec(rest) : /^(?:([0-9a-f]{4})|\{([0-9a-f]{1,6})\})/i.exec(rest);
    const point = Number.parseInt(found?.[1] ?? found?.[2] ?? "", 16);
    if (!found || point > LAST_CODE_POINT)
      throw this.fault(start, letter === "x" ? "write two digits: \\xHH" : "write \\uHHHH, or \\u{…} up to 10FFFF");
    this.at += found[0].length;
    return point;
  }

  property(start: number, negated: boolean): CodePoints {
    const found = /^\{([A-Za-z_]{1,40}(?:=[A-Za-z_]{1,40})?)\}/.exec(this.pattern.slice(this.at, this.at + 84));
    if (!found) throw this.fault(start, "write a property in braces, such as \\p{L}");
    this.at += found[0].length;
    try {
      const points = codePointsOf(`\\p{${found[1]}}`);
      return negated ? complement(points) : points;
    } catch {
      throw this.fault(start, `Unicode has no property ${found[1]}`);
    }
  }

  classMembers(start: number): CodePoints {
    const negated = this.taken("^");
    const members: CodePoints[] = [];
    while (this.peek() !== "]") {
      if (this.at >= this.pattern.length) throw this.fault(start, "this class is not closed");
      members.push(this.range());
    }
    this.at++;
    if (members.length === 0) throw this.fault(start, "this class is empty");
    const points = this.ignoreCase ? inAnyCase(union(members)) : union(members);
    const result = negated ? complement(points) : points;
    if (result.length === 0) throw this.fault(start, "this class matches no character");
    return result;
  }

  /** A character, an escape, or a range of characters in a class. */
  range(): CodePoints {
    const start = this.at;
    const first = this.member();
    if (this.peek() !== "-" || this.pattern[this.at + 1] === "]" || this.at + 1 >= this.pattern.length) return first;
    this.at++;
    const last = this.member();
    const [from, to] = [onlyPoint(first), onlyPoint(last)];
    if (from === undefined || to === undefined)
      throw this.fault(start, "a range needs one character at each end; write \\- for the character");
    if (from > to) throw this.fault(start, "the ends of the range are in the wrong order");
    return [from, to];
  }

  member(): CodePoints {
    const start = this.at;
    const character = this.next();
    if (character === "[") throw this.fault(start, "[ inside a class is written \\[");
    if (character !== "\\") return single(character);
    if (this.peek() === "b") throw this.fault(start, "\\b has no meaning inside a class");
    return this.escaped(start);
  }

  characters(points: CodePoints): Syntax {
    return { kind: "character", points: this.ignoreCase ? inAnyCase(points) : points };
  }

  peek(): string {
    return this.pattern[this.at] ?? "";
  }

  taken(character: string): boolean {
    if (this.peek() !== character) return false;
    this.at++;
    return true;
  }

  /** The next code point. */
  next(): string {
    const point = this.pattern.codePointAt(this.at);
    if (point === undefined) return "";
    const character = String.fromCodePoint(point);
    this.at += character.length;
    return character;
  }
}

function single(character: string): CodePoints {
  const point = character.codePointAt(0) ?? 0;
  return [point, point];
}

function onlyPoint(points: CodePoints): number | undefined {
  return points.length === 2 && points[0] === points[1] ? points[0] : undefined;
}
