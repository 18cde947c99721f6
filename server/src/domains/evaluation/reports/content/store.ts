import { type Act, actSeconds } from "../../../../platform/act.ts";
import { raw, type Statement, sql } from "../../../../platform/db/sql.ts";
import { currentStateSql } from "../../findings/store/findings.ts";
import type { InspectionResult } from "../../inspection/inspect.ts";
import type { Conclusion } from "../../results/conclude.ts";
import type { ResultRow } from "../../results/store/prompts.ts";
import type { AgentSnapshot } from "../../runs/store/run-row.ts";
import type { FindingFailureRow, FindingRow } from "../../tables/rows.ts";

export interface StoredReport {
  /** Null until the run is completed. */
  readonly report: Conclusion | null;
  readonly inspection: readonly InspectionResult[];
  readonly agent: AgentSnapshot;
}

export async function findReport(act: Act, runId: string): Promise<StoredReport | null> {
  const [row] = await act.tx.query(sql<Omit<StoredReport, "agent"> & { snapshot: string }>`
    select r.report, r.inspection, e.agent_snapshot::text as snapshot
    from evaluation_reports r
    join evaluations e on e.id = r.evaluation_id and e.team_id = r.team_id
    where r.evaluation_id = ${runId} and r.team_id = ${act.who.teamId}`);
  if (!row) return null;
  const { snapshot, ...stored } = row;
  return { ...stored, agent: JSON.parse(snapshot) as AgentSnapshot };
}

/** A prompt with its finding, where it has one. */
export interface ReportRow extends ResultRow, Pick<FindingRow, "state_reason" | "accepted_until"> {
  readonly rank: FindingRow["rank"] | null;
  readonly finding_id: FindingRow["id"] | null;
  readonly finding_state: FindingRow["state"] | null;
  readonly finding_severity: FindingRow["severity"] | null;
  readonly finding_basis: FindingRow["basis"];
  readonly finding_detector: FindingRow["detector"] | null;
  readonly finding_summary: FindingFailureRow["summary"] | null;
  readonly overruled: FindingFailureRow["overruled"] | null;
}

/** A page may hold answers of a hundred thousand characters each. */
export const PAGE_ROWS = 100;
const LIMIT = raw(String(PAGE_ROWS));

const findingColumns = (act: Act) => sql`f.rank, f.severity as finding_severity, f.basis as finding_basis,
        f.detector as finding_detector, m.summary as finding_summary, f.id as finding_id, f.state_reason, f.accepted_until,
        m.overruled,
        case when m.overruled then 'false_positive' else ${currentStateSql(actSeconds(act))} end as finding_state`;

/**
 * In the order in which they were sent. A plan is numbered without gaps. The bounds on findings repeat the page's, so that
 * the planner needs no statistics to see how few there are.
 */
export function selectPromptsBySeq(act: Act, runId: string, last: ReportRow | null): Promise<ReportRow[]> {
  const after = last?.seq ?? -1;
  const keys = sql`
      select n as seq, ${findingColumns(act)}
      from generate_series(${after + 1}::int, ${after + PAGE_ROWS}::int) as n
      left join finding_failures m on m.evaluation_id = ${runId} and m.team_id = ${act.who.teamId} and m.seq = n
        and m.seq > ${after} and m.seq <= ${after + PAGE_ROWS}
      left join findings f on f.id = m.finding_id and f.team_id = m.team_id`;
  return act.tx.query(promptsOf(act, runId, { keys, order: raw("p.seq") }));
}

/** Failed prompts only, finding by finding, the most severe first. Those that people overruled come last in theirs. */
export function selectExamples(act: Act, runId: string, { last, most }: ExamplesPage): Promise<ReportRow[]> {
  const keys = sql`
      select m.seq, ${findingColumns(act)}
      from (
        select *, row_number() over (partition by finding_id order by overruled, seq) as number
        from finding_failures
        where evaluation_id = ${runId} and team_id = ${act.who.teamId}) as m
      join findings f on f.id = m.finding_id and f.team_id = m.team_id
      where m.number <= ${most}
        ${last ? sql`and (-f.rank, f.id, m.overruled, m.seq) > (${placeOf(last)})` : sql``}
      order by f.rank desc, f.id, m.overruled, m.seq
      limit ${LIMIT}`;
  const order = raw("k.rank desc, k.finding_id, k.overruled, p.seq");
  return act.tx.query(promptsOf(act, runId, { keys, order }));
}

interface ExamplesPage {
  readonly last: ReportRow | null;
  /** Of one finding. */
  readonly most: number;
}

const placeOf = ({ rank, finding_id: id, overruled, seq }: ReportRow): Statement =>
  sql`${-(rank ?? 0)}::int, ${id}::uuid, ${overruled}::boolean, ${seq}::int`;

/** How often a finding failed in a run. */
export interface FindingInRun {
  readonly id: string;
  /** Without those that people overruled. */
  readonly failed: number;
  readonly overruled: number;
  /** Assessed prompts of its probe; null in a run from before this was counted. */
  readonly tried: number | null;
}

export function selectFindingsInRun(act: Act, runId: string): Promise<FindingInRun[]> {
  return act.tx.query(sql<FindingInRun>`
    select m.finding_id as id,
      count(*) filter (where not m.overruled)::int as failed,
      count(*) filter (where m.overruled)::int as overruled,
      max(t.tried)::int as tried
    from finding_failures m
    left join finding_runs t on t.finding_id = m.finding_id and t.evaluation_id = m.evaluation_id and t.team_id = m.team_id
    where m.evaluation_id = ${runId} and m.team_id = ${act.who.teamId}
    group by m.finding_id`);
}

/**
 * The page first, then one by one what belongs to it (offset 0 keeps the planner from joining it otherwise): in any other
 * order each page would read the whole run.
 */
function promptsOf(act: Act, runId: string, { keys, order }: { readonly keys: Statement; readonly order: Statement }) {
  return sql<ReportRow>`
    with k as materialized (${keys})
    select p.seq, p.harness, p.probe, p.state, p.outcome, p.is_error, p.reason, p.attempts, p.sent_at, p.observed_at,
      p.question, p.judgement, p.observation, k.rank, k.finding_severity, k.finding_basis,
      k.finding_detector, k.finding_summary, k.finding_id, k.finding_state, k.state_reason, k.accepted_until, k.overruled
    from k
    cross join lateral (
      select * from evaluation_prompts
      where evaluation_id = ${runId} and team_id = ${act.who.teamId} and seq = k.seq
      offset 0) as p
    order by ${order}`;
}
