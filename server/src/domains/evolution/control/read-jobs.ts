import type { Act } from "../../../platform/act.ts";
import type { AgentsPort } from "../../agents/port.ts";
import { presentJob } from "../jobs/present-job.ts";
import { countJobs, jobsPage } from "../jobs/store/jobs.ts";

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
  const { limit, offset } = query;
  const filter = { agentId, status: query.status ?? null };
  const total = await countJobs(act, filter);
  const rows = await jobsPage(act, filter, { limit, offset });
  return { results: (await agents.naming(act, rows)).map(presentJob), total, limit, offset };
}
