import type { Act } from "../../../../platform/act.ts";
import { containing } from "../../../../platform/db/like.ts";
import { raw, type Statement, sql } from "../../../../platform/db/sql.ts";
import type { PolicyFileRow, PolicyRow } from "../../tables/rows.ts";

export const sorts = ["-created_at", "created_at", "name", "-name"] as const;
export type Sort = (typeof sorts)[number];

/** A policy with its file, without the file's bytes. */
export interface PolicyView extends PolicyRow {
  readonly file_name: string | null;
  readonly file_kind: PolicyFileRow["kind"];
  readonly file_bytes: number | null;
  readonly file_state: PolicyFileRow["state"] | null;
  readonly file_engine: PolicyFileRow["engine"];
  readonly file_pages: PolicyFileRow["pages"];
  readonly file_characters: PolicyFileRow["characters"];
  readonly file_warnings: PolicyFileRow["warnings"] | null;
  readonly file_problem: PolicyFileRow["problem"];
}

/** A list shows longer texts as null: a page of them could not be held. */
const LONGEST_LISTED_TEXT = 2_000;

const file = sql`
  f.name as file_name, f.kind as file_kind, octet_length(f.content) as file_bytes, f.state as file_state,
  f.engine as file_engine, f.pages as file_pages, f.characters as file_characters, f.warnings as file_warnings,
  f.problem as file_problem`;

export async function findView({ tx, who }: Act, id: string): Promise<PolicyView | null> {
  const [row] = await tx.query(sql<PolicyView>`
    select p.*, ${file}
    from policies p
    left join policy_files f on f.policy_id = p.id and f.team_id = p.team_id
    where p.id = ${id} and p.team_id = ${who.teamId}`);
  return row ?? null;
}

export interface PolicyFilter {
  readonly category: string | null;
  readonly status: string | null;
  readonly search: string | null;
}

export interface PolicyPage extends PolicyFilter {
  readonly sort: Sort;
  readonly position: { readonly at: string | number; readonly id: string } | null;
  readonly limit: number;
  readonly offset: number;
}

const orders: Readonly<Record<Sort, Statement>> = {
  "-created_at": sql`p.created_at desc, p.id desc`,
  created_at: sql`p.created_at, p.id`,
  name: sql`p.name, p.id`,
  "-name": sql`p.name desc, p.id desc`,
};

function beyond(sort: Sort, position: PolicyPage["position"]): Statement {
  if (!position) return raw("true");
  const { at, id } = position;
  switch (sort) {
    case "-created_at":
      return sql`(p.created_at, p.id) < (${at}::bigint, ${id}::uuid)`;
    case "created_at":
      return sql`(p.created_at, p.id) > (${at}::bigint, ${id}::uuid)`;
    case "name":
      return sql`(p.name, p.id) > (${at}::text, ${id}::uuid)`;
    case "-name":
      return sql`(p.name, p.id) < (${at}::text, ${id}::uuid)`;
  }
}

function fits({ who }: Act, { category, status, search }: PolicyFilter): Statement {
  const words = search?.trim().slice(0, 200);
  const pattern = words ? containing(words) : null;
  return sql`
    p.team_id = ${who.teamId}
    and (${category}::text is null or p.category = ${category})
    and (${status}::text is null or p.status = ${status})
    and (${pattern}::text is null or p.name ilike ${pattern} or p.description ilike ${pattern}
      or exists (select from unnest(p.tags) as tag where tag ilike ${pattern}))`;
}

export function selectPage(act: Act, page: PolicyPage): Promise<PolicyView[]> {
  return act.tx.query(sql<PolicyView>`
    select p.id, p.team_id, p.name, p.description, p.category, p.status, p.preset, p.tags, p.all_agents, p.text_version,
      p.revision, p.created_by, p.created_at, p.updated_at,
      case when octet_length(p.source_text) <= ${raw(LONGEST_LISTED_TEXT)} then p.source_text end as source_text, ${file}
    from policies p
    left join policy_files f on f.policy_id = p.id and f.team_id = p.team_id
    where ${fits(act, page)} and ${beyond(page.sort, page.position)}
    order by ${orders[page.sort]}
    limit ${page.limit} offset ${page.offset}`);
}

export async function countPolicies(act: Act, filter: PolicyFilter): Promise<number> {
  const [row] = await act.tx.query(sql<{ total: number }>`
    select count(*) as total
    from policies p
    where ${fits(act, filter)}`);
  return row?.total ?? 0;
}
