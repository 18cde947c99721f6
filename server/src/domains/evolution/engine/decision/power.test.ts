import { expect, test } from "vitest";
import { benchBed } from "../../../../../test/evolution/engine-bed.ts";
import { decisionReserve, smallestCertifiableGain } from "./power.ts";

const usual = { alpha: 0.05, attempt: 1, discordance: 0.25 };

test("180 pairs confirm a gain of about a dozen points, not of five", () => {
  const gain = smallestCertifiableGain({ ...usual, pairs: 180 }) ?? 0;
  expect(gain).toBeGreaterThan(10);
  expect(gain).toBeLessThan(15);
});

test("more pairs confirm smaller gains, a later attempt needs more, and noise costs", () => {
  const of = (change: object) =>
    smallestCertifiableGain({ ...usual, pairs: 180, ...change }) ?? Number.POSITIVE_INFINITY;
  expect(of({ pairs: 720 })).toBeLessThan(of({}) / 1.6);
  expect(of({ attempt: 5 })).toBeGreaterThan(of({}));
  expect(of({ discordance: 0.05 })).toBeLessThan(of({}));
});

test("a handful of pairs confirms nothing", () => {
  expect(smallestCertifiableGain({ ...usual, pairs: 4 })).toBeUndefined();
});

test("the decision gets half of the rollouts, and no more than the hold-out can use", () => {
  const { problem } = benchBed("v1", 1);
  expect(decisionReserve(problem, 1400)).toBe(700);
  expect(decisionReserve(problem, 100_000)).toBe(720);
});
