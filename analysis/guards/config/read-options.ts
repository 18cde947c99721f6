import { compilePatterns } from "../../pattern/compile.ts";
import { PatternFault } from "../../pattern/fault.ts";
import type { OptionSpec, OptionValue } from "../guard.ts";
import type { ConfigProblem } from "./config.ts";
import { nearest } from "./nearest.ts";

type Place = ConfigProblem["place"];

/** Takes what is wrong in a config while it is read. A hint takes work to find, so only the first problems get theirs. */
export type Report = (place: Place, message: string, hint?: () => string) => void;

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** A value as an option of this kind allows it, or undefined and a problem. */
export function readOption(spec: OptionSpec, value: unknown, at: Item) {
  const found = valueFor(spec, value, at);
  if (found === undefined) at.report(at.place, `Must be ${describeExpected(spec)}.`);
  return found ?? undefined;
}

/** The value; null if the problem was reported in a place of its own; undefined if it is of another kind. */
function valueFor(spec: OptionSpec, value: unknown, at: Item): OptionValue | null | undefined {
  switch (spec.kind) {
    case "number":
      return typeof value === "number" && value >= spec.min && value <= spec.max ? value : undefined;
    case "boolean":
      return typeof value === "boolean" ? value : undefined;
    case "choice":
      return typeof value === "string" ? choiceOf(spec.of, value, at) : undefined;
    case "text":
      return typeof value === "string" && value.length <= spec.longest ? value : undefined;
    case "texts":
      return listOf(value, at, (item, itemAt) => (spec.of ? choiceOf(spec.of, item, itemAt) : item));
    case "patterns":
      return compilable(
        listOf(value, at, (item) => item),
        at,
      );
  }
}

/** Patterns are compiled together, so that a hostile list costs no more than the largest set that may run. */
function compilable(patterns: string[] | null | undefined, at: Item): string[] | null | undefined {
  const { place, report, areCompiled = true } = at;
  try {
    if (areCompiled) compilePatterns((patterns ?? []).map((pattern) => ({ pattern })));
    return patterns;
  } catch (error) {
    if (!(error instanceof PatternFault)) throw error;
    report([...place, error.rule], `Character ${error.at + 1}: ${error.why}`);
    return null;
  }
}

function choiceOf(of: readonly string[], value: string, { place, report }: { place: Place; report: Report }) {
  if (of.includes(value)) return value;
  report(place, `Must be ${oneOf(of)}.`, () => suggestion(value, of));
  return null;
}

const LONGEST_LIST = 1000;
const LONGEST_ITEM = 4096;

interface Item {
  readonly place: Place;
  readonly report: Report;
  /** False if whoever reads the config tries its patterns elsewhere: compiling takes up to a second. */
  readonly areCompiled?: boolean;
}

function listOf(value: unknown, at: Item, read: (item: string, at: Item) => string | null) {
  if (!Array.isArray(value) || value.length > LONGEST_LIST) return undefined;
  const items = value.map((item: unknown, index) => {
    const itemAt = { place: [...at.place, index], report: at.report };
    if (typeof item === "string" && item !== "" && item.length <= LONGEST_ITEM) return read(item, itemAt);
    at.report(itemAt.place, `Must be a text of 1 to ${LONGEST_ITEM} characters.`);
    return null;
  });
  return items.every((item) => item !== null) ? items : null;
}

/** What a value of this kind looks like, for problems and for the reference. */
export function describeExpected(spec: OptionSpec): string {
  switch (spec.kind) {
    case "number":
      return `a number from ${spec.min} to ${spec.max}`;
    case "boolean":
      return "true or false";
    case "choice":
      return oneOf(spec.of);
    case "text":
      return `a text of at most ${spec.longest} characters`;
    case "texts":
      return spec.of ? `a list of ${oneOf(spec.of)}` : `a list of at most ${LONGEST_LIST} texts`;
    case "patterns":
      return `a list of at most ${LONGEST_LIST} patterns`;
  }
}

const oneOf = (of: readonly string[]): string =>
  of.length < 2 ? of.join("") : `${of.slice(0, -1).join(", ")} or ${of.at(-1)}`;

export function suggestion(name: string, known: readonly string[]): string {
  const like = nearest(name, known);
  return like === null ? "" : ` Did you mean “${like}”?`;
}
