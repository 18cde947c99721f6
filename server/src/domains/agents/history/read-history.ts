import { readCursor, writeCursor } from "../../../kernel/cursor.ts";
import type { Act } from "../../../platform/act.ts";
import { getAgent } from "../store.ts";

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

export async function readHistory(act: Act, id: string, { limit, cursor }: HistoryQuery) {
  await getAgent(act, id);
  const before = cursor ? readCursor(cursor, (position) => Number.isInteger(position["revision"]))["revision"] : null;
  const found = await act.tx.query<HistoryEntry>(
    `select revision, at, actor_kind, actor_id, action, changes from agent_history
     where agent_id = $1 and team_id = $2 and ($3::bigint is null or revision < $3) order by revision desc limit $4`,
    [id, act.who.teamId, before, limit + 1],
  );
  const results = found.slice(0, limit);
  const last = results.at(-1);
  return { results, next_cursor: found.length > limit && last ? writeCursor({ revision: last.revision }) : null };
}
