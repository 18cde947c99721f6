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

export interface LabeledRow {
  readonly id: string;
  readonly label: "attack" | "fine";
  readonly text_sealed: string;
}

interface LabeledStretch {
  readonly agentId: string;
  /** In Unix seconds. */
  readonly since: number;
  /** Null for all. */
  readonly ids: readonly string[] | null;
  readonly most: number;
}

/** What users said and people labeled, the newest first. */
export const selectLabeledTexts = (
  { tx, who }: Act,
  { agentId, since, ids, most }: LabeledStretch,
): Promise<LabeledRow[]> =>
  tx.query(sql<LabeledRow>`
    select id, label, text_sealed
    from guard_hits
    where team_id = ${who.teamId} and agent_id = ${agentId} and not is_sample and channel = 'user'
      and label in ('attack', 'fine') and text_sealed is not null and created_at > ${since}
      and (${ids}::uuid[] is null or id = any(${ids}::uuid[]))
    order by created_at desc, id desc
    limit ${most}`);

interface LabeledCounts {
  readonly askable: number;
  readonly without_text: number;
  readonly not_from_user: number;
  readonly unsure: number;
}

/** Labeled requests: those that `selectLabeledTexts` finds without a limit (`askable`), and why it does not find the others. */
export async function countLabeled(
  { tx, who }: Act,
  { agentId, since }: Pick<LabeledStretch, "agentId" | "since">,
): Promise<LabeledCounts> {
  const [row] = await tx.query(sql<LabeledCounts>`
    select
      count(*) filter (
        where label <> 'unsure' and channel = 'user' and text_sealed is not null and created_at > ${since}
      ) as askable,
      count(*) filter (where label <> 'unsure' and channel = 'user' and (text_sealed is null or created_at <= ${since}))
        as without_text,
      count(*) filter (where label <> 'unsure' and channel <> 'user') as not_from_user,
      count(*) filter (where label = 'unsure') as unsure
    from guard_hits
    where team_id = ${who.teamId} and agent_id = ${agentId} and not is_sample and label is not null`);
  return row ?? { askable: 0, without_text: 0, not_from_user: 0, unsure: 0 };
}
