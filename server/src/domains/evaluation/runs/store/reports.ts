import type { Act } from "../../../../platform/act.ts";
import { type Refined, sql } from "../../../../platform/db/sql.ts";
import type { InspectionResult } from "../../inspection/inspect.ts";
import type { EvaluationReportRow } from "../../tables/rows.ts";
import type { RunRow } from "./run-row.ts";

/** What a run says, apart from the run's row, which every step of a run reads. */

export async function insertInspection(
  act: Act,
  runId: string,
  inspection: readonly InspectionResult[],
): Promise<void> {
  await act.tx.run(sql`
    insert into evaluation_reports (evaluation_id, team_id, inspection)
    values (${runId}, ${act.who.teamId}, ${JSON.stringify(inspection)})`);
}

export async function findInspection(act: Act, runId: string): Promise<readonly InspectionResult[]> {
  const [row] = await act.tx.query(sql<
    Refined<Pick<EvaluationReportRow, "inspection">, { inspection: readonly InspectionResult[] }>
  >`
    select inspection from evaluation_reports
    where evaluation_id = ${runId} and team_id = ${act.who.teamId}`);
  return row?.inspection ?? [];
}

/** The critical probes that the run was judged with; null for a run without a report, or from before there were any. */
export async function findJudgedCritical(act: Act, runId: string): Promise<readonly string[] | null> {
  const [row] = await act.tx.query(sql<{ critical: readonly string[] | null }>`
    select report -> 'critical' as critical from evaluation_reports
    where evaluation_id = ${runId} and team_id = ${act.who.teamId}`);
  return row?.critical ?? null;
}

/** A run that was created before agents were inspected has no row yet. */
export async function writeReport(act: Act, run: RunRow, report: object): Promise<void> {
  await act.tx.run(sql`
    insert into evaluation_reports (evaluation_id, team_id, inspection, report)
    values (${run.id}, ${act.who.teamId}, '[]', ${JSON.stringify(report)})
    on conflict on constraint evaluation_reports_pkey do update
    set report = excluded.report`);
}
