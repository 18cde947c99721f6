import { DEFAULT_CONFIG } from "@agent-console/analysis/guards/config/starters.ts";
import { readCursor, writeCursor } from "../../../kernel/cursor.ts";
import { fault } from "../../../kernel/errors.ts";
import { newId } from "../../../kernel/ids.ts";
import type { JsonObject } from "../../../kernel/json/json-object.ts";
import { unprocessable } from "../../../kernel/unprocessable.ts";
import { type Act, actSeconds } from "../../../platform/act.ts";
import { recordAudit } from "../../../platform/audit/record.ts";
import type { AgentsPort } from "../../agents/port.ts";
import { type ApplyNeeds, applyConfig } from "../configs/apply-config.ts";
import { createConfig } from "../configs/manage.ts";
import { readBody } from "../configs/read-body.ts";
import { boundConfig } from "../configs/register-guard.ts";
import { reviseConfig } from "../configs/revise-config.ts";
import { findConfig, findVersion, type GuardConfigRow, lockConfigsOf, newestConfigOf } from "../configs/store.ts";
import { bodyOfRule, guardNameFor, usesName, withoutRule, withRule } from "./rule-guard.ts";
import type { NewRule } from "./shapes.ts";
import {
  countRules,
  deleteRuleRow,
  findRule,
  type GuardRuleRow,
  insertRule,
  selectGuardNames,
  selectRules,
} from "./store.ts";

/** Of a team, with those that expired. */
const MOST_RULES = 2000;

const presentRule = ({ team_id: _team, origin, origin_id, note, mode, ...row }: GuardRuleRow) => ({
  ...row,
  provenance: { kind: origin, id: origin_id, note },
  mode: row.ended_at === null ? mode : null,
});

/** The rule, or GUARD_RULE_NOT_FOUND; another team's looks like none. */
async function readRuleRow(act: Act, id: string): Promise<GuardRuleRow> {
  const row = await findRule(act, id);
  if (!row) throw fault("GUARD_RULE_NOT_FOUND");
  return row;
}

export const getRule = async (act: Act, id: string) => presentRule(await readRuleRow(act, id));

export interface RuleQuery {
  readonly agent_id?: string | null | undefined;
  readonly limit: number;
  readonly cursor?: string | null | undefined;
}

export async function listRules(agents: AgentsPort, act: Act, query: RuleQuery) {
  const agentId = query.agent_id ?? null;
  if (agentId !== null) await agents.get(act, agentId);
  const before = query.cursor ? readCursor(query.cursor, { at: "bigint", id: "uuid" }) : null;
  const found = await selectRules(act, { agentId, before, most: query.limit + 1 });
  const rows = found.slice(0, query.limit);
  const last = rows.at(-1);
  const hasMore = found.length > query.limit && last !== undefined;
  return {
    results: rows.map(presentRule),
    next_cursor: hasMore ? writeCursor({ at: last.created_at, id: last.id }) : null,
  };
}

/** The config that a rule of this agent goes into: the one it lives by, else its newest, else none yet. */
async function configFor(agents: AgentsPort, act: Act, agentId: string): Promise<GuardConfigRow | null> {
  const agent = await agents.get(act, agentId);
  return (await boundConfig(act, agent)) ?? (await newestConfigOf(act, agentId));
}

/** The body that the agent would live by with the rule, to be tried before it is written. */
export async function plannedBody(agents: AgentsPort, act: Act, rule: NewRule): Promise<JsonObject> {
  const config = await configFor(agents, act, rule.agent_id);
  const live = await liveBody(act, config);
  const body = live ?? config?.config_body ?? (DEFAULT_CONFIG as JsonObject);
  return withRule(
    body,
    guardNameFor(rule.name, (name) => usesName(body, name)),
    rule,
  );
}

async function liveBody(act: Act, config: GuardConfigRow | null): Promise<JsonObject | null> {
  if (!config || config.live_version === null) return null;
  return (await findVersion(act, config.id, config.live_version))?.config_body ?? null;
}

/** Adds a guard in shadow to what the agent lives by, and remembers where it comes from. */
export async function createRule(needs: ApplyNeeds, act: Act, rule: NewRule) {
  const { agents } = needs;
  if (rule.expires_at != null && rule.expires_at <= actSeconds(act))
    throw unprocessable(["body", "expires_at"], "A rule must expire in the future");
  if ((await countRules(act)) >= MOST_RULES)
    throw unprocessable(["body"], `A team can have ${MOST_RULES} rules. Delete some that expired`);
  await lockConfigsOf(act, rule.agent_id);
  const config = (await configFor(agents, act, rule.agent_id)) ?? (await defaultConfig(agents, act, rule.agent_id));
  const live = await liveBody(act, config);
  const bodies = [config.config_body, ...(live ? [live] : [])];
  const others = new Set(await selectGuardNames(act, config.id));
  const isTaken = (name: string) => others.has(name) || bodies.some((body) => usesName(body, name));
  const guard = guardNameFor(rule.name, isTaken);
  await reviseConfig(agents, act, { configId: config.id, change: (body) => withRule(body, guard, rule) });
  // A config that the agent does not live by yet is applied as it was saved, with all that this asks for.
  const { guard_config_id: boundId } = await agents.get(act, rule.agent_id);
  if (!live || boundId !== config.id)
    await applyConfig(needs, act, { id: config.id, ifMatch: undefined, overrideReason: null });
  return store(act, rule, { configId: config.id, guard });
}

const defaultConfig = async (agents: AgentsPort, act: Act, agentId: string): Promise<GuardConfigRow> =>
  createConfig({ agents }, act, { agentId, body: await readBody(DEFAULT_CONFIG, ["config_body"]) });

async function store(act: Act, rule: NewRule, at: { readonly configId: string; readonly guard: string }) {
  const id = newId(act.now);
  const { kind, id: originId = null, note = null } = rule.provenance;
  await insertRule(act, {
    ...{ id, agent_id: rule.agent_id, config_id: at.configId, guard: at.guard, name: rule.name },
    ...{ method: rule.method, pattern: rule.pattern },
    ...{ channels: rule.channels, action: rule.action, origin: kind, origin_id: originId, note },
    expires_at: rule.expires_at ?? null,
  });
  await recordAudit(act, {
    action: "guard_rule.created",
    target: { kind: "guard_rule", id },
    details: { agent_id: rule.agent_id, config_id: at.configId, guard: at.guard, origin: kind, origin_id: originId },
  });
  return getRule(act, id);
}

export async function deleteRule(agents: AgentsPort, act: Act, id: string): Promise<void> {
  const rule = await readRuleRow(act, id);
  // After its end, the name may be another guard's.
  if (rule.ended_at === null) await removeGuard(agents, act, rule);
  await deleteRuleRow(act, id);
  await recordAudit(act, {
    action: "guard_rule.deleted",
    target: { kind: "guard_rule", id },
    details: { agent_id: rule.agent_id, config_id: rule.config_id, guard: rule.guard, mode: rule.mode },
  });
}

/** Removes a rule's guard from its config, if the config still exists. */
export async function removeGuard(agents: AgentsPort, act: Act, rule: GuardRuleRow): Promise<void> {
  if (!(await findConfig(act, rule.config_id))) return;
  await reviseConfig(agents, act, { configId: rule.config_id, change: (body) => withoutRule(body, rule.guard) });
}

/** The rule alone, as the body of a config. */
export async function ruleBody(act: Act, id: string): Promise<JsonObject | null> {
  const row = await findRule(act, id);
  return row ? bodyOfRule(row, row.guard) : null;
}
