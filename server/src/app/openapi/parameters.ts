import { type OperationSpec, takesIdempotencyKey } from "../../kernel/operation.ts";
import { describeField, type Fields, type Model } from "../../kernel/shape/model.ts";
import { type Draft, type Json, takesIfMatch } from "./draft.ts";

const headers = {
  IfMatch: {
    name: "If-Match",
    in: "header",
    description: "The ETag of what you read. If it was changed since, the answer is 412 and nothing happens.",
    schema: { type: "string" },
    example: '"7"',
  },
  IdempotencyKey: {
    name: "Idempotency-Key",
    in: "header",
    description:
      "A key of your own for this request. Repeated within a day with the same body, the first answer comes again and nothing is done twice; with another body the answer is 422.",
    schema: { type: "string", minLength: 1, maxLength: 255, pattern: "^[!-~]+$" },
    example: "order-4711",
  },
  TeamId: {
    name: "X-Team-Id",
    in: "header",
    description: "Another of your teams to act in. Without it the team of the token counts. API keys have one team.",
    schema: { type: "string", format: "uuid" },
    example: "0198c2a4-8a53-7c1e-9d53-0d2f7d2f4b11",
  },
} as const satisfies Record<string, Json>;

export function parametersOf(op: OperationSpec, draft: Draft): Json[] {
  const refer = (name: keyof typeof headers): Json => draft.refer("parameters", name, headers[name]);
  return [
    ...fromModel(op.params, "path", draft),
    ...fromModel(op.query, "query", draft),
    ...(takesIfMatch(op) ? [refer("IfMatch")] : []),
    ...(takesIdempotencyKey(op) ? [refer("IdempotencyKey")] : []),
    ...(op.access === "public" ? [] : [refer("TeamId")]),
  ];
}

function fromModel(model: Model<Fields> | undefined, place: "path" | "query", draft: Draft): Json[] {
  return Object.entries(model?.fields ?? {}).map(([name, field]) => {
    const { description, ...schema } = describeField(field, draft.book);
    return {
      name,
      in: place,
      ...(place === "path" || field.presence === "required" ? { required: true } : {}),
      ...(description === undefined ? {} : { description }),
      schema,
    };
  });
}
