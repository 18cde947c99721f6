import pg from "pg";

export interface AppRole {
  readonly name: string;
  /** Null when the role is the operator's own: it is granted to, and otherwise left as it is. */
  readonly password: string | null;
}

/**
 * The console's own connection is a role that owns nothing, is no superuser and cannot pass row-level security. What it
 * may do is granted anew at each start from what the tables say of themselves: a table whose comment begins with
 * "append-only" gets no UPDATE and no DELETE, one that begins with "owner only" gets nothing.
 */
export async function prepareAppRole(owner: pg.ClientBase, role: AppRole): Promise<void> {
  const name = pg.escapeIdentifier(role.name);
  if (role.password !== null) await makeRole(owner, { name: role.name, password: role.password });
  // At once: a console that runs already, as another replica, must not meet the moment between taking and giving.
  await owner.query("begin");
  try {
    await grantPowers(owner, name);
    await owner.query("commit");
  } catch (error) {
    await owner.query("rollback");
    throw error;
  }
}

async function grantPowers(owner: pg.ClientBase, name: string): Promise<void> {
  await owner.query(`grant usage on schema public to ${name}`);
  for (const table of await tables(owner)) {
    const target = `public.${pg.escapeIdentifier(table.name)}`;
    await owner.query(`revoke all on ${target} from ${name}`);
    const powers = table.isView ? "select" : powersOver(table.comment);
    if (powers) await owner.query(`grant ${powers} on ${target} to ${name}`);
  }
  await owner.query(`grant usage on all sequences in schema public to ${name}`);
}

async function makeRole(owner: pg.ClientBase, role: { name: string; password: string }): Promise<void> {
  const { rows } = await owner.query("select 1 from pg_roles where rolname = $1", [role.name]);
  const verb = rows.length === 0 ? "create" : "alter";
  const password = pg.escapeLiteral(role.password);
  await owner.query(`${verb} role ${pg.escapeIdentifier(role.name)} login password ${password}`);
}

function powersOver(comment: string): string | null {
  if (comment.startsWith("owner only")) return null;
  if (comment.startsWith("append-only")) return "select, insert";
  return "select, insert, update, delete";
}

interface Table {
  readonly name: string;
  readonly comment: string;
  readonly isView: boolean;
}

async function tables(owner: pg.ClientBase): Promise<Table[]> {
  const { rows } = await owner.query<Table>(`
    select c.relname as name, coalesce(obj_description(c.oid, 'pg_class'), '') as comment, c.relkind = 'v' as "isView"
    from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v') order by 1`);
  return rows;
}

/** Stops the start when the role could step over the wall, whoever made it. */
export async function refusePowerfulRole(app: pg.ClientBase): Promise<void> {
  const { rows } = await app.query<{ fault: string }>(`
    select case when r.rolsuper then 'a superuser' when r.rolbypassrls then 'allowed to bypass row-level security'
      when exists (select from pg_class c where c.relnamespace = 'public'::regnamespace and c.relowner = r.oid)
      then 'the owner of tables' end as fault
    from pg_roles r where r.rolname = current_user`);
  const found = rows[0]?.fault;
  if (found) throw new Error(`The console's database role is ${found}; it must be an ordinary one.`);
}
