import { parsePattern } from "./parse.ts";
import {
  type Assertion,
  type CharRange,
  type CharSet,
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
  /** Steps for each character of a text, at most. */
  readonly size: number;
}

type State =
  | ({ readonly op: "set" } & CharSet)
  | { readonly op: "assert"; readonly assertion: Assertion }
  | { readonly op: "split"; readonly to: readonly number[] }
  | { readonly op: "match" };

/** `/…/flags`, `(?i)…` or the bare pattern. Throws PatternError. */
export function compilePattern(written: string): Pattern {
  const { source, flags } = readFlags(written);
  const states: State[] = [];
  emit(parsePattern(source, flags), states);
  add(states, { op: "match" });
  return { test: (text) => matches(states, text, flags), size: states.length };
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
      add(states, { op: "set", ranges: node.ranges, ...(node.isNegated ? { isNegated: true } : {}) });
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
      emitTimes(node.node, node.min, states);
      if (node.max === null) emitLoop(node.node, states);
      else for (let n = node.min; n < node.max; n++) emitOptional(node.node, states);
  }
}

/** What has no states once has none a thousand times, and groups in groups would take forever to say so. */
function emitTimes(node: PatternNode, times: number, states: State[]): void {
  for (let n = 0; n < times; n++) {
    const before = states.length;
    emit(node, states);
    if (states.length === before) return;
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
  before: number | undefined;
  after: number | undefined;
  readonly flags: Flags;
}

function matches(states: readonly State[], text: string, flags: Flags): boolean {
  const walk: Walk = { states, mark: new Int32Array(states.length).fill(-1), reached: [], open: [], at: 0 };
  const current: number[] = [0];
  const position: Position = { before: undefined, after: undefined, flags };
  for (;;) {
    position.after = text.codePointAt(walk.at);
    walk.reached.length = 0;
    for (const state of current) if (follow(walk, state, position)) return true;
    const { after } = position;
    if (after === undefined) return false;
    current.length = 0;
    for (const number of walk.reached) {
      const state = states[number];
      if (state?.op === "set" && isIn(after, state, flags)) current.push(number + 1);
    }
    // A match may begin at every character.
    current.push(0);
    position.before = after;
    walk.at += after > 0xffff ? 2 : 1;
  }
}

interface Walk {
  readonly states: readonly State[];
  /** At which character a state was last reached. */
  readonly mark: Int32Array;
  readonly reached: number[];
  /** Still to be followed. Kept between calls: a call for each character would fill the memory with lists. */
  readonly open: number[];
  at: number;
}

/** All states that are reached from this one without a character. True at the end of the pattern. */
function follow({ states, mark, reached, open, at }: Walk, from: number, position: Position): boolean {
  open.length = 0;
  open.push(from);
  for (let number = open.pop(); number !== undefined; number = open.pop()) {
    if (mark[number] === at) continue;
    mark[number] = at;
    const state = states[number];
    if (!state) continue;
    if (state.op === "match") return true;
    if (state.op === "set") reached.push(number);
    else if (state.op === "split") for (const next of state.to) open.push(next);
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

const isIn = (point: number, { ranges, isNegated }: CharSet, flags: Flags): boolean =>
  isListed(point, ranges, flags) !== (isNegated === true);

function isListed(point: number, ranges: readonly CharRange[], { ignoreCase }: Flags): boolean {
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
