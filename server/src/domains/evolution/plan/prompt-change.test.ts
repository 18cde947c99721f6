import { expect, test } from "vitest";
import { promptGenes } from "../genomes/genes/extract.ts";
import { promptChange } from "./prompt-change.ts";

const priced = (input: number | null) => (input === null ? null : { input, output: 0, cached: null });
const costOf = (before: string, after: string, price: number | null, old = price) =>
  promptChange({
    base: promptGenes(before),
    candidate: promptGenes(after),
    prices: [priced(old), priced(price)],
  })?.extra_cost_per_1000_requests;

test("a longer prompt costs its tokens at the team's price, and an unknown price is not zero", () => {
  expect(costOf("Be kind.", `Be kind.\n\n${"a".repeat(390)}`, 2.5)).toBe(0.245);
  expect(costOf("Be kind.", "Be kind. Be brief.", null)).toBeNull();
  expect(costOf("a".repeat(400), "a", 10)).toBe(-0.99);
  expect(promptChange({ base: [], candidate: [], prices: [null, null] })).toBeNull();
  // With another model, both prices count.
  expect(costOf("a".repeat(400), "a".repeat(400), 1, 3)).toBe(-0.2);
  expect(costOf("a".repeat(400), "a".repeat(400), 1, null)).toBeNull();
});
