import { describe, expect, test } from "vitest";
import { consoleOperations } from "../src/app/operations.ts";
import type { OperationSpec } from "../src/kernel/operation.ts";
import { sql } from "../src/platform/db/sql.ts";
import { asAuthenticator, inTeamOf } from "../src/platform/db/turn.ts";
import { callFor, entries, send } from "./calls.ts";
import { openScene, type Scene } from "./scene.ts";
import { openWorld, type Person, type World } from "./world.ts";

const BASE = "/v1/agent-configurations/";

async function agentOf(world: World, as: Person, name: string): Promise<string> {
  return (await world.call("POST", BASE, { as, body: { agent_name: name, model_name: "small-chat-1" } })).body.id;
}

const namesSeen = async (world: World, as: Person): Promise<string[]> =>
  (await world.call("GET", BASE, { as })).body.results.map((agent: { agent_name: string }) => agent.agent_name);

describe("two teams that share one connection", () => {
  test("never see each other, whatever the order of their requests and refusals", async () => {
    await using world = await openWorld({ poolSize: 1, environment: { CONSOLE_CREATORS: "everyone" } });
    const [one, other] = [world.owner, await world.stranger()];
    const [id] = [await agentOf(world, one, "ours"), await agentOf(world, other, "theirs")];
    const refused: [as: Person, method: string, path: string, body?: object, status?: number][] = [
      [one, "PUT", `${BASE}${id}`, { rate_limit_requests_per_minute: 0 }, 422],
      [one, "POST", BASE, { id, agent_name: "again", model_name: "m" }, 409], // a statement that failed
      [one, "POST", `${BASE}${id}/revert`, { revision: 99 }, 404], // a transaction that was rolled back
      [one, "DELETE", `/v1/teams/${one.who.teamId}`, { confirm_name: "wrong" }, 422],
      [one, "DELETE", `/v1/teams/${one.who.teamId}/users/${one.who.userId}`, undefined, 409], // acting beyond the team
      [other, "POST", "/v1/users/", { email: "x@example.org", password: "long enough", role: "OWNER" }, 201],
      [other, "POST", "/v1/users/", { email: "x@example.org", password: "long enough" }, 409],
    ];
    for (const [as, method, path, body, status] of refused) {
      expect([path, (await world.call(method, path, { as, body })).status]).toEqual([path, status]);
      expect(await namesSeen(world, as === one ? other : one)).toEqual([as === one ? "theirs" : "ours"]);
    }
    const rounds = Array.from({ length: 40 }, (_, at) => (at % 3 === 0 ? other : one));
    const seen = await Promise.all(rounds.map((as) => namesSeen(world, as)));
    expect(seen).toEqual(rounds.map((as) => [as === one ? "ours" : "theirs"]));
  });

  test("are kept apart by the database alone, after each way in which work can fail", async () => {
    await using world = await openWorld({ poolSize: 1 });
    const [one, other] = [world.owner, await world.stranger()];
    await agentOf(world, one, "ours");
    await agentOf(world, other, "theirs");
    const { db } = world.services;
    const everything = sql`select agent_name from agents`;
    const failures = [
      () => db.inTeam(one.who, (tx) => tx.run(sql`select 1 / 0`)),
      () => db.transaction(one.who, (tx) => tx.run(sql`select 1 / 0`)),
      () => db.transaction(one.who, (tx) => asAuthenticator(tx, () => tx.run(sql`select 1 / 0`))),
      () => db.transaction(one.who, (tx) => inTeamOf(tx, other.who.teamId, () => tx.run(sql`select 1 / 0`))),
      () => db.inTeam(one.who, (tx) => tx.run(sql`set app.team_id = 'no id'; select from agents`)),
      () => db.inTeam(one.who, (tx) => tx.run(sql`select pg_terminate_backend(pg_backend_pid())`)),
      () => db.authenticating((tx) => tx.run(sql`select 1 / 0`)),
    ];
    for (const fail of failures) {
      await expect(fail()).rejects.toThrow();
      expect(await db.inTeam(other.who, (tx) => tx.query(everything))).toEqual([{ agent_name: "theirs" }]);
      expect(await db.inTeam(one.who, (tx) => tx.query(everything))).toEqual([{ agent_name: "ours" }]);
      expect(await db.authenticating((tx) => tx.query(everything))).toEqual([]);
    }
  });
});

/** Reads share a team, and so do changes within one, for as long as its tokens are valid. */
const TEAM_MS = 300_000;

/**
 * Otherwise a busy moment, with every connection held by a request that waits for another one, would block the console.
 */
test("no operation waits for a second connection while it holds one", async () => {
  await using world = await openWorld({ poolSize: 1, environment: { CONSOLE_CREATORS: "everyone" } });
  const shared = new Map<string, { readonly scene: Scene; readonly until: number }>();
  const sharedBy = async (kind: "readers" | "writers"): Promise<Scene> => {
    const known = shared.get(kind);
    if (known && world.clock.now <= known.until) return known.scene;
    const scene = await openScene(world, "OWNER");
    shared.set(kind, { scene, until: world.clock.now + TEAM_MS });
    return scene;
  };
  const sceneFor = ({ id, method }: OperationSpec): Promise<Scene> => {
    if (method === "GET") return sharedBy("readers");
    // These may end a team or a membership.
    return id.startsWith("teams.") ? openScene(world, "OWNER") : sharedBy("writers");
  };
  for (const operation of consoleOperations) {
    const entry = entries[operation.id] ?? {};
    const scene = await sceneFor(operation);
    const call = await callFor(operation, entry, scene);
    world.clock.now += 31_000; // Cached keys and people from half a minute ago are read again.
    const reply = await send(scene, operation, call);
    expect([operation.id, reply.status < 400 || entry.answers?.includes(reply.body.code)]).toEqual([
      operation.id,
      true,
    ]);
  }
});
