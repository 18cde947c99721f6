import { readCursor, writeCursor } from "../../../kernel/cursor.ts";
import type { Act } from "../../../platform/act.ts";
import type { AgentsPort } from "../../agents/port.ts";
import { type AlarmKind, wordsOf } from "./kinds.ts";
import { type AlarmRow, countOpen, selectAlarms } from "./store.ts";

export interface AlarmQuery {
  readonly agent_id?: string | null | undefined;
  readonly kind?: AlarmKind | null | undefined;
  readonly state: "open" | "cleared" | "all";
  readonly limit: number;
  readonly cursor?: string | null | undefined;
}

/** The newest first. */
export async function listAlarms(agents: AgentsPort, act: Act, query: AlarmQuery) {
  const agentId = query.agent_id ?? null;
  if (agentId !== null) await agents.get(act, agentId);
  const before = query.cursor ? readCursor(query.cursor, { at: "bigint", id: "uuid" }) : null;
  const page = { agentId, kind: query.kind ?? null, state: query.state, before, most: query.limit + 1 };
  const found = await selectAlarms(act, page);
  const rows = found.slice(0, query.limit);
  const last = rows.at(-1);
  const hasMore = found.length > query.limit && last !== undefined;
  return {
    results: await presentAlarms(agents, act, rows),
    ...(await countOpen(act, agentId)),
    next_cursor: hasMore ? writeCursor({ at: last.raised_at, id: last.id }) : null,
  };
}

export async function presentAlarms(agents: AgentsPort, act: Act, rows: readonly AlarmRow[]) {
  const named = await agents.naming(act, rows);
  return named.map(({ team_id: _team, ...row }) => ({ ...row, ...wordsOf(row.kind, row, row.facts) }));
}
