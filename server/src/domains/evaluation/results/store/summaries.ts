import type { Act } from "../../../../platform/act.ts";
import { raw, sql } from "../../../../platform/db/sql.ts";
import type { RunRow } from "../../runs/store/run-row.ts";

export interface ListedRun
  extends Pick<RunRow, "team_id" | "created_by" | "created_at" | "completed_at" | "agent_id" | "status" | "verdict"> {
  readonly evaluation_id: string;
}

export interface PageRequest {
  readonly limit: number;
  readonly offset: number;
}

/** Runs that have something to show: all but those without a result. */
export async function selectRunsWithResults(
  act: Act,
  { limit, offset }: PageRequest,
): Promise<{ results: readonly ListedRun[]; total: number }> {
  const hasResults = sql`team_id = ${act.who.teamId} and created_at >= 0 and resisted + failed + unassessed > 0`;
  const results = await act.tx.query(sql<ListedRun>`
    select id as evaluation_id, team_id, created_by, created_at, completed_at, agent_id, status, verdict
    from evaluations
    where ${hasResults}
    order by created_at desc, id desc
    limit ${limit} offset ${offset}`);
  const [counted] = await act.tx.query(sql<{ total: number }>`
    select count(*) as total from evaluations
    where ${hasResults}`);
  return { results, total: counted?.total ?? 0 };
}

/** A run in short, as lists and dashboards show it. */
export type SummaryRow = Pick<
  RunRow,
  | ("id" | "team_id" | "agent_id" | "status" | "scores" | "verdict" | "threshold" | "figures" | "rescore_by")
  | (
      | "harness_names"
      | "harness_type"
      | "plan"
      | "picked_probes"
      | "sample_size"
      | "seed"
      | "type"
      | "created_by"
      | "created_at"
      | "completed_at"
    )
>;

const SUMMARY =
  raw(`id, team_id, agent_id, status, scores, verdict, threshold, figures, rescore_by, harness_names, harness_type,
      plan, picked_probes, sample_size, seed, type, created_by, created_at, completed_at`);

export interface SummaryPage {
  readonly rows: readonly SummaryRow[];
  readonly total: number;
}

export interface SummaryFilter extends PageRequest {
  readonly agentId: string | null;
  readonly status: string | null;
  readonly harnessType: string | null;
}

export async function selectSummaries(
  act: Act,
  { agentId, status, harnessType, limit, offset }: SummaryFilter,
): Promise<SummaryPage> {
  const matches = sql`team_id = ${act.who.teamId} and created_at >= 0
      ${agentId ? sql`and agent_id = ${agentId}` : sql``}
      ${status === null ? sql`` : sql`and status = ${status}`}
      ${harnessType === null ? sql`` : sql`and harness_type = ${harnessType}`}`;
  const rows = await act.tx.query(sql<SummaryRow>`
    select ${SUMMARY} from evaluations
    where ${matches}
    order by created_at desc, id desc
    limit ${limit} offset ${offset}`);
  const [counted] = await act.tx.query(sql<{ total: number }>`
    select count(*) as total from evaluations
    where ${matches}`);
  return { rows, total: counted?.total ?? 0 };
}

/** Each agent's newest completed run. */
export function selectLatestSummaries(act: Act): Promise<SummaryRow[]> {
  return act.tx.query(sql<SummaryRow>`
    select distinct on (agent_id) ${SUMMARY} from evaluations
    where team_id = ${act.who.teamId} and created_at >= 0 and status = 'completed'
    order by agent_id, created_at desc, id desc`);
}

export async function findSummary(act: Act, id: string): Promise<SummaryRow | null> {
  const [row] = await act.tx.query(sql<SummaryRow>`
    select ${SUMMARY} from evaluations
    where id = ${id} and team_id = ${act.who.teamId}`);
  return row ?? null;
}
