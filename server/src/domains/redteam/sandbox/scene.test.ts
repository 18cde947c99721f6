import { expect, test } from "vitest";
import { createDraw } from "../../evaluation/port.ts";
import { goalFamilies } from "../goals/list.ts";
import { firstDraft, SANDBOX } from "../model/draft.ts";
import { operators } from "../operators/list.ts";
import { sandboxHandshake } from "./handshake.ts";
import { addressOf, atAddress, newToken, withoutAddress } from "./played/address.ts";
import { isSandboxWay, sandboxWays } from "./played/play.ts";
import { sandboxScene, sandboxTwin } from "./scene.ts";
import { createTurns } from "./turns.ts";
import { needsSandbox, sandboxWayOf } from "./way.ts";

const CONSOLE = "console.test.internal";
const address = addressOf(`https://${CONSOLE}/`, newToken());
const hostsIn = (value: unknown): string[] =>
  Array.from(JSON.stringify(value).matchAll(/(?:https?:\\?\/\\?\/|[\w.+-]@)([\w.-]+[a-z])/gi), ([, host = ""]) => host);
const isOurs = (host: string): boolean =>
  host === CONSOLE || /(?:^|\.)(?:example|example\.(?:com|net|org))$/i.test(host);

/** What an encoding leaves of an address leads nowhere. */
const plain = operators.filter(({ family }) => family !== "encoding" && family !== "splitting");
const families = goalFamilies.filter(({ ways }) => ways.some(isSandboxWay));

test("every address that an agent meets at the sandbox is the console's own or reserved", () => {
  const strange: string[] = [];
  let scenes = 0;
  for (const [at, family] of families.entries()) {
    for (let n = 0; n < 20; n++) {
      const draw = createDraw({ seed: 3, probe: family.id, n });
      const goal = family.draw(draw);
      const operator = plain[(at * 20 + n) % plain.length];
      const draft = operator?.apply(firstDraft(goal), goal, draw) ?? firstDraft(goal);
      for (const way of family.ways.filter(isSandboxWay)) {
        const scene = atAddress([sandboxScene(goal, draft, way), sandboxTwin(goal, way)], address);
        strange.push(...hostsIn(scene).filter((host) => !isOurs(host)));
        scenes += 2;
      }
    }
  }
  for (const way of sandboxWays) strange.push(...hostsIn(sandboxHandshake(way)).filter((host) => !isOurs(host)));
  expect(strange).toEqual([]);
  expect(scenes).toBeGreaterThan(1_000);
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
