import { readCursor, writeCursor } from "../../../kernel/cursor.ts";
import type { Act } from "../../../platform/act.ts";
import { containing } from "../../../platform/db/like.ts";
import type { AgentsPort } from "../../agents/port.ts";
import { presentListed } from "./present.ts";
import { type ListedHarness, type Sort, selectHarnesses } from "./store.ts";

interface HarnessQuery {
  readonly status?: string | null | undefined;
  readonly agent_id?: string | null | undefined;
  readonly search?: string | null | undefined;
  readonly sort: Sort;
  readonly cursor?: string | null | undefined;
  readonly limit: number;
  readonly offset: number;
}

const LONGEST_SEARCH = 200;

export async function listHarnesses(agents: Pick<AgentsPort, "naming">, act: Act, query: HarnessQuery) {
  const { sort, limit, offset } = query;
  const words = query.search?.trim().slice(0, LONGEST_SEARCH) ?? "";
  const part = sort.endsWith("name") ? "text" : "bigint";
  const found = await selectHarnesses(act, {
    ...{ sort, offset, limit: limit + 1, status: query.status ?? null, agent: query.agent_id ?? null },
    pattern: words === "" ? null : containing(words),
    position: query.cursor ? readCursor(query.cursor, { sort: [sort], at: part, id: "uuid" }) : null,
  });
  const rows = found.rows.slice(0, limit);
  const last = rows.at(-1);
  return {
    results: (await agents.naming(act, rows)).map(presentListed),
    total: found.total,
    next_cursor: last && found.rows.length > limit ? writeCursor(positionOf(sort, last)) : null,
  };
}

const positionOf = (sort: Sort, { name, created_at, id }: ListedHarness) => ({
  ...{ sort, at: sort.endsWith("name") ? name : created_at, id },
});
