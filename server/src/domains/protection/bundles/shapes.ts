import { CHANNELS } from "@agent-console/analysis/guards/guard.ts";
import { bool } from "../../../kernel/shape/bool.ts";
import { required } from "../../../kernel/shape/field.ts";
import { integer } from "../../../kernel/shape/integer.ts";
import { list } from "../../../kernel/shape/list.ts";
import { mapOf } from "../../../kernel/shape/map-of.ts";
import { model } from "../../../kernel/shape/model.ts";
import { nullable } from "../../../kernel/shape/nullable.ts";
import { oneOf } from "../../../kernel/shape/one-of.ts";
import type { Out } from "../../../kernel/shape/shape.ts";
import { text } from "../../../kernel/shape/text.ts";
import { uuid } from "../../../kernel/shape/uuid.ts";

export const SignedGuardBundle = model("SignedGuardBundle", {
  payload: required(text(), {
    description:
      "The bundle as JSON: format, agent_id, config_id, version, digest, config_body, facts, issued_at, expires_at. The signature is over these characters in UTF-8.",
  }),
  signature: required(text(), { description: "Ed25519, base64." }),
  key_id: required(text(), { description: "Of the key in GET /v1/guard-bundle-key." }),
});

export const GuardBundleKey = model("GuardBundleKey", {
  key_id: required(text()),
  algorithm: required(oneOf("Ed25519")),
  public_key: required(text(), { description: "SPKI, base64." }),
});

const count = integer({ ge: 0, le: 1_000_000_000 });

export const GuardHeartbeat = model("GuardHeartbeat", {
  agent_id: required(uuid()),
  instance: required(text({ min: 1, max: 100 }), {
    description: "Chosen by the process, and the same as long as it runs.",
  }),
  sequence: required(integer({ ge: 1, le: 9_007_199_254_740_991 }), {
    description: "Grows with each heartbeat of the instance. A repeated one is not counted again.",
  }),
  config_id: required(uuid()),
  version: required(integer({ ge: 1, le: 1_000_000 }), { description: "The version that the process judges by." }),
  digest: required(text({ max: 100 })),
  modes: required(mapOf(oneOf("shadow", "enforce")), {
    description: "The mode in which each guard runs there, which may be milder than in the version.",
  }),
  counts: required(
    list(
      model("GuardHeartbeatCount", {
        guard: required(text({ max: 200 }), { description: "Empty for requests as a whole." }),
        channel: required(oneOf(...CHANNELS, ""), { description: "Empty for requests as a whole." }),
        requests: required(count),
        hits: required(count),
        undecided: required(count),
        not_covered: required(count),
        unscanned: required(count),
        elapsed_us: required(integer({ ge: 0, le: 9_007_199_254_740_991 })),
      }),
      { max: 500 },
    ),
    { description: "Since the heartbeat before." },
  ),
});

export const GuardHeartbeatAnswer = model("GuardHeartbeatAnswer", {
  live_version: required(nullable(integer()), { description: "The live version of the agent." }),
  live_digest: required(nullable(text())),
  refresh: required(bool(), { description: "Whether the process judges by another version than that." }),
  downgraded: required(list(text()), { description: "Guards that enforce in the version and not in the process." }),
});

export type HeartbeatBody = Out<typeof GuardHeartbeat>;
