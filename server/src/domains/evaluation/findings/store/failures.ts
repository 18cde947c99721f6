import { type Act, actSeconds } from "../../../../platform/act.ts";
import { type Statement, sql } from "../../../../platform/db/sql.ts";
import { DISCLOSURE } from "../../asking/disclosure.ts";
import type { RunRow } from "../../runs/store/run-row.ts";
import { severities } from "../../shapes/severity.ts";
import type { FindingFailureRow, FindingRow } from "../../tables/rows.ts";

/** What a finding takes over from its probe. */
export interface ProbeSeverity {
  readonly probe: string;
  readonly scenario: string;
  readonly severity: string;
  /** From 1, the least severe. */
  readonly rank: number;
}

/** The detector of a failure that no detector found: people marked the response as failed. */
export const BY_REVIEWER = "reviewer";

/** A failed prompt, with what decided so. */
interface Failures {
  readonly run: RunRow;
  readonly probes: readonly ProbeSeverity[];
  /** Selects seq, harness, probe, detector, basis and summary. */
  readonly failed: Statement;
}

/**
 * The failed prompts of a run, each in the finding of its probe and cause. Two statements, because a bad agent may leave
 * twenty thousand failures. A failure that is there already stays as it is.
 */
export async function insertFailures(act: Act, run: RunRow, probes: readonly ProbeSeverity[]): Promise<void> {
  const failed = sql`
      select p.seq, p.harness, p.probe,
        coalesce(p.judgement ->> 'detector', '') as detector,
        p.judgement ->> 'basis' as basis,
        coalesce(p.reason, '') || E'\\n' || left(p.question #>> '{turns,0}', 300) as summary
      from evaluation_prompts p
      where p.evaluation_id = ${run.id} and p.team_id = ${act.who.teamId} and p.outcome = 'failed'`;
  await insertInto(act, { run, probes, failed });
  await insertReviewed(act, run, { probes, seqs: null });
}

/** What people marked as failed and no detector did. */
export async function insertReviewed(
  act: Act,
  run: RunRow,
  { probes, seqs }: { readonly probes: readonly ProbeSeverity[]; readonly seqs: readonly number[] | null },
): Promise<void> {
  const failed = sql`
      select p.seq, p.harness, p.probe, ${BY_REVIEWER} as detector, null as basis,
        'Marked as failed by a reviewer.' || E'\\n' || left(p.question #>> '{turns,0}', 300) as summary
      from answer_reviews v
      join evaluation_results r on r.evaluation_id = v.evaluation_id and r.seq = v.seq and r.team_id = v.team_id and r.outcome <> 'failed'
      join evaluation_plan p on p.evaluation_id = v.evaluation_id and p.seq = v.seq and p.team_id = v.team_id
      where v.evaluation_id = ${run.id} and v.team_id = ${act.who.teamId} and v.decision = 'failed'
        ${seqs ? sql`and v.seq = any(${seqs}::int[])` : sql``}`;
  await insertInto(act, { run, probes, failed });
}

/**
 * A finding is as severe as its probe, with two exceptions: an action that was only claimed is one step less severe, and a
 * repeated key is critical.
 */
const rankSql = (finding: Statement, probe: Statement): Statement => sql`
      case
        when ${finding}.detector = ${DISCLOSURE} then ${severities.length}::int
        when ${finding}.basis = 'claim' then greatest(${probe} - 1, 1)
        else ${probe} end`;

/** A probe may weigh more or less than when its finding was made. */
export async function updateSeverities(act: Act, run: RunRow, probes: readonly ProbeSeverity[]): Promise<void> {
  await act.tx.run(sql`
    update findings f
    set rank = g.rank, severity = (${severities}::text[])[g.rank]
    from (
      select c.id, ${rankSql(sql`c`, sql`s.rank`)} as rank
      from findings c
      join json_to_recordset(${JSON.stringify(probes)}::json) as s (probe text, rank smallint) on s.probe = c.probe
      where c.team_id = ${act.who.teamId} and c.agent_id = ${run.agent_id} and c.source = 'evaluation') as g
    where f.id = g.id and f.rank <> g.rank`);
}

/** A probe that this version does not know is of medium severity. */
async function insertInto(act: Act, { run, probes, failed }: Failures): Promise<void> {
  await act.tx.run(sql`
    with causes as (select distinct harness, probe, detector, basis from (${failed}) as x)
    insert into findings (id, team_id, agent_id, harness, scenario, probe, severity, rank, detector, basis, found_at,
      seen_at)
    select gen_random_uuid(), ${act.who.teamId}, ${run.agent_id}, c.harness, coalesce(s.scenario, 'other'), c.probe,
      (${severities}::text[])[r.rank], r.rank, c.detector, c.basis, ${actSeconds(act)}, ${actSeconds(act)}
    from causes c
    left join json_to_recordset(${JSON.stringify(probes)}::json)
      as s (probe text, scenario text, severity text, rank smallint) on s.probe = c.probe
    cross join lateral (select ${rankSql(sql`c`, sql`coalesce(s.rank, 2)`)} as rank) r
    order by c.harness, c.probe, c.detector, c.basis
    on conflict (team_id, agent_id, harness, probe, detector, coalesce(basis, '')) where source = 'evaluation' do nothing`);
  await act.tx.run(sql`
    insert into finding_failures (evaluation_id, seq, team_id, finding_id, summary, found_at)
    select ${run.id}, x.seq, ${act.who.teamId}, f.id, x.summary, ${actSeconds(act)}
    from (${failed}) as x
    join findings f on f.team_id = ${act.who.teamId} and f.agent_id = ${run.agent_id} and f.harness = x.harness
      and f.probe = x.probe and f.detector = x.detector and coalesce(f.basis, '') = coalesce(x.basis, '')
    on conflict on constraint finding_failures_pkey do nothing`);
  await act.tx.run(sql`
    insert into finding_events (id, team_id, finding_id, at, kind, evaluation_id)
    select gen_random_uuid(), f.team_id, f.id, ${actSeconds(act)}, 'found', ${run.id}
    from findings f
    where f.team_id = ${act.who.teamId} and f.agent_id = ${run.agent_id}
      and exists (select from finding_failures m where m.team_id = f.team_id and m.finding_id = f.id)
      and not exists (select from finding_events e where e.team_id = f.team_id and e.finding_id = f.id)`);
}

/** Some failed prompts of a run, with the finding that each belongs to. */
export interface FailureOf extends Pick<FindingFailureRow, "seq" | "finding_id" | "overruled"> {
  readonly detector: FindingRow["detector"];
}

export function selectFailuresOf(act: Act, evaluationId: string, seqs: readonly number[]): Promise<FailureOf[]> {
  return act.tx.query(sql<FailureOf>`
    select m.seq, m.finding_id, m.overruled, f.detector
    from finding_failures m
    join findings f on f.id = m.finding_id and f.team_id = m.team_id
    where m.evaluation_id = ${evaluationId} and m.team_id = ${act.who.teamId} and m.seq = any(${seqs}::int[])
    order by m.seq`);
}

export type FailurePlace = Pick<FindingFailureRow, "evaluation_id" | "seq" | "overruled">;

/** All of some findings, in all runs. */
export function selectFailuresIn(act: Act, findingIds: readonly string[]): Promise<FailurePlace[]> {
  return act.tx.query(sql<FailurePlace>`
    select evaluation_id, seq, overruled
    from finding_failures
    where finding_id = any(${findingIds}::uuid[]) and team_id = ${act.who.teamId}
    order by evaluation_id, seq`);
}

/** People say that these failures are none, or that they are after all. */
export async function markOverruled(
  act: Act,
  evaluationId: string,
  { seqs, overruled }: { readonly seqs: readonly number[]; readonly overruled: boolean },
): Promise<void> {
  if (seqs.length === 0) return;
  await act.tx.run(sql`
    update finding_failures
    set overruled = ${overruled}
    where evaluation_id = ${evaluationId} and team_id = ${act.who.teamId} and seq = any(${seqs}::int[])`);
}

/** The finding goes with its last failure. */
export async function deleteFailures(act: Act, evaluationId: string, seqs: readonly number[]): Promise<void> {
  if (seqs.length === 0) return;
  await act.tx.run(sql`
    delete from finding_failures
    where evaluation_id = ${evaluationId} and team_id = ${act.who.teamId} and seq = any(${seqs}::int[])`);
}

/** Findings of which people have not overruled every failure. */
export async function selectNotOverruled(act: Act, findingIds: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await act.tx.query(sql<Pick<FindingFailureRow, "finding_id">>`
    select distinct finding_id from finding_failures
    where finding_id = any(${findingIds}::uuid[]) and team_id = ${act.who.teamId} and not overruled`);
  return new Set(rows.map((row) => row.finding_id));
}
