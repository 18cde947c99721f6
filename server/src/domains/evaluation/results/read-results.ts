import { type Position, readCursor, writeCursor } from "../../../kernel/cursor.ts";
import type { Act } from "../../../platform/act.ts";
import type { Outcome } from "../harness/harness.ts";
import { probesTitled } from "../probes/titles.ts";

/** One prompt with everything that was said and found. */
export interface ResultRow {
  readonly seq: number;
  readonly harness: string;
  readonly probe: string;
  readonly state: "planned" | "sent" | "observed";
  readonly outcome: Outcome | null;
  readonly is_error: boolean;
  readonly reason: string | null;
  readonly attempts: number;
  readonly sent_at: number | null;
  readonly observed_at: number | null;
  readonly question: Readonly<Record<string, unknown>>;
  readonly judgement: Readonly<Record<string, unknown>> | null;
  readonly observation: { readonly turns: readonly unknown[] } | null;
}

/** By number, up or down, or by when the result came in. */
export type ResultsOrder = "asc" | "desc" | "newest";

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
  readonly rows: readonly ResultRow[];
  readonly nextCursor: string | null;
}

/** Texts one by one, not the JSON around them: whoever looks for "text" does not want every prompt. */
const SAYS = `(probe || ' ' || coalesce(reason, '') ilike $8 or probe = any ($12)
  or exists (select from json_array_elements_text(question -> 'turns') as t (said) where said ilike $8)
  or exists (select from json_array_elements(observation -> 'turns') as t (turn) where turn ->> 'text' ilike $8))`;

const orders: Readonly<Record<ResultsOrder, { readonly by: string; readonly after: string }>> = {
  asc: { by: "seq", after: "seq > $3" },
  desc: { by: "seq desc", after: "seq < $3" },
  newest: { by: "observed_at desc, seq desc", after: "(observed_at, seq) < ($9, $3)" },
};

/** Page by page: a run may have a hundred thousand results, and no answer holds them all. */
export async function readResults(act: Act, evaluationId: string, query: ResultsQuery): Promise<ResultsPage> {
  const from = query.cursor ? readPlace(query.cursor, query.order) : null;
  const { by, after } = orders[query.order];
  const found = await act.tx.query<ResultRow>(
    `select seq, harness, probe, state, outcome, is_error, reason, attempts, sent_at, observed_at, question, judgement,
       observation
     from evaluation_prompts
     where evaluation_id = $1 and team_id = $2 and ${query.outcome ? "outcome = $4" : "$4::text is null"}
       and ${from ? after : "$3::integer is null"} and ${from && query.order === "newest" ? "true" : "$9::bigint is null"}
       and ($5::text[] is null or probe = any ($5)) and ${query.seq == null ? "$6::integer is null" : "seq = $6"}
       and ${query.search ? SAYS : "$8::text is null and $12::text[] is null"}
       ${query.order === "newest" ? "and observed_at is not null" : ""}
       and ($10::integer is null or seq > $10) and ($11::integer is null or seq < $11)
     order by ${by} limit $7`,
    [
      ...[evaluationId, act.who.teamId, from?.seq ?? null, query.outcome ?? null, query.probes ?? null],
      ...[query.seq ?? null, query.limit + 1],
      query.search ? `%${query.search.replaceAll(/[\\%_]/g, "\\$&")}%` : null,
      ...[from?.at ?? null, query.after_seq ?? null, query.before_seq ?? null],
      query.search ? probesTitled(query.search) : null,
    ],
  );
  const rows = found.slice(0, query.limit);
  const last = rows.at(-1);
  return { rows, nextCursor: found.length > query.limit && last ? writeCursor(placeOf(last, query.order)) : null };
}

const placeOf = ({ seq, observed_at: at }: ResultRow, order: ResultsOrder): Position =>
  order === "newest" ? { order, seq, at: at ?? 0 } : { order, seq };

/** A place in one order is none in another. */
function readPlace(cursor: string, order: ResultsOrder): { readonly seq: number; readonly at: number | null } {
  if (order === "newest") return readCursor(cursor, { order: [order], seq: "integer", at: "bigint" });
  return { ...readCursor(cursor, { order: [order], seq: "integer" }), at: null };
}
