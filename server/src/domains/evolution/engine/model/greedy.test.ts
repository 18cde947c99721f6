import { expect, test } from "vitest";
import { smallBed } from "../../../../../test/evolution/engine-bed.ts";
import { buildGreedily, type Effects, predictedFitness } from "./greedy.ts";

const { problem, truth } = smallBed();
const everywhere = problem.categories.map((_, at) => at);
const effects: Effects = { base: truth.base, where: problem.genes.map(() => everywhere), ofGene: truth.effects };
const rules = { from: [], price: 0.004, caution: 1, allows: () => true };
const gene = (key: string) => problem.genes.findIndex((one) => one.key === key);

test("selects genes that help, leaves those without effect, and takes the best step of a slot", () => {
  const built = buildGreedily(problem, effects, { ...rules, caution: 3 });
  expect(built).toEqual([gene("helps"), gene("coldest")].sort((a, b) => a - b));
});

test("a gene that hurts harmless requests is selected only if these do not count", () => {
  const reckless = buildGreedily(problem, effects, { ...rules, caution: 0 });
  expect(reckless).toContain(gene("refuses"));
  expect(buildGreedily(problem, effects, { ...rules, caution: 3 })).not.toContain(gene("refuses"));
});

test("switches off harmful genes of the starting genome, and uses only allowed ones", () => {
  const built = buildGreedily(problem, effects, { ...rules, caution: 3, from: [gene("refuses")], allows: () => false });
  expect(built).toEqual([]);
});

test("every step raises the predicted fitness by more than the price", () => {
  const built = buildGreedily(problem, effects, { ...rules, caution: 3 });
  const gain = predictedFitness(problem, effects, built) - predictedFitness(problem, effects, []);
  expect(gain).toBeGreaterThan(0.004 * built.length);
});
