import { openBundle } from "@agent-console/analysis/guards/run/bundle.ts";
import { expect, test } from "vitest";
import { guardedAgent, word } from "../../../../test/protection/guarded-agent.ts";
import { openWorld } from "../../../../test/world.ts";

test("a bundle is signed, verified with the published key, and 304 while it is the same", async () => {
  await using world = await openWorld();
  const { agent_id, config_id } = await guardedAgent(world, { "input-guards": ["g"], g: word("orion") });
  const path = `/v1/agents/${agent_id}/guard-bundle`;
  const agent_system_prompt = "You answer questions about plants and orders of a nursery, and nothing else.";
  await world.call("PUT", `/v1/agent-configurations/${agent_id}`, { body: { agent_system_prompt } });
  const signed = await world.call("GET", path);
  const { public_key: publicKey } = (await world.call("GET", "/v1/guard-bundle-key")).body;
  const now = Math.floor(world.clock.now / 1000);
  const bundle = await openBundle(signed.body, { publicKey, agentId: agent_id, now });
  expect(bundle).toMatchObject({ format: 1, agent_id, config_id, version: 1 });
  // Words can be guessed from hashes of fewer than eight, so a bundle has none.
  expect(Object.keys(bundle.facts)).toEqual(["promptFingerprints"]);
  expect(bundle.expires_at - now).toBeLessThanOrEqual(3600);
  const etag = signed.headers["etag"] as string;
  expect((await world.call("GET", path, { headers: { "if-none-match": etag } })).status).toBe(304);
  for (const [change, rules, reason] of [
    [{ signature: "" }, {}, "unsigned"],
    [{ payload: signed.body.payload.replace("enforce", "shadow") }, {}, "tampered"],
    [{}, { now: now + 3600 }, "expired"],
    [{}, { agentId: config_id }, "other_agent"],
  ] as const) {
    const opened = openBundle({ ...signed.body, ...change }, { publicKey, agentId: agent_id, now, ...rules });
    await expect(opened).rejects.toMatchObject({ name: "BundleRefused", reason });
  }
});

test("a heartbeat is counted once, says what was downgraded, and makes the agent guarded", async () => {
  await using world = await openWorld();
  const { agent_id, config_id } = await guardedAgent(world, {
    "input-guards": ["stop", "watch"],
    stop: word("orion"),
    watch: word("lyra", { mode: "shadow" }),
  });
  const count = { channel: "user", requests: 10, hits: 1, undecided: 0, not_covered: 0, unscanned: 0, elapsed_us: 50 };
  const beat = {
    ...{ agent_id, config_id, instance: "web-1", sequence: 1, version: 1, digest: "" },
    modes: { stop: "shadow", watch: "shadow" },
    counts: [
      { guard: "watch", ...count },
      { guard: "no-such-guard", ...count },
    ],
  };
  const send = (body: object) => world.call("POST", "/v1/guard-heartbeats", { body });
  expect((await send(beat)).body).toMatchObject({ live_version: 1, refresh: false, downgraded: ["stop"] });
  await send(beat);
  await send({ ...beat, sequence: 2 });
  await world.services.guards.tally.flush();
  const { rows } = await world.behind.query("select guard, source, requests, hits from guard_counts");
  expect(rows).toEqual([{ guard: "watch", source: "sdk", requests: "20", hits: "2" }]);
  const agent = await world.call("GET", `/v1/agent-configurations/${agent_id}`);
  expect(agent.body.protection_status).toBe("guarded");
  expect((await send({ ...beat, version: 9 })).body.code).toBe("GUARD_VERSION_NOT_FOUND");
});
