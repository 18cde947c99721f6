import { expect, test } from "vitest";
import { openWorld } from "../../../test/world.ts";
import { sql } from "./sql.ts";

test("a connection lost during a query fails that query, without claiming that nothing was changed, and nothing else", async () => {
  await using world = await openWorld();
  const { db } = world.services;
  const { who } = world.owner;
  const cut = db.transaction(who, async (tx) => {
    const [{ pid } = {}] = await tx.query(sql<{ pid: number }>`select pg_backend_pid() as pid`);
    const blow = world.behind.query("select pg_terminate_backend($1)", [pid]);
    await Promise.all([tx.query(sql`select pg_sleep(60)`), blow]);
  });
  await expect(cut).rejects.toMatchObject({
    code: "DATABASE_UNAVAILABLE",
    voices: { public: expect.stringContaining("may have taken effect") },
  });
  expect(await db.inTeam(who, (tx) => tx.query(sql`select 1 as one`))).toEqual([{ one: 1 }]);
});
