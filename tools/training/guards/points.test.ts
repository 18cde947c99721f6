import { expect, test } from "vitest";
import type { Example } from "./examples.ts";
import type { Judged } from "./folds.ts";
import { type Limit, spendLimits, thresholdOf } from "./points.ts";

const judged = (label: 0 | 1, tokens: number, score: number): Judged => ({
  score,
  example: { text: "", label, tokens, source: "s", group: "g" } as unknown as Example,
});
const limits: readonly Limit[] = [{ name: "ordinary", isOf: () => true, flag: 0.04, block: 0.02 }];
const start = [
  { tokens: 20, flag: 4, block: 5 },
  { tokens: 1_000, flag: 4, block: 5 },
];
/** Short ordinary texts score low, long ones as high as attacks do. */
const texts = Array.from({ length: 100 }, (_, nth) => nth / 25).flatMap((score) => [
  judged(0, 10, score - 4),
  judged(0, 100, score),
  judged(1, 10, score),
  judged(1, 100, score),
]);

test("what is left of a limit is spent where attacks are found, and the limit holds over all lengths", () => {
  const points = spendLimits(texts, limits, start);
  const share = (label: 0 | 1, point: "flag" | "block"): number => {
    const own = texts.filter(({ example }) => example.label === label);
    return own.filter(({ example, score }) => score >= thresholdOf(points, example.tokens)[point]).length / own.length;
  };
  expect(share(1, "block")).toBeGreaterThan(0.45);
  expect(share(0, "block")).toBeLessThanOrEqual(0.02);
  expect(share(0, "flag")).toBeLessThanOrEqual(0.04);
  expect(points.every(({ flag, block }, nth) => flag <= (start[nth]?.flag ?? 0) && block > flag)).toBe(true);
});
