import { expect, test } from "vitest";
import { unbeaten } from "./unbeaten.ts";

const item = (config_hash: string, cost: number, points: number) => ({ config_hash, cost, gain: { points } });

test("a configuration stays unless one that is no longer gains at least as much", () => {
  const kept = unbeaten([item("short", 10, 2), item("dear", 30, 2), item("best", 40, 5), item("tie", 10, 1)]);
  expect([...kept].toSorted()).toEqual(["best", "short"]);
});
