import { readCursor, writeCursor } from "../../../kernel/cursor.ts";
import type { Act } from "../../../platform/act.ts";
import { getAgent } from "../configurations/store/agents.ts";

export type FieldChanges = Readonly<Record<string, { readonly from: unknown; readonly to: unknown }>>;

export interface HistoryEntry {
  readonly revision: number;
  readonly at: number;
  readonly actor_kind: string;
  readonly actor_id: string;
  readonly action: string;
  readonly changes: FieldChanges;
}

export interface HistoryQuery {
  readonly limit: number;
  readonly cursor?: string | null | undefined;
}

/** Most bytes of changes on a page of more than one: a change holds what a field was and what it became, whole. */
const LARGEST_PAGE = 8_388_608;

export async function readHistory(act: Act, id: string, { limit, cursor }: HistoryQuery) {
  await getAgent(act, id);
  const before = cursor ? readCursor(cursor, { revision: "bigint" }).revision : null;
  const fitting = await act.tx.query<HistoryEntry & { found: number }>(
    `select revision, at, actor_kind, actor_id, action, changes, found from (
       select h.*, sum(shown_bytes) over (order by revision desc) as bytes, count(*) over () as found from (
         select * from agent_history where agent_id = $1 and team_id = $2 and ($3::bigint is null or revision < $3)
         order by revision desc limit $4) h) h
     where bytes <= ${LARGEST_PAGE} or bytes = shown_bytes order by revision desc`,
    [id, act.who.teamId, before, limit + 1],
  );
  const results = fitting.slice(0, limit).map(({ found: _found, ...entry }) => entry);
  const last = results.at(-1);
  const more = last !== undefined && (fitting[0]?.found ?? 0) > results.length;
  return { results, next_cursor: more ? writeCursor({ revision: last.revision }) : null };
}
