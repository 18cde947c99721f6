import { type Act, actSeconds } from "../../../../platform/act.ts";
import { raw, type Statement, sql } from "../../../../platform/db/sql.ts";
import type { Severity } from "../../shapes/severity.ts";
import type { FindingFailureRow, FindingRow } from "../../tables/rows.ts";
import type { FindingState } from "../progress/finding-state.ts";
import type { Change } from "../progress/progress.ts";

/** A finding with one of its failures as the example: the newest that counts, unless another is asked for. */
export type FindingWithExample = FindingRow &
  Pick<FindingFailureRow, "summary"> & {
    /** Null for a campaign's finding. */
    readonly evaluation_id: string | null;
    readonly seq: number | null;
    /** All failed prompts that count, in all runs. */
    readonly failures: number;
  };

/** `which` narrows the failures that can be the example. A finding without such a failure is left out. */
export const withExampleSql = (which: Statement = sql``) => sql`
    select f.*, m.evaluation_id, m.seq, m.summary, (
      select count(*) from finding_failures
      where team_id = f.team_id and finding_id = f.id and not overruled)::int as failures
    from findings f
    cross join lateral (
      (select evaluation_id, seq, summary from finding_failures
      where team_id = f.team_id and finding_id = f.id ${which}
      order by overruled, found_at desc, seq
      limit 1)
      union all
      (select null, null, summary from finding_attacks
      where team_id = f.team_id and finding_id = f.id
      order by at desc, campaign_id, place
      limit 1)) as m`;

/** By its ID, or by the ID that one of its failures had when each failure was a finding. */
export async function findFinding(act: Act, id: string): Promise<FindingWithExample | null> {
  const [row] = await act.tx.query(sql<FindingWithExample>`
    ${withExampleSql()}
    where f.id = ${id} and f.team_id = ${act.who.teamId}`);
  if (row) return row;
  const [former] = await act.tx.query(sql<FindingWithExample>`
    ${withExampleSql(sql`and former_id = ${id}`)}
    where f.team_id = ${act.who.teamId}
      and f.id = (select finding_id from finding_failures where former_id = ${id} and team_id = ${act.who.teamId})`);
  return former ?? null;
}

/** The findings behind these IDs, some of which may be those of single failures. */
export async function resolveFindings(act: Act, ids: readonly string[]): Promise<ReadonlyMap<string, FindingRow>> {
  const rows = await act.tx.query(sql<FindingRow & { asked: string }>`
    select g.asked, f.*
    from unnest(${ids}::uuid[]) as g (asked)
    left join finding_failures m on m.former_id = g.asked and m.team_id = ${act.who.teamId}
    join findings f on f.id = coalesce(m.finding_id, g.asked)
    where f.team_id = ${act.who.teamId}`);
  return new Map(rows.map(({ asked, ...row }) => [asked, row]));
}

/**
 * All findings of these agents, in the order of their IDs: everything that changes a finding locks its agent's, so that
 * two who change the same findings wait for each other.
 */
export function lockFindingsOf(act: Act, agentIds: readonly string[]): Promise<FindingRow[]> {
  return act.tx.query(sql<FindingRow>`
    select * from findings
    where agent_id = any(${agentIds}::uuid[]) and team_id = ${act.who.teamId}
    order by id
    for update`);
}

/** Null leaves that part of the findings as it is. */
export interface FindingUpdate {
  readonly triage: {
    readonly state: FindingState;
    readonly reason: string | null;
    readonly acceptedUntil: number | null;
    /** Null if a run decides. */
    readonly by: string | null;
  } | null;
  readonly assignment?: { readonly to: string | null } | null;
  readonly due?: { readonly at: number | null } | null;
}

export async function updateFindings(
  act: Act,
  ids: readonly string[],
  { triage, assignment, due }: FindingUpdate,
): Promise<void> {
  if (ids.length === 0) return;
  const triaged =
    triage &&
    sql`,
      state = ${triage.state},
      state_reason = ${triage.reason},
      accepted_until = ${triage.acceptedUntil},
      state_changed_at = ${actSeconds(act)},
      state_changed_by = ${triage.by}`;
  await act.tx.run(sql`
    update findings
    set revision = revision + 1
      ${triaged ?? sql``}
      ${assignment ? sql`, assigned_to = ${assignment.to}` : sql``}
      ${due ? sql`, due_at = ${due.at}` : sql``}
    where id = any(${ids}::uuid[]) and team_id = ${act.who.teamId}`);
}

/** What a run showed of a finding. */
export interface Seen {
  readonly id: string;
  readonly change: Change;
  readonly seen_at: number;
  readonly reopened_at: number | null;
}

export async function writeSeen(act: Act, seen: readonly Seen[]): Promise<void> {
  if (seen.length === 0) return;
  await act.tx.run(sql`
    update findings f
    set change = s.change, seen_at = s.seen_at, reopened_at = s.reopened_at
    from json_to_recordset(${JSON.stringify(seen)}::json) as s (id uuid, change text, seen_at bigint, reopened_at bigint)
    where f.id = s.id and f.team_id = ${act.who.teamId}
      and (f.change, f.seen_at, f.reopened_at) is distinct from (s.change, s.seen_at, s.reopened_at)`);
}

/** The state that counts, as `currentState` in progress/finding-state.ts has it, of a finding `f`. `now` is in seconds. */
export const currentStateSql = (now: number) =>
  sql`case when f.state = 'accepted' and f.accepted_until <= ${now} then 'open' else f.state end`;

export interface CountsQuery {
  readonly agent_id?: string | null | undefined;
  readonly evaluation_id?: string | null | undefined;
}

export interface StateCount {
  readonly severity: Severity;
  readonly state: FindingState;
  readonly change: Change;
  readonly is_overdue: boolean;
  readonly is_assigned: boolean;
  readonly count: number;
  readonly next_expiry: number | null;
}

export function countByState(act: Act, { agent_id: agent, evaluation_id: run }: CountsQuery): Promise<StateCount[]> {
  const now = actSeconds(act);
  return act.tx.query(sql<StateCount>`
    select f.severity, ${currentStateSql(now)} as state, f.change, coalesce(f.due_at <= ${now}, false) as is_overdue,
      f.assigned_to is not null as is_assigned, count(*)::int as count,
      min(f.accepted_until) filter (where f.accepted_until > ${now}) as next_expiry
    from findings f
    where f.team_id = ${act.who.teamId} and f.found_at >= 0
      ${agent ? sql`and f.agent_id = ${agent}` : sql``}
      ${run ? sql`and exists (select from finding_failures where team_id = f.team_id and finding_id = f.id and evaluation_id = ${run})` : sql``}
    group by 1, 2, 3, 4, 5`);
}

/** How a detector does outside the labeled answers: what the team made of the failures that it found. */
export interface FieldRecord {
  readonly detector: string;
  readonly findings: number;
  readonly reviewed: number;
  readonly marked_wrong: number;
}

/** Older ones add time, and hardly a different share. */
const NEWEST = 1000;

/**
 * Of one detector, or of all, in the newest findings of each. Failures are counted finding by finding, through the index that
 * leads to them: joined as a set they would be looked for among those of all teams.
 */
export function selectFieldRecords(act: Act, detector: string | null = null): Promise<FieldRecord[]> {
  const detectors: Statement =
    detector === null ? everyDetector(act) : sql`with detectors as (select ${detector}::text as detector)`;
  return act.tx.query(sql<FieldRecord>`
    ${detectors}
    select d.detector,
      sum(m.failures + m.attacks)::bigint as findings,
      sum(case when f.state <> 'open' then m.failures + m.attacks else m.overruled end)::bigint as reviewed,
      sum(case when f.source = 'campaign' and f.state = 'false_positive' then m.failures + m.attacks else m.overruled end)::bigint
        as marked_wrong
    from detectors d
    cross join lateral (
      select id, team_id, state, source from findings
      where team_id = ${act.who.teamId} and found_at >= 0 and detector = d.detector
      order by id desc
      limit ${raw(NEWEST)}) as f
    cross join lateral (
      select count(*) as failures,
        count(*) filter (where overruled) as overruled,
        (select count(*) from finding_attacks where team_id = f.team_id and finding_id = f.id) as attacks
      from finding_failures
      where team_id = f.team_id and finding_id = f.id) as m
    where m.failures + m.attacks > 0
    group by d.detector`);
}

/** From one to the next by the index, whatever the number of their findings. */
const everyDetector = (act: Act): Statement => sql`
  with recursive detectors as (
    (select detector from findings
      where team_id = ${act.who.teamId} and found_at >= 0
      order by detector
      limit 1)
    union all
    select (
      select f.detector from findings f
      where f.team_id = ${act.who.teamId} and f.found_at >= 0 and f.detector > d.detector
      order by f.detector
      limit 1)
    from detectors d
    where d.detector is not null)`;
