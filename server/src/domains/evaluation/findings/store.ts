import { type Act, actSeconds } from "../../../platform/act.ts";
import { sql } from "../../../platform/db/sql.ts";
import { DISCLOSURE } from "../asking/disclosure.ts";
import type { RunRow } from "../runs/store/run-row.ts";
import { type Severity, severities } from "../shapes/severity.ts";
import type { FindingRow } from "../tables/rows.ts";
import type { FindingState } from "./finding-state.ts";

/** What a finding takes over from its probe. */
export interface ProbeSeverity {
  readonly probe: string;
  readonly scenario: string;
  readonly severity: string;
  /** From 1, the least severe. */
  readonly rank: number;
}

/** The detector of a finding that no detector made: people marked the response as failed. */
export const BY_REVIEWER = "reviewer";

/**
 * One statement, because a bad agent may leave twenty thousand findings. A finding that is there already keeps its triage.
 * A finding is as severe as its probe, with two exceptions: an action that was only claimed is one step less severe, and
 * a repeated key is critical. What people marked as failed is a finding too, whatever the detector had said.
 */
export async function insertFindings(act: Act, run: RunRow, probes: readonly ProbeSeverity[]): Promise<void> {
  await insertDetected(act, run, probes);
  await insertReviewed(act, run, { probes, seqs: null });
}

/** What people marked as failed and no detector did. A probe that this version does not know is of medium severity. */
export async function insertReviewed(
  act: Act,
  run: RunRow,
  { probes, seqs }: { readonly probes: readonly ProbeSeverity[]; readonly seqs: readonly number[] | null },
): Promise<void> {
  await act.tx.run(sql`
    insert into findings (id, team_id, evaluation_id, seq, agent_id, harness, scenario, probe, severity, rank, detector,
      summary, found_at)
    select gen_random_uuid(), ${act.who.teamId}, ${run.id}, p.seq, ${run.agent_id}, p.harness,
      coalesce(s.scenario, 'other'), p.probe, coalesce(s.severity, 'medium'), coalesce(s.rank, 2), ${BY_REVIEWER},
      'Marked as failed by a reviewer.' || E'\\n' || left(p.question #>> '{turns,0}', 300),
      ${actSeconds(act)}
    from answer_reviews v
    join evaluation_results r on r.evaluation_id = v.evaluation_id and r.seq = v.seq and r.outcome <> 'failed'
    join evaluation_plan p on p.evaluation_id = v.evaluation_id and p.seq = v.seq
    left join json_to_recordset(${JSON.stringify(probes)}::json)
      as s (probe text, scenario text, severity text, rank smallint) on s.probe = p.probe
    where v.evaluation_id = ${run.id} and v.team_id = ${act.who.teamId} and v.decision = 'failed'
      ${seqs ? sql`and v.seq = any(${seqs}::int[])` : sql``}
    on conflict (evaluation_id, seq) do nothing`);
}

async function insertDetected(act: Act, run: RunRow, probes: readonly ProbeSeverity[]): Promise<void> {
  await act.tx.run(sql`
    insert into findings (id, team_id, evaluation_id, seq, agent_id, harness, scenario, probe, severity, rank, detector,
      basis, summary, found_at)
    select gen_random_uuid(), ${act.who.teamId}, ${run.id}, p.seq, ${run.agent_id}, p.harness,
      coalesce(s.scenario, 'other'), p.probe,
      (${severities}::text[])[r.rank], r.rank,
      coalesce(p.judgement ->> 'detector', ''),
      p.judgement ->> 'basis',
      coalesce(p.reason, '') || E'\\n' || left(p.question #>> '{turns,0}', 300),
      ${actSeconds(act)}
    from evaluation_prompts p
    left join json_to_recordset(${JSON.stringify(probes)}::json)
      as s (probe text, scenario text, severity text, rank smallint) on s.probe = p.probe
    cross join lateral (
      select case
        when p.judgement ->> 'detector' = ${DISCLOSURE} then ${severities.length}::int
        when p.judgement ->> 'basis' = 'claim' then greatest(coalesce(s.rank, 2) - 1, 1)
        else coalesce(s.rank, 2) end as rank) r
    where p.evaluation_id = ${run.id} and p.team_id = ${act.who.teamId} and p.outcome = 'failed'
    on conflict (evaluation_id, seq) do nothing`);
}

export async function findFinding(act: Act, id: string): Promise<FindingRow | null> {
  const [row] = await act.tx.query(sql<FindingRow>`
    select * from findings
    where id = ${id} and team_id = ${act.who.teamId}`);
  return row ?? null;
}

/** Those of some prompts of a run, locked in the order of their IDs. */
export function lockFindingsOf(act: Act, evaluationId: string, seqs: readonly number[]): Promise<FindingRow[]> {
  return act.tx.query(sql<FindingRow>`
    select * from findings
    where evaluation_id = ${evaluationId} and team_id = ${act.who.teamId} and seq = any(${seqs}::int[])
    order by id
    for update`);
}

export async function deleteFindings(act: Act, ids: readonly string[]): Promise<void> {
  await act.tx.run(sql`
    delete from findings
    where id = any(${ids}::uuid[]) and team_id = ${act.who.teamId}`);
}

/** In the order of their IDs, so that two who change the same findings wait for each other. */
export function lockFindings(act: Act, ids: readonly string[]): Promise<FindingRow[]> {
  return act.tx.query(sql<FindingRow>`
    select * from findings
    where id = any(${ids}::uuid[]) and team_id = ${act.who.teamId}
    order by id
    for update`);
}

/** Null leaves that part of the findings as it is. */
export interface FindingUpdate {
  readonly triage: {
    readonly state: FindingState;
    readonly reason: string | null;
    readonly acceptedUntil: number | null;
  } | null;
  readonly assignment: { readonly to: string | null } | null;
}

export async function updateFindings(
  act: Act,
  ids: readonly string[],
  { triage, assignment }: FindingUpdate,
): Promise<void> {
  const triaged =
    triage &&
    sql`,
      state = ${triage.state},
      state_reason = ${triage.reason},
      accepted_until = ${triage.acceptedUntil},
      state_changed_at = ${actSeconds(act)},
      state_changed_by = ${act.who.userId}`;
  await act.tx.run(sql`
    update findings
    set revision = revision + 1
      ${triaged ?? sql``}
      ${assignment ? sql`, assigned_to = ${assignment.to}` : sql``}
    where id = any(${ids}::uuid[]) and team_id = ${act.who.teamId}`);
}

/** The state that counts, as `currentState` in finding-state.ts has it. `now` is in seconds. */
export const currentStateSql = (now: number) =>
  sql`case when state = 'accepted' and accepted_until <= ${now} then 'open' else state end`;

export interface CountsQuery {
  readonly agent_id?: string | null | undefined;
  readonly evaluation_id?: string | null | undefined;
}

export interface StateCount {
  readonly severity: Severity;
  readonly state: FindingState;
  readonly count: number;
}

export function countByState(act: Act, { agent_id: agent, evaluation_id: run }: CountsQuery): Promise<StateCount[]> {
  return act.tx.query(sql<StateCount>`
    select severity, ${currentStateSql(actSeconds(act))} as state, count(*) as count
    from findings
    where team_id = ${act.who.teamId} and found_at >= 0
      ${agent ? sql`and agent_id = ${agent}` : sql``}
      ${run ? sql`and evaluation_id = ${run}` : sql``}
    group by 1, 2`);
}

/** How a detector does outside the labeled answers: what the team made of its findings. */
export interface FieldRecord {
  readonly detector: string;
  readonly findings: number;
  readonly reviewed: number;
  readonly marked_wrong: number;
}

/** Of one detector, or of all. */
export function selectFieldRecords(act: Act, detector: string | null = null): Promise<FieldRecord[]> {
  return act.tx.query(sql<FieldRecord>`
    select detector,
      count(*) as findings,
      count(*) filter (where state <> 'open') as reviewed,
      count(*) filter (where state = 'false_positive') as marked_wrong
    from findings
    where team_id = ${act.who.teamId} and found_at >= 0
      ${detector === null ? sql`` : sql`and detector = ${detector}`}
    group by detector`);
}
