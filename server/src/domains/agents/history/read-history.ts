import { readCursor, writeCursor } from "../../../kernel/cursor.ts";
import type { Act } from "../../../platform/act.ts";
import { getAgent } from "../configurations/store/agents.ts";
import { historyPage } from "./store.ts";

export interface HistoryQuery {
  readonly limit: number;
  readonly cursor?: string | null | undefined;
}

export async function readHistory(act: Act, id: string, { limit, cursor }: HistoryQuery) {
  await getAgent(act, id);
  const before = cursor ? readCursor(cursor, { revision: "bigint" }).revision : null;
  const fitting = await historyPage(act, { agentId: id, before, limit: limit + 1 });
  const results = fitting.slice(0, limit).map(({ found: _found, ...entry }) => entry);
  const last = results.at(-1);
  const more = last !== undefined && (fitting[0]?.found ?? 0) > results.length;
  return { results, next_cursor: more ? writeCursor({ revision: last.revision }) : null };
}
