import { readCursor, writeCursor } from "../../../kernel/cursor.ts";
import type { Act } from "../../../platform/act.ts";
import { containing } from "../../../platform/db/like.ts";
import { countConfigs, type ListedConfig, pageOfConfigs, type Sort } from "./store.ts";

export interface ListQuery {
  readonly agent_id?: string | null | undefined;
  readonly search?: string | null | undefined;
  readonly sort: Sort;
  readonly cursor?: string | null | undefined;
  readonly limit: number;
  readonly offset: number;
}

const LONGEST_SEARCH = 200;

export async function listConfigs(act: Act, query: ListQuery) {
  const { sort, cursor, limit, offset } = query;
  const words = query.search?.trim().slice(0, LONGEST_SEARCH);
  const filter = { agentId: query.agent_id ?? null, pattern: words ? containing(words) : null };
  const position = cursor ? readCursor(cursor, { sort: [sort], at: "bigint", id: "uuid" }) : null;
  const found = await pageOfConfigs(act, { ...filter, sort, position, limit: limit + 1, offset });
  const rows = found.slice(0, limit);
  const last = rows.at(-1);
  return {
    rows,
    count: await countConfigs(act, filter),
    nextCursor: last && found.length > limit ? writeCursor(positionOf(sort, last)) : null,
  };
}

const positionOf = (sort: Sort, { sorted_at, id }: ListedConfig) => ({ sort, at: sorted_at, id });
