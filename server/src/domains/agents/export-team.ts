import { type ExportedRow, inPages, type ReadTeam } from "../teams/people/port.ts";
import { type AgentRow, presentAgent } from "./row.ts";

interface HistoryRow {
  readonly agent_id: string;
  readonly revision: number;
}

/** The team's agents as their readers see them, keys masked, and every change that was made to them. */
export async function* exportAgents(read: ReadTeam): AsyncGenerator<ExportedRow> {
  const agents = inPages<AgentRow>(read, (act, after, most) =>
    act.tx.query(
      `select * from agents where team_id = $1 and ($2::bigint is null or (created_at, id) > ($2, $3))
       order by created_at, id limit $4`,
      [act.who.teamId, after?.created_at ?? null, after?.id ?? null, most],
    ),
  );
  for await (const row of agents) {
    yield { ...presentAgent(row, { scores: true }), registration: row.registration, kind: "agent" };
  }
  const history = inPages<HistoryRow>(read, (act, after, most) =>
    act.tx.query(
      `select agent_id, revision, at, actor_kind, actor_id, action, changes from agent_history
       where team_id = $1 and ($2::uuid is null or (agent_id, revision) > ($2, $3)) order by agent_id, revision limit $4`,
      [act.who.teamId, after?.agent_id ?? null, after?.revision ?? null, most],
    ),
  );
  for await (const row of history) yield { ...row, kind: "agent_change" };
}
