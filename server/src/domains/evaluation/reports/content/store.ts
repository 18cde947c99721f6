import { type Act, actSeconds } from "../../../../platform/act.ts";
import { raw, type Statement, sql } from "../../../../platform/db/sql.ts";
import { currentStateSql } from "../../findings/store.ts";
import type { InspectionResult } from "../../inspection/inspect.ts";
import type { Conclusion } from "../../results/conclude.ts";
import type { ResultRow } from "../../results/store/prompts.ts";
import type { AgentSnapshot } from "../../runs/store/run-row.ts";
import type { FindingRow } from "../../tables/rows.ts";

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
    join evaluations e on e.id = r.evaluation_id
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
  readonly finding_summary: FindingRow["summary"] | null;
}

/** A page may hold answers of a hundred thousand characters each. */
export const PAGE_ROWS = 100;
const LIMIT = raw(String(PAGE_ROWS));

const findingColumns = (act: Act) => sql`f.rank, f.severity as finding_severity, f.basis as finding_basis,
        f.detector as finding_detector, f.summary as finding_summary, f.id as finding_id, f.state_reason, f.accepted_until,
        ${currentStateSql(actSeconds(act))} as finding_state`;

/**
 * In the order in which they were sent. A plan is numbered without gaps. The bounds on findings repeat the page's, so that
 * the planner needs no statistics to see how few there are.
 */
export function selectPromptsBySeq(act: Act, runId: string, last: ReportRow | null): Promise<ReportRow[]> {
  const after = last?.seq ?? -1;
  const keys = sql`
      select n as seq, ${findingColumns(act)}
      from generate_series(${after + 1}::int, ${after + PAGE_ROWS}::int) as n
      left join findings f on f.evaluation_id = ${runId} and f.seq = n
        and f.seq > ${after} and f.seq <= ${after + PAGE_ROWS}`;
  return act.tx.query(promptsOf(act, runId, { keys, order: raw("p.seq") }));
}

/** Failed prompts only, the most severe first. */
export function selectPromptsBySeverity(act: Act, runId: string, last: ReportRow | null): Promise<ReportRow[]> {
  const keys = sql`
      select f.seq, ${findingColumns(act)}
      from findings f
      where f.evaluation_id = ${runId} and f.team_id = ${act.who.teamId}
        ${last ? sql`and (-f.rank, f.seq) > (${-(last.rank ?? 0)}::int, ${last.seq}::int)` : sql``}
      order by f.rank desc, f.seq
      limit ${LIMIT}`;
  return act.tx.query(promptsOf(act, runId, { keys, order: raw("k.rank desc, p.seq") }));
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
      k.finding_detector, k.finding_summary, k.finding_id, k.finding_state, k.state_reason, k.accepted_until
    from k
    cross join lateral (
      select * from evaluation_prompts
      where evaluation_id = ${runId} and team_id = ${act.who.teamId} and seq = k.seq
      offset 0) as p
    order by ${order}`;
}
