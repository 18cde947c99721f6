import { fault } from "../../../kernel/errors.ts";
import type { Act } from "../../../platform/act.ts";
import {
  findSummary,
  type PageRequest,
  type SummaryPage,
  type SummaryRow,
  selectSummaries,
} from "./store/summaries.ts";

export interface SummaryQuery extends PageRequest {
  readonly agent_id?: string | null | undefined;
  readonly status?: string | null | undefined;
  readonly harness_type?: string | null | undefined;
  readonly tested_by?: string | null | undefined;
}

/** All runs so far were the console's own; others will come with the tools that make them. */
const TESTED_BY = "native";

export async function listSummaries(act: Act, query: SummaryQuery): Promise<SummaryPage> {
  if (query.tested_by && query.tested_by !== TESTED_BY) return { rows: [], total: 0 };
  const { limit, offset } = query;
  const [agentId, status, harnessType] = [query.agent_id ?? null, query.status ?? null, query.harness_type ?? null];
  return selectSummaries(act, { agentId, status, harnessType, limit, offset });
}

export async function getSummary(act: Act, id: string): Promise<SummaryRow> {
  const summary = await findSummary(act, id);
  if (!summary) throw fault("EVALUATION_NOT_FOUND");
  return summary;
}
