import type { Act } from "../../../platform/act.ts";
import { sql } from "../../../platform/db/sql.ts";
import type { GuardHitRow } from "../tables/rows.ts";

export interface TrafficCounts {
  readonly guard: string;
  readonly channel: string;
  readonly definition: string;
  readonly judged: number;
  readonly hits: number;
  readonly undecided: number;
  readonly not_covered: number;
  readonly reported: number;
  readonly elapsed_us: number;
}

/** What was counted for an agent, of all versions, by guard, channel and definition. */
export const selectTraffic = (act: Act, agentId: string): Promise<TrafficCounts[]> =>
  act.tx.query(sql<TrafficCounts>`
    select guard, channel, definition,
      sum(requests - undecided - not_covered)::bigint as judged,
      sum(hits)::bigint as hits,
      sum(undecided)::bigint as undecided,
      sum(not_covered)::bigint as not_covered,
      coalesce(sum(requests) filter (where source = 'sdk'), 0)::bigint as reported,
      sum(elapsed_us)::bigint as elapsed_us
    from guard_counts
    where team_id = ${act.who.teamId} and agent_id = ${agentId} and guard <> ''
    group by guard, channel, definition`);

export interface LabelCounts {
  readonly channel: string;
  readonly definition: string;
  readonly attack: number;
  readonly fine: number;
  readonly unsure: number;
}

export const selectLabels = (act: Act, agentId: string): Promise<LabelCounts[]> =>
  act.tx.query(sql<LabelCounts>`
    select channel, definition,
      count(*) filter (where label = 'attack') as attack,
      count(*) filter (where label = 'fine') as fine,
      count(*) filter (where label = 'unsure') as unsure
    from guard_hits
    where team_id = ${act.who.teamId} and agent_id = ${agentId} and label is not null
    group by channel, definition`);

/** Parts that nobody could read, in requests of any version. */
export async function countUnscanned(act: Act, agentId: string): Promise<number> {
  const [row] = await act.tx.query(sql<{ unscanned: number }>`
    select coalesce(sum(unscanned), 0)::bigint as unscanned
    from guard_counts
    where team_id = ${act.who.teamId} and agent_id = ${agentId} and guard = ''`);
  return row?.unscanned ?? 0;
}

interface HitFilter {
  readonly configId: string;
  readonly guard: string | null;
  readonly unlabeled: boolean;
  readonly limit: number;
}

/** The newest first. */
export const selectHits = (act: Act, { configId, guard, unlabeled, limit }: HitFilter): Promise<GuardHitRow[]> =>
  act.tx.query(sql<GuardHitRow>`
    select *
    from guard_hits
    where team_id = ${act.who.teamId} and config_id = ${configId}
      and (${guard}::text is null or guard = ${guard}) and (not ${unlabeled} or label is null)
    order by created_at desc, id desc
    limit ${limit}`);

export async function findHit(act: Act, id: string): Promise<GuardHitRow | null> {
  const [row] = await act.tx.query(sql<GuardHitRow>`
    select *
    from guard_hits
    where id = ${id} and team_id = ${act.who.teamId}`);
  return row ?? null;
}
