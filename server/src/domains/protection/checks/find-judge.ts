import { fault } from "../../../kernel/errors.ts";
import { unprocessable } from "../../../kernel/unprocessable.ts";
import type { AgentsPort } from "../../agents/port.ts";
import { getConfig } from "../configs/manage.ts";
import { readBody, readNewBody } from "../configs/read-body.ts";
import { loadEngine } from "../runtime/engine.ts";
import { factsOf } from "../runtime/facts.ts";
import type { GuardRunner } from "../runtime/guard-runner.ts";
import type { InTeam, LiveVersions } from "../runtime/live-guards.ts";
import type { GuardCheckBody } from "../shapes/decision.ts";
import type { Judge } from "./check.ts";

interface FindNeeds {
  readonly agents: AgentsPort;
  readonly liveVersions: LiveVersions;
  readonly runner: GuardRunner;
}

interface Asked {
  readonly inTeam: InTeam;
  readonly teamId: string;
}

/**
 * The guards that a request names: those an agent lives by, a saved config, or a body that came with it. Beside a body, an
 * agent only says what its guards may know.
 */
export async function findJudge(needs: FindNeeds, { inTeam, teamId }: Asked, body: GuardCheckBody): Promise<Judge> {
  const { agent_id: agentId, config_id: configId, config_body: given } = body;
  const named = [given ?? agentId, configId].filter((one) => one !== null && one !== undefined);
  if (named.length !== 1) {
    throw unprocessable(["body", "agent_id"], "Set exactly one of agent_id, config_id and config_body");
  }
  if (agentId && !given) {
    const guards = await needs.liveVersions.get(inTeam, teamId, agentId);
    if (!guards) throw fault("AGENT_NOT_GUARDED");
    return { ...guards, live: guards };
  }
  const saved = configId ? await inTeam((act) => getConfig(act, configId)) : null;
  const place = saved ? ["config_body"] : ["body", "config_body"];
  const { config, digest } = saved
    ? await readBody(saved.config_body, place)
    : await readNewBody(needs.runner.tryBody, given ?? {}, place);
  const { prepareConfig } = await loadEngine();
  const known = agentId ? await inTeam((act) => needs.agents.get(act, agentId)) : null;
  const agent = known ? await factsOf(known) : {};
  const key = known ? `body:${digest}:${known.id}:${known.revision}` : `body:${digest}`;
  return { key, prepared: prepareConfig(config, agent), agent, configId: configId ?? null, digest, live: null };
}
