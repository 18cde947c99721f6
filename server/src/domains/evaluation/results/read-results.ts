import { readCursor, writeCursor } from "../../../kernel/cursor.ts";
import type { Act } from "../../../platform/act.ts";
import type { Outcome } from "../harness.ts";

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

export interface ResultsQuery {
  readonly outcome?: Outcome | null | undefined;
  readonly probe?: string | null | undefined;
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
const SAYS = `(probe || ' ' || coalesce(reason, '') ilike $8
  or exists (select from json_array_elements_text(question -> 'turns') as t (said) where said ilike $8)
  or exists (select from json_array_elements(observation -> 'turns') as t (turn) where turn ->> 'text' ilike $8))`;

/** Page by page: a run may have a hundred thousand results, and no answer holds them all. */
export async function readResults(act: Act, evaluationId: string, query: ResultsQuery): Promise<ResultsPage> {
  const after = query.cursor ? readCursor(query.cursor, { seq: "integer" }) : { seq: -1 };
  const found = await act.tx.query<ResultRow>(
    `select seq, harness, probe, state, outcome, is_error, reason, attempts, sent_at, observed_at, question, judgement,
       observation
     from evaluation_prompts
     where evaluation_id = $1 and team_id = $2 and seq > $3 and ${query.outcome ? "outcome = $4" : "$4::text is null"}
       and ($5::text is null or probe = $5) and ${query.seq == null ? "$6::integer is null" : "seq = $6"}
       and ${query.search ? SAYS : "$8::text is null"}
     order by seq limit $7`,
    [
      ...[evaluationId, act.who.teamId, after.seq, query.outcome ?? null, query.probe ?? null],
      ...[query.seq ?? null, query.limit + 1],
      query.search ? `%${query.search.replaceAll(/[\\%_]/g, "\\$&")}%` : null,
    ],
  );
  const rows = found.slice(0, query.limit);
  const last = rows.at(-1);
  return { rows, nextCursor: found.length > query.limit && last ? writeCursor({ seq: last.seq }) : null };
}
