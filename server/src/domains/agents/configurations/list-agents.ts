import { readCursor, writeCursor } from "../../../kernel/cursor.ts";
import type { Act } from "../../../platform/act.ts";
import type { Sort } from "../record/sorts.ts";
import {
  countAgents,
  countFound,
  type Filter,
  type ListedAgent,
  type PageRequest,
  pageOfAgents,
  SEARCH_CAP,
} from "./store/page.ts";

export interface ListQuery {
  readonly statuses?: readonly string[] | null | undefined;
  readonly search?: string | null | undefined;
  readonly sort: Sort;
  readonly cursor?: string | null | undefined;
  readonly limit: number;
  readonly offset: number;
}

export interface AgentPage {
  readonly rows: readonly ListedAgent[];
  readonly count: number;
  /** A search stops counting at a cap. More matches are reported as that number. */
  readonly countCapped: boolean;
  readonly nextCursor: string | null;
  /** For paging by offset; null on the last page, and when paging by cursor. */
  readonly nextOffset: number | null;
}

/** Maximum rows on a page, whatever the request: no client could hold a longer response. */
const LONGEST_PAGE = 1000;

export async function listAgents(act: Act, query: ListQuery): Promise<AgentPage> {
  const limit = Math.min(query.limit, LONGEST_PAGE);
  const filter = filterOf(query);
  const { sort, cursor, offset } = query;
  const fitting = await pageOfAgents(act, {
    ...filter,
    sort,
    position: cursor ? readPosition(cursor, sort) : null,
    limit: limit + 1,
    offset,
  });
  const rows = fitting.slice(0, limit);
  const last = rows.at(-1);
  const more = last !== undefined && last.found > rows.length;
  const total = rows[0]?.total;
  return {
    rows,
    ...(total === undefined ? await count(act, filter) : { count: total, countCapped: false }),
    nextCursor: more ? writeCursor(positionOf(sort, last)) : null,
    nextOffset: more && !cursor ? offset + rows.length : null,
  };
}

function filterOf({ statuses, search }: ListQuery): Filter {
  const words = search?.trim();
  return {
    statuses: statuses && statuses.length > 0 ? [...new Set(statuses)] : null,
    pattern: words ? likePattern(words) : null,
  };
}

/** The words anywhere in name, model or purpose, with the pattern's special characters escaped. */
function likePattern(search: string): string {
  return `%${search.slice(0, 200).replaceAll(/[\\%_]/g, "\\$&")}%`;
}

function positionOf(sort: Sort, row: ListedAgent): Record<string, unknown> {
  return { sort, at: sort.endsWith("created_at") ? row.created_at : row.agent_name, id: row.id };
}

function readPosition(cursor: string, sort: Sort): PageRequest["position"] {
  return readCursor(cursor, { sort: [sort], at: sort.endsWith("created_at") ? "bigint" : "text", id: "uuid" });
}

async function count(act: Act, filter: Filter): Promise<Pick<AgentPage, "count" | "countCapped">> {
  if (filter.pattern === null) return { count: await countAgents(act, filter.statuses), countCapped: false };
  const found = await countFound(act, filter);
  return { count: found, countCapped: found >= SEARCH_CAP };
}
