import { parseLogql } from "@agent-console/analysis/query/logql/parse-logql.ts";
import { parseTraceql } from "@agent-console/analysis/query/traceql/parse-traceql.ts";
import { ApiError } from "@agent-console/sdk";
import { expect, test } from "vitest";
import { queryProblem, typedProblem } from "./query-problem.ts";

test("a query that is typed is marked where it is wrong, as the API would mark it", () => {
  expect(typedProblem(parseLogql, '{level="error"} |= "x"')).toBeNull();
  expect(typedProblem(parseLogql, '{level="error"')).toMatchObject({ position: 14 });
  expect(typedProblem(parseTraceql, "{ status = error && }")).toMatchObject({ position: 20 });
  expect(typedProblem(parseTraceql, "")).toBeNull();
  const problem = { type: "query_invalid", loc: ["query", "logql"], msg: "Character 3: no", ctx: { at: 2, why: "no" } };
  const refused = (status: number) => new ApiError(new Response(null, { status }), { detail: [problem] });
  expect(queryProblem(refused(422))).toEqual({ words: "no", position: 2 });
  expect(queryProblem(refused(502))).toBeNull();
});
