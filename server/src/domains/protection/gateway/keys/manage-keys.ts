import { fault } from "../../../../kernel/errors.ts";
import { newId } from "../../../../kernel/ids.ts";
import type { Out } from "../../../../kernel/shape/shape.ts";
import { type Act, actSeconds } from "../../../../platform/act.ts";
import { recordAudit } from "../../../../platform/audit/record.ts";
import { priceOf } from "../prices/pattern.ts";
import { selectPrices } from "../prices/store.ts";
import { ensureFront, type RouteNeeds } from "../routes/manage-routes.ts";
import { pathOf } from "../routes/slug.ts";
import type { GatewayKeyChange, NewGatewayKey } from "./contract.ts";
import { hashOf, makeSecret } from "./secret.ts";
import {
  announceKey,
  findKey,
  insertKey,
  type KeyFields,
  type KeyPage,
  type ListedKey,
  revoke,
  selectKeys,
  updateKey,
} from "./store.ts";

const DAY = 86_400;
const MICROS = 1_000_000;

function presentKey(row: ListedKey, now: number) {
  const { id, agent_id, name, hint, legs, origins, requests_per_minute, tokens_per_minute, tokens_per_day } = row;
  const { concurrency, explain, trusted, created_by, created_at, expires_at, last_used_at, revoked_at } = row;
  const isOver = expires_at !== null && expires_at <= now;
  return {
    ...{ id, agent_id, name, hint, status: revoked_at !== null ? "REVOKED" : isOver ? "EXPIRED" : "ACTIVE" },
    ...{ legs, origins, requests_per_minute, tokens_per_minute, tokens_per_day },
    money_per_day: row.micros_per_day === null ? null : row.micros_per_day / MICROS,
    ...{ concurrency, explain, trusted },
    spent_today: {
      requests: row.spent_requests,
      input_tokens: row.spent_input_tokens,
      output_tokens: row.spent_output_tokens,
      money: row.spent_micros / MICROS,
      unpriced: row.spent_unpriced,
    },
    ...{ created_by, created_at, expires_at, last_used_at, revoked_at },
  };
}

export async function listKeys(act: Act, page: KeyPage) {
  const { rows, count } = await selectKeys(act, page);
  return { results: rows.map((row) => presentKey(row, actSeconds(act))), count };
}

async function readKey(act: Act, id: string): Promise<ListedKey> {
  const row = await findKey(act, id);
  if (!row) throw fault("GATEWAY_KEY_NOT_FOUND");
  return row;
}

const microsOf = (money: number | null): number | null => (money === null ? null : Math.round(money * MICROS));

/** The secret is in this response and nowhere else afterwards. */
export async function createKey(needs: RouteNeeds, act: Act, body: Out<typeof NewGatewayKey>) {
  const fields: KeyFields = {
    ...{ name: body.name, legs: [...new Set(body.legs)], origins: body.origins },
    requests_per_minute: body.requests_per_minute ?? null,
    tokens_per_minute: body.tokens_per_minute ?? null,
    tokens_per_day: body.tokens_per_day ?? null,
    micros_per_day: microsOf(body.money_per_day ?? null),
    concurrency: body.concurrency ?? null,
    ...{ explain: body.explain, trusted: body.trusted },
    expires_at: body.expires_in_days ? actSeconds(act) + body.expires_in_days * DAY : null,
  };
  await assertPriced(needs, act, { agentId: body.agent_id, ...fields });
  const front = await ensureFront(needs, act, body.agent_id);
  const id = newId(act.now);
  const secret = makeSecret();
  await insertKey(act, {
    ...{
      id,
      agent_id: body.agent_id,
      secret_hash: hashOf(secret),
      hint: secret.slice(-4),
      purpose: "client",
      ...fields,
    },
  });
  await told(act, "gateway_key.created", { id, agent_id: body.agent_id, ...fields });
  return { ...presentKey(await readKey(act, id), actSeconds(act)), secret, path: pathOf(front.route) };
}

export async function changeKey(needs: RouteNeeds, act: Act, change: Change) {
  const { id, body } = change;
  const before = await readKey(act, id);
  if (before.revoked_at !== null) throw fault("GATEWAY_KEY_REVOKED");
  const or = <T>(given: T | undefined, kept: T): T => (given === undefined ? kept : given);
  const fields: KeyFields = {
    name: body.name ?? before.name,
    legs: body.legs ? [...new Set(body.legs)] : before.legs,
    origins: body.origins ?? before.origins,
    requests_per_minute: or(body.requests_per_minute, before.requests_per_minute),
    tokens_per_minute: or(body.tokens_per_minute, before.tokens_per_minute),
    tokens_per_day: or(body.tokens_per_day, before.tokens_per_day),
    micros_per_day: body.money_per_day === undefined ? before.micros_per_day : microsOf(body.money_per_day),
    concurrency: or(body.concurrency, before.concurrency),
    explain: body.explain ?? before.explain,
    trusted: body.trusted ?? before.trusted,
    expires_at: or(body.expires_at, before.expires_at),
  };
  if (body.money_per_day != null) await assertPriced(needs, act, { agentId: before.agent_id, ...fields });
  await updateKey(act, id, fields);
  await told(act, "gateway_key.updated", { id, agent_id: before.agent_id, ...fields });
  return presentKey(await readKey(act, id), actSeconds(act));
}

export interface Change {
  readonly id: string;
  readonly body: Out<typeof GatewayKeyChange>;
}

/** Revoking a revoked key changes nothing. */
export async function revokeKey(act: Act, id: string): Promise<void> {
  const { agent_id } = await readKey(act, id);
  if (!(await revoke(act, id))) return;
  await announceKey(act, id);
  await recordAudit(act, {
    action: "gateway_key.revoked",
    target: { kind: "gateway_key", id },
    details: { agent_id },
  });
}

/** A cost limit that can't be enforced is refused. Models other than the agent's are refused when a client asks for them. */
async function assertPriced(
  { agents }: RouteNeeds,
  act: Act,
  { agentId, micros_per_day: limit, legs }: Pick<KeyFields, "micros_per_day" | "legs"> & { readonly agentId: string },
): Promise<void> {
  if (limit === null || legs.every((leg) => leg === "tools")) return;
  const { model_name: model } = await agents.get(act, agentId);
  if (priceOf(await selectPrices(act), model) === null)
    throw fault("MODEL_PRICE_MISSING", {
      public: `The agent's model, ${model}, has no price, so a cost limit can't be enforced.`,
      members: { model },
    });
}

async function told(act: Act, action: string, key: KeyFields & { readonly id: string; readonly agent_id: string }) {
  const { id, name: _, ...details } = key;
  await announceKey(act, id);
  await recordAudit(act, { action, target: { kind: "gateway_key", id }, details });
}
