import { fault } from "../../../kernel/errors.ts";
import { unprocessable } from "../../../kernel/unprocessable.ts";
import { getConfig } from "../configs/manage.ts";
import { readBody } from "../configs/read-body.ts";
import { loadEngine } from "../runtime/engine.ts";
import type { InTeam, LiveVersions } from "../runtime/live-guards.ts";
import type { GuardCheckBody } from "../shapes/decision.ts";
import type { Judge } from "./check.ts";

interface Asked {
  readonly inTeam: InTeam;
  readonly teamId: string;
}

/** The guards that a request names: those an agent lives by, a saved config, or a body that came with it. */
export async function findJudge(live: LiveVersions, { inTeam, teamId }: Asked, body: GuardCheckBody): Promise<Judge> {
  const { agent_id: agentId, config_id: configId, config_body: given } = body;
  if ([agentId, configId, given].filter((one) => one !== null && one !== undefined).length !== 1) {
    throw unprocessable(["body", "agent_id"], "Set exactly one of agent_id, config_id and config_body");
  }
  if (agentId) {
    const guards = await live.get(inTeam, teamId, agentId);
    if (!guards) throw fault("AGENT_NOT_GUARDED");
    return { ...guards, live: guards };
  }
  const saved = configId ? await inTeam((act) => getConfig(act, configId)) : null;
  const place = saved ? ["config_body"] : ["body", "config_body"];
  const { config, digest } = await readBody(saved?.config_body ?? given ?? {}, place);
  const { prepareConfig } = await loadEngine();
  const prepared = prepareConfig(config);
  return { key: `body:${digest}`, prepared, agent: {}, configId: configId ?? null, digest, live: null };
}
