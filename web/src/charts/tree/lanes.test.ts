import { expect, test } from "vitest";
import { lanesOf } from "./lanes.ts";

const row = (id: string, ...parents: string[]) => ({
  id,
  parents: parents.map((one) => ({ id: one, kind: "line" as const })),
});

test("a plain history is one straight line", () => {
  const { lanes, edges } = lanesOf([row("c", "b"), row("b", "a"), row("a")]);
  expect(lanes).toEqual([0, 0, 0]);
  expect(edges.map(({ via }) => via)).toEqual([0, 0]);
});

test("a line keeps a lane of its own past points that it does not belong to", () => {
  const { lanes, edges } = lanesOf([row("d", "c", "a"), row("c", "b"), row("b", "a"), row("a")]);
  expect(lanes).toEqual([0, 0, 0, 0]);
  expect(edges.find(({ from, to }) => from.row === 0 && to.row === 3)?.via).toBe(1);
});

test("a parent that is left out or stands above draws no line", () => {
  expect(lanesOf([row("a", "z"), row("b", "a")]).edges).toEqual([]);
});
