import { expect, test } from "vitest";
import { makeBed } from "../bed/make-bed.ts";
import { agentOf } from "../bed/simulate.ts";
import { ownBed } from "../bed-files.ts";
import { hear, multiply, openBelief } from "./belief.ts";
import { hearOracle, openOracle, recommendOracle } from "./oracle-search.ts";
import { askOracle } from "./questions.ts";
import { toldOf } from "./told.ts";

const passes = (logit: number) => 1 / (1 + Math.exp(-logit));

test("an answer moves two numbers as the exact posterior says", () => {
  const belief = openBelief([
    { mean: 0.3, variance: 1 },
    { mean: -0.2, variance: 0.5 },
  ]);
  const sum = [
    [0, 1],
    [1, 0.5],
  ] as const;
  const chance = hear(belief, { sum, offset: 0.4, noise: 0, flip: 0, outcome: 1 });
  let [mass, first, second, square] = [0, 0, 0, 0];
  for (let one = -5; one <= 5.6; one += 0.05)
    for (let other = -4; other <= 3.6; other += 0.05) {
      const density = Math.exp(-0.5 * (one - 0.3) ** 2 - (other + 0.2) ** 2) * passes(one + 0.5 * other + 0.4);
      mass += density;
      first += density * one;
      second += density * other;
      square += density * one * one;
    }
  expect(chance).toBeCloseTo((mass * 0.05 ** 2) / (2 * Math.PI * Math.sqrt(0.5)), 3);
  expect(belief.mean[0]).toBeCloseTo(first / mass, 3);
  expect(belief.mean[1]).toBeCloseTo(second / mass, 3);
  expect(belief.covariance[0]).toBeCloseTo(square / mass - (first / mass) ** 2, 3);
});

test("what was multiplied in can be taken out again", () => {
  const belief = openBelief([{ mean: 0.3, variance: 1 }]);
  multiply(belief, 0, { precision: 3, pull: 1.5 });
  expect([belief.mean[0], belief.covariance[0]]).toEqual([expect.closeTo(0.45, 9), expect.closeTo(0.25, 9)]);
  multiply(belief, 0, { precision: -3, pull: -1.5 });
  expect([belief.mean[0], belief.covariance[0]]).toEqual([expect.closeTo(0.3, 9), expect.closeTo(1, 9)]);
});

test("a search that is told the recipe asks rules where they belong, and recommends nothing that the agent has", () => {
  const { file } = ownBed("small-effects");
  const bed = makeBed(file, 3);
  const search = openOracle(toldOf(file, bed, false), bed.problem, { key: 1, caution: 1 });
  const agent = agentOf(bed, 2);
  let inPlace = 0;
  for (let asked = 0; asked < 60; asked++) {
    const question = askOracle(search);
    const category = bed.problem.train[question.probe]?.category as number;
    const isHarmless = bed.problem.categories[category]?.benign === true;
    expect(isHarmless || question.genome.every((gene) => bed.problem.genes[gene]?.tags.includes(category))).toBe(true);
    inPlace += Number(!isHarmless && question.genome.length > 0);
    hearOracle(search, { ...question, outcome: agent.answer({ ...question, set: "train", replicate: asked }) });
  }
  expect(inPlace).toBeGreaterThan(10);
  const genome = recommendOracle(search);
  expect(genome.length).toBeGreaterThan(3);
  expect(genome.every((gene) => bed.problem.genes[gene]?.move === "add")).toBe(true);
});
