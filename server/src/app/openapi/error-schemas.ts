import type { JsonSchema, SchemaRegistry } from "../../kernel/shape/check/schema-registry.ts";

/** One problem of a 422 response. `input` and `ctx` are sent too, but the contract promises only the first three. */
const validationError: JsonSchema = {
  type: "object",
  description: "One validation error.",
  properties: {
    loc: {
      type: "array",
      items: { anyOf: [{ type: "string" }, { type: "integer" }] },
      description: "Location: `path`, `query`, `header` or `body`, then field names and array indexes.",
    },
    msg: { type: "string", description: "Error message." },
    type: { type: "string", description: "Error type, for programs." },
    input: { description: "The invalid value. Secrets are masked and long values are truncated." },
    ctx: { type: "object", additionalProperties: true, description: "Limits or allowed values." },
  },
  required: ["loc", "msg", "type"],
};

const errorAnswer: JsonSchema = {
  type: "object",
  description: "Why a request was refused.",
  properties: {
    detail: { type: "string", description: "The reason, in words." },
    code: { type: "string", description: "The reason, for programs. It stays the same when the words change." },
    request_id: { type: "string", description: "Find the request in the console's log by it." },
  },
  required: ["detail", "code"],
};

export interface ErrorSchemas {
  readonly httpValidationError: JsonSchema;
  readonly errorAnswer: JsonSchema;
}

/** The bodies of errors, as components. The first two names are the contract's. */
export function referErrorSchemas(registry: SchemaRegistry): ErrorSchemas {
  const one = registry.refer("ValidationError", validationError, () => validationError);
  const all: JsonSchema = {
    type: "object",
    description: "All validation errors of a request.",
    properties: { detail: { type: "array", items: one } },
  };
  return {
    httpValidationError: registry.refer("HTTPValidationError", all, () => all),
    errorAnswer: registry.refer("ErrorAnswer", errorAnswer, () => errorAnswer),
  };
}
