import type { JsonSchema, SchemaBook } from "../../kernel/shape/check/book.ts";

/** One problem of a 422 answer. `input` and `ctx` are sent too, but the contract promises only the first three. */
const validationError: JsonSchema = {
  type: "object",
  description: "One thing that is wrong with a request.",
  properties: {
    loc: {
      type: "array",
      items: { anyOf: [{ type: "string" }, { type: "integer" }] },
      description: "Where: `path`, `query`, `header` or `body`, then names and array indexes.",
    },
    msg: { type: "string", description: "What is wrong, in words." },
    type: { type: "string", description: "What is wrong, for programs." },
    input: { description: "The faulty value; secrets are masked, and long values cut." },
    ctx: { type: "object", additionalProperties: true, description: "The bounds or values that were expected." },
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

/** The bodies of refusals, as components; the first two names are the contract's. */
export function referErrorSchemas(book: SchemaBook): ErrorSchemas {
  const one = book.refer("ValidationError", validationError, () => validationError);
  const all: JsonSchema = {
    type: "object",
    description: "Everything that is wrong with a request, at once.",
    properties: { detail: { type: "array", items: one } },
  };
  return {
    httpValidationError: book.refer("HTTPValidationError", all, () => all),
    errorAnswer: book.refer("ErrorAnswer", errorAnswer, () => errorAnswer),
  };
}
