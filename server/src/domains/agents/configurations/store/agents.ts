import { fault } from "../../../../kernel/errors.ts";
import { newId } from "../../../../kernel/ids.ts";
import { type Act, actSeconds } from "../../../../platform/act.ts";
import { sqlState } from "../../../../platform/db/database.ts";
import { prepare, slot } from "../../../../platform/db/prepared.ts";
import { joinStatements, raw, sql } from "../../../../platform/db/sql.ts";
import type { AgentRow } from "../../record/agent-row.ts";
import type { AgentTrust, TrustState, TrustVerdict } from "../../record/trust-stage.ts";
import { type Changes, type Updated, updateStatement } from "./update-statement.ts";
import { type AgentView, VIEW } from "./view.ts";
import type { ViewCache } from "./view-cache.ts";

const UNIQUE_VIOLATION = "23505";

export async function getAgent(act: Act, id: string): Promise<AgentRow> {
  const [row] = await act.tx.query(
    sql<AgentRow>`
      select *
      from agents
      where id = ${id} and team_id = ${act.who.teamId}`.named("get agent"),
  );
  if (!row) throw fault("AGENT_NOT_FOUND");
  return row;
}

interface Wanted {
  readonly id: string;
  readonly teamId: string;
}

const selectView = prepare<Wanted, AgentView & { version: string }>(
  sql<AgentView & { version: string }>`
    select a.xmin::text as version, ${VIEW}
    from agents a
    where a.id = ${slot(({ id }: Wanted) => id)} and a.team_id = ${slot(({ teamId }: Wanted) => teamId)}`.named(
    "get agent view",
  ),
);

/** The agent as it appears in responses. */
export async function getAgentView(act: Act, id: string, cache?: ViewCache): Promise<AgentView> {
  const cached = cache?.get(id);
  if (cached && (await versionOf(act, id)) === cached.version) return cached.view;
  const [view] = await act.tx.query(selectView({ id, teamId: act.who.teamId }));
  if (!view) throw fault("AGENT_NOT_FOUND");
  cache?.set(id, { version: view.version, view });
  return view;
}

async function versionOf(act: Act, id: string): Promise<string | undefined> {
  const [row] = await act.tx.query(
    sql<{ version: string }>`
      select a.xmin::text as version
      from agents a
      where a.id = ${id} and a.team_id = ${act.who.teamId}`.named("get agent version"),
  );
  return row?.version;
}

export function namesOf(act: Act, ids: readonly string[]): Promise<Pick<AgentRow, "id" | "agent_name">[]> {
  return act.tx.query(
    sql<Pick<AgentRow, "id" | "agent_name">>`
      select id, agent_name
      from agents
      where team_id = ${act.who.teamId} and id = any(${ids}::uuid[])`.named("agent names"),
  );
}

export async function agentsGuardedBy(act: Act, configId: string): Promise<string[]> {
  const rows = await act.tx.query(sql<Pick<AgentRow, "id">>`
    select id
    from agents
    where team_id = ${act.who.teamId} and guard_config_id = ${configId}
    order by id`);
  return rows.map(({ id }) => id);
}

/** Locks the agent, so that a concurrent change comes before or after the caller's, never in between. */
export async function lockAgent(act: Act, id: string): Promise<AgentTrust & Pick<AgentRow, "revision">> {
  const [agent] = await act.tx.query(sql<AgentTrust & Pick<AgentRow, "revision">>`
    select trust_stage, trusted_at, ttt_days, created_at, revision
    from agents
    where id = ${id} and team_id = ${act.who.teamId}
    for update`);
  if (!agent) throw fault("AGENT_NOT_FOUND");
  return agent;
}

/** Inserts an agent with these columns; the others take their defaults. */
export async function insertAgent(act: Act, columns: Readonly<Record<string, unknown>>): Promise<AgentRow> {
  const now = actSeconds(act);
  const all = { ...columns, team_id: act.who.teamId, created_by: act.who.userId, created_at: now, updated_at: now };
  try {
    const [row] = await act.tx.query(sql<AgentRow>`
      insert into agents (${raw(Object.keys(all).join(", "))})
      values (${joinStatements(Object.values(all).map((value) => sql`${value}`))})
      returning *`);
    if (!row) throw new Error("an inserted agent was not returned");
    return row;
  } catch (error) {
    if (sqlState(error) === UNIQUE_VIOLATION) throw fault("AGENT_EXISTS", { cause: error });
    throw error;
  }
}

export interface HistoryRecord {
  readonly agentId: string;
  readonly revision: number;
  readonly action: string;
  /** JSON text. */
  readonly changes: string;
}

export async function insertHistory(act: Act, { agentId, revision, action, changes }: HistoryRecord): Promise<void> {
  await act.tx.run(sql`
    insert into agent_history (team_id, agent_id, revision, at, actor_kind, actor_id, action, changes)
    values (
      ${act.who.teamId},
      ${agentId},
      ${revision},
      ${actSeconds(act)},
      ${act.who.kind},
      ${act.who.userId},
      ${action},
      ${changes})`);
}

export interface UpdateRequest {
  readonly id: string;
  readonly changes: Changes;
  readonly revisions?: readonly number[] | null;
  readonly action?: string;
  /** Written by the console after a run. It leaves the ETag, so that people can save what they are editing. */
  readonly isBookkeeping?: boolean;
}

/** Writes only the supplied columns, with history and audit. Unchanged values leave no trace and no new revision. */
export async function writeChanges(act: Act, request: UpdateRequest): Promise<AgentView> {
  const frame = {
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
  };
  const [written] = await act.tx.query<Updated>(updateStatement(request.changes, frame));
  if (!written) throw fault("AGENT_NOT_FOUND");
  if (written.outcome === "stale") throw fault("PRECONDITION_FAILED");
  return written.outcome === "updated" ? written : getAgentView(act, request.id);
}

export interface StageChange extends TrustState {
  readonly id: string;
  /** Whether the stage is another one now: only then there is a new revision. */
  readonly isMove: boolean;
  /** Whether a person set it. Then the ETag changes, so that another person's edit does not overwrite it unseen. */
  readonly isEdit: boolean;
}

export async function writeStage(act: Act, change: StageChange): Promise<AgentRow> {
  const { id, trust_stage, trusted_at, ttt_days, isMove, isEdit } = change;
  const [row] = await act.tx.query(sql<AgentRow>`
    update agents
    set
      trust_stage = ${trust_stage},
      trusted_at = ${trusted_at},
      ttt_days = ${ttt_days},
      updated_at = case when ${isMove} then ${actSeconds(act)} else updated_at end,
      revision = case when ${isMove} then revision + 1 else revision end,
      edited_revision = case when ${isMove && isEdit} then revision + 1 else edited_revision end
    where id = ${id} and team_id = ${act.who.teamId}
    returning *`);
  if (!row) throw fault("AGENT_NOT_FOUND");
  return row;
}

export interface LatestEvaluation {
  readonly id: string;
  /** JSON text. */
  readonly summary: string;
  /** Null leaves the verdict that the agent's trust rests on. */
  readonly verdict: TrustVerdict | null;
}

export async function writeLatestEvaluation(act: Act, { id, summary, verdict }: LatestEvaluation): Promise<void> {
  const written = await act.tx.run(sql`
    update agents
    set latest_evaluation = ${summary}, trust_verdict = coalesce(${verdict}, trust_verdict)
    where id = ${id} and team_id = ${act.who.teamId}`);
  if (written === 0) throw fault("AGENT_NOT_FOUND");
}

/** Two are enough to know that it is not one. */
const MOST_AT_URL = 2;

/** Rare enough to need no index of its own: a team's agents are read. */
/** More would be a catalog, and nothing to choose from. */
const MOST_MODELS = 20;

/** Models of the team's agents at exactly this address, archived ones apart, by name. */
export async function modelsAtUrl(act: Act, url: string): Promise<string[]> {
  const rows = await act.tx.query(sql<Pick<AgentRow, "model_name">>`
    select distinct model_name
    from agents
    where team_id = ${act.who.teamId} and agent_url = ${url} and protocol = 'chat_completions' and status <> 'archived'
      and model_name <> ''
    order by model_name
    limit ${MOST_MODELS}`);
  return rows.map(({ model_name }) => model_name);
}

export async function agentsAtUrl(act: Act, url: string): Promise<string[]> {
  const rows = await act.tx.query(sql<Pick<AgentRow, "id">>`
    select id
    from agents
    where team_id = ${act.who.teamId} and agent_url = ${url} and status <> 'archived'
    order by created_at, id
    limit ${MOST_AT_URL}`);
  return rows.map(({ id }) => id);
}
