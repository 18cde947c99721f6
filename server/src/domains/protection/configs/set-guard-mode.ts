import type { Mode } from "@agent-console/analysis/guards/guard.ts";
import { fault } from "../../../kernel/errors.ts";
import type { JsonObject } from "../../../kernel/json/json-object.ts";
import type { Act } from "../../../platform/act.ts";
import { type ApplyNeeds, overridesOf } from "./apply-config.ts";
import { withMode } from "./guard-mode.ts";
import { getConfig, holdConfig, type Wanted } from "./manage.ts";
import { guardsOf, readBody } from "./read-body.ts";
import { reviseConfig } from "./revise-config.ts";
import { findVersion, type GuardConfigRow, type GuardVersionRow } from "./store.ts";

export interface ModeChange extends Wanted {
  readonly guard: string;
  readonly mode: Mode;
  readonly overrideReason: string | null;
}

/** What the agent would live by, to be compiled before a transaction that must not wait for it. */
export async function bodyWithMode(act: Act, { id, guard, mode }: ModeChange): Promise<JsonObject> {
  const live = await liveWith(act, await getConfig(act, id), guard);
  return withMode(live.config_body, guard, mode);
}

/** Changes the mode of one guard in what the agent lives by. Edits that wait in the saved body stay edits that wait. */
export async function setGuardMode(needs: ApplyNeeds, act: Act, change: ModeChange): Promise<GuardConfigRow> {
  const { id, ifMatch, guard, mode, overrideReason } = change;
  const row = await holdConfig(act, { id, ifMatch });
  const live = await liveWith(act, row, guard);
  const { guard_config_id: boundId } = await needs.agents.get(act, live.agent_id);
  if (boundId !== row.id) throw fault("GUARD_NOT_LIVE");
  if (live.modes[guard] === mode) return row;
  const { config } = await readBody(withMode(live.config_body, guard, mode), ["config_body"]);
  const guards = guardsOf(config).filter((placed) => placed.guard.name === guard);
  if (guards.some((placed) => placed.guard.mode !== mode)) throw fault("GUARD_NOT_LIVE");
  const refusals =
    mode === "enforce"
      ? await needs.mayEnforce(act, { agentId: live.agent_id, guards, budget: config.overDefenceBudget })
      : [];
  return reviseConfig(needs.agents, act, {
    configId: id,
    change: (body) => withMode(body, guard, mode),
    overrides: [
      ...(live.overrides ?? []).filter((one) => one.guard !== guard),
      ...overridesOf(act, refusals, overrideReason),
    ],
  });
}

async function liveWith(act: Act, row: GuardConfigRow, guard: string): Promise<GuardVersionRow> {
  const live = row.live_version === null ? null : await findVersion(act, row.id, row.live_version);
  if (!live || !Object.hasOwn(live.modes, guard)) throw fault("GUARD_NOT_LIVE");
  return live;
}
