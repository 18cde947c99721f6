import { operation } from "../../../kernel/operation.ts";
import { required } from "../../../kernel/shape/field.ts";
import { model } from "../../../kernel/shape/model.ts";
import { uuid } from "../../../kernel/shape/uuid.ts";
import { GuardBundleKey, GuardHeartbeat, GuardHeartbeatAnswer, SignedGuardBundle } from "./shapes.ts";

const tag = "Protection";
const agent = "0198c2a4-8a53-7c1e-9d53-0d2f7d2f4b12";
const config = "0198c2a4-9b01-7d2e-8a44-5f1f0f6b7c21";
const digest = "0f4c63b1c1c4b5f0a5b4fdc0a8e1b1ad5c9a9d6f3f7b4b9a1d3c2e5f60718293";

export const getBundleOp = operation({
  id: "protection.getGuardBundle",
  method: "GET",
  path: "/v1/agents/{agent_id}/guard-bundle",
  tag,
  access: "guard:use",
  mcp: false,
  summary: "Get the signed guards of an agent",
  description:
    "The agent's live version, for the SDK to judge in the agent's own process. It is valid for at most one hour. Send its ETag as If-None-Match to get 304 while it is the same.",
  params: model("GuardBundlePath", { agent_id: required(uuid(), { description: "The agent's id." }) }),
  responses: { 200: SignedGuardBundle, 304: null },
  errors: ["AGENT_NOT_FOUND", "AGENT_NOT_GUARDED"],
  example: {
    response: { payload: '{"format":1,"agent_id":"…"}', signature: "q2V0…", key_id: "5f0c1d2e3a4b5c6d" },
  },
});

export const getBundleKeyOp = operation({
  id: "protection.getGuardBundleKey",
  method: "GET",
  path: "/v1/guard-bundle-key",
  tag,
  access: "guard:read",
  mcp: false,
  summary: "Get the key that verifies guard bundles",
  description: "The same for all agents. It changes when the console's encryption key is rotated.",
  responses: { 200: GuardBundleKey },
  example: { response: { key_id: "5f0c1d2e3a4b5c6d", algorithm: "Ed25519", public_key: "MCowBQYDK2VwAyEA…" } },
});

export const heartbeatOp = operation({
  id: "protection.sendGuardHeartbeat",
  method: "POST",
  path: "/v1/guard-heartbeats",
  tag,
  access: "guard:use",
  mcp: false,
  summary: "Report what guards did in an agent's process",
  description: "The SDK sends one every 30 seconds. The counts are evidence for promotion like those of guard checks.",
  body: GuardHeartbeat,
  responses: { 200: GuardHeartbeatAnswer },
  errors: ["AGENT_NOT_FOUND", "GUARD_VERSION_NOT_FOUND"],
  example: {
    request: {
      ...{ agent_id: agent, instance: "web-1", sequence: 7, config_id: config, version: 3, digest },
      modes: { injection: "shadow" },
      counts: [
        {
          ...{ guard: "injection", channel: "user", requests: 120, hits: 1, undecided: 0, not_covered: 2 },
          ...{ unscanned: 0, elapsed_us: 90_120 },
        },
      ],
    },
    response: { live_version: 3, live_digest: digest, refresh: false, downgraded: [] },
  },
  idempotent: false,
});

export const bundleOperations = [getBundleOp, getBundleKeyOp, heartbeatOp];
