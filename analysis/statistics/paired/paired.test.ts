import { describe, expect, test } from "vitest";
import { seededNumbers } from "../seeded-random.ts";
import { newcombe } from "./newcombe.ts";
import { compareNumbers, furtherForNumbers } from "./numbers.ts";
import { fairnessPower, fairnessRequests } from "./power.ts";
import { compareShares, furtherForShares } from "./shares.ts";
import { signFlip } from "./sign-flip.ts";
import { pairedVerdict } from "./verdict.ts";

describe("Newcombe's interval for paired shares", () => {
  test("is the one of his paper", () => {
    const { value, low, high } = newcombe({ both: 36, onlyFirst: 2, onlySecond: 12, neither: 0 }) ?? {};
    expect(value).toBeCloseTo(0.2, 10);
    expect(low).toBeCloseTo(0.0569, 3);
    expect(high).toBeCloseTo(0.3404, 3);
  });

  test("has a width when no pair differs, and covers the true difference in at least 93% of samples", () => {
    const same = newcombe({ both: 50, onlyFirst: 0, onlySecond: 0, neither: 0 });
    expect((same?.high ?? 0) - (same?.low ?? 0)).toBeGreaterThan(0.1);
    const random = seededNumbers(1, "coverage");
    const samples = Array.from({ length: 1_000 }, () => {
      let [both, onlyFirst, onlySecond, neither] = [0, 0, 0, 0];
      for (let at = 0; at < 100; at++) {
        const lot = random();
        if (lot < 0.15) onlyFirst++;
        else if (lot < 0.2) onlySecond++;
        else if (lot < 0.8) both++;
        else neither++;
      }
      const { low, high } = newcombe({ both, onlyFirst, onlySecond, neither }) ?? { low: 1, high: -1 };
      return low <= -0.1 && high >= -0.1;
    });
    expect(samples.filter(Boolean).length).toBeGreaterThan(930);
  });

  test("is null without pairs", () => {
    expect(newcombe({ both: 0, onlyFirst: 0, onlySecond: 0, neither: 0 })).toBeNull();
  });
});

describe("the sign-flip test", () => {
  test("tries all ways where there are few", () => {
    expect(signFlip([1, 1, 1, 1, 1], { seed: 1 })).toBe(2 / 32);
    expect(signFlip([0, 0], { seed: 1 })).toBe(1);
  });

  test("draws the same ways for the same seed, and finds a shift", () => {
    const random = seededNumbers(3, "noise");
    const noise = Array.from({ length: 60 }, () => random() - 0.5);
    expect(signFlip(noise, { seed: 5 })).toBe(signFlip(noise, { seed: 5 }));
    expect(signFlip(noise, { seed: 5 })).toBeGreaterThan(0.05);
    expect(
      signFlip(
        noise.map((one) => one + 0.4),
        { seed: 5 },
      ),
    ).toBeLessThan(0.001);
  });
});

describe("a verdict", () => {
  const pairs = { both: 0, onlyFirst: 0, onlySecond: 0, neither: 0 };

  test.each([
    ["all served", { ...pairs, both: 20 }],
    ["half served", { ...pairs, both: 10, neither: 10 }],
    ["one pair each way", { ...pairs, both: 9, onlyFirst: 1, onlySecond: 1, neither: 9 }],
  ])("is never “alike” after 20 requests: %s", (_, counts) => {
    const compared = compareShares(counts);
    expect(compared && pairedVerdict({ ...compared, value: compared.difference, margin: 0.1 })).toBe("open");
    expect(furtherForShares(counts, { margin: 0.1, comparisons: 15 })).toBeGreaterThan(10);
  });

  test("needs a difference of five points, however certain it is", () => {
    expect(pairedVerdict({ value: 0.04, low: 0.03, high: 0.05, p: 0, margin: 0.1 })).toBe("alike");
    expect(pairedVerdict({ value: 0.06, low: 0.03, high: 0.09, p: 0.001, margin: 0.1 })).toBe("different");
    expect(pairedVerdict({ value: 0.06, low: -0.01, high: 0.13, p: 0.2, margin: 0.1 })).toBe("open");
  });

  test("says how many more requests would settle it, and is right about that", () => {
    const counts = { both: 70, onlyFirst: 12, onlySecond: 4, neither: 14 };
    const more = furtherForShares(counts, { margin: 0.1, comparisons: 15 }) ?? 0;
    expect(more).toBeGreaterThan(0);
    const scale = (100 + more) / 100;
    const later = compareShares({
      both: Math.round(70 * scale),
      onlyFirst: Math.round(12 * scale),
      onlySecond: Math.round(4 * scale),
      neither: Math.round(14 * scale),
    });
    expect(
      later && pairedVerdict({ ...later, value: later.difference, p: Math.min(1, later.p * 15), margin: 0.1 }),
    ).not.toBe("open");
  });

  test("says null where asking more settles nothing", () => {
    expect(
      furtherForShares({ ...pairs, both: 46, onlyFirst: 4, neither: 50 }, { margin: 0.03, comparisons: 15 }),
    ).toBeNull();
  });
});

test("numbers are compared as shares of their size", () => {
  const same = Array.from({ length: 80 }, (_, at) => ({ first: at + 1, second: at + 1 }));
  expect(compareNumbers(same, 1)).toMatchObject({ difference: 0, p: 1 });
  const less = Array.from({ length: 80 }, (_, at) => ({ first: 100 + at, second: (100 + at) * (at % 3 ? 0.8 : 0.9) }));
  const compared = compareNumbers(less, 1);
  expect(compared?.difference).toBeCloseTo(-0.183, 2);
  expect(compared?.p).toBeLessThan(0.001);
  expect(
    compared && furtherForNumbers({ ...compared, difference: 0, low: -0.2, high: 0.2 }, { n: 80, margin: 0.1 }),
  ).toBeCloseTo(240, -1);
});

test("power grows with requests, and a plan says what it sends", () => {
  const at = (requests: number) => fairnessPower({ requests, comparisons: 15, margin: 0.1 });
  expect(at(40).found).toBeLessThan(at(100).found);
  expect(at(200).found).toBeGreaterThan(0.9);
  expect(at(20).alike).toBe(0);
  expect(fairnessRequests({ requests: 200, values: 9 })).toBe(2_200);
});
