import { expect, test } from "vitest";
import { openWorld } from "../../../../test/world.ts";
import { standardHarnesses } from "../probes/harnesses.ts";

test("harnesses are listed down to their detectors, with the number of prompts that a run sends", async () => {
  await using world = await openWorld();
  const { body } = await world.call("GET", "/v1/harnesses/");
  expect(body.map(({ name }: { name: string }) => name)).toEqual(["trust_score", "reliability", "security", "safety"]);
  const [whole, ...parts] = body;
  for (const [at, harness] of standardHarnesses.entries()) {
    const plan = [...harness.plan(3)];
    expect(parts[at].prompts).toBe(plan.length);
    expect(parts[at].requests).toBe(
      plan.reduce((sum, { question: { turns, world: played } }) => sum + turns.length + (played ? 2 : 0), 0),
    );
    for (const { probes } of parts[at].scenarios) expect(probes.length).toBeGreaterThanOrEqual(4);
  }
  expect(whole.prompts).toBe(parts.reduce((sum: number, { prompts }: { prompts: number }) => sum + prompts, 0));
});

test("every detector that a probe names has a card", async () => {
  await using world = await openWorld();
  const { results } = (await world.call("GET", "/v1/detectors/")).body;
  const carded = results.filter(({ answers }: { answers: number }) => answers >= 80);
  const names = carded.map(({ name }: { name: string }) => name);
  const { body } = await world.call("GET", "/v1/harnesses/");
  const used = body.flatMap(({ scenarios }: { scenarios: { probes: { detectors: string[] }[] }[] }) =>
    scenarios.flatMap(({ probes }) => probes.flatMap(({ detectors }) => detectors)),
  );
  // What happened in a played world is known, not detected.
  expect(names).toEqual(expect.arrayContaining([...new Set(used)].filter((name) => name !== "effect")));
});
