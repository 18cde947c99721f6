import { isJsonObject, type JsonObject } from "../../../kernel/json/json-object.ts";
import { refusal } from "../content/result.ts";
import type { Tool } from "./table.ts";

/** Its hints are those of the most that it may do, which depends on whether the key may write. */
export const operationCallTool = (writes: boolean): Tool => ({
  name: "operation_call",
  title: "Call an operation",
  description: "Calls an operation that operations_search found, by its ID, with the arguments named there.",
  effect: writes ? "destructive" : "read",
  idempotent: false,
  operation: null,
  inputSchema: {
    type: "object",
    properties: {
      operation: { type: "string", maxLength: 100, description: "Such as evolution.diffGenome" },
      arguments: { type: "object", description: "As operations_search described them." },
    },
    required: ["operation"],
    additionalProperties: false,
  },
});

/** The operation and its arguments that a call of the tool names. */
export function readOperationCall(
  given: JsonObject,
): { readonly id: string; readonly given: JsonObject } | { readonly problem: JsonObject } {
  const { operation: id, arguments: own = {}, ...rest } = given;
  if (typeof id !== "string" || !isJsonObject(own) || Object.keys(rest).length > 0)
    return { problem: refusal("INVALID_ARGUMENTS", "operation is an ID, arguments is an object.") };
  return { id: id.slice(0, 100), given: own };
}

export const notOffered = (id: string): JsonObject =>
  refusal("OPERATION_NOT_OFFERED", `No operation ${id} is offered here.`);
