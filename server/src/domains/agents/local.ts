import type { TeamsPort } from "../teams/port.ts";
import type { ChangeNeeds } from "./configurations/changes.ts";
import { createAgent } from "./configurations/create-agent.ts";
import { applyTrustEvent } from "./configurations/move-trust.ts";
import { agentsAtUrl, getAgent, modelsAtUrl } from "./configurations/store/agents.ts";
import { guardBound, portraits } from "./configurations/store/fleet.ts";
import { updateAgent } from "./configurations/update-agent.ts";
import { addEvaluatedHarnesses, writeEvaluation } from "./configurations/write-evaluation.ts";
import { bindGuard, releaseGuard } from "./configurations/write-guard.ts";
import { readFleet } from "./fleet.ts";
import { agentAsOf } from "./history/as-of.ts";
import { changesBetween } from "./history/changes-between.ts";
import { agentNames, namingAgents } from "./names.ts";
import type { AgentsPort } from "./port.ts";
import { reachAgent } from "./reach.ts";

export interface LocalAgentsNeeds extends ChangeNeeds {
  readonly teams: { readonly port: Pick<TeamsPort, "notify"> };
}

export function localAgents(needs: LocalAgentsNeeds): AgentsPort {
  return {
    get: getAgent,
    asOf: agentAsOf,
    create: (act, body) => createAgent(needs, act, { body }),
    reach: (act, id, draft) => reachAgent(needs, act, { id, draft }),
    update: async (act, id, { body, revision }) => {
      await updateAgent(needs, act, { id, body, revisions: [revision] });
    },
    evaluated: writeEvaluation,
    testedWith: addEvaluatedHarnesses,
    fleet: readFleet,
    portraits,
    naming: namingAgents,
    atUrl: agentsAtUrl,
    modelsAt: modelsAtUrl,
    guard: bindGuard,
    unguard: releaseGuard,
    guarded: guardBound,
    happened: applyTrustEvent,
    changesBetween,
    async announce(act, id, { title, ...event }) {
      const name = (await agentNames(act, [id])).get(id);
      const agent = name === undefined ? null : { id, name };
      await needs.teams.port.notify(act, { ...event, agent, title: title(name ?? "A deleted agent") });
    },
  };
}
