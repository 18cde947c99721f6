import { QueryFault } from "@agent-console/analysis/query/fault/query-fault.ts";
import type { ApiError } from "@agent-console/sdk";
import { problemSentences } from "../../../parts/problems.ts";

export interface QueryProblem {
  readonly words: string;
  /** Counted in characters from 0. Null if the whole query is meant. */
  readonly position: number | null;
}

const memberOf = (value: unknown, name: string): unknown =>
  value !== null && typeof value === "object" ? (value as Record<string, unknown>)[name] : undefined;

/** What is wrong with a query that the API refused. Null if it was not refused. */
export function queryProblem(error: ApiError): QueryProblem | null {
  if (error.status !== 422) return null;
  const problem = error.problems.find(({ ctx }) => memberOf(ctx, "at") !== undefined);
  const [at, why] = [memberOf(problem?.ctx, "at"), memberOf(problem?.ctx, "why")];
  const words = typeof why === "string" && why !== "" ? why : problemSentences(error) || error.detail;
  return { words, position: typeof at === "number" && Number.isInteger(at) && at >= 0 ? at : null };
}

/** What is wrong with a query that is being typed, by the parser that the API has, too. */
export function typedProblem(parse: (query: string) => unknown, query: string): QueryProblem | null {
  if (query === "") return null;
  try {
    parse(query);
    return null;
  } catch (error) {
    // Anything else is for the API to say.
    return error instanceof QueryFault ? { words: error.why, position: error.at } : null;
  }
}
