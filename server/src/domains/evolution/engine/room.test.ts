import { expect, test } from "vitest";
import { answers, runOn, smallBed } from "../../../../test/evolution/engine-bed.ts";
import { openSearch } from "./machine.ts";
import { fits } from "./model/genome.ts";
import type { Rollout } from "./model/rollout.ts";
import { checkProblem, type Problem } from "./model/space.ts";
import { POLICY_NAMES, policyNamed } from "./policies/list.ts";
import { observeRun, openRun } from "./run.ts";

/** Room for one of the two that help, or for both where the third makes room. */
const narrow = (problem: Problem): Problem => ({
  ...problem,
  genes: problem.genes.map((gene) => ({ ...gene, size: { helps: 60, coldest: 60, idle: -30 }[gene.key] ?? 30 })),
  room: 90,
});

test.each(POLICY_NAMES)("%s tests and proposes nothing that does not fit", (policy) => {
  const bed = smallBed();
  const run = { ...runOn({ bed, policy, pruneProbes: 4, budget: 700 }), problem: narrow(bed.problem) };
  const asked: Rollout[] = [];
  let state = openRun(run);
  while (state.planned.length > 0) {
    asked.push(...state.planned);
    state = observeRun(run, state, answers(bed, state.planned));
  }
  expect(asked.every(({ genome }) => fits(run.problem, genome))).toBe(true);
  expect(fits(run.problem, state.candidate)).toBe(true);
  expect(asked.some(({ genome }) => genome.length > 0)).toBe(true);
});

test("a policy that ignores the room is stopped before anything is tested", () => {
  const space = narrow(smallBed().problem);
  const policy = { ...policyNamed("random"), ask: () => [{ genome: [0, 2, 4], probe: 0 }] };
  expect(() => openSearch({ space, policy, seed: 1, budget: 10 })).toThrow("more than there is room for");
});

test("a room that is not a number is refused", () => {
  expect(() => checkProblem({ ...smallBed().problem, room: Number.NaN })).toThrow("room");
});
