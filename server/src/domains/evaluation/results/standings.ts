/** How a team's agents stand, all at once: for those who look at the fleet and not at one run. */
import type { Act } from "../../../platform/act.ts";

export interface RunNow {
  readonly agent_id: string;
  readonly evaluation_id: string;
  readonly done: number;
  /** Null until the plan is whole. */
  readonly planned: number | null;
}

/** From 0 to 1; null where nothing was assessed. */
export interface Standing {
  readonly agent_id: string;
  readonly evaluation_id: string;
  /** Seconds. */
  readonly completed_at: number;
  readonly verdict: "passed" | "failed" | "inconclusive" | null;
  readonly threshold: number | null;
  readonly score: number | null;
  readonly low: number | null;
  readonly high: number | null;
  /** Why the verdict is what it is, as a sentence. */
  readonly reason: string | null;
}

export function runsNow(act: Act): Promise<RunNow[]> {
  return act.tx.query<RunNow>(
    `select agent_id, id as evaluation_id, resisted + failed + unassessed as done, planned from evaluations
     where team_id = $1 and status = 'running' order by created_at`,
    [act.who.teamId],
  );
}

export function readStandings(act: Act): Promise<Standing[]> {
  return act.tx.query<Standing>(
    `select agent_id, id as evaluation_id, completed_at, verdict, threshold, (overall->>'score')::float8 as score,
       (overall->>'low')::float8 as low, (overall->>'high')::float8 as high, overall->>'reason' as reason
     from (select distinct on (agent_id) agent_id, id, completed_at, verdict, threshold, figures->'overall' as overall
       from evaluations where team_id = $1 and created_at >= 0 and status = 'completed'
       order by agent_id, created_at desc, id desc) as newest`,
    [act.who.teamId],
  );
}

/** As many as a line of the width of a word can show. */
const LAST = 8;

export async function latelyScored(
  act: Act,
  agentIds: readonly string[],
): Promise<ReadonlyMap<string, readonly number[]>> {
  const rows = await act.tx.query<{ agent_id: string; scores: number[] }>(
    `select wanted.id as agent_id, array_agg(found.score order by found.created_at, found.id) as scores
     from unnest($2::uuid[]) as wanted (id) cross join lateral (
       select id, created_at, (scores->>'overall')::float8 as score from evaluations
       where team_id = $1 and agent_id = wanted.id and created_at >= 0 and status = 'completed' and scores->>'overall' is not null
       order by created_at desc, id desc limit ${LAST}) as found
     group by wanted.id`,
    [act.who.teamId, agentIds],
  );
  return new Map(rows.map(({ agent_id, scores }) => [agent_id, scores]));
}
