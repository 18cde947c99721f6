import { operation } from "../../../kernel/operation.ts";
import { scopes } from "../../../kernel/permissions.ts";
import { bool } from "../../../kernel/shape/bool.ts";
import { required, withDefault } from "../../../kernel/shape/field.ts";
import { integer } from "../../../kernel/shape/integer.ts";
import { list } from "../../../kernel/shape/list.ts";
import { model } from "../../../kernel/shape/model.ts";
import { nullable } from "../../../kernel/shape/nullable.ts";
import { oneOf } from "../../../kernel/shape/one-of.ts";
import { secret } from "../../../kernel/shape/secret.ts";
import { text } from "../../../kernel/shape/text.ts";
import { uuid } from "../../../kernel/shape/uuid.ts";
import { KeyScope } from "../keys/contract.ts";

const DeviceCodeRequest = model("DeviceCodeRequest", {
  client: required(text({ min: 1, max: 120 }), {
    description: "What asks, as the person who decides will read it.",
    example: "agent-console 0.1.0 on build-7",
  }),
  scope: withDefault(oneOf(...scopes), "read", { description: "What the key will be able to do." }),
});

const DeviceCode = model("DeviceCode", {
  device_code: required(text(), { description: "For the program alone. Shown only once." }),
  user_code: required(text(), { example: "KFRT-WPLM" }),
  verification_uri: required(text(), { description: "Where a signed-in person enters the user code." }),
  expires_in: required(integer(), { description: "Seconds." }),
  interval: required(integer(), { description: "Seconds between two polls." }),
});

export const startDeviceLoginOp = operation({
  id: "teams.startDeviceLogin",
  method: "POST",
  path: "/v1/auth/device/code",
  tag: "Teams",
  mcp: false,
  access: "public",
  idempotent: false,
  summary: "Start a sign-in by code",
  description:
    "For programs without a browser, such as the command line. A person enters the user code at `verification_uri` and decides. The program polls `/v1/auth/device/token` meanwhile. At most 20 wait for each network address.",
  body: DeviceCodeRequest,
  responses: { 200: DeviceCode },
  errors: ["SIGN_IN_SLOWED"],
  example: {
    request: { client: "agent-console 0.1.0 on build-7", scope: "read" },
    response: {
      device_code: "agcd_…",
      user_code: "KFRT-WPLM",
      verification_uri: "https://console.example/device",
      expires_in: 600,
      interval: 5,
    },
  },
});

const DeviceTokenRequest = model("DeviceTokenRequest", {
  device_code: required(secret(text({ min: 1, max: 255 }))),
});

const DeviceKey = model("DeviceKey", {
  key: required(text(), { description: "The API key, for `Authorization: Bearer …`. Shown only once." }),
  key_id: required(uuid()),
  name: required(text()),
  scopes: required(list(KeyScope)),
  team_id: required(uuid()),
  expires_at: required(nullable(integer())),
});

export const takeDeviceKeyOp = operation({
  id: "teams.takeDeviceKey",
  method: "POST",
  path: "/v1/auth/device/token",
  tag: "Teams",
  mcp: false,
  access: "public",
  idempotent: false,
  summary: "Get the API key of a sign-in by code",
  description:
    "Answers 400 until a person has decided. The key is created when it is fetched, belongs to the person and the team in which it was approved, and expires after 90 days. A code works once.",
  body: DeviceTokenRequest,
  responses: { 200: DeviceKey },
  errors: ["DEVICE_PENDING", "DEVICE_SLOW_DOWN", "DEVICE_DENIED", "DEVICE_EXPIRED"],
  example: {
    request: { device_code: "agcd_…" },
    response: {
      key: "agck_5f1c0a9b8d7e6f5a4b3c2d1e_…",
      key_id: "0198c2a4-8a53-7c1e-9d53-0d2f7d2f4b11",
      name: "agent-console 0.1.0 on build-7",
      scopes: ["read"],
      team_id: "0198c2a4-8a53-7c1e-9d53-0d2f7d2f4b12",
      expires_at: 1767776000,
    },
  },
});

const params = model("DeviceLoginPath", {
  user_code: required(text({ min: 1, max: 32 }), { description: "Dashes, spaces and capitals don't matter." }),
});

const DeviceLogin = model("DeviceLogin", {
  client: required(text(), { description: "As the program calls itself. Nothing vouches for it." }),
  scope: required(KeyScope),
  address: required(text(), { description: "The network address that it asks from." }),
  created_at: required(integer()),
  expires_at: required(integer()),
});

const loginExample = {
  client: "agent-console 0.1.0 on build-7",
  scope: "read",
  address: "192.0.2.7",
  created_at: 1760000000,
  expires_at: 1760000600,
};

export const getDeviceLoginOp = operation({
  id: "teams.getDeviceLogin",
  method: "GET",
  path: "/v1/auth/device/requests/{user_code}",
  tag: "Teams",
  mcp: false,
  access: "key:own",
  callers: "people",
  summary: "Get what a sign-in by code asks for",
  description: "Wrong codes are counted, and slowed down after a few.",
  params,
  responses: { 200: DeviceLogin },
  errors: ["DEVICE_NOT_FOUND", "SIGN_IN_SLOWED"],
  example: { response: loginExample },
});

const DeviceDecision = model("DeviceDecision", {
  approve: required(bool(), { description: "False: the program is told that it was denied." }),
});

export const decideDeviceLoginOp = operation({
  id: "teams.decideDeviceLogin",
  method: "POST",
  path: "/v1/auth/device/requests/{user_code}/decision",
  tag: "Teams",
  mcp: false,
  access: "key:own",
  callers: "people",
  idempotent: false,
  summary: "Approve or deny a sign-in by code",
  description:
    "The key belongs to you and to the team you act in, and never has more permissions than you. Approve only what you started yourself.",
  params,
  body: DeviceDecision,
  responses: { 200: DeviceLogin },
  errors: ["DEVICE_NOT_FOUND", "SIGN_IN_SLOWED"],
  example: { request: { approve: true }, response: loginExample },
});

export const deviceOperations = [startDeviceLoginOp, takeDeviceKeyOp, getDeviceLoginOp, decideDeviceLoginOp] as const;
