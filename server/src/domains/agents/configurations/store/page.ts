import type { Act } from "../../../../platform/act.ts";
import { type Prepared, prepare, slot } from "../../../../platform/db/prepared.ts";
import { raw, type Statement, sql } from "../../../../platform/db/sql.ts";
import type { Sort } from "../../record/sorts.ts";
import { type AgentView, VIEW } from "./view.ts";

export interface Filter {
  /** Null for any. */
  readonly statuses: readonly string[] | null;
  /** A pattern of `ilike`; null for any. */
  readonly pattern: string | null;
}

export interface PageRequest extends Filter {
  readonly sort: Sort;
  /** The last agent of the previous page; null for the first page, and when paging by offset. */
  readonly position: { readonly at: string | number; readonly id: string } | null;
  readonly limit: number;
  readonly offset: number;
}

/** A view with what the cursor is made from. */
export interface ListedAgent extends AgentView {
  readonly created_at: number;
  /** Rows found for the page, including those that exceed its size. */
  readonly found: number;
  /** Number of agents that match the filter, if the counters can tell. */
  readonly total?: number;
}

/** Maximum bytes of agents on a page of more than one: the contract limits none of their fields. */
const LARGEST_PAGE = 8_388_608;
/** A search counts no further than this. */
export const SEARCH_CAP = 1000;

type Given = PageRequest & { readonly teamId: string };

const teamId = slot(({ teamId }: Given) => teamId);
const limit = slot(({ limit }: Given) => limit);
const offset = slot(({ offset }: Given) => offset);
const lastValue = slot(({ position }: Given) => position?.at);
const lastId = slot(({ position }: Given) => position?.id);
const pattern = slot(({ pattern }: Given) => pattern);
const statuses = slot(({ statuses }: Given) => statuses);

interface Sorting {
  readonly order: Statement;
  /** The condition that an agent comes after the last one of the previous page. */
  readonly isBeyond: Statement;
}

const sortings: Readonly<Record<Sort, Sorting>> = {
  created_at: {
    order: sql`created_at asc, id asc`,
    isBeyond: sql`(a.created_at, a.id) > (${lastValue}::bigint, ${lastId}::uuid)`,
  },
  "-created_at": {
    order: sql`created_at desc, id desc`,
    isBeyond: sql`(a.created_at, a.id) < (${lastValue}::bigint, ${lastId}::uuid)`,
  },
  agent_name: {
    order: sql`agent_name asc, id asc`,
    isBeyond: sql`(a.agent_name, a.id) > (${lastValue}::text, ${lastId}::uuid)`,
  },
  "-agent_name": {
    order: sql`agent_name desc, id desc`,
    isBeyond: sql`(a.agent_name, a.id) < (${lastValue}::text, ${lastId}::uuid)`,
  },
};

/** One statement for each kind of page; their number is small. */
const prepared = new Map<string, Prepared<Given, ListedAgent>>();

/** The agents of a page: the first that together fit on it. */
export function pageOfAgents(act: Act, request: PageRequest): Promise<ListedAgent[]> {
  const given: Given = { ...request, teamId: act.who.teamId };
  const { sort, position, statuses, pattern } = request;
  const shape = [sort, position ? "cursor" : "", statuses ? "statuses" : "", pattern ? "search" : ""].join("/");
  const statement = prepared.get(shape) ?? preparePage(shape, request);
  return act.tx.query(statement(given));
}

function preparePage(shape: string, request: PageRequest): Prepared<Given, ListedAgent> {
  const page = prepare<Given, ListedAgent>(pageStatement(request).named(`list agents ${shape}`));
  prepared.set(shape, page);
  return page;
}

/**
 * Pages walk an index from the cursor's position. Statuses are walked one index range each and merged, so that a rare
 * status is found without passing over the common ones; the conditions on created_at and status choose between the indexes
 * (see the migration). Offsets are served too, and cost what they skip.
 */
function pageStatement(request: PageRequest): Statement<ListedAgent> {
  const { order, isBeyond } = sortings[request.sort];
  const beyond = request.position ? sql`and ${isBeyond}` : raw("");
  if (request.pattern) return searchPage(order, beyond);
  if (request.statuses) return statusPage(order, beyond);
  const rows = sql`
    select *
    from agents a
    where a.team_id = ${teamId} and a.created_at >= 0 ${beyond}
    order by ${order}
    limit ${limit} offset ${offset}`;
  return sql<ListedAgent>`
    select ${VIEW}, a.created_at, a.found, ${totalWhere(sql`true`)} as total
    from ${fittingRows(order, rows)}`;
}

function searchPage(order: Statement, beyond: Statement): Statement<ListedAgent> {
  const rows = sql`
    select *
    from agents a
    where a.team_id = ${teamId} ${beyond}
      and a.id in (select search_agents(${pattern}, ${SEARCH_CAP}))
      and (${statuses}::text[] is null or a.status = any(${statuses}))
    order by ${order}
    limit ${limit} offset ${offset}`;
  return sql<ListedAgent>`
    select ${VIEW}, a.created_at, a.found
    from ${fittingRows(order, rows)}`;
}

function statusPage(order: Statement, beyond: Statement): Statement<ListedAgent> {
  const rows = sql`
    select a.*
    from unnest(${statuses}::text[]) as wanted (status),
      lateral (
        select *
        from agents a
        where a.team_id = ${teamId} and a.status = wanted.status and a.status > '' ${beyond}
        order by ${order}
        limit ${limit}::bigint + ${offset}::bigint
      ) a
    order by ${order}
    limit ${limit} offset ${offset}`;
  return sql<ListedAgent>`
    select ${VIEW}, a.created_at, a.found, ${totalWhere(sql`status = any(${statuses}::text[])`)} as total
    from ${fittingRows(order, rows)}`;
}

/**
 * The first of these rows that together fit on a page, and the very first in any case. Only these are written out: the
 * texts of the others are not even read.
 */
const fittingRows = (order: Statement, rows: Statement): Statement => sql`
  (select
     a.*,
     sum(shown_bytes) over (order by ${order} rows unbounded preceding) as bytes,
     count(*) over () as found
   from (${rows}) a) a
  where a.bytes <= ${raw(LARGEST_PAGE)} or a.bytes = a.shown_bytes
  order by ${order}`;

/** The maintained counters, read along with the page: one statement instead of two. */
const totalWhere = (filter: Statement): Statement => sql`
  (select coalesce(sum(agents), 0)::bigint from agent_counts where team_id = ${teamId} and ${filter})`;

/** How many agents the search finds, up to the cap. */
export async function countFound(act: Act, { pattern, statuses }: Filter): Promise<number> {
  // Looks up each row that was found; an exists() would be planned as a join that reads the whole table.
  const [row] = await act.tx.query(
    sql<{ total: number }>`
      select count(*) as total
      from search_agents(${pattern}, ${SEARCH_CAP}) found
      where ${statuses}::text[] is null
        or (select a.status = any(${statuses}::text[]) from agents a where a.id = found)`.named("count agents found"),
  );
  return row?.total ?? 0;
}

export async function countAgents(act: Act, statuses: readonly string[] | null): Promise<number> {
  const [row] = await act.tx.query(
    sql<{ total: number }>`
      select coalesce(sum(agents), 0)::bigint as total
      from agent_counts
      where team_id = ${act.who.teamId}
        and (${statuses}::text[] is null or status = any(${statuses}::text[]))`.named("count agents"),
  );
  return row?.total ?? 0;
}
