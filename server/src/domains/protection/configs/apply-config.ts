import type { GuardConfig } from "@agent-console/analysis/guards/config/config.ts";
import { fault } from "../../../kernel/errors.ts";
import { canonicalJson } from "../../../kernel/json/canonical.ts";
import { type Act, actSeconds } from "../../../platform/act.ts";
import { recordAudit } from "../../../platform/audit/record.ts";
import type { AgentsPort } from "../../agents/port.ts";
import type { ShownOverride } from "../shapes/guard-config.ts";
import { getConfig, holdConfig, type Wanted } from "./manage.ts";
import type { MayEnforce, Refusal } from "./may-enforce.ts";
import { guardsOf, type PlacedGuard, type ReadBody, readBody } from "./read-body.ts";
import {
  findVersion,
  type GuardConfigRow,
  type GuardVersionRow,
  insertVersion,
  markLive,
  notifyVersion,
  writeBody,
} from "./store.ts";

export interface ApplyNeeds {
  readonly agents: AgentsPort;
  readonly mayEnforce: MayEnforce;
}

export interface Application extends Wanted {
  readonly overrideReason: string | null;
}

/** Makes the saved body the version that the agent lives by. Applying the live body again changes nothing. */
export async function applyConfig(
  needs: ApplyNeeds,
  act: Act,
  { overrideReason, ...wanted }: Application,
): Promise<GuardConfigRow> {
  const row = await holdConfig(act, wanted);
  const agentId = agentOf(row);
  const body = await readBody(row.config_body, ["config_body"]);
  assertAvailable(body.config);
  const live = row.live_version === null ? null : await findVersion(act, row.id, row.live_version);
  const { guard_config_id } = await needs.agents.get(act, agentId);
  if (live?.digest === body.digest && guard_config_id === row.id) return row;
  const refusals = await needs.mayEnforce(act, {
    agentId,
    guards: await newlyEnforcing(body.config, guard_config_id === row.id ? live : null),
    budget: body.config.overDefenceBudget,
  });
  const overrides = overridesOf(act, refusals, overrideReason);
  return makeLive(needs, act, { row, agentId, body, overrides, restored: null });
}

/** Makes an earlier version live again, as a new version. It was applied before, so no evidence is asked for. */
export async function rollBack(
  needs: ApplyNeeds,
  act: Act,
  { version, ...wanted }: Wanted & { readonly version: number },
): Promise<GuardConfigRow> {
  const row = await holdConfig(act, wanted);
  const agentId = agentOf(row);
  const earlier = await findVersion(act, row.id, version);
  if (!earlier) throw fault("GUARD_VERSION_NOT_FOUND");
  const body = await readBody(earlier.config_body, ["config_body"]);
  assertAvailable(body.config);
  await writeBody(act, row.id, body);
  return makeLive(needs, act, { row, agentId, body, overrides: earlier.overrides ?? [], restored: version });
}

function agentOf({ agent_id }: GuardConfigRow): string {
  if (agent_id === null) throw fault("GUARD_CONFIG_WITHOUT_AGENT");
  return agent_id;
}

function assertAvailable({ unavailable }: GuardConfig): void {
  if (unavailable.length > 0) throw fault("GUARD_METHOD_UNAVAILABLE", { members: { unavailable } });
}

/** Guards that enforce and did not enforce in exactly this form until now. */
async function newlyEnforcing(config: GuardConfig, live: GuardVersionRow | null): Promise<PlacedGuard[]> {
  const before = live ? await enforcingIn(live) : new Set<string>();
  return guardsOf(config).filter((placed) => placed.guard.mode === "enforce" && !before.has(canonicalJson(placed)));
}

async function enforcingIn(live: GuardVersionRow): Promise<ReadonlySet<string>> {
  // A version of an older console may name methods that this one no longer has. Then every guard is asked for again.
  const read = await readBody(live.config_body, []).catch(() => null);
  return new Set(read ? guardsOf(read.config).map(canonicalJson) : []);
}

const REVIEW_SECONDS = 14 * 86_400;

/**
 * What an admin's reason stands in for. Without a reason, guards that lack evidence are refused, and guards that the team
 * brought and nobody measured with one too.
 */
export function overridesOf(act: Act, refusals: readonly Refusal[], reason: string | null): ShownOverride[] {
  if (refusals.length === 0) return [];
  const final = refusals.filter(({ isFinal }) => isFinal);
  if (reason === null) throw notProven(refusals);
  if (final.length > 0) throw notProven(final);
  if (!act.who.powers.has("guard:promote")) throw fault("NOT_ALLOWED");
  const at = actSeconds(act);
  // A guard on several channels is reviewed as one guard.
  const guards = new Map(refusals.map((refusal) => [refusal.guard, refusal]));
  return [...guards.values()].map(({ guard, bound, budget, n }) => ({
    ...{ guard, reason, bound, budget, n, by: act.who.userId, at },
    review_at: at + REVIEW_SECONDS,
  }));
}

function notProven(refusals: readonly Refusal[]): Error {
  const sentence = refusals.map(({ guard, reason }) => `${guard}: ${reason}`).join(" ");
  return fault("PROMOTION_NOT_PROVEN", {
    public: sentence,
    members: { refusals: refusals.map(({ isFinal: _, ...shown }) => shown) },
  });
}

interface Applied {
  readonly row: GuardConfigRow;
  readonly agentId: string;
  readonly body: ReadBody;
  readonly overrides: readonly ShownOverride[];
  readonly restored: number | null;
}

/** Writes the version and everything that follows from it, in the transaction of the caller. */
export async function makeLive(
  { agents }: Pick<ApplyNeeds, "agents">,
  act: Act,
  applied: Applied,
): Promise<GuardConfigRow> {
  const { row, agentId, body, overrides, restored } = applied;
  const version = await insertVersion(act, { configId: row.id, agentId, body, overrides, restored });
  await markLive(act, row.id, version);
  const guards = guardsOf(body.config);
  // Guarded only once this version has judged a request.
  const status = guards.length === 0 ? "unprotected" : "configured";
  await agents.guard(act, agentId, { configId: row.id, status, isManual: true });
  if (guards.some(({ guard }) => guard.mode === "enforce")) await agents.happened(act, agentId, "guard_applied");
  await notifyVersion(act, { agentId, configId: row.id, version });
  await recordAudit(act, {
    action: restored === null ? "guard_config.applied" : "guard_config.rolled_back",
    target: { kind: "guard_config", id: row.id },
    afterHash: body.digest,
    details: {
      ...{ agent_id: agentId, version, modes: body.modes },
      ...(restored === null ? {} : { restored }),
      ...(overrides.length === 0 ? {} : { overrides }),
    },
  });
  return getConfig(act, row.id);
}
