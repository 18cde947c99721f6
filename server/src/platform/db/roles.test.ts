import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openWorld, type World } from "../../../test/world.ts";
import { prepareAppRole } from "./roles.ts";

let world: World;
let app: string;
let owner: pg.Client;
beforeAll(async () => {
  world = await openWorld();
  app = String(world.connections.app.user);
  owner = new pg.Client(world.connections.owner);
  await owner.connect();
});
afterAll(async () => {
  await owner.end();
  await world[Symbol.asyncDispose]();
});

const may = async (power: string, table = "agents"): Promise<boolean> => {
  const { rows } = await world.behind.query("select has_table_privilege($1, $2, $3) as may", [app, table, power]);
  return rows[0].may;
};

test("granting again never leaves a running console without its permissions, not even for one statement", async () => {
  await owner.query(`grant truncate on agents to ${app}`);
  const seen: boolean[] = [];
  const watched = new Proxy(owner, {
    get: (client, name) =>
      name !== "query"
        ? Reflect.get(client, name)
        : async (text: string, values?: unknown[]) => {
            const result = await client.query(text, values);
            seen.push(await may("select"));
            return result;
          },
  });
  await prepareAppRole(watched, { name: app, password: null });
  expect(await may("truncate")).toBe(false);
  expect(seen).not.toContain(false);
});

test("a start puts right what was granted otherwise, and leaves all other tables alone", async () => {
  const entries = async () => {
    const { rows } = await world.behind.query(
      "select relname, xmin from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'v')",
    );
    return new Map(rows.map(({ relname, xmin }) => [relname, xmin]));
  };
  const prepare = () => prepareAppRole(owner, { name: app, password: null });
  await prepare();
  const before = await entries();
  await prepare();
  expect(await entries()).toEqual(before);

  await owner.query(`revoke insert on agents from ${app}`);
  await owner.query(`grant update on audit_log to ${app}`);
  await owner.query(`grant select on teams to ${app} with grant option`);
  await owner.query(`grant update (version) on schema_migrations to ${app}`);
  await prepare();
  expect([await may("insert"), await may("update", "audit_log")]).toEqual([true, false]);
  expect([await may("select", "teams"), await may("select with grant option", "teams")]).toEqual([true, false]);
  const column = "select has_column_privilege($1, 'schema_migrations', 'version', 'update') as may";
  expect((await world.behind.query(column, [app])).rows).toEqual([{ may: false }]);
  const after = await entries();
  const touched = [...after].filter(([name, xmin]) => before.get(name) !== xmin).map(([name]) => name);
  expect(touched.sort()).toEqual(["agents", "audit_log", "schema_migrations", "teams"]);
});
