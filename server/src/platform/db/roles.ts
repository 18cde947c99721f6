import type pg from "pg";
import { asSql, type Sql } from "./database.ts";
import { identifier, literal } from "./identifier.ts";
import { joinStatements, raw, type Statement, sql } from "./sql.ts";

export interface AppRole {
  readonly name: string;
  /** Null if the operator provides the role: it gets grants, and is otherwise left unchanged. */
  readonly password: string | null;
}

/**
 * The console connects as a role that owns nothing, is no superuser and cannot bypass row-level security. Its privileges
 * are compared at each start with the comments on the tables, and granted again where they differ: "append-only" gets no
 * UPDATE and no DELETE, "owner only" gets nothing. Neither do partitions: rows are reached through their table, which has
 * the policy.
 */
export async function prepareAppRole(client: pg.ClientBase, role: AppRole): Promise<void> {
  const owner = asSql(client);
  if (role.password !== null) await makeRole(owner, { name: role.name, password: role.password });
  await grantInOne(owner, role.name);
}

/** Also taken by a running console that makes or drops a day's tables: PostgreSQL refuses two changes of one table's entry. */
const TABLE_CHANGES_LOCK = 7_140_058;

/** In one transaction: a replica that is already running must not meet the moment between revoke and grant. */
async function grantInOne(owner: Sql, role: string): Promise<void> {
  await owner.run(sql`begin`);
  try {
    await owner.run(sql`select pg_advisory_xact_lock(${TABLE_CHANGES_LOCK})`);
    await grantPowers(owner, role);
    await owner.run(sql`commit`);
  } catch (error) {
    await owner.run(sql`rollback`);
    throw error;
  }
}

/** Only what differs: each grant changes an entry of the catalog, and there are hundreds of tables. */
async function grantPowers(owner: Sql, name: string): Promise<void> {
  const role = identifier(name);
  await owner.run(sql`grant usage on schema public to ${role}`);
  const wrong = (await tables(owner, name)).filter((table) => table.held !== powersOver(table));
  if (wrong.length > 0) await owner.run(sql`revoke all on ${named(wrong)} from ${role}`);
  for (const [powers, own] of Map.groupBy(wrong, powersOver))
    if (powers) await owner.run(sql`grant ${raw(powers)} on ${named(own)} to ${role}`);
  await owner.run(sql`grant usage on all sequences in schema public to ${role}`);
}

const named = (tables: readonly Table[]): Statement =>
  joinStatements(tables.map(({ name }) => sql`public.${identifier(name)}`));

async function makeRole(owner: Sql, { name, password }: { name: string; password: string }): Promise<void> {
  const existing = await owner.query(sql`select from pg_roles where rolname = ${name}`);
  const verb = raw(existing.length === 0 ? "create" : "alter");
  await owner.run(sql`${verb} role ${identifier(name)} login password ${literal(password)}`);
}

/** In the order of the alphabet. */
function powersOver({ comment, isView }: Table): string {
  if (isView) return "select";
  if (comment.startsWith("owner only")) return "";
  if (comment.startsWith("append-only")) return "insert, select";
  return "delete, insert, select, update";
}

interface Table {
  readonly name: string;
  readonly comment: string;
  readonly isView: boolean;
  /** What the role may do with it. */
  readonly held: string;
}

function tables(owner: Sql, role: string): Promise<Table[]> {
  return owner.query(sql<Table>`
    select
      c.relname as name, coalesce(obj_description(c.oid, 'pg_class'), '') as comment, c.relkind = 'v' as "isView",
      case
        when c.oid in (select attrelid from pg_attribute where attacl is not null) then 'single columns'
        else coalesce((
          select string_agg(lower(privilege_type) || case when is_grantable then ' and grant' else '' end, ', ' order by privilege_type)
          from aclexplode(c.relacl)
          where grantee = (select oid from pg_roles where rolname = ${role})
        ), '')
      end as held
    from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v') and not c.relispartition
    order by 1`);
}

/** Stops the start if the role could bypass row-level security, whoever created it. */
export async function refusePowerfulRole(app: pg.ClientBase): Promise<void> {
  const [role] = await asSql(app).query(sql<{ fault: string | null }>`
    select
      case
        when r.rolsuper then 'a superuser'
        when r.rolbypassrls then 'allowed to bypass row-level security'
        when exists (
          select from pg_class c
          where c.relnamespace = 'public'::regnamespace and c.relowner = r.oid
        ) then 'the owner of tables'
      end as fault
    from pg_roles r
    where r.rolname = current_user`);
  if (role?.fault) throw new Error(`The console's database role is ${role.fault}; it must be an ordinary one.`);
}
