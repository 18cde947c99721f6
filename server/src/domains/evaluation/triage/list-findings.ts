import { readCursor, writeCursor } from "../../../kernel/cursor.ts";
import { unprocessable } from "../../../kernel/unprocessable.ts";
import type { Act } from "../../../platform/act.ts";
import type { AgentsPort } from "../../agents/port.ts";
import { presentFinding } from "../findings/present.ts";
import type { DueFilter, FindingState } from "../findings/progress/finding-state.ts";
import type { Change } from "../findings/progress/progress.ts";
import { getFinding } from "../findings/read-findings.ts";
import { selectTries } from "../findings/store/finding-runs.ts";
import { probesWithTitle } from "../probes/titles.ts";
import { type FindingFilter, selectFailures, selectFindings, selectMatching } from "./store.ts";

/** Which findings. */
export interface FindingsFilter {
  readonly agent_id?: string | null | undefined;
  readonly source?: FindingFilter["source"] | undefined;
  readonly campaign_id?: string | null | undefined;
  readonly evaluation_id?: string | null | undefined;
  readonly seq?: number | null | undefined;
  readonly severity?: string | null | undefined;
  readonly probe?: string | null | undefined;
  readonly state?: FindingState | null | undefined;
  readonly change?: Change | null | undefined;
  readonly assigned_to?: string | null | undefined;
  readonly unassigned?: boolean | null | undefined;
  readonly due?: DueFilter | null | undefined;
  readonly search?: string | null | undefined;
}

interface Page {
  readonly limit: number;
  readonly cursor?: string | null | undefined;
}

export async function listFindings(agents: AgentsPort, act: Act, query: FindingsFilter & Page) {
  const found = await selectFindings(act, filterOf(query), {
    after: query.cursor ? readCursor(query.cursor, POSITION) : null,
    limit: query.limit + 1,
  });
  const rows = found.slice(0, query.limit);
  const last = found.length > query.limit ? rows.at(-1) : undefined;
  const ids = rows.map(({ id }) => id);
  const history = await selectTries(act, ids);
  const named = await agents.naming(act, rows);
  return {
    results: named.map((row) => presentFinding(row, { tries: history.get(row.id) ?? [], nowMs: act.now })),
    next_cursor: last ? writeCursor({ rank: last.rank, at: last.seen_at, id: last.id }) : null,
  };
}

const POSITION = { rank: "smallint", at: "bigint", id: "uuid" } as const;

const filterOf = (query: FindingsFilter): FindingFilter => ({
  agentId: query.agent_id ?? null,
  source: query.source ?? null,
  campaignId: query.campaign_id ?? null,
  evaluationId: query.evaluation_id ?? null,
  seq: query.seq ?? null,
  severity: query.severity ?? null,
  probe: query.probe ?? null,
  state: query.state ?? null,
  change: query.change ?? null,
  assignedTo: query.assigned_to ?? null,
  unassigned: query.unassigned ?? false,
  due: query.due ?? null,
  search: query.search ? { text: query.search, probes: probesWithTitle(query.search) } : null,
});

/** One change is one transaction with an audit entry for each finding. */
export const MOST_AT_ONCE = 1000;

/** All that match, to be changed together. */
export async function findMatching(act: Act, filter: FindingsFilter): Promise<readonly string[]> {
  const ids = await selectMatching(act, filterOf(filter), MOST_AT_ONCE + 1);
  if (ids.length > MOST_AT_ONCE) {
    const msg = `More than ${MOST_AT_ONCE} findings match. Narrow the filter`;
    throw unprocessable(["body", "filter"], msg, filter);
  }
  return ids;
}

/** The failed prompts of a finding, the newest run first. */
export async function listFailures(act: Act, findingId: string, { limit, cursor }: Page) {
  const { id } = await getFinding(act, findingId);
  const after = cursor ? readCursor(cursor, FAILURE) : null;
  const found = await selectFailures(act, id, { after, limit: limit + 1 });
  const results = found.slice(0, limit);
  const last = found.length > limit ? results.at(-1) : undefined;
  return {
    results,
    next_cursor: last ? writeCursor({ at: last.found_at, run: last.evaluation_id, seq: last.seq }) : null,
  };
}

const FAILURE = { at: "bigint", run: "uuid", seq: "integer" } as const;
