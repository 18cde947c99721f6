import { operation } from "../../../../kernel/operation.ts";
import { bool } from "../../../../kernel/shape/bool.ts";
import { optional, required, withDefault } from "../../../../kernel/shape/field.ts";
import { float } from "../../../../kernel/shape/float.ts";
import { integer } from "../../../../kernel/shape/integer.ts";
import { list } from "../../../../kernel/shape/list.ts";
import { model } from "../../../../kernel/shape/model.ts";
import { nullable } from "../../../../kernel/shape/nullable.ts";
import { oneOf } from "../../../../kernel/shape/one-of.ts";
import { text } from "../../../../kernel/shape/text.ts";
import { uuid } from "../../../../kernel/shape/uuid.ts";
import { GatewayLeg } from "../routes/contract.ts";

const tag = "Protection";
const PATH = "/v1/gateway-keys";
const ONE = `${PATH}/{gateway_key_id}`;
const params = model("GatewayKeyPath", { gateway_key_id: required(uuid()) });

const name = text({ min: 1, max: 255 });
const origin = text({ min: 8, max: 300, pattern: /^https?:\/\/[a-z0-9.:-]+$/ });
const most = integer({ ge: 1, le: 1_000_000_000_000 });
const money = float({ ge: 0.000001, le: 1_000_000_000 });
const legs = list(GatewayLeg, { min: 1, max: 3 });
const notes = {
  legs: { description: "Which legs of the agent's traffic the key is for." },
  origins: {
    description: "If not empty, only requests with one of these `Origin` headers are let in, as browsers send it.",
    example: ["https://shop.example"],
  },
  money: { description: "Per UTC day, in the currency of your model prices. Needs a price for the agent's model." },
  concurrency: { description: "Requests at the same time, over all gateways." },
  explain: { description: "Whether refusals name the guard and the rule. For development: attackers learn from it." },
  trusted: {
    description: "Whether system messages of this client count as the operator's own and are not judged as input.",
  },
} as const;
const limit = (description: string) => ({ description: `${description} Null: no limit.` });
const limitNotes = {
  requestsPerMinute: limit("Requests in any 60 seconds."),
  tokensPerMinute: limit("Tokens in any 60 seconds."),
  tokensPerDay: limit("Tokens per UTC day."),
} as const;

const limits = {
  requests_per_minute: optional(nullable(most), limitNotes.requestsPerMinute),
  tokens_per_minute: optional(nullable(most), limitNotes.tokensPerMinute),
  tokens_per_day: optional(nullable(most), limitNotes.tokensPerDay),
  money_per_day: optional(nullable(money), notes.money),
  concurrency: optional(nullable(integer({ ge: 1, le: 100_000 })), notes.concurrency),
} as const;

const Spent = model("GatewayKeySpending", {
  requests: required(integer()),
  input_tokens: required(integer()),
  output_tokens: required(integer()),
  money: required(float(), { description: "Cost of the requests that have a price." }),
  unpriced: required(integer(), { description: "Requests whose cost is unknown because the model has no price." }),
});

const shown = {
  id: required(uuid()),
  agent_id: required(uuid()),
  name: required(text()),
  hint: required(text(), { description: "The last four characters." }),
  status: required(oneOf("ACTIVE", "EXPIRED", "REVOKED")),
  legs: required(list(GatewayLeg), notes.legs),
  origins: required(list(text()), notes.origins),
  requests_per_minute: required(nullable(integer()), limitNotes.requestsPerMinute),
  tokens_per_minute: required(nullable(integer()), limitNotes.tokensPerMinute),
  tokens_per_day: required(nullable(integer()), limitNotes.tokensPerDay),
  money_per_day: required(nullable(float()), notes.money),
  concurrency: required(nullable(integer()), notes.concurrency),
  explain: required(bool(), notes.explain),
  trusted: required(bool(), notes.trusted),
  spent_today: required(Spent, { description: "Since midnight UTC, up to a second ago." }),
  created_by: required(uuid()),
  created_at: required(integer()),
  expires_at: required(nullable(integer())),
  last_used_at: required(nullable(integer()), { description: "Noted once a minute." }),
  revoked_at: required(nullable(integer())),
} as const;

const GatewayKey = model("GatewayKey", shown);

export const NewGatewayKey = model("NewGatewayKey", {
  agent_id: required(uuid()),
  name: required(name, { example: "Web shop" }),
  legs: withDefault(legs, ["front"], notes.legs),
  origins: withDefault(list(origin, { max: 50 }), [], notes.origins),
  expires_in_days: optional(nullable(integer({ ge: 1, le: 3650 })), {
    description: "Without it, the key is valid until it is revoked.",
  }),
  ...limits,
  explain: withDefault(bool(), false, notes.explain),
  trusted: withDefault(bool(), false, notes.trusted),
});

export const GatewayKeyChange = model("GatewayKeyChange", {
  name: optional(name),
  legs: optional(legs, notes.legs),
  origins: optional(list(origin, { max: 50 }), notes.origins),
  expires_at: optional(nullable(integer({ ge: 0 })), { description: "Null: until it is revoked." }),
  ...limits,
  explain: optional(bool(), notes.explain),
  trusted: optional(bool(), notes.trusted),
});

const example = {
  id: "0198c2a9-6d20-7b6e-9f7a-2b9a7d1e5c3a",
  agent_id: "0198c2a9-6d20-7b6e-9f7a-2b9a7d1e5c30",
  ...{ name: "Web shop", hint: "x3Qk", status: "ACTIVE", legs: ["front"], origins: [] },
  ...{ requests_per_minute: 600, tokens_per_minute: null, tokens_per_day: 2_000_000, money_per_day: null },
  ...{ concurrency: 20, explain: false, trusted: false },
  spent_today: { requests: 120, input_tokens: 90_000, output_tokens: 21_000, money: 0, unpriced: 120 },
  created_by: "0198c2a4-8a53-7c1e-9d53-0d2f7d2f4b12",
  ...{ created_at: 1_780_000_000, expires_at: null, last_used_at: 1_780_000_300, revoked_at: null },
};
const unused = { requests: 0, input_tokens: 0, output_tokens: 0, money: 0, unpriced: 0 };

export const listGatewayKeysOp = operation({
  id: "protection.listGatewayKeys",
  method: "GET",
  path: PATH,
  tag,
  access: "guard:read",
  mcp: false,
  summary: "List gateway keys",
  description: "Newest first, with what each has spent today, including expired and revoked keys.",
  query: model("ListGatewayKeysQuery", {
    agent_id: optional(nullable(uuid()), { description: "Only those of this agent." }),
    limit: withDefault(integer({ ge: 1, le: 500 }), 100),
    offset: withDefault(integer({ ge: 0 }), 0),
  }),
  responses: {
    200: model("GatewayKeyList", {
      results: required(list(GatewayKey)),
      count: required(integer(), { description: "Total number of keys." }),
    }),
  },
  example: { response: { results: [example], count: 1 } },
});

export const createGatewayKeyOp = operation({
  id: "protection.createGatewayKey",
  method: "POST",
  path: PATH,
  tag,
  access: "gateway:keys",
  mcp: false,
  summary: "Create a gateway key",
  description:
    "For clients that reach an agent, its model or its tools through the gateway. It opens nothing else: no operation of this API. The secret is shown once and stored as a hash. An agent without a front route gets one.",
  body: NewGatewayKey,
  responses: {
    201: model("CreatedGatewayKey", {
      ...shown,
      secret: required(nullable(text()), {
        description: "The complete key. Shown only once: null in a repeated response for an Idempotency-Key.",
      }),
      path: required(text(), { description: "Of the agent's front route. It follows the console's address." }),
    }),
  },
  errors: ["AGENT_NOT_FOUND", "GATEWAY_ROUTE_EXISTS", "MODEL_PRICE_MISSING"],
  example: {
    request: { agent_id: example.agent_id, name: "Web shop", requests_per_minute: 600, tokens_per_day: 2_000_000 },
    response: {
      ...{ ...example, concurrency: null, last_used_at: null, spent_today: unused },
      ...{ secret: "gk_…", path: "/gateway/order-support" },
    },
  },
});

export const updateGatewayKeyOp = operation({
  id: "protection.updateGatewayKey",
  method: "PATCH",
  path: ONE,
  tag,
  access: "gateway:keys",
  mcp: false,
  summary: "Rename a gateway key or change its limits",
  description: "Every gateway keeps to the change within a second.",
  params,
  body: GatewayKeyChange,
  responses: { 200: GatewayKey },
  errors: ["GATEWAY_KEY_NOT_FOUND", "GATEWAY_KEY_REVOKED", "MODEL_PRICE_MISSING"],
  example: { request: { tokens_per_day: 3_000_000 }, response: { ...example, tokens_per_day: 3_000_000 } },
});

export const revokeGatewayKeyOp = operation({
  id: "protection.revokeGatewayKey",
  method: "DELETE",
  path: ONE,
  tag,
  access: "gateway:keys",
  mcp: false,
  summary: "Revoke a gateway key",
  description: "No gateway accepts it after a second at the latest. It can't be undone.",
  params,
  responses: { 204: null },
  errors: ["GATEWAY_KEY_NOT_FOUND"],
  example: {},
});

export const gatewayKeyOperations = [listGatewayKeysOp, createGatewayKeyOp, updateGatewayKeyOp, revokeGatewayKeyOp];
