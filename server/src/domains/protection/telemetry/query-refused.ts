import { QueryFault } from "@agent-console/analysis/query/fault/query-fault.ts";
import { type Fault, fault } from "../../../kernel/errors.ts";
import { presentProblems } from "../../../kernel/shape/check/present.ts";

/** What the parser reads, or a 422 that names the parameter and the position. */
export function parsedQuery<T>(parse: (text: string) => T, text: string, parameter: string): T {
  try {
    return parse(text);
  } catch (error) {
    throw error instanceof QueryFault ? queryInvalid(error, text, parameter) : error;
  }
}

/** In the form of every other 422, with a code beside it. `ctx.at` is the position, from 0. */
function queryInvalid({ message, at, why }: QueryFault, input: string, parameter: string): Fault {
  const problem = { type: "query_invalid", loc: ["query", parameter], msg: message, input, ctx: { at, why } };
  return fault("TELEMETRY_QUERY_INVALID", {
    internal: message,
    members: presentProblems([problem]) as object as Record<string, unknown>,
  });
}
