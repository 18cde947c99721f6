import type { Act } from "../../../platform/act.ts";
import type { AgentsPort } from "../../agents/port.ts";
import { type JobRow, presentJob } from "../jobs/store/job-row.ts";

export interface JobsQuery {
  readonly status?: string | null | undefined;
  readonly limit: number;
  readonly offset: number;
}

export async function listJobs(
  agents: AgentsPort,
  act: Act,
  { agentId, query }: { agentId: string; query: JobsQuery },
) {
  const { status, limit, offset } = query;
  const values = [act.who.teamId, agentId, status ?? null];
  const where = "team_id = $1 and agent_id = $2 and ($3::text is null or status = $3)";
  const [total] = await act.tx.query<{ count: number }>(
    `select count(*) as count from evolution_jobs where ${where}`,
    values,
  );
  const rows = await act.tx.query<JobRow>(
    `select * from evolution_jobs where ${where} order by created_at desc, id desc limit $4 offset $5`,
    [...values, limit, offset],
  );
  return { results: (await agents.naming(act, rows)).map(presentJob), total: total?.count ?? 0, limit, offset };
}
