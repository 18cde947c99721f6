import type { JsonObject } from "../../../kernel/json/json-object.ts";
import { effectOf, type OperationSpec } from "../../../kernel/operation.ts";
import { refusal, toolResult } from "../content/result.ts";
import { argumentsOf, inputSchemaOf } from "./schema.ts";
import { extrasOf, isOffered, type Tool } from "./table.ts";

const MOST_FOUND = 8;

export const searchTool: Tool = {
  name: "operations_search",
  title: "Find operations",
  description:
    "Finds operations of the console that have no tool of their own, with their arguments. Call them with operation_call.",
  effect: "read",
  idempotent: true,
  operation: null,
  inputSchema: {
    type: "object",
    properties: {
      query: { type: "string", minLength: 1, maxLength: 200, description: "Words, such as: compare genomes" },
    },
    required: ["query"],
    additionalProperties: false,
  },
};

/** Operations by the words of their IDs, addresses and summaries. Those that the caller may not use are not found. */
export function search(
  operations: readonly OperationSpec[],
  given: JsonObject,
  mayUse: (operation: OperationSpec) => boolean,
): JsonObject {
  const { query } = given;
  if (typeof query !== "string" || query.length > 200)
    return refusal("INVALID_ARGUMENTS", "query is a text of up to 200 characters.");
  const words = query
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
    .slice(0, 20);
  const found = operations
    .filter((operation) => isOffered(operation) && mayUse(operation))
    .map((operation) => ({ operation, score: scoreOf(operation, words) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .slice(0, MOST_FOUND);
  return toolResult({ operations: found.map(({ operation }) => described(operation)) });
}

function scoreOf({ id, path, summary, description = "" }: OperationSpec, words: readonly string[]): number {
  const near = `${id.replaceAll(/[A-Z]/g, (letter) => ` ${letter}`)} ${summary}`.toLowerCase();
  const far = `${path} ${description}`.toLowerCase();
  return words.reduce((sum, word) => sum + (near.includes(word) ? 3 : 0) + (far.includes(word) ? 1 : 0), 0);
}

const described = (operation: OperationSpec): JsonObject => ({
  operation: operation.id,
  title: operation.summary,
  effect: effectOf(operation),
  ...(operation.description === undefined ? {} : { description: operation.description.slice(0, 300) }),
  arguments: inputSchemaOf(argumentsOf(operation), extrasOf(effectOf(operation))),
});
