import { createHash } from "node:crypto";
import type { GuardBundle, SignedBundle } from "@agent-console/analysis/guards/run/bundle.ts";
import { fault } from "../../../kernel/errors.ts";
import { stringifyJson } from "../../../kernel/json/stringify.ts";
import { type Act, actSeconds } from "../../../platform/act.ts";
import type { AgentsPort } from "../../agents/port.ts";
import { liveVersion } from "../configs/live-version.ts";
import { factsOf, withoutStarts } from "../runtime/facts.ts";
import type { BundleSigner } from "./bundle-key.ts";

const VALID_SECONDS = 3600;
/** Within this time the bundle of a version stays the same, so that a client that has it gets 304. */
const STEP_SECONDS = 900;

export interface Bundle {
  readonly body: SignedBundle;
  readonly etag: string;
}

/** The version that an agent lives by, signed, for an SDK that judges in the agent's process. */
export async function makeBundle(
  { agents, signer }: { readonly agents: AgentsPort; readonly signer: BundleSigner },
  act: Act,
  agentId: string,
): Promise<Bundle> {
  const agent = await agents.get(act, agentId);
  const live = await liveVersion(agents, act, agentId);
  if (!live) throw fault("AGENT_NOT_GUARDED");
  const issuedAt = actSeconds(act) - (actSeconds(act) % STEP_SECONDS);
  const bundle: GuardBundle = {
    format: 1,
    agent_id: agentId,
    config_id: live.config_id,
    version: live.version,
    digest: live.digest,
    config_body: live.config_body,
    facts: withoutStarts(await factsOf(agent)),
    issued_at: issuedAt,
    expires_at: issuedAt + VALID_SECONDS,
  };
  const payload = stringifyJson(bundle);
  const body = { payload, signature: signer.sign(payload), key_id: signer.key_id };
  return { body, etag: `"${createHash("sha256").update(payload).digest("hex").slice(0, 32)}"` };
}
