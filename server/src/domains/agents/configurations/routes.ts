import type { Act } from "../../../platform/act.ts";
import { type Answer, created, ok, verbatimJson } from "../../../platform/http/answer.ts";
import { type Binding, bind } from "../../../platform/http/binding.ts";
import { type AgentRow, etagOf, type Presentation, presentAgent, revisionsOf } from "../record/agent-row.ts";
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
import { getAgentView, writeChanges } from "./store/agents.ts";
import { type AgentView, viewJson } from "./store/view.ts";
import { createViewCache } from "./store/view-cache.ts";
import { suppliedKey, updateAgent } from "./update-agent.ts";

const agentAnswer = (row: AgentRow, how: Presentation = {}): Answer =>
  ok(presentAgent(row, how), { etag: etagOf(row) });

/** The hottest operations answer with the JSON that PostgreSQL wrote. */
export const viewAnswer = (view: AgentView, how: Presentation = {}): Answer => ({
  ...verbatimJson(200, viewJson(view, how)),
  headers: { etag: etagOf(view) },
});

/** The response to a repeated Idempotency-Key omits the secret that the first one showed. */
export const createdAnswer = (row: AgentRow, how: Presentation = {}): Answer =>
  created(presentAgent(row, how), { etag: etagOf(row), kept: presentAgent(row) });

function pageAnswer({ rows, count, countCapped, nextCursor, nextOffset }: AgentPage, scores: boolean): Answer {
  const results = rows.map((row) => viewJson(row, { scores })).join(",");
  const rest = JSON.stringify({
    count,
    ...(countCapped ? { count_capped: true } : {}),
    next_cursor: nextCursor,
    next_offset: nextOffset,
  });
  return verbatimJson(200, `{"results":[${results}],${rest.slice(1)}`);
}

export function agentRoutes(needs: ChangeNeeds): Binding[] {
  const cache = createViewCache();
  const archive = (act: Act, id: string, revisions: number[] | null): Promise<AgentView> =>
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
        return createdAnswer(row, suppliedKey(row, r.body));
      }),
    ),
    bind(listAgentsOp, (r) =>
      r.inTeam(async (act) => pageAnswer(await listAgents(act, r.query), r.query.include_scores)),
    ),
    bind(getAgentOp, (r) =>
      r.query.reveal
        ? r.inTeam(async (act) => {
            const { row, apiKey } = await revealApiKey(needs, act, r.params.id);
            return agentAnswer(row, { scores: r.query.include_scores, apiKey });
          })
        : r.inTeam(async (act) =>
            viewAnswer(await getAgentView(act, r.params.id, cache), { scores: r.query.include_scores }),
          ),
    ),
    bind(updateAgentOp, (r) =>
      r.inTeam(async (act) => {
        const update = { id: r.params.id, body: r.body, revisions: revisionsOf(r.ifMatch) };
        const view = await updateAgent(needs, act, update);
        return viewAnswer(view, suppliedKey(view, r.body));
      }),
    ),
    bind(archiveAgentOp, (r) =>
      r.inTeam(async (act) => viewAnswer(await archive(act, r.params.id, revisionsOf(r.ifMatch)))),
    ),
    bind(lifecycleOp, (r) =>
      r.transaction(async (act) => agentAnswer(await setLifecycle(act, r.params.id, r.body.trust_stage))),
    ),
    bind(evaluationConfigOp, (r) => r.inTeam(async (act) => ok(await evaluationConfig(needs, act, r.params.id)))),
  ];
}
