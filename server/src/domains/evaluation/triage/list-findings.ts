import { type Position, readCursor, writeCursor } from "../../../kernel/cursor.ts";
import type { Act } from "../../../platform/act.ts";
import type { FindingState } from "../findings/finding-state.ts";
import { probesWithTitle } from "../probes/titles.ts";
import type { FindingRow } from "../tables/rows.ts";
import { selectFindings } from "./store.ts";

export interface FindingsQuery {
  readonly agent_id?: string | null | undefined;
  readonly evaluation_id?: string | null | undefined;
  readonly seq?: number | null | undefined;
  readonly severity?: string | null | undefined;
  readonly probe?: string | null | undefined;
  readonly state?: FindingState | null | undefined;
  readonly assigned_to?: string | null | undefined;
  readonly search?: string | null | undefined;
  readonly limit: number;
  readonly cursor?: string | null | undefined;
}

export interface FindingsPage {
  readonly rows: readonly FindingRow[];
  readonly nextCursor: string | null;
}

export async function listFindings(act: Act, query: FindingsQuery): Promise<FindingsPage> {
  const { search } = query;
  const found = await selectFindings(act, {
    agentId: query.agent_id ?? null,
    evaluationId: query.evaluation_id ?? null,
    seq: query.seq ?? null,
    severity: query.severity ?? null,
    probe: query.probe ?? null,
    state: query.state ?? null,
    assignedTo: query.assigned_to ?? null,
    search: search ? { text: search, probes: probesWithTitle(search) } : null,
    after: query.cursor ? readCursor(query.cursor, POSITION) : null,
    limit: query.limit + 1,
  });
  const rows = found.slice(0, query.limit);
  const last = rows.at(-1);
  return { rows, nextCursor: found.length > query.limit && last ? writeCursor(positionOf(last)) : null };
}

function positionOf({ found_at: at, rank, evaluation_id: run, seq }: FindingRow): Position {
  return { at, rank, run, seq };
}

const POSITION = { at: "bigint", rank: "smallint", run: "uuid", seq: "integer" } as const;
