import { fault } from "../../kernel/errors.ts";
import { newId } from "../../kernel/ids.ts";
import { type Act, actSeconds } from "../../platform/act.ts";
import type { Changes } from "./changes.ts";
import type { AgentRow } from "./row.ts";
import { updateStatement } from "./update-statement.ts";
import { type AgentView, viewFrom } from "./view.ts";

export async function getAgent(act: Act, id: string): Promise<AgentRow> {
  const [row] = await act.tx.query<AgentRow>(
    "select * from agents where id = $1 and team_id = $2",
    [id, act.who.teamId],
    "get agent",
  );
  if (!row) throw fault("AGENT_NOT_FOUND");
  return row;
}

/** The same agent as its answers show it. */
export async function getAgentView(act: Act, id: string): Promise<AgentView> {
  const [view] = await act.tx.query<AgentView>(GET_VIEW, [id, act.who.teamId], "get agent view");
  if (!view) throw fault("AGENT_NOT_FOUND");
  return view;
}

const GET_VIEW = `select ${viewFrom("a")} from agents a where a.id = $1 and a.team_id = $2`;

export interface UpdateRequest {
  readonly id: string;
  readonly changes: Changes;
  readonly revisions?: readonly number[] | null;
  readonly action?: string;
}

/** Writes only the supplied columns, with history and audit. Unchanged values leave no trace and no new revision. */
export async function writeChanges(act: Act, request: UpdateRequest): Promise<AgentView> {
  const { text, values, name } = updateStatement(request.changes, {
    id: request.id,
    teamId: act.who.teamId,
    revisions: request.revisions ?? null,
    now: actSeconds(act),
    actorKind: act.who.kind,
    actorId: act.who.userId,
    action: request.action ?? "updated",
    auditId: newId(act.now),
    nowMs: act.now,
    requestId: act.origin.requestId,
    address: act.origin.address,
  });
  const [view] = await act.tx.query<AgentView & { outcome: "updated" | "unchanged" | "stale" }>(text, values, name);
  if (!view) throw fault("AGENT_NOT_FOUND");
  if (view.outcome === "stale") throw fault("PRECONDITION_FAILED");
  return view;
}
