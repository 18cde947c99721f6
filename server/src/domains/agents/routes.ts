import type { Act } from "../../platform/act.ts";
import { type Answer, created, ok } from "../../platform/http/answer.ts";
import { type Binding, bind } from "../../platform/http/binding.ts";
import type { ChangeNeeds } from "./changes.ts";
import {
  archiveAgentOp,
  createAgentOp,
  evaluationConfigOp,
  getAgentOp,
  lifecycleOp,
  listAgentsOp,
  updateAgentOp,
} from "./contract.ts";
import { createAgent } from "./create-agent.ts";
import { evaluationConfig, revealApiKey } from "./get-agent.ts";
import { type AgentPage, listAgents } from "./list-agents.ts";
import { setLifecycle } from "./move-trust.ts";
import { type AgentRow, etagOf, type Presentation, presentAgent, revisionsOf } from "./row.ts";
import { getAgent, writeChanges } from "./store.ts";
import { suppliedKey, updateAgent } from "./update-agent.ts";

const shown = (row: AgentRow, how: Presentation = {}): Answer => ok(presentAgent(row, how), { etag: etagOf(row) });

/** A repeated Idempotency-Key is answered without the secret that the first answer showed. */
export const registered = (row: AgentRow, how: Presentation = {}): Answer =>
  created(presentAgent(row, how), { etag: etagOf(row), kept: presentAgent(row) });

function listed({ rows, count, countCapped, nextCursor }: AgentPage, scores: boolean): Answer {
  const results = rows.map((row) => presentAgent(row, { scores }));
  return ok({ results, count, ...(countCapped ? { count_capped: true } : {}), next_cursor: nextCursor });
}

export function agentRoutes(needs: ChangeNeeds): Binding[] {
  const archived = (act: Act, id: string, revisions: number[] | null): Promise<AgentRow> =>
    writeChanges(act, {
      id,
      revisions,
      action: "archived",
      changes: { plain: [{ field: "status", value: "archived" }] },
    });
  return [
    bind(createAgentOp, (r) =>
      r.transaction(async (act) => {
        const row = await createAgent(needs, act, { body: r.body });
        return registered(row, suppliedKey(row, r.body));
      }),
    ),
    bind(listAgentsOp, (r) => r.inTeam(async (act) => listed(await listAgents(act, r.query), r.query.include_scores))),
    bind(getAgentOp, (r) =>
      r.query.reveal
        ? r.inTeam(async (act) => {
            const { row, apiKey } = await revealApiKey(needs, act, r.params.id);
            return shown(row, { scores: r.query.include_scores, apiKey });
          })
        : r.inTeam(async (act) => shown(await getAgent(act, r.params.id), { scores: r.query.include_scores })),
    ),
    bind(updateAgentOp, (r) =>
      r.inTeam(async (act) => {
        const row = await updateAgent(needs, act, { id: r.params.id, body: r.body, revisions: revisionsOf(r.ifMatch) });
        return shown(row, suppliedKey(row, r.body));
      }),
    ),
    bind(archiveAgentOp, (r) =>
      r.inTeam(async (act) => shown(await archived(act, r.params.id, revisionsOf(r.ifMatch)))),
    ),
    bind(lifecycleOp, (r) =>
      r.transaction(async (act) => shown(await setLifecycle(act, r.params.id, r.body.trust_stage))),
    ),
    bind(evaluationConfigOp, (r) => r.inTeam(async (act) => ok(await evaluationConfig(needs, act, r.params.id)))),
  ];
}
