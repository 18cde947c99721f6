import { readCursor, writeCursor } from "../../../kernel/cursor.ts";
import type { Act } from "../../../platform/act.ts";
import { type AgentView, viewFrom } from "./store/view.ts";

export const sorts = ["-created_at", "created_at", "agent_name", "-agent_name"] as const;
export type Sort = (typeof sorts)[number];

export interface ListQuery {
  readonly statuses?: readonly string[] | null | undefined;
  readonly search?: string | null | undefined;
  readonly sort: Sort;
  readonly cursor?: string | null | undefined;
  readonly limit: number;
  readonly offset: number;
}

/** What a cursor is made from, beside what is shown. */
export interface ListedAgent extends AgentView {
  readonly created_at: number;
  /** Rows that were found for the page, those too many for it in bytes included. */
  readonly found: number;
}
const PAGE_KEYS = "a.created_at, a.found";

export interface AgentPage {
  readonly rows: readonly ListedAgent[];
  readonly count: number;
  /** Searching counts only so far; a larger number of matches is reported as this many. */
  readonly countCapped: boolean;
  readonly nextCursor: string | null;
  /** For those who page by offset; null on the last page, and where a cursor leads. */
  readonly nextOffset: number | null;
}

/** Most rows on a page, whatever was asked for: an answer that no client can hold helps nobody. */
const LONGEST_PAGE = 1000;
/** Most bytes of agents on a page of more than one: the contract bounds none of their fields. */
const LARGEST_PAGE = 8_388_608;
const SEARCH_CAP = 1000;

export async function listAgents(act: Act, query: ListQuery): Promise<AgentPage> {
  const limit = Math.min(query.limit, LONGEST_PAGE);
  const statement = pageStatement(act, query, limit + 1);
  const fitting = await act.tx.query<ListedAgent & { total?: number }>(
    statement.text,
    statement.values,
    statement.name,
  );
  const rows = fitting.slice(0, limit);
  const last = rows.at(-1);
  const more = last !== undefined && last.found > rows.length;
  const total = rows[0]?.total;
  return {
    rows,
    ...(total === undefined ? await count(act, query) : { count: total, countCapped: false }),
    nextCursor: more ? writeCursor(positionOf(query.sort, last)) : null,
    nextOffset: more && !query.cursor ? query.offset + rows.length : null,
  };
}

function positionOf(sort: Sort, row: ListedAgent): Record<string, unknown> {
  return { sort, at: sort.endsWith("created_at") ? row.created_at : row.agent_name, id: row.id };
}

interface PageStatement {
  readonly text: string;
  readonly values: readonly unknown[];
  readonly name: string;
}

/**
 * Pages walk an index from the cursor's position. Statuses are walked one index range each and merged, so that a rare
 * status is found without passing over the common ones; the conditions on created_at and status choose between the indexes (see the
 * migration). Offsets are served too, and cost what they skip.
 */
function pageStatement(act: Act, query: ListQuery, limit: number): PageStatement {
  const [column, type] = query.sort.endsWith("created_at") ? ["created_at", "bigint"] : ["agent_name", "text"];
  const [direction, after] = query.sort.startsWith("-") ? ["desc", "<"] : ["asc", ">"];
  const order = `${column} ${direction}, id ${direction}`;
  const position = query.cursor ? readPosition(query.cursor, query.sort) : null;
  const values: unknown[] = [act.who.teamId, limit, query.offset, position?.at ?? null, position?.id ?? null];
  const beyond = position
    ? `and (a.${column}, a.id) ${after} ($4::${type}, $5::uuid)`
    : "and $4::text is null and $5::text is null";
  const statuses = query.statuses && query.statuses.length > 0 ? [...new Set(query.statuses)] : null;
  const search = query.search?.trim();
  const shape = [query.sort, position ? "cursor" : "", statuses ? "statuses" : "", search ? "search" : ""].join("/");
  if (search) {
    values.push(likePattern(search), SEARCH_CAP, statuses);
    return {
      name: `list agents ${shape}`,
      values,
      text: `select ${viewFrom("a")}, ${PAGE_KEYS} from ${fittingRows(
        order,
        `select * from agents a where a.team_id = $1 ${beyond} and a.id in (select search_agents($6, $7))
        and ($8::text[] is null or a.status = any($8)) order by ${order} limit $2 offset $3`,
      )}`,
    };
  }
  if (statuses) {
    values.push(statuses);
    return {
      name: `list agents ${shape}`,
      values,
      text: `select ${viewFrom("a")}, ${PAGE_KEYS}, ${totalOf("status = any($6)")} from ${fittingRows(
        order,
        `select a.* from unnest($6::text[]) as wanted (status), lateral (
        select * from agents a where a.team_id = $1 and a.status = wanted.status and a.status > '' ${beyond} order by ${order} limit $2::bigint + $3::bigint) a
        order by ${order} limit $2 offset $3`,
      )}`,
    };
  }
  const text = `select ${viewFrom("a")}, ${PAGE_KEYS}, ${totalOf("true")} from ${fittingRows(
    order,
    `select * from agents a where a.team_id = $1 and a.created_at >= 0 ${beyond} order by ${order} limit $2 offset $3`,
  )}`;
  return { name: `list agents ${shape}`, values, text };
}

/**
 * The first of these rows that together fit on a page, and the very first in any case. Only they are written out: of the
 * others no text is read, wherever it lies.
 */
const fittingRows = (order: string, rows: string): string =>
  `(select a.*, sum(shown_bytes) over (order by ${order} rows unbounded preceding) as bytes, count(*) over () as found
    from (${rows}) a) a where a.bytes <= ${LARGEST_PAGE} or a.bytes = a.shown_bytes order by ${order}`;

/** The kept counters, read along with the page: one statement instead of two. */
const totalOf = (filter: string): string =>
  `(select coalesce(sum(agents), 0)::bigint from agent_counts where team_id = $1 and ${filter}) as total`;

function readPosition(cursor: string, sort: Sort): { readonly at: string | number; readonly id: string } {
  return readCursor(cursor, { sort: [sort], at: sort.endsWith("created_at") ? "bigint" : "text", id: "uuid" });
}

/** The words anywhere in name, model or purpose; the pattern's own signs count as themselves. */
function likePattern(search: string): string {
  return `%${search.slice(0, 200).replaceAll(/[\\%_]/g, "\\$&")}%`;
}

async function count(act: Act, query: ListQuery): Promise<Pick<AgentPage, "count" | "countCapped">> {
  const statuses = query.statuses && query.statuses.length > 0 ? query.statuses : null;
  const search = query.search?.trim();
  if (search) {
    const [row] = await act.tx.query<{ total: number }>(
      // A look at each row that was found; an exists() would be planned as a join, and read the whole table for it.
      `select count(*) as total from search_agents($1, $2) found
       where $3::text[] is null or (select a.status = any($3) from agents a where a.id = found)`,
      [likePattern(search), SEARCH_CAP, statuses],
      "count agents found",
    );
    const total = row?.total ?? 0;
    return { count: total, countCapped: total >= SEARCH_CAP };
  }
  const [row] = await act.tx.query<{ total: number }>(
    "select coalesce(sum(agents), 0)::bigint as total from agent_counts where team_id = $1 and ($2::text[] is null or status = any($2))",
    [act.who.teamId, statuses],
    "count agents",
  );
  return { count: row?.total ?? 0, countCapped: false };
}
