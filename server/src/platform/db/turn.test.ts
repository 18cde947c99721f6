import { describe, expect, test } from "vitest";
import { openWorld } from "../../../test/world.ts";
import type { Tx } from "./database.ts";
import { sql } from "./sql.ts";
import { asAuthenticator, inTeamOf } from "./turn.ts";

const sees = async (tx: Tx): Promise<number> => (await tx.query(sql`select from users`)).length;

describe("a transaction with widened access", () => {
  test("sees more during the work it was widened for, and no more after it", async () => {
    await using world = await openWorld();
    const stranger = await world.stranger();
    await world.services.db.transaction(world.owner.who, async (tx) => {
      expect(await sees(tx)).toBe(1);
      expect(await asAuthenticator(tx, () => sees(tx))).toBe(2);
      expect(await sees(tx)).toBe(1);
      const teams = () => tx.query(sql<{ id: string }>`select id from teams order by id`);
      const both = [world.owner.who.teamId, stranger.who.teamId].sort();
      expect((await inTeamOf(tx, stranger.who.teamId, teams)).map((team) => team.id)).toEqual(both);
      expect(await teams()).toHaveLength(1);
    });
  });

  test("is narrowed again if the work is refused, so that whatever follows sees no more than before", async () => {
    await using world = await openWorld();
    await world.stranger();
    await world.services.db.transaction(world.owner.who, async (tx) => {
      const refused = asAuthenticator(tx, () => Promise.reject(new Error("refused")));
      await expect(refused).rejects.toThrow("refused");
      expect(await sees(tx)).toBe(1);
    });
  });

  test("returns the connection with its original binding, even after a failed statement", async () => {
    await using world = await openWorld();
    await world.stranger();
    const failing = world.services.db.transaction(world.owner.who, (tx) =>
      asAuthenticator(tx, () => tx.run(sql`select 1 / 0`)),
    );
    await expect(failing).rejects.toThrow("division by zero");
    expect(await world.services.db.inTeam(world.owner.who, sees)).toBe(1);
  });

  test("has no effect outside of a transaction", async () => {
    await using world = await openWorld();
    await world.stranger();
    await world.services.db.inTeam(world.owner.who, async (tx) => {
      expect(await asAuthenticator(tx, () => sees(tx))).toBe(1);
    });
  });
});
