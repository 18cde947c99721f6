import { ok } from "../../../platform/http/answer.ts";
import { type Binding, bind } from "../../../platform/http/binding.ts";
import type { ChangeNeeds } from "../configurations/changes.ts";
import { createdAnswer, viewAnswer } from "../configurations/routes.ts";
import { getAgent } from "../configurations/store/agents.ts";
import { writeExport } from "../import/exported/exported.ts";
import { presentAgent, revisionsOf } from "../record/agent-row.ts";
import { cloneAgent } from "./clone-agent.ts";
import { agentHistoryOp, cloneAgentOp, exportAgentOp, revertAgentOp } from "./contract.ts";
import { readHistory } from "./read-history.ts";
import { revertAgent } from "./revert-agent.ts";

export function agentHistoryRoutes(needs: ChangeNeeds): Binding[] {
  return [
    bind(agentHistoryOp, (r) => r.inTeam(async (act) => ok(await readHistory(act, r.params.id, r.query)))),
    bind(revertAgentOp, (r) =>
      r.transaction(async (act) => {
        const target = { id: r.params.id, revision: r.body.revision, revisions: revisionsOf(r.ifMatch) };
        return viewAnswer(await revertAgent(act, target));
      }),
    ),
    bind(cloneAgentOp, (r) =>
      r.transaction(async (act) =>
        createdAnswer(await cloneAgent(needs, act, { id: r.params.id, name: r.body?.agent_name ?? null })),
      ),
    ),
    bind(exportAgentOp, (r) =>
      r.inTeam(async (act) =>
        ok(writeExport({ ...presentAgent(await getAgent(act, r.params.id)) }, Math.floor(r.now / 1000))),
      ),
    ),
  ];
}
