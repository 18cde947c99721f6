import type { Clause, Comparison, Condition, ToolSet } from "../language/policy.ts";
import { carries } from "./carries.ts";
import { globMatcher } from "./glob.ts";
import { type FlowLists, fold, listMatcher } from "./membership.ts";
import { every, not, ofAll, some, type Truth } from "./truth.ts";
import { textsAt, valuesAt } from "./values.ts";

/** What conditions are asked about. */
export interface Asked {
  readonly arguments: unknown;
  /** The texts of the results of these tools so far, and whether they are all of them. */
  readonly resultsOf: (tools: ToolSet) => { readonly texts: Iterable<string>; readonly isWhole: boolean };
}

/** Pauses where it takes long. */
export type CompiledClause = (asked: Asked) => Generator<void, Truth>;

/** No clause always holds. */
export function compileClause(clause: Clause | null, lists: FlowLists): CompiledClause {
  if (!clause) return always;
  const conditions = clause.conditions.map((condition) => compileCondition(condition, lists));
  const combine = clause.join === "and" ? every : some;
  return function* (asked) {
    const truths: Truth[] = [];
    for (const condition of conditions) truths.push(yield* condition(asked));
    return combine(truths);
  };
}

// biome-ignore lint/correctness/useYield: it has nothing to wait for.
function* always(): Generator<void, Truth> {
  return "yes";
}

function compileCondition({ path, compare }: Condition, lists: FlowLists): CompiledClause {
  if (compare.kind === "carries") {
    return function* (asked) {
      const { texts, isCut } = textsAt(asked.arguments, path);
      if (isCut) return "unknown";
      // A call that says nothing carries nothing.
      if (texts.join("") === "") return "no";
      const results = asked.resultsOf(compare.results);
      const found = yield* carries(texts, results.texts);
      // What is not known may be what the call carries.
      return found === "no" && !results.isWhole ? "unknown" : found;
    };
  }
  const compareOne = compileComparison(compare, lists);
  const missing = compare.kind === "number" || compare.isNegated ? "unknown" : "no";
  // biome-ignore lint/correctness/useYield: it has nothing to wait for.
  return function* (asked) {
    const { plain, isOdd } = valuesAt(asked.arguments, path);
    if (isOdd) return "unknown";
    return plain.length === 0 ? missing : ofAll(plain.map(compareOne));
  };
}

type CompareOne = (value: string | number | boolean) => Truth;

function compileComparison(compare: Exclude<Comparison, { kind: "carries" }>, lists: FlowLists): CompareOne {
  switch (compare.kind) {
    case "equals": {
      const { value } = compare;
      return negated(compare.isNegated, (one) => isEqual(one, value));
    }
    case "in": {
      const entries = Object.hasOwn(lists, compare.list) ? lists[compare.list] : undefined;
      if (!entries) return () => "unknown";
      return negated(compare.isNegated, listMatcher(entries));
    }
    case "matches": {
      const matches = globMatcher(compare.glob);
      return negated(compare.isNegated, (one) => matches(String(one)));
    }
    case "number": {
      const { sign, value } = compare;
      return (one) => {
        const number = numberIn(one);
        return number === null ? "unknown" : isBeyond(number, sign, value) ? "yes" : "no";
      };
    }
  }
}

const negated = (isNegated: boolean, compareOne: CompareOne): CompareOne =>
  isNegated ? (value) => not(compareOne(value)) : compareOne;

/** What is the same only without regard to case or spaces may be the same to the tool. */
function isEqual(one: string | number | boolean, value: string | number | boolean): Truth {
  if (one === value) return "yes";
  if (typeof value === "number") {
    const number = numberIn(one);
    return number === null ? "unknown" : number === value ? "yes" : "no";
  }
  return fold(String(one)) === fold(String(value)) ? "unknown" : "no";
}

const PLAIN_NUMBER = /^\s*[+-]?(?:\d{1,300}(?:\.\d{1,300})?|\.\d{1,300})(?:e[+-]?\d{1,3})?\s*$/i;

function numberIn(one: string | number | boolean): number | null {
  if (typeof one === "boolean") return null;
  const number = typeof one === "number" ? one : PLAIN_NUMBER.test(one) ? Number(one) : Number.NaN;
  return Number.isNaN(number) ? null : number;
}

function isBeyond(number: number, sign: "<" | ">" | "<=" | ">=", value: number): boolean {
  if (sign === "<") return number < value;
  if (sign === ">") return number > value;
  return sign === "<=" ? number <= value : number >= value;
}
