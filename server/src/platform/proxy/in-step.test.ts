import { expect, test } from "vitest";
import { inStep } from "./in-step.ts";

test("those that are ready in one turn go on together, each to its next wait", async () => {
  const said: string[] = [];
  const go = async (name: string): Promise<void> => {
    await inStep();
    said.push(`${name} reads`);
    await null;
    said.push(`${name} judges`);
  };
  const first = go("a");
  await new Promise((resolve) => process.nextTick(resolve));
  await Promise.all([first, go("b")]);
  expect(said).toEqual(["a reads", "b reads", "a judges", "b judges"]);
});

test("whoever comes later waits for the next turn, not for others that are late", async () => {
  await inStep();
  const later = inStep();
  expect(later).toBe(inStep());
  await expect(later).resolves.toBeUndefined();
});
