import type { Act } from "../../../../platform/act.ts";
import { sql } from "../../../../platform/db/sql.ts";
import type { RunRow } from "../../runs/store/run-row.ts";

/** What the team's runs say of its agents, for a view of all agents rather than of one run. */

/** A run in progress. `planned` is null until the plan is complete. */
export interface RunNow extends Pick<RunRow, "agent_id" | "planned"> {
  readonly evaluation_id: string;
  readonly done: number;
}

/** Scores are from 0 to 1, and null where nothing was assessed. */
export interface LatestVerdict extends Pick<RunRow, "agent_id" | "verdict" | "threshold"> {
  readonly evaluation_id: string;
  /** Seconds. */
  readonly completed_at: number;
  readonly score: number | null;
  readonly low: number | null;
  readonly high: number | null;
  /** Why the verdict is what it is, as a sentence. */
  readonly reason: string | null;
}

export function selectRunsNow(act: Act): Promise<RunNow[]> {
  return act.tx.query(sql<RunNow>`
    select agent_id, id as evaluation_id, resisted + failed + unassessed as done, planned
    from evaluations
    where team_id = ${act.who.teamId} and status = 'running'
    order by created_at`);
}

/**
 * Of each agent's newest completed run. Runs of own tests have no score to show. The overall figure stands beside the
 * others, which are a hundred times as long; runs that ended before it did have it among them.
 */
export function selectLatestVerdicts(act: Act): Promise<LatestVerdict[]> {
  return act.tx.query(sql<LatestVerdict>`
    select agent_id, id as evaluation_id, completed_at, verdict, threshold,
      (overall ->> 'score')::float8 as score,
      (overall ->> 'low')::float8 as low,
      (overall ->> 'high')::float8 as high,
      overall ->> 'reason' as reason
    from (
      select distinct on (agent_id) agent_id, id, completed_at, verdict, threshold,
        coalesce(standing, figures -> 'overall') as overall
      from evaluations
      where team_id = ${act.who.teamId} and created_at >= 0 and status = 'completed'
        and harness_type = 'standard'
      order by agent_id, created_at desc, id desc) as newest`);
}

/** The verdict of the newest completed run before this one that asked the same of the agent; null without one. */
export async function selectVerdictBefore(act: Act, run: RunRow): Promise<RunRow["verdict"]> {
  const [before] = await act.tx.query(sql<Pick<RunRow, "verdict">>`
    select verdict from evaluations
    where team_id = ${act.who.teamId} and agent_id = ${run.agent_id} and created_at >= 0 and status = 'completed'
      and id <> ${run.id} and harness_type = ${run.harness_type} and harness_names = ${run.harness_names}
      and picked_probes is not distinct from ${run.picked_probes}::text[] and (gateway is null) = ${run.gateway === null}
    order by created_at desc, id desc
    limit 1`);
  return before?.verdict ?? null;
}

/** The overall scores of each agent's last eight completed runs, as many as a sparkline shows; the oldest first. */
export async function selectRecentScores(
  act: Act,
  agentIds: readonly string[],
): Promise<ReadonlyMap<string, readonly number[]>> {
  const rows = await act.tx.query(sql<Pick<RunRow, "agent_id"> & { scores: number[] }>`
    select wanted.id as agent_id, array_agg(recent.score order by recent.created_at, recent.id) as scores
    from unnest(${agentIds}::uuid[]) as wanted (id)
    cross join lateral (
      select id, created_at, (scores ->> 'overall')::float8 as score
      from evaluations
      where team_id = ${act.who.teamId} and agent_id = wanted.id and created_at >= 0 and status = 'completed'
        and scores ->> 'overall' is not null
      order by created_at desc, id desc
      limit 8) as recent
    group by wanted.id`);
  return new Map(rows.map(({ agent_id, scores }) => [agent_id, scores]));
}
