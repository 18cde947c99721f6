import { expect, test } from "vitest";
import { benchBed } from "../../../../../test/evolution/engine-bed.ts";
import { CONFIRM } from "./confirm.ts";
import { decisionReserve, leastBudget, powerTable, provableWith, smallestCertifiableGain } from "./power.ts";

const { problem } = benchBed("v1", 1);
const gainOf = (change: object) => smallestCertifiableGain(problem, { ...CONFIRM, pairs: 180, ...change });

test("180 pairs confirm a gain of about ten points, not of five", () => {
  expect(gainOf({})).toBeGreaterThan(8);
  expect(gainOf({})).toBeLessThan(13);
});

test("more pairs confirm smaller gains, and a later attempt needs more", () => {
  expect(gainOf({ pairs: 720 })).toBeLessThan((gainOf({}) as number) / 1.6);
  expect(gainOf({ attempt: 5 })).toBeGreaterThan(gainOf({}) as number);
});

test("a handful of pairs confirms nothing", () => {
  expect(gainOf({ pairs: 4 })).toBeUndefined();
});

test("the table tells less and less gain for more and more requests, and the least budget proves a sensible one", () => {
  const rows = powerTable(problem, CONFIRM);
  const gains = rows.map(({ gain }) => gain ?? 100);
  expect(gains).toEqual(gains.toSorted((a, b) => b - a));
  expect(rows.map(({ holding }) => holding)).toEqual(rows.map(({ holding }) => holding).toSorted((a, b) => a - b));
  const least = leastBudget(problem, CONFIRM) as number;
  expect(provableWith(problem, least, CONFIRM).gain).toBeLessThanOrEqual(25);
  expect(provableWith(problem, least - 50, CONFIRM).gain ?? 100).toBeGreaterThan(25);
});

test("a category of one family is as uncertain as the others say, as in the decision itself", () => {
  const alone = problem.categories.findIndex(({ benign }) => benign);
  const holdout = problem.holdout.map((probe) => (probe.category === alone ? { ...probe, family: "alone" } : probe));
  const { holding } = provableWith({ ...problem, holdout }, 6000, CONFIRM);
  expect(holding).toBeGreaterThan(0.4);
});

test("the table starts with the smallest budget", () => {
  expect(powerTable(problem, CONFIRM, 650).map(({ budget }) => budget)).toEqual([
    650, 1000, 1400, 2000, 3000, 4500, 6000,
  ]);
});

test("the decision gets half of the rollouts, less of what is beyond 3,000, and no more than the hold-out can use", () => {
  expect(decisionReserve(problem, 1400)).toBe(700);
  expect(decisionReserve(problem, 5000)).toBe(2000);
  expect(decisionReserve(problem, 100_000)).toBe(12 * problem.holdout.length);
});
