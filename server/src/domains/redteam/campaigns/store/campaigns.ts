import { fault } from "../../../../kernel/errors.ts";
import { newId } from "../../../../kernel/ids.ts";
import { type Act, actSeconds } from "../../../../platform/act.ts";
import type { Sql } from "../../../../platform/db/database.ts";
import { raw, sql } from "../../../../platform/db/sql.ts";
import type { JobRef } from "../../../../platform/work/job.ts";
import { hasEnded, type JobStatus } from "../../../../platform/work/status.ts";
import { isUnclaimed } from "../../../../platform/work/worker-locks.ts";
import type { AttackCategory } from "../../model/categories.ts";
import type { CampaignRow, CampaignSettings } from "./campaign-row.ts";

/** The lock space of the red team's workers. */
export const WORKER_LOCKS = 7_140_029;

export async function getCampaign(act: Act, id: string, lock: "" | "for update" = ""): Promise<CampaignRow> {
  const [row] = await act.tx.query(sql<CampaignRow>`
    select *
    from campaigns
    where id = ${id} and team_id = ${act.who.teamId}
    ${raw(lock)}`);
  if (!row) throw fault("CAMPAIGN_NOT_FOUND");
  return row;
}

/** The campaigns of all teams that want a worker, oldest first. */
export function openCampaigns(tx: Sql): Promise<JobRef[]> {
  return tx.query(
    sql<JobRef>`
    select campaign_id as id, team_id as "teamId", created_by as "userId"
    from campaigns_under_way()`.named("campaigns in progress"),
  );
}

export interface NewCampaign {
  /** Absent: a new one. */
  readonly id?: string;
  readonly agentId: string;
  readonly agentRevision: number;
  readonly tool: CampaignRow["tool"];
  readonly name: string;
  readonly purpose: string;
  readonly categories: readonly AttackCategory[];
  readonly settings: CampaignSettings;
  readonly seed: number;
  readonly library: string;
  /** Sealed for this very id. */
  readonly apiKeySealed?: string | null;
  /** The campaign that it is a retest of. */
  readonly retestOf?: string | null;
  readonly scheduleId?: string | null;
}

export async function insertCampaign(act: Act, campaign: NewCampaign): Promise<CampaignRow> {
  const {
    id = newId(act.now),
    apiKeySealed = null,
    retestOf = null,
    scheduleId = null,
    agentId,
    agentRevision,
    tool,
    name,
    purpose,
    categories,
    settings,
    seed,
    library,
  } = campaign;
  const [row] = await act.tx.query(sql<CampaignRow>`
    insert into campaigns (id, team_id, agent_id, created_by, tool, name, purpose, status, categories, settings, seed,
      api_key_sealed, agent_revision, library, retest_of, schedule_id, created_at)
    values (
      ${id},
      ${act.who.teamId},
      ${agentId},
      ${act.who.userId},
      ${tool},
      ${name},
      ${purpose},
      'running',
      ${categories},
      ${JSON.stringify(settings)},
      ${seed},
      ${apiKeySealed},
      ${agentRevision},
      ${library},
      ${retestOf},
      ${scheduleId},
      ${actSeconds(act)})
    returning *`);
  if (!row) throw new RangeError("the campaign was not written");
  return row;
}

/** Claims a campaign that no living worker has. */
export async function claimCampaign(act: Act, id: string, worker: number): Promise<CampaignRow | null> {
  const [row] = await act.tx.query(sql<CampaignRow>`
    update campaigns
    set worker = ${worker}, started_at = coalesce(started_at, ${actSeconds(act)})
    where id = ${id} and team_id = ${act.who.teamId} and status = 'running'
      and (worker = ${worker} or ${isUnclaimed("worker", WORKER_LOCKS)})
    returning *`);
  return row ?? null;
}

export async function releaseCampaign(act: Act, id: string, worker: number): Promise<void> {
  await act.tx.run(sql`
    update campaigns
    set worker = null
    where id = ${id} and team_id = ${act.who.teamId} and worker = ${worker}`);
}

export interface StatusChange {
  readonly status: JobStatus;
  readonly message?: string | null;
  readonly reason?: string | null;
}

/** Changes the status of a campaign whose row is locked, or that is the worker's own. The key for it alone ends with it. */
export async function changeStatus(
  act: Act,
  id: string,
  { status, message, reason }: StatusChange,
): Promise<CampaignRow> {
  const ends = hasEnded(status);
  const [row] = await act.tx.query(sql<CampaignRow>`
    update campaigns
    set
      status = ${status},
      status_message = ${message ?? null},
      finish_reason = coalesce(${reason ?? null}, finish_reason),
      stage = case when ${ends} then 'finished' else stage end,
      completed_at = case when ${ends} then ${actSeconds(act)}::bigint end,
      worker = case when ${ends} then null else worker end,
      api_key_sealed = case when ${ends} then null else api_key_sealed end
    where id = ${id} and team_id = ${act.who.teamId}
    returning *`);
  if (!row) throw fault("CAMPAIGN_NOT_FOUND");
  return row;
}

/** Ends every campaign of the team that has not ended, and returns their ids. */
export async function cancelOpen(
  act: Act,
  { message, reason }: { readonly message: string; readonly reason: string },
): Promise<string[]> {
  const rows = await act.tx.query(sql<Pick<CampaignRow, "id">>`
    update campaigns
    set
      status = 'cancelled',
      status_message = ${message},
      finish_reason = ${reason},
      stage = 'finished',
      completed_at = ${actSeconds(act)},
      worker = null,
      api_key_sealed = null
    where team_id = ${act.who.teamId} and status in ('running', 'paused')
    returning id`);
  return rows.map(({ id }) => id);
}

/** Counts errors from here on. */
export async function resumeWatch(act: Act, id: string): Promise<void> {
  await act.tx.run(sql`
    update campaigns
    set watched = 0, watched_errors = 0
    where id = ${id} and team_id = ${act.who.teamId}`);
}

/** Whether a worker ever had a campaign against this agent. */
export async function wasAttacked(act: Act, agentId: string): Promise<boolean> {
  const [row] = await act.tx.query(sql<Pick<CampaignRow, "id">>`
    select id
    from campaigns
    where team_id = ${act.who.teamId} and agent_id = ${agentId} and started_at is not null
    limit 1`);
  return row !== undefined;
}

/** With its goals, attempts, effects and log. */
export async function deleteCampaign(act: Act, id: string): Promise<void> {
  await act.tx.run(sql`delete from campaigns where id = ${id} and team_id = ${act.who.teamId}`);
}

/** Of some campaigns, those that are there, with what their schedules ask about. */
export function selectStarted(act: Act, ids: readonly string[]) {
  return act.tx.query(sql<Pick<CampaignRow, "id" | "status" | "requests" | "broken" | "assessed">>`
    select id, status, requests, broken, assessed from campaigns
    where id = any (${ids}::uuid[]) and team_id = ${act.who.teamId}`);
}

export interface CampaignFilter {
  readonly agentId: string | null;
  /** Only retests of this one. */
  readonly retestOf: string | null;
  readonly status: string | null;
  /** Those after this one, newest first. */
  readonly after: { readonly createdAt: number; readonly id: string } | null;
  /** Only those in progress, or only those that have ended. */
  readonly part: "live" | "ended" | null;
}

/** Newest first. */
export function campaignsPage(act: Act, filter: CampaignFilter, limit: number): Promise<CampaignRow[]> {
  const { agentId, retestOf, status, after, part } = filter;
  return act.tx.query(sql<CampaignRow>`
    select *
    from campaigns
    where team_id = ${act.who.teamId}
      and (${agentId}::uuid is null or agent_id = ${agentId}::uuid)
      and (${retestOf}::uuid is null or retest_of = ${retestOf}::uuid)
      and (${status}::text is null or case ${status}::text
        when 'live' then status in ('running', 'paused')
        when 'queued' then status = 'running' and started_at is null
        when 'running' then status = 'running' and started_at is not null
        else status = ${status}::text end)
      and (${part === null} or (status in ('running', 'paused')) = ${part === "live"})
      and (${after === null} or (created_at, id) < (${after?.createdAt ?? 0}, ${after?.id ?? null}::uuid))
    order by created_at desc, id desc
    limit ${limit}`);
}

/** The agents with a campaign that runs: one that is paused sends nothing. */
export async function selectAttackedAgents(act: Act): Promise<string[]> {
  const rows = await act.tx.query(sql<Pick<CampaignRow, "agent_id">>`
    select distinct agent_id
    from campaigns
    where team_id = ${act.who.teamId} and status = 'running'`);
  return rows.map(({ agent_id }) => agent_id);
}
