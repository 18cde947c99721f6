import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { callFor, entries, send } from "../../../../test/calls.ts";
import { openScene } from "../../../../test/scene.ts";
import { openStandbyDouble, type StandbyDouble, standbyHost } from "../../../../test/standby-double.ts";
import { openWorld, type Person, type Reply, type World } from "../../../../test/world.ts";
import { consoleOperations } from "../../../app/operations.ts";
import { effectOf } from "../../../kernel/operation.ts";
import { AGE_HEADER } from "../../http/mount.ts";
import { openReads, preferPrimary, type Reads } from "./reads.ts";
import type { ReplicaStatus } from "./replica-host.ts";

let world: World;
let standby: StandbyDouble;
let reads: Reads;
let reader: Person;
const changes: ReplicaStatus[] = [];
const AWAY = { host: "127.0.0.1", port: 1 };

beforeAll(async () => {
  world = await openWorld({
    reads: (db, { app }) => {
      const onChange = (_: string, status: ReplicaStatus) => changes.push(status);
      reads = openReads(db, { hosts: [standbyHost(app)], maxLagSeconds: 30, poolSize: 4, onChange });
      return reads;
    },
  });
  standby = await openStandbyDouble(world.behind, world.connections.app);
  reader = await world.member("MEMBER");
  await reads.look();
  await list(reader);
});
afterAll(() => world[Symbol.asyncDispose]());

/** As if everybody's last change were long ago. */
const forget = () => world.behind.query("update recent_writers set until = 0");
const list = (as: Person): Promise<Reply> => world.call("GET", "/v1/agent-configurations/", { as });
const isFromReplica = ({ headers }: Reply): boolean => headers[AGE_HEADER] !== undefined;
const agent = (agent_name: string) => ({ agent_name, model_name: "m", agent_url: "http://127.0.0.1:9/v1" });
const create = (name: string, as: Person) => world.call("POST", "/v1/agent-configurations/", { as, body: agent(name) });

beforeEach(async () => {
  await standby.setPromoted(false);
  await standby.setBeat(null);
  // A replica that was of no use is left alone for a moment.
  await expect
    .poll(() => forget().then(async () => isFromReplica(await list(reader))), { interval: 50, timeout: 5_000 })
    .toBe(true);
});

describe("a read that may be a few seconds old", () => {
  test("comes from the replica and says how old it is at most", async () => {
    const { replica } = reads.counts() ?? { replica: 0 };
    const reply = await list(reader);
    expect(reply.status).toBe(200);
    expect(Number(reply.headers[AGE_HEADER])).toBeLessThan(30);
    expect(reads.counts()?.replica).toBe(replica + 1);
  });

  test("comes from the primary for whoever changed something, in every process, and from the replica for others", async () => {
    await using other = otherProcess();
    expect((await create("Mine", world.owner)).status).toBe(201);
    const mine = await list(world.owner);
    expect(isFromReplica(mine)).toBe(false);
    expect(mine.text).toContain("Mine");
    expect(isFromReplica(await list(reader))).toBe(true);
    await other.reads.look();
    const elsewhere = other.reads.begin(world.owner.who);
    await elsewhere.inTeam(async () => {});
    expect(elsewhere.age()).toBeNull();
    expect(other.reads.counts()?.primary["own change"]).toBe(1);
  });

  test("comes from the primary for everyone after the list of writers was lost with a crash", async () => {
    await world.behind.query("delete from recent_writers");
    expect(isFromReplica(await list(reader))).toBe(false);
    expect(isFromReplica(await list(reader))).toBe(false);
  });

  test.each([
    ["is further behind than allowed", "behind", () => standby.setBeat(Date.now() - 60_000)],
    ["has heard nothing yet", "behind", () => standby.setBeat(0)],
    ["says what a clock of another server said", "behind", () => standby.setBeat(Date.now() + 60_000)],
    ["was promoted", "not a replica", () => standby.setPromoted(true)],
  ] as const)("comes from the primary while the replica %s", async (_, status, happen) => {
    await happen();
    const reply = await list(reader);
    expect([reply.status, isFromReplica(reply)]).toEqual([200, false]);
    expect(changes.at(-1)).toBe(status);
    expect(await reads.look()).toMatchObject([{ status }]);
  });

  test("comes from the primary, at once, while the replica can't be reached", async () => {
    await using away = otherProcess(AWAY);
    await away.reads.look();
    const reading = away.reads.begin(reader.who);
    expect(await reading.inTeam(async ({ isReplica }) => isReplica)).toBeUndefined();
    expect(await away.reads.look()).toEqual([{ host: "127.0.0.1:1", status: "away", behind_seconds: null }]);
  });

  test("that is refused there, or not final there, is repeated on the primary, and the request stays with it", async () => {
    const reading = reads.begin(reader.who);
    const tries: unknown[] = [];
    await reading.inTeam(async (tx) => {
      tries.push(tx.isReplica ?? false);
      preferPrimary(tx);
    });
    await reading.inTeam(async (tx) => tries.push(tx.isReplica ?? false));
    expect(tries).toEqual([true, false, false]);
  });

  test("shows two teams their own rows and no other, at once and in turns", async () => {
    const stranger = await world.stranger();
    await create("Theirs", stranger);
    await create("Ours", world.owner);
    await forget();
    const others = await world.member("VIEWER", { team: stranger.who.teamId });
    const replies = await Promise.all(Array.from({ length: 40 }, (_, n) => list(n % 2 ? reader : others)));
    for (const [n, reply] of replies.entries()) {
      expect(isFromReplica(reply)).toBe(true);
      expect(reply.text.includes("Theirs")).toBe(n % 2 === 0);
      expect(reply.text.includes("Ours")).toBe(n % 2 === 1);
    }
  });
});

test("every operation that is marked for a replica is a GET, and one that a standby can answer", async () => {
  const marked = consoleOperations.filter(({ reads: where }) => where === "replica");
  expect(marked.length).toBeGreaterThan(40);
  expect(marked.filter((op) => effectOf(op) !== "read" || op.method !== "GET" || op.access === "public")).toEqual([]);
  const scene = await openScene(world, "OWNER");
  const wrong: string[] = [];
  for (const operation of marked) {
    const call = await callFor(operation, entries[operation.id] ?? {}, scene);
    await forget();
    const refused = reads.counts()?.primary.refused;
    const reply = await send(scene, operation, call);
    if (reply.status < 400 && reads.counts()?.primary.refused !== refused && !LATER.includes(operation.id))
      wrong.push(`${operation.id}: ${reply.status}`);
    if (reply.status < 300 && !isFromReplica(reply) && !LATER.includes(operation.id))
      wrong.push(`${operation.id}: from the primary`);
  }
  expect(wrong).toEqual([]);
});

/** They refuse what is not final there, or send the header before they read. */
const LATER = ["evaluation.readResults", "redteam.downloadResults", "teams.exportTeam", "teams.exportAuditLog"];

/** The reads of another process on the same database. */
function otherProcess(host = standby.host) {
  const own = openReads(world.services.db, { hosts: [host], maxLagSeconds: 30, poolSize: 2 });
  return { reads: own, [Symbol.asyncDispose]: () => own.close() };
}
