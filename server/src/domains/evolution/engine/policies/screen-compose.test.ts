import { describe, expect, test } from "vitest";
import { answers, benchBed, smallBed } from "../../../../../test/evolution/engine-bed.ts";
import { observe, openSearch, recommendGenome } from "../machine.ts";
import { expectedLogit, type Posterior } from "../model/model.ts";
import { SCREEN_COMPOSE, type ScreenComposeOptions, screenCompose } from "./screen-compose.ts";
import { oddsOf } from "./views.ts";
import { learntFrom } from "./warm.ts";

function searched(bed: ReturnType<typeof smallBed>, budget: number, options: ScreenComposeOptions = SCREEN_COMPOSE) {
  const search = { space: bed.problem, policy: screenCompose(options), seed: 4, budget };
  let state = openSearch(search);
  while (state.planned.length > 0) state = observe(search, state, answers(bed, state.planned));
  return { state, genome: recommendGenome(search, state) };
}

test("finds genes that help, and leaves one that refuses everything", () => {
  const bed = smallBed();
  const { genome } = searched(bed, 250);
  const keys = genome.map((gene) => bed.problem.genes[gene]?.key);
  expect(keys).toContain("helps");
  expect(keys).not.toContain("refuses");
});

test("starts with the unchanged agent, in every category", () => {
  const bed = benchBed("v1", 2);
  const { planned } = openSearch({ space: bed.problem, policy: screenCompose(SCREEN_COMPOSE), seed: 1, budget: 100 });
  expect(planned).toHaveLength(36);
  expect(planned.every(({ genome }) => genome.length === 0)).toBe(true);
  expect(new Set(planned.map(({ probe }) => bed.problem.train[probe]?.category)).size).toBe(12);
});

test("starts from what was asked before the search, and asks only what is missing", () => {
  const bed = benchBed("v1", 2);
  const { problem } = bed;
  const earlier = problem.train.flatMap(({ category }, probe) =>
    category < 11 ? [{ genome: [], probe, outcome: 1 as const }] : [],
  );
  const search = { space: problem, policy: screenCompose(SCREEN_COMPOSE), seed: 1, budget: 100 };
  const { planned, inner } = openSearch({ ...search, earlier });
  expect(planned.map(({ probe }) => problem.train[probe]?.category)).toEqual([11, 11, 11]);
  const logit = (category: number) => expectedLogit(problem, inner.opinions[0] as Posterior, { genes: [], category });
  expect(logit(0)).toBeGreaterThan(logit(11) + 1);
  const all = [...earlier, ...planned.map(({ probe }) => ({ genome: [], probe, outcome: 0 as const }))];
  expect(openSearch({ ...search, earlier: all }).planned.some(({ genome }) => genome.length > 0)).toBe(true);
});

describe("how far to trust tags, and how large effects are, is learned:", () => {
  const trust = (name: string) => {
    const { state } = searched(benchBed(name, 21), 900);
    return oddsOf(SCREEN_COMPOSE.views, state.inner.opinions);
  };
  test("honest tags are believed", () => expect(trust("v1")[0]).toBeGreaterThan(0.9));
  test("random tags are not", () => expect(trust("random-tags")[0]).toBeLessThan(0.1));
  test("many small effects are taken for what they are", () => expect(trust("small-effects")[2]).toBeGreaterThan(0.9));
});

test("what was learned carries over: the next agent improves after a few rollouts", () => {
  const bed = benchBed("v1", 23);
  const { state } = searched(bed, 1500);
  const learnt = learntFrom(bed.problem, state.inner, SCREEN_COMPOSE);
  const cold = searched(bed, 80).genome;
  const warm = searched(bed, 80, { ...SCREEN_COMPOSE, learnt }).genome;
  expect(warm.length).toBeGreaterThan(cold.length);
  expect(JSON.parse(JSON.stringify(learnt))).toEqual(learnt);
});

test("several genomes of a batch come from the same posterior, and stay within the budget", () => {
  const bed = benchBed("v1", 2);
  const wide = searched(bed, 300, { ...SCREEN_COMPOSE, width: 4 });
  expect(wide.state.spent).toBe(300);
});
