import { fault } from "../../../kernel/errors.ts";
import type { Act } from "../../../platform/act.ts";
import type { RunStatus } from "../runs/store/run-row.ts";

/** A run in short, as lists and dashboards show it. */
export interface SummaryRow {
  readonly id: string;
  readonly team_id: string;
  readonly agent_id: string;
  readonly status: RunStatus;
  readonly scores: Readonly<Record<string, number | null>> | null;
  readonly verdict: string | null;
  readonly threshold: number | null;
  readonly figures: Readonly<Record<string, unknown>> | null;
  readonly harness_names: readonly string[];
  readonly harness_type: string;
  readonly sample_size: number | null;
  readonly seed: number;
  readonly type: string;
  readonly created_by: string;
  readonly created_at: number;
  readonly completed_at: number | null;
}

const COLUMNS = `id, team_id, agent_id, status, scores, verdict, threshold, figures, harness_names, harness_type,
  sample_size, seed, type, created_by, created_at, completed_at`;

export interface SummaryQuery {
  readonly agent_id?: string | null | undefined;
  readonly status?: string | null | undefined;
  readonly harness_type?: string | null | undefined;
  readonly tested_by?: string | null | undefined;
  readonly limit: number;
  readonly offset: number;
}

export interface SummaryPage {
  readonly rows: readonly SummaryRow[];
  readonly total: number;
}

/** All runs so far were the console's own; others will come with the tools that make them. */
const TESTED_BY = "native";

export async function listSummaries(act: Act, query: SummaryQuery): Promise<SummaryPage> {
  if (query.tested_by && query.tested_by !== TESTED_BY) return { rows: [], total: 0 };
  const where = `team_id = $1 and created_at >= 0 and ($2::uuid is null or agent_id = $2)
    and ($3::text is null or status = $3) and ($4::text is null or harness_type = $4)`;
  const values = [act.who.teamId, query.agent_id ?? null, query.status ?? null, query.harness_type ?? null];
  const rows = await act.tx.query<SummaryRow>(
    `select ${COLUMNS} from evaluations where ${where} order by created_at desc, id desc limit $5 offset $6`,
    [...values, query.limit, query.offset],
  );
  const [counted] = await act.tx.query<{ total: number }>(
    `select count(*) as total from evaluations where ${where}`,
    values,
  );
  return { rows, total: counted?.total ?? 0 };
}

/** Each agent's newest run that came to an end. */
export async function latestByAgent(act: Act): Promise<readonly SummaryRow[]> {
  return act.tx.query<SummaryRow>(
    `select distinct on (agent_id) ${COLUMNS} from evaluations
     where team_id = $1 and created_at >= 0 and status = 'completed' order by agent_id, created_at desc, id desc`,
    [act.who.teamId],
  );
}

export async function getSummary(act: Act, id: string): Promise<SummaryRow> {
  const [row] = await act.tx.query<SummaryRow>(`select ${COLUMNS} from evaluations where id = $1 and team_id = $2`, [
    id,
    act.who.teamId,
  ]);
  if (!row) throw fault("EVALUATION_NOT_FOUND");
  return row;
}
