import { describe, expect, test } from "vitest";
import { chainOf, sealAll, verify, writeRows } from "../../../test/platform/audit-log.ts";
import { openWorld, type World } from "../../../test/world.ts";
import { newId } from "../../kernel/ids.ts";
import type { Statement } from "../db/sql.ts";
import { genesis, linkHash, ROW_TEXT } from "./chain.ts";
import type { Head } from "./heads.ts";
import { verifyTeam } from "./verify.ts";

type Chain = Awaited<ReturnType<typeof chainOf>>;

/** A world with ten sealed rows and three pending ones. */
async function sealedWorld(): Promise<{
  world: World;
  chain: Chain;
  team: string;
  at: (seq: number) => Chain[number];
}> {
  const world = await openWorld();
  const team = world.owner.who.teamId;
  await world.behind.query("delete from audit_pending");
  await world.behind.query("delete from audit_log");
  await writeRows(world, 10);
  await sealAll(world);
  await writeRows(world, 3);
  const chain = await chainOf(world);
  const at = (seq: number): Chain[number] => {
    const link = chain[seq - 1];
    if (!link) throw new RangeError(`no link ${seq}`);
    return link;
  };
  return { world, chain, team, at };
}

const headAt = (team: string, { seq, hash }: { seq: number; hash: string }): Head => ({
  team_id: team,
  seq,
  hash,
  sealed_at: 1,
});

describe("an untouched chain", () => {
  test("is intact, even with pending rows and against the recorded heads", async () => {
    const { world, chain, team, at } = await sealedWorld();
    await using _ = world;
    const heads = [headAt(team, at(4)), headAt(team, at(10)), headAt(newId(), { seq: 99, hash: "0".repeat(64) })];
    expect(await verify(world, { heads })).toEqual({
      rows: 13,
      sealed: 10,
      pending: 3,
      head: { seq: 10, hash: chain.at(-1)?.hash },
      finding: null,
    });
  });

  test("is verified in one snapshot, whatever is sealed in the meantime", async () => {
    const { world, team, at } = await sealedWorld();
    await using _ = world;
    const verified = await world.services.db.transaction({ teamId: team, userId: "" }, async (tx) => {
      const query = async <Row extends object>(statement: Statement<Row>) => {
        if (statement.text.includes("order by seq desc")) await sealAll(world);
        return tx.query(statement);
      };
      return verifyTeam({ ...tx, query }, { teamId: team, heads: [] });
    });
    expect(verified).toMatchObject({ sealed: 10, pending: 3, head: { seq: 10, hash: at(10).hash }, finding: null });
    expect(await verify(world)).toMatchObject({ sealed: 13, pending: 0, finding: null });
  });
});

describe("without the console", () => {
  /** Each column by itself, so that none is left out of the hash. */
  test.each([
    ["at", "at + 1"],
    ["actor_kind", "'key'"],
    ["actor_id", "gen_random_uuid()"],
    ["actor_id", "null"],
    ["action", "'thing.left_alone'"],
    ["target_kind", "'agent'"],
    ["target_id", "'somewhere'"],
    ["outcome", "'denied'"],
    ["before_hash", "'00'"],
    ["after_hash", "''"],
    ["request_id", "request_id || ' '"],
    ["address", "'198.51.100.1'"],
    ["details", `'{"amount": 1.50}'`],
    ["details", "null"],
    ["details", "(details::text || ' ')::json"],
  ])("a changed %s (%s) is found at its row, though later rows changed too", async (column, value) => {
    const { world, at } = await sealedWorld();
    await using _ = world;
    await world.behind.query(`update audit_log set ${column} = ${value} where id in ($1, $2)`, [
      at(6).audit_id,
      at(8).audit_id,
    ]);
    expect((await verify(world)).finding).toMatchObject({ kind: "row_changed", seq: 6, audit_id: at(6).audit_id });
  });

  test("a deleted row is reported missing", async () => {
    const { world, at } = await sealedWorld();
    await using _ = world;
    await world.behind.query("delete from audit_log where id = $1", [at(3).audit_id]);
    expect((await verify(world)).finding).toMatchObject({ kind: "row_missing", seq: 3, audit_id: at(3).audit_id });
  });

  test("a row deleted before it was sealed is reported missing once it should have been", async () => {
    const { world } = await sealedWorld();
    await using _ = world;
    const { rows } = await world.behind.query("select audit_id from audit_pending order by 1 limit 1");
    await world.behind.query("delete from audit_log where id = $1", [rows[0].audit_id]);
    await sealAll(world);
    expect(await verify(world)).toMatchObject({
      sealed: 13,
      pending: 0,
      finding: { kind: "row_missing", seq: 11, audit_id: rows[0].audit_id },
    });
  });

  test("an inserted row is found, because it is neither sealed nor pending", async () => {
    const { world, at } = await sealedWorld();
    await using _ = world;
    const id = newId();
    await world.behind.query(
      `insert into audit_log select $1, team_id, at, actor_kind, actor_id, action, target_kind, target_id, outcome,
       before_hash, after_hash, request_id, address, details from audit_log where id = $2`,
      [id, at(5).audit_id],
    );
    expect((await verify(world)).finding).toMatchObject({ kind: "row_inserted", audit_id: id });
  });

  test("two swapped rows are found at the first of them", async () => {
    const { world, team, at } = await sealedWorld();
    await using _ = world;
    const [first, second, spare] = [at(4).audit_id, at(7).audit_id, newId()];
    for (const [seq, row] of [
      [4, spare],
      [7, first],
      [4, second],
    ] as const) {
      await world.behind.query("update audit_seals set audit_id = $3 where team_id = $1 and seq = $2", [
        team,
        seq,
        row,
      ]);
    }
    expect((await verify(world)).finding).toMatchObject({ kind: "row_changed", seq: 4, audit_id: second });
  });

  test("a changed hash is attributed to the link if its row is intact", async () => {
    const { world, team } = await sealedWorld();
    await using _ = world;
    await world.behind.query("update audit_seals set hash = repeat('0', 64) where team_id = $1 and seq = 4", [team]);
    expect((await verify(world)).finding).toMatchObject({ kind: "link_changed", seq: 4 });
  });

  test("a changed last hash is attributed to the link if the recorded head has the original", async () => {
    const { world, team, at } = await sealedWorld();
    await using _ = world;
    await world.behind.query("update audit_seals set hash = repeat('0', 64) where team_id = $1 and seq = 10", [team]);
    expect((await verify(world, { heads: [headAt(team, at(10))] })).finding).toMatchObject({
      kind: "link_changed",
      seq: 10,
    });
    expect((await verify(world)).finding).toMatchObject({ kind: "row_changed", seq: 10 });
  });

  test("a changed sealing time is found", async () => {
    const { world, team } = await sealedWorld();
    await using _ = world;
    await world.behind.query("update audit_seals set sealed_at = sealed_at - 1 where team_id = $1 and seq = 2", [team]);
    expect((await verify(world)).finding).toMatchObject({ seq: 2 });
  });

  test("a deleted link is reported missing, even together with its row", async () => {
    const { world, team, at } = await sealedWorld();
    await using _ = world;
    await world.behind.query("delete from audit_seals where team_id = $1 and seq = 5", [team]);
    expect((await verify(world)).finding).toMatchObject({ kind: "link_missing", seq: 5 });
    await world.behind.query("delete from audit_log where id = $1", [at(5).audit_id]);
    expect((await verify(world)).finding).toMatchObject({ kind: "link_missing", seq: 5 });
  });

  test("a row removed with its link, with the rest renumbered, is found where it was", async () => {
    const { world, team, at } = await sealedWorld();
    await using _ = world;
    await world.behind.query("delete from audit_log where id = $1", [at(5).audit_id]);
    await world.behind.query("delete from audit_seals where team_id = $1 and seq = 5", [team]);
    for (let seq = 6; seq <= 10; seq++) {
      await world.behind.query("update audit_seals set seq = seq - 1 where team_id = $1 and seq = $2", [team, seq]);
    }
    expect((await verify(world)).finding).toMatchObject({ kind: "row_changed", seq: 5, audit_id: at(6).audit_id });
  });

  test("a link inserted before the first is found", async () => {
    const { world, team } = await sealedWorld();
    await using _ = world;
    await world.behind.query("update audit_seals set seq = -3 where team_id = $1 and seq = 10", [team]);
    expect((await verify(world)).finding).toMatchObject({ kind: "link_changed", seq: -3 });
  });

  test("another team's chain in place of ours is found at its first link", async () => {
    const { world, team } = await sealedWorld();
    await using _ = world;
    const { who } = await world.stranger();
    await sealAll(world);
    await world.behind.query("delete from audit_log where team_id = $1", [team]);
    await world.behind.query("delete from audit_seals where team_id = $1", [team]);
    await world.behind.query("update audit_log set team_id = $1 where team_id = $2", [team, who.teamId]);
    await world.behind.query("update audit_seals set team_id = $1 where team_id = $2", [team, who.teamId]);
    expect((await verify(world)).finding).toMatchObject({ seq: 1 });
  });
});

describe("the recorded heads", () => {
  test("reveal that the end was removed, including its rows", async () => {
    const { world, team, at } = await sealedWorld();
    await using _ = world;
    await sealAll(world);
    const cut = await chainOf(world);
    const newest = cut.at(-1) ?? at(10);
    await world.behind.query("delete from audit_log where id in (select audit_id from audit_seals where seq > 8)");
    await world.behind.query("delete from audit_seals where seq > 8");
    expect((await verify(world)).finding).toBeNull();
    expect((await verify(world, { heads: [headAt(team, newest)] })).finding).toMatchObject({
      kind: "tail_cut",
      seq: 9,
    });
  });

  test("reveal that everything was removed", async () => {
    const { world, team, at } = await sealedWorld();
    await using _ = world;
    for (const table of ["audit_pending", "audit_seals", "audit_log"]) await world.behind.query(`delete from ${table}`);
    const verified = await verify(world, { heads: [headAt(team, at(10))] });
    expect(verified).toMatchObject({ rows: 0, head: null, finding: { kind: "tail_cut", seq: 1 } });
  });

  test("reveal that the end was removed and other rows sealed in its place", async () => {
    const { world, team, at } = await sealedWorld();
    await using _ = world;
    await world.behind.query("delete from audit_log where id in (select audit_id from audit_seals where seq > 8)");
    await world.behind.query("delete from audit_seals where seq > 8");
    await sealAll(world);
    const replaced = (await chainOf(world))[9] ?? at(10);
    const heads = [headAt(team, at(10)), headAt(team, replaced)];
    expect((await verify(world, { heads })).finding).toMatchObject({ kind: "chain_rewritten", seq: 10 });
  });

  test("reveal that a row was changed and the whole chain recomputed, and since when", async () => {
    const { world, team, at } = await sealedWorld();
    await using _ = world;
    await world.behind.query("update audit_log set action = 'thing.left_alone' where id = $1", [at(5).audit_id]);
    await forgeChain(world, team);
    expect((await verify(world)).finding).toBeNull();
    const heads = [headAt(team, at(10)), headAt(team, at(3)), headAt(team, at(7))];
    const { finding } = await verify(world, { heads });
    expect(finding).toMatchObject({ kind: "chain_rewritten", seq: 7 });
    expect(finding?.text).toContain("from number 4 on");
  });
});

/** What someone with the database and our source can do: recompute every hash over the current rows. */
async function forgeChain(world: World, team: string): Promise<void> {
  const { rows } = await world.behind.query(
    `select s.seq::int, s.sealed_at::float8, ${ROW_TEXT.text} from audit_seals s join audit_log a on a.id = s.audit_id
     where s.team_id = $1 order by s.seq`,
    [team],
  );
  let hash = genesis(team);
  for (const row of rows) {
    hash = linkHash(hash, { seq: row.seq, sealedAt: row.sealed_at }, row);
    await world.behind.query("update audit_seals set hash = $3 where team_id = $1 and seq = $2", [team, row.seq, hash]);
  }
}
