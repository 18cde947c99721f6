import { expect, test } from "vitest";
import { playRun, runOn, smallBed } from "../../../../test/evolution/engine-bed.ts";
import { helpfulness } from "../engine/policies/helpful.ts";
import { evidenceIn, observeRun, openRun } from "../engine/run.ts";
import { effectsIn, type ObservedRollout } from "./effects.ts";

test.each(["screen_compose", "hill"] as const)("%s: one answer to whether a change helps", (policy) => {
  const bed = smallBed();
  const run = runOn({ bed, policy });
  const { state, journal } = playRun(run, bed);
  const seen: ObservedRollout[] = [];
  let replayed = openRun(run);
  for (const results of journal) {
    for (const result of results) {
      const rollout = replayed.planned.find(({ replicate }) => replicate === result.replicate);
      if (rollout) seen.push({ rollout, result });
    }
    replayed = observeRun(run, replayed, results);
  }
  const { candidate = [], helps = [] } = state.finish ?? {};
  expect(candidate.length).toBeGreaterThan(0);
  const evidence = evidenceIn(run, state);
  // What keeps a change in a candidate, and what is shown of it, is one posterior.
  expect(helps).toEqual(candidate.map((gene) => helpfulness(bed.problem, evidence)[gene]));
  const shown = effectsIn(bed.problem, evidence, seen);
  for (const gene of candidate) {
    const own = shown.filter(({ arm }) => arm === bed.problem.genes[gene]?.key);
    expect(own).toHaveLength(1);
    expect(own[0]?.p_positive).toBeGreaterThanOrEqual(0.8);
    expect(own[0]?.points).toBeGreaterThan(0);
  }
});
