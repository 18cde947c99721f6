import { expect, test } from "vitest";
import { type Known, overDefense, verdictOn } from "./evidence.ts";

const known = (more: Partial<Known> = {}): Known => ({
  ...{ guard: "injection", channel: "user", n: 300, hits: 0, attack: 0, fine: 0, unsure: 0 },
  ...{ cardBound: null, hardNegatives: { n: 400, hits: 2 }, budget: 0.01 },
  ...more,
});

test("299 clean requests are not enough, and 300 are", () => {
  expect(verdictOn(known({ n: 299 }))).toMatchObject({ by: null, reason: expect.stringContaining("299 requests") });
  expect(verdictOn(known())).toMatchObject({ by: "traffic", bound: expect.closeTo(0.0099, 4) });
});

test("hits count as legitimate until people label them as attacks", () => {
  const hit = known({ n: 1000, hits: 10 });
  const refused = verdictOn(hit);
  expect(refused.by).toBeNull();
  expect(refused.reason).toMatch(/up to 1\.69% .*1000 requests.*budget is 1%/);
  expect(verdictOn({ ...hit, attack: 10 }).by).toBe("traffic");
  expect(verdictOn({ ...hit, attack: 8, unsure: 2 }).bound).toBe(verdictOn({ ...hit, attack: 8, fine: 2 }).bound);
});

test("labels on some hits stand for the rest, at their upper bound", () => {
  const some = verdictOn(known({ n: 20_000, hits: 400, attack: 50 }));
  const all = verdictOn(known({ n: 20_000, hits: 400, attack: 400 }));
  expect(some.bound).toBeGreaterThan(all.bound ?? 1);
  expect(some.by).toBe("traffic");
  expect(verdictOn(known({ n: 20_000, hits: 400, attack: 20, fine: 20 })).by).toBeNull();
});

test("a smaller budget needs more requests", () => {
  expect(verdictOn(known({ budget: 0.001 })).by).toBeNull();
  expect(verdictOn(known({ budget: 0.001, n: 3000 })).by).toBe("traffic");
});

test("a card that bounds false positives is enough without traffic, and one that does not is nothing", () => {
  expect(verdictOn(known({ n: 0, cardBound: 0.006 }))).toMatchObject({ by: "card", bound: null });
  expect(verdictOn(known({ n: 0, cardBound: 0.02 })).by).toBeNull();
});

test("a guard that hits ordinary texts full of attack words stays in shadow whatever else is known", () => {
  const over = verdictOn(known({ n: 5000, cardBound: 0.001, hardNegatives: { n: 400, hits: 7 } }));
  expect(over).toMatchObject({ by: null, reason: expect.stringContaining("7 of 400") });
});

test("over-defense is an estimate with an interval, from nothing but hits at first, then from labels", () => {
  expect(overDefense(known({ n: 0 }))).toBeNull();
  const unlabeled = overDefense(known({ n: 1000, hits: 10 }));
  expect(unlabeled).toMatchObject({ estimate: 0.01, low: 0, high: expect.closeTo(0.0169, 3) });
  const half = overDefense(known({ n: 1000, hits: 10, attack: 5, fine: 5 }));
  expect(half?.estimate).toBe(0.005);
  expect(half?.low).toBeGreaterThan(0.001);
  expect(half?.high).toBeLessThan(unlabeled?.high ?? 0);
  const clean = overDefense(known({ n: 1000, hits: 10, attack: 10 }));
  expect([clean?.estimate, clean?.low]).toEqual([0, 0]);
});
