import { type OperationSpec, takesIdempotencyKey } from "../../kernel/operation.ts";
import { describeField, type Fields, type Model } from "../../kernel/shape/model.ts";
import { type Draft, type Json, takesIfMatch } from "./draft.ts";

const headers = {
  IfMatch: {
    name: "If-Match",
    in: "header",
    description: "ETag of the version you read. If the resource changed since then, the request fails with 412.",
    schema: { type: "string" },
    example: '"7"',
  },
  IdempotencyKey: {
    name: "Idempotency-Key",
    in: "header",
    description:
      "A unique key that you choose for this request. If you repeat the request within a day with the same body, the first response is returned and nothing is done twice. With a different body, the request fails with 422.",
    schema: { type: "string", minLength: 1, maxLength: 255, pattern: "^[!-~]+$" },
    example: "order-4711",
  },
  TeamId: {
    name: "X-Team-Id",
    in: "header",
    description: "Team to act in. Default: the token's team. API keys belong to one team.",
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
    ...(op.keyHeader ? [keyParameter(op.keyHeader)] : []),
    ...(op.access === "public" ? [] : [refer("TeamId")]),
  ];
}

const keyParameter = (name: string): Json => ({
  name: name.replaceAll(/(?:^|-)./g, (start) => start.toUpperCase()),
  in: "header",
  description: "An API key, for callers that can't send an Authorization header.",
  schema: { type: "string" },
});

function fromModel(model: Model<Fields> | undefined, place: "path" | "query", draft: Draft): Json[] {
  return Object.entries(model?.fields ?? {}).map(([name, field]) => {
    const { description, ...schema } = describeField(field, draft.registry);
    return {
      name,
      in: place,
      ...(place === "path" || field.presence === "required" ? { required: true } : {}),
      ...(description === undefined ? {} : { description }),
      schema,
    };
  });
}
