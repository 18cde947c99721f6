import { expect, test } from "vitest";
import { MODEST_PRIOR } from "../policies/views.ts";
import { effectOf, learn, openPosterior } from "./model.ts";
import type { Gene, SearchSpace } from "./space.ts";
import { varianceAlong } from "./spread.ts";
import { drawnEffects } from "./thompson.ts";

const gene = (key: string, tag: number, family: string, more: Partial<Gene> = {}): Gene => ({
  ...{ key, tags: [tag], move: "add", family, ...more },
});
const space: SearchSpace = {
  categories: [
    { id: "leak", dimension: "security", benign: false, weight: 1 },
    { id: "harm", dimension: "safety", benign: false, weight: 1 },
    { id: "plain", dimension: "safety", benign: true, weight: 1 },
  ],
  genes: [
    gene("asked", 0, "one"),
    gene("reworded", 0, "one"),
    gene("beside", 0, "two"),
    gene("elsewhere", 1, "three"),
    gene("strict", 1, "four", { risks: ["over_refusal"] }),
    gene("removed", 0, "five", { move: "remove" }),
  ],
  train: [0, 1, 2].flatMap((category) =>
    Array.from({ length: 10 }, (_, at) => ({ id: `${category}-${at}`, category, family: `${category}-${at}` })),
  ),
};
const at = (name: string) => space.genes.findIndex(({ key }) => key === name);
const before = openPosterior(space, MODEST_PRIOR.prior);
const passes = Array.from({ length: 10 }, (_, probe) => ({ genome: [at("asked")], probe, outcome: 1 as const }));
const fails = Array.from({ length: 10 }, (_, probe) => ({ genome: [], probe, outcome: 0 as const }));
const after = learn(space, before, [...fails, ...passes]);
const rise = (name: string, category: number) => {
  const of = (posterior: typeof before) => effectOf(space, posterior, { gene: at(name), category }).mean;
  return of(after) - of(before);
};

test("what one wording does is expected most of its other wordings, then of its category, then of all additions", () => {
  const rises = [rise("asked", 0), rise("reworded", 0), rise("beside", 0), rise("elsewhere", 1), 0];
  expect(rises).toEqual([...rises].sort((a, b) => b - a));
  expect(new Set(rises).size).toBe(5);
  expect(rise("removed", 0)).toBe(0);
});

test("a warning of too many refusals lowers what is expected of harmless requests", () => {
  const of = (name: string) => effectOf(space, before, { gene: at(name), category: 2 }).mean;
  expect(of("strict")).toBeLessThan(of("elsewhere"));
});

test("samples vary together as the effects do", () => {
  const [one, other] = [at("asked"), at("reworded")];
  const draws = Array.from({ length: 400 }, (_, key) => drawnEffects(space, before, key).ofGene);
  const apart = draws.map((drawn) => (drawn[one]?.[0] as number) - (drawn[other]?.[0] as number));
  const spread = Math.sqrt(apart.reduce((sum, value) => sum + value ** 2, 0) / apart.length);
  // Two wordings differ by what each has of its own, a variance of 0.01.
  expect(spread).toBeGreaterThan(0.1);
  expect(spread).toBeLessThan(0.18);
  const slopes = space.categories.map(() => ({ base: 0, genes: 1 }));
  const joint = varianceAlong(space, before, { genes: [one, other], slopes });
  const alone = varianceAlong(space, before, { genes: [one], slopes });
  expect(joint).toBeGreaterThan(3 * alone);
});
