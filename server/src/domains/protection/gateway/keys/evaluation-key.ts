import { fault } from "../../../../kernel/errors.ts";
import { newId } from "../../../../kernel/ids.ts";
import type { Act } from "../../../../platform/act.ts";
import { recordAudit } from "../../../../platform/audit/record.ts";
import { liveVersion } from "../../configs/live-version.ts";
import { ensureFront, type RouteNeeds } from "../routes/manage-routes.ts";
import { pathOf } from "../routes/slug.ts";
import { hashOf } from "./secret.ts";
import { announceKey, findEvaluationKey, insertKey, revoke } from "./store.ts";

export interface GatewayAccess {
  /** Behind the console's own address. */
  readonly path: string;
  readonly key: string;
  /** The version that judges there now. */
  readonly guards: { readonly config_id: string; readonly version: number; readonly digest: string };
}

const NAME = "Evaluations";

/**
 * How an evaluation reaches an agent through the gateway. Each agent has one key for it, made with the first such run. Its
 * secret is derived, so that every worker knows it and it is stored nowhere; people see the key and can revoke it.
 */
export async function evaluationAccess(needs: RouteNeeds, act: Act, agentId: string): Promise<GatewayAccess> {
  const live = await liveVersion(needs.agents, act, agentId);
  if (!live) throw fault("AGENT_WITHOUT_GUARDS");
  const { route } = await ensureFront(needs, act, agentId);
  const { config_id, version, digest } = live;
  const guards = { config_id, version, digest };
  return { path: pathOf(route), key: await secretOf(needs, act, agentId), guards };
}

async function secretOf({ keyring }: RouteNeeds, act: Act, agentId: string): Promise<string> {
  const derived = (id: string): string => `gk_${keyring.derive(`gateway key of evaluations ${id}`)}`;
  const known = await findEvaluationKey(act, agentId);
  if (known && known.secret_hash === hashOf(derived(known.id))) return derived(known.id);
  // After a change of the encryption key, other secrets are derived.
  if (known) await revoke(act, known.id);
  const id = newId(act.now);
  await create(act, { id, agentId, secret: derived(id) });
  return derived(id);
}

async function create(
  act: Act,
  { id, agentId, secret }: { readonly id: string; readonly agentId: string; readonly secret: string },
): Promise<void> {
  const limits = {
    ...{ requests_per_minute: null, tokens_per_minute: null, tokens_per_day: null, micros_per_day: null },
    concurrency: null,
  };
  await insertKey(act, {
    ...{
      id,
      agent_id: agentId,
      name: NAME,
      secret_hash: hashOf(secret),
      hint: secret.slice(-4),
      purpose: "evaluation",
    },
    // The console sends the agent's own system prompt with each prompt of a run.
    ...{ legs: ["front"], origins: [], explain: false, trusted: true, expires_at: null, ...limits },
  });
  await announceKey(act, id);
  await recordAudit(act, {
    action: "gateway_key.created",
    target: { kind: "gateway_key", id },
    details: { agent_id: agentId, purpose: "evaluation" },
  });
}
