import { describe, expect, test } from "vitest";
import { smallBed } from "../../../../../test/evolution/engine-bed.ts";
import { changedGenes, toggleGene } from "./genome.ts";
import { EngineRefusal } from "./refusal.ts";
import { checkProblem, type Problem } from "./space.ts";

const { problem } = smallBed();
const gene = (key: string) => problem.genes.findIndex((one) => one.key === key);

describe("a genome", () => {
  test("is the same whatever the order of its toggles", () => {
    expect(toggleGene(problem, toggleGene(problem, [], 2), 0)).toEqual(
      toggleGene(problem, toggleGene(problem, [], 0), 2),
    );
    expect(toggleGene(problem, [0, 2], 2)).toEqual([0]);
  });

  test("holds at most one gene of a slot", () => {
    const cool = toggleGene(problem, [0], gene("cooler"));
    expect(toggleGene(problem, cool, gene("coldest"))).toEqual([0, gene("coldest")]);
  });

  test("differs from another by the genes that are on in only one of them", () => {
    expect(changedGenes([0, 2], [2, 4])).toEqual([0, 4]);
  });
});

describe("a problem is refused, with the place,", () => {
  const broken: [string, Partial<Problem>, string][] = [
    ["without categories", { categories: [] }, "categories"],
    ["with a tag that leads nowhere", { genes: [{ key: "a", tags: [9], move: "add" }] }, "genes[0].tags[0]"],
    ["with a gene that is meant for nothing", { genes: [{ key: "a", tags: [], move: "add" }] }, "genes[0].tags"],
    ["with a key that stands twice", { genes: [...problem.genes, ...problem.genes] }, "genes"],
    [
      "with a weight that is no whole number",
      { categories: problem.categories.map((one) => ({ ...one, weight: 0.5 })) },
      "categories[0].weight",
    ],
    [
      "with a category that has no probe",
      { holdout: problem.holdout.filter((probe) => probe.category !== 1) },
      "holdout",
    ],
    [
      "with a family on both sides of the split",
      {
        holdout: problem.holdout.map((probe, at) =>
          at === 3 ? { ...probe, family: problem.train[0]?.family ?? "" } : probe,
        ),
      },
      "holdout[3].family",
    ],
  ];
  test.each(broken)("%s", (_name, change, place) => {
    expect(() => checkProblem({ ...problem, ...change })).toThrow(
      expect.objectContaining({ constructor: EngineRefusal, code: "problem_invalid", place }),
    );
  });
});
