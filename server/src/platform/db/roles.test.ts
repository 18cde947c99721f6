import pg from "pg";
import { expect, test } from "vitest";
import { openWorld } from "../../../test/world.ts";
import { prepareAppRole } from "./roles.ts";

test("granting again never leaves a running console without its permissions, not even for one statement", async () => {
  await using world = await openWorld();
  const app = String(world.connections.app.user);
  const owner = new pg.Client(world.connections.owner);
  await owner.connect();
  const seen: boolean[] = [];
  const watched = new Proxy(owner, {
    get: (client, name) =>
      name !== "query"
        ? Reflect.get(client, name)
        : async (text: string, values?: unknown[]) => {
            const result = await client.query(text, values);
            const { rows } = await world.behind.query("select has_table_privilege($1, 'agents', 'select') as may", [
              app,
            ]);
            seen.push(rows[0].may);
            return result;
          },
  });
  try {
    await prepareAppRole(watched, { name: app, password: null });
  } finally {
    await owner.end();
  }
  expect(seen.length).toBeGreaterThan(20);
  expect(seen).not.toContain(false);
});
