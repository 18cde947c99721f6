import { parsePattern } from "./parse.ts";
import {
  type Assertion,
  type CharRange,
  type Flags,
  lineEnds,
  PatternError,
  type PatternNode,
  wordCharacters,
} from "./syntax.ts";

export { PatternError } from "./syntax.ts";

/** Time to match is at most the length of the text times this. */
const MOST_STATES = 1000;

/**
 * A regular expression by a person, matched in time linear in the text whatever the pattern is: all ways through it are
 * followed at once, character by character, and nothing is tried twice. A pattern that takes forever cannot be written.
 */
export interface Pattern {
  test(text: string): boolean;
}

type State =
  | { readonly op: "set"; readonly ranges: readonly CharRange[] }
  | { readonly op: "assert"; readonly assertion: Assertion }
  | { readonly op: "split"; readonly to: readonly number[] }
  | { readonly op: "match" };

/** `/…/flags`, `(?i)…` or the bare pattern. Throws PatternError. */
export function compilePattern(written: string): Pattern {
  const { source, flags } = readFlags(written);
  const states: State[] = [];
  emit(parsePattern(source, flags), states);
  add(states, { op: "match" });
  return { test: (text) => matches(states, text, flags) };
}

function readFlags(written: string): { source: string; flags: Flags } {
  const delimited = /^\/([\s\S]*)\/([a-z]*)$/.exec(written);
  const inline = /^\(\?([a-z]+)\)([\s\S]*)$/.exec(written);
  const source = delimited?.[1] ?? inline?.[2] ?? written;
  const given = delimited?.[2] ?? inline?.[1] ?? "";
  const unknown = /[^gimsuy]/.exec(given);
  if (unknown) throw new PatternError(`The pattern has an unknown flag: ${unknown[0]}.`);
  const has = (flag: string): boolean => given.includes(flag);
  return { source, flags: { ignoreCase: has("i"), multiline: has("m"), dotAll: has("s") } };
}

function add(states: State[], state: State): number {
  if (states.length >= MOST_STATES) throw new PatternError("The pattern is too large: use fewer repetitions.");
  return states.push(state) - 1;
}

/** Each part leads on to the state after it. */
function emit(node: PatternNode, states: State[]): void {
  switch (node.kind) {
    case "set":
      add(states, { op: "set", ranges: node.ranges });
      return;
    case "assert":
      add(states, { op: "assert", assertion: node.assertion });
      return;
    case "all":
      for (const part of node.parts) emit(part, states);
      return;
    case "any":
      emitOptions(node.options, states);
      return;
    case "repeat":
      for (let n = 0; n < node.min; n++) emit(node.node, states);
      if (node.max === null) emitLoop(node.node, states);
      else for (let n = node.min; n < node.max; n++) emitOptional(node.node, states);
  }
}

function emitOptions(options: readonly PatternNode[], states: State[]): void {
  const fork = add(states, { op: "split", to: [] });
  const starts: number[] = [];
  const ends: number[] = [];
  for (const option of options) {
    starts.push(states.length);
    emit(option, states);
    ends.push(add(states, { op: "split", to: [] }));
  }
  states[fork] = { op: "split", to: starts };
  for (const end of ends) states[end] = { op: "split", to: [states.length] };
}

function emitLoop(node: PatternNode, states: State[]): void {
  const fork = add(states, { op: "split", to: [] });
  emit(node, states);
  const back = add(states, { op: "split", to: [fork] });
  states[fork] = { op: "split", to: [fork + 1, back + 1] };
}

function emitOptional(node: PatternNode, states: State[]): void {
  const fork = add(states, { op: "split", to: [] });
  emit(node, states);
  states[fork] = { op: "split", to: [fork + 1, states.length] };
}

interface Position {
  readonly before: number | undefined;
  readonly after: number | undefined;
  readonly flags: Flags;
}

function matches(states: readonly State[], text: string, flags: Flags): boolean {
  const mark = new Int32Array(states.length).fill(-1);
  let current: number[] = [];
  let before: number | undefined;
  for (let at = 0; ; ) {
    const after = text.codePointAt(at);
    const position = { before, after, flags };
    const reached: number[] = [];
    for (const state of [...current, 0]) {
      if (follow({ states, mark, reached, at }, state, position)) return true;
    }
    if (after === undefined) return false;
    current = reached.filter((state) => {
      const found = states[state];
      return found?.op === "set" && isIn(after, found.ranges, flags);
    });
    current = current.map((state) => state + 1);
    before = after;
    at += after > 0xffff ? 2 : 1;
  }
}

interface Walk {
  readonly states: readonly State[];
  /** At which character a state was last reached. */
  readonly mark: Int32Array;
  readonly reached: number[];
  readonly at: number;
}

/** All states that are reached from this one without a character. True at the end of the pattern. */
function follow({ states, mark, reached, at }: Walk, from: number, position: Position): boolean {
  const open = [from];
  for (let number = open.pop(); number !== undefined; number = open.pop()) {
    if (mark[number] === at) continue;
    mark[number] = at;
    const state = states[number];
    if (!state) continue;
    if (state.op === "match") return true;
    if (state.op === "set") reached.push(number);
    else if (state.op === "split") open.push(...state.to);
    else if (holds(state.assertion, position)) open.push(number + 1);
  }
  return false;
}

function holds(assertion: Assertion, { before, after, flags }: Position): boolean {
  const isLineEnd = (point: number | undefined): boolean =>
    point === undefined || (flags.multiline && inRanges(point, lineEnds));
  if (assertion === "start") return isLineEnd(before);
  if (assertion === "end") return isLineEnd(after);
  const isWord = (point: number | undefined): boolean => point !== undefined && inRanges(point, wordCharacters);
  return (isWord(before) !== isWord(after)) === (assertion === "word");
}

function isIn(point: number, ranges: readonly CharRange[], { ignoreCase }: Flags): boolean {
  if (inRanges(point, ranges)) return true;
  if (!ignoreCase) return false;
  const character = String.fromCodePoint(point);
  return [character.toLowerCase(), character.toUpperCase()].some((form) => {
    const [only, more] = [...form];
    return only !== undefined && more === undefined && inRanges(only.codePointAt(0) ?? 0, ranges);
  });
}

function inRanges(point: number, ranges: readonly CharRange[]): boolean {
  for (const [low, high] of ranges) if (point >= low && point <= high) return true;
  return false;
}
