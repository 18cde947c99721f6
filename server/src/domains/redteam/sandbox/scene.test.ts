import { expect, test } from "vitest";
import { PAIRS, payloadAt, strangeAddresses } from "../../../../test/redteam/payloads.ts";
import { createDraw } from "../../evaluation/port.ts";
import { goalFamilies } from "../goals/list.ts";
import { firstDraft, SANDBOX } from "../model/draft.ts";
import { operators } from "../operators/list.ts";
import { sandboxHandshake } from "./handshake.ts";
import { addressOf, newToken, withoutAddress } from "./played/address.ts";
import { isSandboxWay, sandboxWays } from "./played/play.ts";
import { sandboxScene, sandboxTwin } from "./scene.ts";
import { createTurns } from "./turns.ts";
import { needsSandbox, sandboxWayOf } from "./way.ts";

const address = addressOf("https://console.test.internal/", newToken());
const families = goalFamilies.filter(({ ways }) => ways.some(isSandboxWay));

/** The short form of `npm run prove -- campaigns`. */
test("every address in what an agent is sent or finds at the sandbox is the console's own or reserved", () => {
  expect(strangeAddresses({ operators: [], texts: ["//evil.com", "a@b.example", "at 10.0.0.1", "c.org"] })).toEqual([
    ...["evil.com", "10.0.0.1", "c.org"],
  ]);
  const split = { operators: ["splitting.halves"], texts: ["https://heron.exam", "ple.net or mple.example"] };
  expect(strangeAddresses(split)).toEqual(["ple.net"]);
  const payloads = Array.from({ length: 800 }, (_, n) => payloadAt(n < 600 ? n : PAIRS + n)).filter(
    (one) => one !== null,
  );
  expect(payloads.flatMap((one) => strangeAddresses(one).map((host) => [host, one.family, one.operators]))).toEqual([]);
  for (const way of sandboxWays)
    expect(strangeAddresses({ operators: [], texts: [JSON.stringify(sandboxHandshake(way))] })).toEqual([]);
  expect(new Set(payloads.map(({ family }) => family)).size).toBe(goalFamilies.length);
  expect(new Set(payloads.flatMap((one) => one.operators)).size).toBeGreaterThan(0.9 * operators.length);
});

test("every goal that is tried through the sandbox says where to go, and its twin has nothing of the attack", () => {
  let played = 0;
  for (const family of families) {
    const goal = family.draw(createDraw({ seed: 3, probe: family.id, n: 0 }));
    for (const way of sandboxWays) {
      if (sandboxWayOf({ index: 0, family, goal }, [way]) !== way) continue;
      played += 1;
      const { stage, play } = sandboxScene(goal, firstDraft(goal), way);
      expect([...stage.earlier, ...stage.turns].join("\n"), family.id).toContain(SANDBOX);
      expect(stage.tools).toEqual([]);
      const written = JSON.stringify(goal.wish).slice(1, -1);
      if (goal.attacker === "outsider") expect(JSON.stringify(play), family.id).toContain(written);
      expect(JSON.stringify(sandboxTwin(goal, way)), family.id).not.toContain(written);
    }
  }
  expect(played).toBeGreaterThan(30);
});

test("a goal that no conversation can hold is known, so that nothing asks it without its attack", () => {
  const direct = goalFamilies.filter(({ ways }) => ways.some((way) => !isSandboxWay(way)));
  for (const family of goalFamilies) {
    const goal = family.draw(createDraw({ seed: 3, probe: family.id, n: 0 }));
    if (needsSandbox(goal)) expect(direct, family.id).not.toContain(family);
  }
});

test("what is kept of an attempt names no place that can still be visited", () => {
  const token = address.slice(address.lastIndexOf("/") + 1);
  const kept = withoutAddress({ text: `See ${address}/doc/1, token ${token}.` }, address);
  expect(kept).toEqual({ text: "See {sandbox}/doc/1, token {token}." });
});

test("a goal is tried directly and through the allowed parts of the sandbox in turn", () => {
  const kinds = ["document", "peer", "resource"] as const;
  const goal = { plant: { carriers: kinds.map((kind) => ({ kind, id: kind, title: kind, usual: "" })) } };
  const of = (index: number, ways: Parameters<typeof sandboxWayOf>[1], allowed = ways) =>
    sandboxWayOf({ index, goal, family: { ways } }, allowed);
  expect([0, 1, 2].map((index) => of(index, ["tools", "mcp"]))).toEqual([null, "mcp", null]);
  expect([0, 1].map((index) => of(index, ["tools", "mcp"], ["chat", "mcp"]))).toEqual(["mcp", "mcp"]);
  expect(of(1, ["chat", "documents"], ["chat", "tools"])).toBeNull();
  const hostile = { plant: { ...goal.plant, client: "artifact" as const } };
  expect(sandboxWayOf({ index: 0, goal: hostile, family: { ways: ["a2a"] } }, ["a2a"])).toBeNull();
  const empty = { plant: { carriers: [] } };
  expect(sandboxWayOf({ index: 0, goal: empty, family: { ways: ["tools", "documents"] } }, ["documents"])).toBeNull();
});

test("an attempt by the agent's own address is alone at the sandbox, and the others are side by side", async () => {
  const turns = createTurns();
  const log: string[] = [];
  const gates = new Map<string, PromiseWithResolvers<void>>();
  const run = (name: string, alone: boolean) => {
    gates.set(name, Promise.withResolvers());
    return turns.run(alone, async () => {
      log.push(name);
      await gates.get(name)?.promise;
    });
  };
  const all = [run("a", false), run("b", false), run("c", true), run("d", false)];
  const release = async (name: string) => {
    gates.get(name)?.resolve();
    await new Promise((resolve) => setImmediate(resolve));
  };
  await new Promise((resolve) => setImmediate(resolve));
  expect(log).toEqual(["a", "b"]);
  await release("a");
  expect(log).toEqual(["a", "b"]);
  await release("b");
  expect(log).toEqual(["a", "b", "c"]);
  await release("c");
  expect(log).toEqual(["a", "b", "c", "d"]);
  await release("d");
  await Promise.all(all);
});
