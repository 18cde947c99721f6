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
  readonly through_gateway: number;
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
      coalesce(sum(requests) filter (where source = 'gateway'), 0)::bigint as through_gateway,
      sum(elapsed_us)::bigint as elapsed_us
    from guard_counts
    where team_id = ${act.who.teamId} and agent_id = ${agentId} and guard <> '' and source <> 'sample'
    group by guard, channel, definition`);

interface OfVersion {
  readonly agentId: string;
  readonly configId: string;
  readonly version: number;
}

/** What was counted while one version was live. */
export const selectVersionTraffic = (
  act: Act,
  { agentId, configId, version }: OfVersion,
): Promise<Pick<TrafficCounts, "guard" | "channel" | "judged" | "hits">[]> =>
  act.tx.query(sql<Pick<TrafficCounts, "guard" | "channel" | "judged" | "hits">>`
    select guard, channel, sum(requests - undecided - not_covered)::bigint as judged, sum(hits)::bigint as hits
    from guard_counts
    where team_id = ${act.who.teamId} and agent_id = ${agentId} and config_id = ${configId} and version = ${version}
      and guard <> '' and source <> 'sample'
    group by guard, channel`);

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
      coalesce(sum(seen) filter (where label = 'attack'), 0)::bigint as attack,
      coalesce(sum(seen) filter (where label = 'fine'), 0)::bigint as fine,
      coalesce(sum(seen) filter (where label = 'unsure'), 0)::bigint as unsure
    from guard_hits
    where team_id = ${act.who.teamId} and agent_id = ${agentId} and label is not null and not is_sample
    group by channel, definition`);

/** Parts that could not be read, in requests of any version. */
export async function countUnscanned(act: Act, agentId: string): Promise<number> {
  const [row] = await act.tx.query(sql<{ unscanned: number }>`
    select coalesce(sum(unscanned), 0)::bigint as unscanned
    from guard_counts
    where team_id = ${act.who.teamId} and agent_id = ${agentId} and guard = '' and source <> 'sample'`);
  return row?.unscanned ?? 0;
}

interface HitFilter {
  readonly configId: string;
  readonly guard: string | null;
  readonly unlabeled: boolean;
}

export interface HitStretch {
  readonly before: { readonly at: number; readonly id: string } | null;
  readonly most: number;
}

/** The newest first. */
export const selectHits = (
  act: Act,
  { configId, guard, unlabeled }: HitFilter,
  { before, most }: HitStretch,
): Promise<GuardHitRow[]> =>
  act.tx.query(sql<GuardHitRow>`
    select *
    from guard_hits
    where team_id = ${act.who.teamId} and config_id = ${configId}
      and (${guard}::text is null or guard = ${guard}) and (not ${unlabeled} or label is null)
      and (${before?.at ?? null}::bigint is null or (created_at, id) < (${before?.at ?? null}, ${before?.id ?? null}::uuid))
    order by created_at desc, id desc
    limit ${most}`);

export async function findHit(act: Act, id: string): Promise<GuardHitRow | null> {
  const [row] = await act.tx.query(sql<GuardHitRow>`
    select *
    from guard_hits
    where id = ${id} and team_id = ${act.who.teamId}`);
  return row ?? null;
}
