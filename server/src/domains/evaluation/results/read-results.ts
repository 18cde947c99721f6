import { type Position, readCursor, writeCursor } from "../../../kernel/cursor.ts";
import type { Act } from "../../../platform/act.ts";
import type { Outcome } from "../harness/harness.ts";
import { probesWithTitle } from "../probes/titles.ts";
import {
  type ResultRow,
  type ResultsOrder,
  type ResultsPlace,
  type ReviewedResultRow,
  selectPrompts,
} from "./store/prompts.ts";

export interface ResultsQuery {
  readonly outcome?: Outcome | null | undefined;
  /** Only prompts of these probes; null takes all. */
  readonly probes?: readonly string[] | null | undefined;
  readonly after_seq?: number | null | undefined;
  readonly before_seq?: number | null | undefined;
  readonly order: ResultsOrder;
  readonly seq?: number | null | undefined;
  readonly search?: string | null | undefined;
  readonly limit: number;
  readonly cursor?: string | null | undefined;
}

export interface ResultsPage {
  readonly rows: readonly ReviewedResultRow[];
  readonly nextCursor: string | null;
}

/** Page by page: a run may have a hundred thousand results, and no answer holds them all. */
export async function readResults(act: Act, evaluationId: string, query: ResultsQuery): Promise<ResultsPage> {
  const { search } = query;
  const found = await selectPrompts(act, evaluationId, {
    outcome: query.outcome ?? null,
    probes: query.probes ?? null,
    seq: query.seq ?? null,
    afterSeq: query.after_seq ?? null,
    beforeSeq: query.before_seq ?? null,
    search: search ? { text: search, probes: probesWithTitle(search) } : null,
    order: query.order,
    from: query.cursor ? readPlace(query.cursor, query.order) : null,
    limit: query.limit + 1,
  });
  const rows = found.slice(0, query.limit);
  const last = rows.at(-1);
  return { rows, nextCursor: found.length > query.limit && last ? writeCursor(placeOf(last, query.order)) : null };
}

const placeOf = ({ seq, observed_at: at }: ResultRow, order: ResultsOrder): Position =>
  order === "newest" ? { order, seq, at: at ?? 0 } : { order, seq };

/** A place in one order is none in another. */
function readPlace(cursor: string, order: ResultsOrder): ResultsPlace {
  if (order === "newest") return readCursor(cursor, { order: [order], seq: "integer", at: "bigint" });
  return { ...readCursor(cursor, { order: [order], seq: "integer" }), at: null };
}
