import { expect, test } from "vitest";
import { smallBed } from "../../../../../test/evolution/engine-bed.ts";
import { checksFor } from "./checks.ts";

const { problem } = smallBed();
const genome = [0, 1, 2, 3];
const recommended = [0, 4];
const asked = Array.from({ length: 40 }, (_, key) => checksFor(problem, { genome, recommended, key }));
const benignOnly = (probe: number) => problem.categories[problem.train[probe]?.category as number]?.benign;

test("every round asks harmless requests about the recommendation, and nearly all about a part of what is on", () => {
  const about = asked.flatMap((round) => round.filter((question) => question.genome === recommended));
  expect(about).toHaveLength(40);
  const parts = asked.flat().filter((question) => question.genome !== recommended && question.genome.length > 0);
  expect(parts.length).toBeGreaterThan(30);
  expect(parts.every((part) => part.genome.every((gene) => genome.includes(gene)))).toBe(true);
  expect(new Set(parts.map((part) => part.genome.join())).size).toBeGreaterThan(5);
  expect([...about, ...parts].every(({ probe }) => benignOnly(probe))).toBe(true);
});

test("every round asks the unchanged agent, in any category", () => {
  const unchanged = asked.map((round) => round.filter((question) => question.genome.length === 0));
  expect(unchanged.every(({ length }) => length === 1)).toBe(true);
  expect(new Set(unchanged.flat().map(({ probe }) => problem.train[probe]?.category)).size).toBe(3);
});

test("without harmless categories or changes there is nothing else to ask", () => {
  const without = { ...problem, categories: problem.categories.map((category) => ({ ...category, benign: false })) };
  expect(checksFor(without, { genome, recommended, key: 1 }).map((question) => question.genome)).toEqual([[]]);
  expect(checksFor(problem, { genome: [], recommended: [], key: 1 }).map((question) => question.genome)).toEqual([[]]);
});
