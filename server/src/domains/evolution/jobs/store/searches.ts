/** What later jobs read of earlier ones. */
import { type Act, actSeconds } from "../../../../platform/act.ts";
import { raw, sql } from "../../../../platform/db/sql.ts";
import type { LearntEffects } from "../../engine/model/model.ts";
import { isTraffic, type JobRow, type Manifest, type Objective } from "./job-row.ts";

/** Longer than texts of requests are kept. */
const TRAFFIC_SECONDS = 8 * 86_400;

/**
 * How often the same hold-out has been used for a decision about this agent. Each further decision gets less of the error
 * allowed. A job that tried again after a group got worse has decided twice: it began at one attempt and ended at the next.
 * A decision in progress counts, and so does a continuation that was abandoned after its first answer: otherwise whoever
 * cancels while it looks bad would get the same error again. Labeled requests are one hold-out, whichever they are, but none of
 * them is older than a week: decisions from before were about others.
 */
export async function decisionsOn(
  act: Act,
  {
    agentId,
    holdoutHash,
    objective,
  }: { agentId: string; holdoutHash: string; objective: Objective | null | undefined },
): Promise<number> {
  const since = isTraffic(objective) ? actSeconds(act) - TRAFFIC_SECONDS : 0;
  const [row] = await act.tx.query(sql<{ decisions: number }>`
    select coalesce(sum(coalesce((decision->>'attempt')::int, attempt) - attempt + 1), 0)::int as decisions
    from evolution_jobs
    where team_id = ${act.who.teamId} and agent_id = ${agentId} and holdout_hash = ${holdoutHash}
      and kind <> 'monitor' and created_at >= ${since}
      and (decision is not null or status in ('running', 'paused') or (continues_id is not null and observed > 0))`);
  return row?.decisions ?? 0;
}

/** The manifest of the agent's last search, if there is one. */
export async function lastManifest(act: Act, agentId: string): Promise<Manifest | null> {
  const [row] = await act.tx.query(sql<{ manifest: Manifest }>`
    select manifest
    from evolution_jobs
    where team_id = ${act.who.teamId} and agent_id = ${agentId} and kind = 'search' and manifest is not null
    order by created_at desc, id desc
    limit 1`);
  return row?.manifest ?? null;
}

const MOST_AGENTS = 50;

/** What the newest search of each agent learned about this rule library, of so many agents at most. */
export async function learnedOfLibrary(act: Act, libraryHash: string): Promise<LearntEffects[]> {
  const rows = await act.tx.query(sql<{ learnt: LearntEffects }>`
    select learnt
    from (
      select distinct on (agent_id) learnt, completed_at
      from evolution_jobs
      where team_id = ${act.who.teamId} and kind = 'search' and learnt is not null
        and manifest->>'library_hash' = ${libraryHash}
      order by agent_id, created_at desc, id desc
    ) as newest
    order by completed_at desc
    limit ${raw(MOST_AGENTS)}`);
  return rows.map(({ learnt }) => learnt);
}

/** The newest continuation of a job: in progress, decided, or ended without a decision. */
export async function newestContinuation(act: Act, id: string): Promise<JobRow | null> {
  const [row] = await act.tx.query(sql<JobRow>`
    select *
    from evolution_jobs
    where team_id = ${act.who.teamId} and continues_id = ${id}
    order by created_at desc, id desc
    limit 1`);
  return row ?? null;
}

/** A search or a recheck of the agent that has not ended. */
export async function undecidedJob(act: Act, agentId: string): Promise<string | null> {
  const [row] = await act.tx.query(sql<{ id: string }>`
    select id
    from evolution_jobs
    where team_id = ${act.who.teamId} and agent_id = ${agentId}
      and kind <> 'monitor' and status in ('running', 'paused')
    limit 1`);
  return row?.id ?? null;
}

/** A job and those whose decision it continues, newest first. */
export async function continuedBy(act: Act, job: JobRow): Promise<JobRow[]> {
  const chain = [job];
  for (let at: JobRow | undefined = job; at?.continues_id; at = chain.at(-1)) {
    const [row]: JobRow[] = await act.tx.query(sql<JobRow>`
      select *
      from evolution_jobs
      where id = ${at.continues_id} and team_id = ${act.who.teamId}`);
    if (!row) break;
    chain.push(row);
  }
  return chain;
}
