import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { openWorld, type Person, type World } from "../../../../test/world.ts";
import { recordAudit } from "../../../platform/audit/record.ts";
import { createSealer } from "../../../platform/audit/sealer.ts";

const origin = { requestId: "test-request", address: "192.0.2.7" };

async function emptyWorld(): Promise<World> {
  const folder = await mkdtemp(join(tmpdir(), "audit-log-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const world = await openWorld({ environment: { CONSOLE_DATA_DIR: folder } });
  await world.behind.query("delete from audit_pending");
  await world.behind.query("delete from audit_log");
  return world;
}

interface Row {
  readonly action: string;
  readonly now: number;
  readonly who?: Person;
  readonly outcome?: "done" | "denied";
  readonly target?: string;
  readonly details?: Record<string, unknown>;
}

async function write(world: World, { action, now, who = world.owner, outcome = "done", target, details }: Row) {
  const act = { who: who.who, origin: { ...origin, requestId: `request-${now}` }, now };
  await world.services.db.transaction(who.who, (tx) =>
    recordAudit(
      { ...act, tx },
      {
        action,
        outcome,
        ...(target ? { target: { kind: "thing", id: target } } : {}),
        ...(details ? { details } : {}),
      },
    ),
  );
}

async function seal(world: World): Promise<void> {
  const { db, clock, logger, auditHeads: heads } = world.services;
  const sealer = createSealer({ db, clock, logger, heads });
  sealer.start();
  await sealer.stop();
}

const read = (world: World, query = "") => world.call("GET", `/v1/audit-log${query}`);
const actions = (reply: { body: { results: { action: string }[] } }) => reply.body.results.map((row) => row.action);

describe("reading the audit log", () => {
  test("shows who did what, from where and to what, newest first, with number and hash once sealed", async () => {
    await using world = await emptyWorld();
    await write(world, { action: "thing.made", now: 1_700_000_000_123, target: "t1", details: { size: 2 } });
    await seal(world);
    await write(world, { action: "thing.changed", now: 1_700_000_001_000 });
    const reply = await read(world);
    expect(reply.status).toBe(200);
    expect(reply.body.next_cursor).toBeNull();
    expect(reply.body.results).toEqual([
      expect.objectContaining({ action: "thing.changed", seq: null, hash: null, sealed_at_ms: null }),
      {
        id: expect.any(String),
        team_id: world.owner.who.teamId,
        at: 1_700_000_000,
        at_ms: 1_700_000_000_123,
        actor_kind: "user",
        actor_id: world.owner.who.userId,
        action: "thing.made",
        target_kind: "thing",
        target_id: "t1",
        outcome: "done",
        before_hash: null,
        after_hash: null,
        request_id: "request-1700000000123",
        address: "192.0.2.7",
        details: { size: 2 },
        seq: 1,
        hash: expect.stringMatching(/^[0-9a-f]{64}$/),
        sealed_at_ms: world.clock.now,
      },
    ]);
  });

  test("pages through rows of the same millisecond without losing or repeating one", async () => {
    await using world = await emptyWorld();
    for (let n = 0; n < 7; n++) await write(world, { action: `thing.${n}`, now: 1_700_000_000_000 + (n > 4 ? 1 : 0) });
    const seen: string[] = [];
    let cursor: string | null = "";
    while (cursor !== null) {
      const { body } = await read(world, `?limit=3${cursor ? `&cursor=${cursor}` : ""}`);
      seen.push(...body.results.map((row: { id: string }) => row.id));
      cursor = body.next_cursor;
    }
    const { rows } = await world.behind.query("select id from audit_log order by at desc, id desc");
    expect(seen).toEqual(rows.map((row) => row.id));
  });

  test("accepts filters, alone and combined", async () => {
    await using world = await emptyWorld();
    const member = await world.member("MEMBER");
    await write(world, { action: "agent.made", now: 1_700_000_001_000, target: "t1" });
    await write(world, { action: "agent.changed", now: 1_700_000_002_999, target: "t1", outcome: "denied" });
    await write(world, { action: "agents.counted", now: 1_700_000_003_000, who: member });
    expect(actions(await read(world, `?actor_id=${member.who.userId}`))).toEqual(["agents.counted"]);
    expect(actions(await read(world, "?action=agent.made"))).toEqual(["agent.made"]);
    expect(actions(await read(world, "?action=agent.*"))).toEqual(["agent.changed", "agent.made"]);
    expect(actions(await read(world, "?action=%25*"))).toEqual([]);
    expect(actions(await read(world, "?target_id=t1&outcome=denied"))).toEqual(["agent.changed"]);
    expect(actions(await read(world, "?since=1700000002&until=1700000003"))).toEqual(["agent.changed"]);
    expect(actions(await read(world, "?request_id=request-1700000003000"))).toEqual(["agents.counted"]);
    expect(actions(await read(world))).toHaveLength(3);
  });

  test.each([
    "?limit=0",
    "?limit=501",
    "?cursor=nonsense",
    `?cursor=${Buffer.from('{"at":1,"id":"x"}').toString("base64url")}`,
    `?cursor=${Buffer.from('{"at":1e99,"id":"0198c2a4-9a53-7c1e-9d53-0d2f7d2f4b15"}').toString("base64url")}`,
    "?actor_id=me",
    "?outcome=perhaps",
    "?since=9999999999999",
    "?action=%00",
  ])("refuses %s", async (query) => {
    await using world = await emptyWorld();
    expect((await read(world, query)).status).toBe(422);
  });

  test("is for owners and admins of the team, and shows nothing of another", async () => {
    await using world = await emptyWorld();
    await write(world, { action: "thing.made", now: 1_700_000_000_000 });
    const stranger = await world.stranger();
    for (const path of ["/v1/audit-log", "/v1/audit-log/export", "/v1/audit-log/integrity"]) {
      for (const role of ["MEMBER", "VIEWER"] as const) {
        expect((await world.call("GET", path, { as: await world.member(role) })).status).toBe(403);
      }
    }
    expect((await world.call("GET", "/v1/audit-log", { as: await world.member("ADMIN") })).status).toBe(200);
    const theirs = await world.call("GET", "/v1/audit-log", { as: stranger });
    expect(theirs.text).not.toContain(world.owner.who.teamId);
    expect(theirs.text).toContain(stranger.who.teamId);
  });
});

describe("the export", () => {
  const download = async (world: World, query = "") => {
    const headers = { host: "127.0.0.1", authorization: `Bearer ${world.owner.token}` };
    const reply = await world.app.inject({ method: "GET", url: `/v1/audit-log/export${query}`, headers });
    const lines = reply.body.split("\n").slice(0, -1);
    return { ...reply, headers: reply.headers, rows: lines.map((line) => JSON.parse(line)) };
  };

  test("contains the filtered rows as the list shows them, over many pages, and is itself recorded in the log", async () => {
    await using world = await emptyWorld();
    await world.behind.query(
      `insert into audit_log (id, team_id, at, actor_kind, action, outcome, request_id, address)
       select gen_random_uuid(), $1, n, 'user', 'thing.made', 'done', 'r', 'a' from generate_series(1, 1000) n`,
      [world.owner.who.teamId],
    );
    const { headers, rows } = await download(world, "?action=thing.*");
    expect(headers["content-type"]).toBe("application/x-ndjson");
    expect(headers["content-disposition"]).toBe('attachment; filename="audit-log.jsonl"');
    expect(rows.map((row) => row.at_ms)).toEqual(Array.from({ length: 1000 }, (_, index) => 1000 - index));
    const { body } = await read(world, "?limit=2");
    expect(body.results[0]).toMatchObject({ action: "audit.exported", details: { action: "thing.*" } });
    expect(rows[0]).toEqual(body.results[1]);
  });

  test("keeps the numbers in details as they were written", async () => {
    await using world = await emptyWorld();
    await write(world, { action: "thing.made", now: 1_700_000_000_000 });
    await world.behind.query(`update audit_log set details = '{"score":85.0}'`);
    expect((await download(world, "?action=thing.made")).body).toContain('"details":{"score":85.0}');
  });
});

describe("the integrity check", () => {
  const check = async (world: World) => (await world.call("GET", "/v1/audit-log/integrity")).body;

  test("reports that the chain is intact, its length and what is still pending", async () => {
    await using world = await emptyWorld();
    expect(await check(world)).toEqual({ intact: true, rows: 0, sealed: 0, pending: 0, head: null });
    await write(world, { action: "thing.made", now: 1_700_000_000_000 });
    await seal(world);
    await write(world, { action: "thing.changed", now: 1_700_000_000_001 });
    const head = { seq: 1, hash: expect.stringMatching(/^[0-9a-f]{64}$/) };
    expect(await check(world)).toEqual({ intact: true, rows: 2, sealed: 1, pending: 1, head });
  });

  test("names an altered row, and a truncated chain", async () => {
    await using world = await emptyWorld();
    for (let n = 0; n < 3; n++) await write(world, { action: "thing.made", now: 1_700_000_000_000 + n });
    await seal(world);
    await world.behind.query("update audit_log set action = 'thing.unmade' where at = 1700000000001");
    expect(await check(world)).toMatchObject({ intact: false, rows: 3, finding: { kind: "row_changed", seq: 2 } });
    await world.behind.query("delete from audit_log where at > 1700000000000");
    await world.behind.query("delete from audit_seals where seq > 1");
    expect(await check(world)).toMatchObject({ intact: false, rows: 1, finding: { kind: "tail_cut", seq: 2 } });
  });
});

describe("a change and its audit row", () => {
  const openKeys = async (world: World) => (await world.behind.query("select from api_keys")).rowCount;
  const told = async (world: World) =>
    (await world.behind.query("select from audit_log where action = 'key.created'")).rowCount;
  const makeKey = (world: World) => world.call("POST", "/v1/api-keys", { body: { name: "Build", scopes: ["read"] } });

  test("commit together", async () => {
    await using world = await emptyWorld();
    expect((await makeKey(world)).status).toBe(201);
    expect([await openKeys(world), await told(world)]).toEqual([1, 1]);
  });

  test.each(["audit_log", "audit_pending"])("both fail if %s refuses its row", async (table) => {
    await using world = await emptyWorld();
    await world.behind.query(`alter table ${table} add constraint full_up check (false) not valid`);
    expect((await makeKey(world)).status).toBe(500);
    expect([await openKeys(world), await told(world)]).toEqual([0, 0]);
  });

  test("both fail if the change is refused at the very end", async () => {
    await using world = await emptyWorld();
    await world.behind.query(
      `create function refuse() returns trigger language plpgsql as $$ begin raise 'full up'; end $$`,
    );
    await world.behind.query(`create constraint trigger full_up after insert on api_keys
      deferrable initially deferred for each row execute function refuse()`);
    expect((await makeKey(world)).status).toBe(500);
    expect([await openKeys(world), await told(world)]).toEqual([0, 0]);
  });
});
