import { operation } from "../../../kernel/operation.ts";
import { scopes } from "../../../kernel/permissions.ts";
import { bool } from "../../../kernel/shape/bool.ts";
import { optional, required, withDefault } from "../../../kernel/shape/field.ts";
import { integer } from "../../../kernel/shape/integer.ts";
import { list } from "../../../kernel/shape/list.ts";
import { model } from "../../../kernel/shape/model.ts";
import { named } from "../../../kernel/shape/named.ts";
import { nullable } from "../../../kernel/shape/nullable.ts";
import { oneOf } from "../../../kernel/shape/one-of.ts";
import { secret } from "../../../kernel/shape/secret.ts";
import { text } from "../../../kernel/shape/text.ts";
import { uuid } from "../../../kernel/shape/uuid.ts";
import { TeamRole } from "../shapes/account-shapes.ts";
import { TokenAnswer } from "../shapes/token-answer.ts";

export const KeyScope = named("KeyScope", oneOf(...scopes));
const KeyStatus = named("KeyStatus", oneOf("ACTIVE", "EXPIRED", "REVOKED", "MAKER_LEFT"));

export const CreateApiKeyRequest = model("CreateApiKeyRequest", {
  name: required(text({ min: 1, max: 255 }), { example: "Nightly evaluations" }),
  scopes: required(list(KeyScope, { min: 1, max: 20 }), {
    description: "What the key can do, within its creator's role.",
  }),
  mcp_writes: optional(bool(), {
    description:
      "Whether assistants may change something with it over MCP. What can't be undone still needs a person. Only people can create such keys.",
  }),
  expires_in_days: optional(nullable(integer({ ge: 1, le: 3650 })), {
    description: "Without it, the key is valid until it is revoked or its creator leaves the team.",
  }),
});

const shown = {
  id: required(uuid()),
  client_id: required(text(), { example: "agck_5f1c0a9b8d7e6f5a4b3c2d1e" }),
  name: required(text()),
  hint: required(text(), { description: "The last four characters, to recognise the key by." }),
  scopes: required(list(KeyScope)),
  mcp_writes: required(bool(), { description: "Whether assistants may change something with it over MCP." }),
  role: required(TeamRole, {
    description: "The role of its creator when it was created. The key never has more permissions.",
  }),
  user_id: required(uuid(), {
    description:
      "Who created it. If that user now has a lesser role than the one above, the key has the lesser one too.",
  }),
  status: required(KeyStatus),
  created_at: required(integer()),
  expires_at: required(nullable(integer())),
  last_used_at: required(nullable(integer()), { description: "Noted once a minute." }),
  revoked_at: required(nullable(integer())),
} as const;

export const ApiKey = model("ApiKey", shown);

export const CreatedApiKey = model("CreatedApiKey", {
  ...shown,
  secret: required(nullable(text()), {
    description:
      "The complete key, for `Authorization: Bearer …` or as client_secret. Shown only once: null in a repeated response for an Idempotency-Key.",
  }),
});

const keyExample = {
  id: "0198c2a4-8a53-7c1e-9d53-0d2f7d2f4b11",
  client_id: "agck_5f1c0a9b8d7e6f5a4b3c2d1e",
  name: "Nightly evaluations",
  hint: "9f3c",
  scopes: ["evaluations"],
  mcp_writes: false,
  role: "MEMBER",
  user_id: "0198c2a4-8a53-7c1e-9d53-0d2f7d2f4b12",
  status: "ACTIVE",
  created_at: 1760000000,
  expires_at: 1767776000,
  last_used_at: null,
  revoked_at: null,
};

export const createKeyOp = operation({
  id: "teams.createApiKey",
  method: "POST",
  path: "/v1/api-keys",
  tag: "Teams",
  access: "key:own",
  mcp: false,
  summary: "Create an API key",
  description:
    "The secret is shown once and stored as a hash. A key never has more permissions than its creator had when the key was created, nor more than its creator has when the key is used. A key created with another key expires no later than that key and is revoked with it.",
  body: CreateApiKeyRequest,
  responses: { 201: CreatedApiKey },
  example: {
    request: { name: "Nightly evaluations", scopes: ["evaluations"], expires_in_days: 90 },
    response: { ...keyExample, secret: "agck_5f1c0a9b8d7e6f5a4b3c2d1e_…" },
  },
});

const ApiKeyList = model("ApiKeyList", {
  results: required(list(ApiKey)),
  count: required(integer(), { description: "Total number of keys." }),
});

export const listKeysOp = operation({
  id: "teams.listApiKeys",
  method: "GET",
  path: "/v1/api-keys",
  tag: "Teams",
  access: "key:own",
  mcp: false,
  summary: "List API keys",
  description:
    "Returns your own keys, or all keys of the team if you can manage them. Newest first, including expired and revoked keys.",
  query: model("ListApiKeysQuery", {
    limit: withDefault(integer({ ge: 1, le: 500 }), 100),
    offset: withDefault(integer({ ge: 0 }), 0),
  }),
  responses: { 200: ApiKeyList },
  example: { response: { results: [keyExample], count: 1 } },
});

export const revokeKeyOp = operation({
  id: "teams.revokeApiKey",
  method: "DELETE",
  path: "/v1/api-keys/{key_id}",
  tag: "Teams",
  access: "key:own",
  mcp: false,
  summary: "Revoke an API key",
  description:
    "The key, the tokens it was exchanged for and the keys created with it stop working immediately here and within one minute on every replica.",
  params: model("RevokeApiKeyPath", { key_id: required(uuid()) }),
  responses: { 204: null },
  errors: ["KEY_NOT_FOUND"],
  example: {},
});

export const endCurrentKeyOp = operation({
  id: "teams.endCurrentApiKey",
  method: "DELETE",
  path: "/v1/auth/api-key",
  tag: "Teams",
  mcp: false,
  access: "signed-in",
  summary: "Revoke the API key of this request",
  description: "Whatever its scope: whoever holds a key can end it. With an access token of a person, there is none.",
  responses: { 204: null },
  errors: ["KEY_NOT_FOUND"],
  example: {},
});

const EndedKeys = model("EndedApiKeys", { ended: required(integer(), { description: "How many keys ended." }) });

export const endOwnKeysOp = operation({
  id: "teams.endOwnApiKeys",
  method: "DELETE",
  path: "/v1/users/me/api-keys",
  tag: "Teams",
  access: "signed-in",
  callers: "people",
  mcp: false,
  summary: "End all your API keys, in every team",
  description: "Use it if someone else may have had your password or one of your sessions. It can't be undone.",
  responses: { 200: EndedKeys },
  example: { response: { ended: 2 } },
});

export const ApiKeyTokenRequest = model("ApiKeyTokenRequest", {
  client_id: required(text({ max: 255 })),
  client_secret: required(secret(text({ max: 255 })), {
    description: "The complete key, as shown when it was created.",
  }),
});

export const exchangeKeyOp = operation({
  id: "teams.exchangeApiKey",
  method: "POST",
  path: "/v1/auth/api-key/token",
  tag: "Teams",
  access: "public",
  idempotent: false,
  mcp: false,
  summary: "Exchange an API key for an access token",
  description:
    "For programs that prefer a short-lived token. The token has the key's permissions, ends with the key, and has no refresh token.",
  body: ApiKeyTokenRequest,
  responses: { 200: TokenAnswer },
  errors: ["KEY_REFUSED"],
  example: {
    request: { client_id: "agck_5f1c0a9b8d7e6f5a4b3c2d1e", client_secret: "agck_5f1c0a9b8d7e6f5a4b3c2d1e_…" },
    response: {
      access_token: "eyJhbGciOiJFUzI1NiJ9.eyJzdWIiOiIuLi4ifQ.c2lnbmF0dXJl",
      token_type: "bearer",
      expires_in: 600,
      team_id: "0198c2a4-8a53-7c1e-9d53-0d2f7d2f4b11",
      password_change_required: false,
    },
  },
});

export const keyOperations = [
  createKeyOp,
  listKeysOp,
  revokeKeyOp,
  endCurrentKeyOp,
  endOwnKeysOp,
  exchangeKeyOp,
] as const;
