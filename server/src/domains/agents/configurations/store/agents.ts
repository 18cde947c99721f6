import { fault } from "../../../../kernel/errors.ts";
import { newId } from "../../../../kernel/ids.ts";
import { type Act, actSeconds } from "../../../../platform/act.ts";
import type { AgentRow } from "../../record/agent-row.ts";
import type { Changes } from "../changes.ts";
import { updateStatement } from "./update-statement.ts";
import { type AgentView, viewFrom } from "./view.ts";
import type { KeptViews } from "./view-cache.ts";

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
export async function getAgentView(act: Act, id: string, kept?: KeptViews): Promise<AgentView> {
  const known = kept?.get(id);
  if (known && (await versionOf(act, id)) === known.version) return known.view;
  const [found] = await act.tx.query<AgentView & { version: string }>(GET_VIEW, [id, act.who.teamId], "get agent view");
  if (!found) throw fault("AGENT_NOT_FOUND");
  kept?.keep(id, { version: found.version, view: found });
  return found;
}

const GET_VIEW = `select a.xmin::text as version, ${viewFrom("a")} from agents a where a.id = $1 and a.team_id = $2`;
const GET_VERSION = "select a.xmin::text as version from agents a where a.id = $1 and a.team_id = $2";

async function versionOf(act: Act, id: string): Promise<string | undefined> {
  const [row] = await act.tx.query<{ version: string }>(GET_VERSION, [id, act.who.teamId], "get agent version");
  return row?.version;
}

export interface UpdateRequest {
  readonly id: string;
  readonly changes: Changes;
  readonly revisions?: readonly number[] | null;
  readonly action?: string;
  /** Written by the console after a run; people may go on editing what they had read. */
  readonly isBookkeeping?: boolean;
}

/** Writes only the supplied columns, with history and audit. Unchanged values leave no trace and no new revision. */
export async function writeChanges(act: Act, request: UpdateRequest): Promise<AgentView> {
  const { text, values, name } = updateStatement(request.changes, {
    id: request.id,
    teamId: act.who.teamId,
    revisions: request.revisions ?? null,
    isBookkeeping: request.isBookkeeping ?? false,
    now: actSeconds(act),
    actorKind: act.who.kind,
    actorId: act.who.userId,
    action: request.action ?? "updated",
    auditId: newId(act.now),
    nowMs: act.now,
    requestId: act.origin.requestId,
    address: act.origin.address,
  });
  const [written] = await act.tx.query<Written>(text, values, name);
  if (!written) throw fault("AGENT_NOT_FOUND");
  if (written.outcome === "stale") throw fault("PRECONDITION_FAILED");
  return written.outcome === "updated" ? written : getAgentView(act, request.id);
}

/** Only what was updated comes with the agent as it is now. */
type Written = (AgentView & { readonly outcome: "updated" }) | { readonly outcome: "unchanged" | "stale" };
