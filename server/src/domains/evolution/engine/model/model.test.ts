import { describe, expect, test } from "vitest";
import { smallBed } from "../../../../../test/evolution/engine-bed.ts";
import { effectOf, expectedLogit, jointVariance, learn, openPosterior, type PriorShape } from "./model.ts";

const { problem } = smallBed();
const prior: PriorShape = {
  reach: "all",
  base: { mean: 0, variance: 4 },
  ease: { mean: 0, variance: 1.44 },
  tagged: { mean: 0.3, variance: 2.5 },
  benign: { mean: 0, variance: 0.3 },
  other: { mean: 0, variance: 0.05 },
};
const LEAK = 0;
const PLAIN = 2;
const probeOf = (category: number) => problem.train.findIndex((probe) => probe.category === category);

describe("one rollout moves the model", () => {
  test("by the amounts computed by hand", () => {
    const before = openPosterior(problem, prior);
    const after = learn(problem, before, [{ genome: [0, 1], probe: probeOf(LEAK), outcome: 1 }]);
    // z = .3 + .3, s = 4 + 1.44 + 2.5 + 2.5; p = 1 / (1 + exp(-z / sqrt(1 + pi s / 8)))
    const p = 1 / (1 + Math.exp(-0.6 / Math.sqrt(1 + (Math.PI * 10.44) / 8)));
    const h = p * (1 - p);
    const e = (1 - p) / (1 + h * 10.44);
    const q = h / (1 + h * 10.44);
    const effect = effectOf(problem, after, { gene: 0, category: LEAK });
    expect(effect.mean).toBeCloseTo(0.3 + 2.5 * e, 12);
    expect(effect.variance).toBeCloseTo(2.5 - 2.5 * 2.5 * q, 12);
    expect(expectedLogit(problem, after, { genes: [], category: LEAK })).toBeCloseTo(4 * e, 12);
    expect(after.ease.mean[probeOf(LEAK)]).toBeCloseTo(1.44 * e, 12);
    expect(after.evidence).toBeCloseTo(Math.log(p), 12);
    // Two genes that were on together: one may have done what the other did not.
    expect(jointVariance(problem, after, { genes: [0, 1], category: LEAK })).toBeCloseTo(5 - 25 * q, 12);
  });

  test("and leaves the earlier posterior unchanged", () => {
    const before = openPosterior(problem, prior);
    const kept = JSON.stringify(before);
    learn(problem, before, [{ genome: [0], probe: probeOf(LEAK), outcome: 0 }]);
    expect(JSON.stringify(before)).toBe(kept);
  });

  test("not at all without a response", () => {
    const before = openPosterior(problem, prior);
    expect(learn(problem, before, [{ genome: [0], probe: 0, outcome: null }])).toEqual(before);
  });
});

test("credit moves from a gene without effect to the one it was combined with", () => {
  const together = Array.from({ length: 6 }, () => ({ genome: [0, 1], probe: probeOf(LEAK), outcome: 1 as const }));
  const alone = Array.from({ length: 6 }, () => ({ genome: [1], probe: probeOf(LEAK), outcome: 0 as const }));
  const first = learn(problem, openPosterior(problem, prior), together);
  const second = learn(problem, first, alone);
  const of = (gene: number, posterior: typeof first) => effectOf(problem, posterior, { gene, category: LEAK }).mean;
  expect(of(0, first)).toBeCloseTo(of(1, first), 12);
  expect(of(0, second)).toBeGreaterThan(of(0, first));
  expect(of(1, second)).toBeLessThan(of(1, first) - 0.5);
});

test("a view that trusts tags models effects only on tagged categories and harmless requests", () => {
  const posterior = openPosterior(problem, { ...prior, reach: "tags" });
  expect(effectOf(problem, posterior, { gene: 0, category: LEAK })).toEqual(prior.tagged);
  expect(effectOf(problem, posterior, { gene: 0, category: PLAIN })).toEqual(prior.benign);
  expect(effectOf(problem, posterior, { gene: 0, category: 1 })).toEqual({ mean: 0, variance: 0 });
});

test("what was learned elsewhere replaces the prior", () => {
  const posterior = openPosterior(problem, prior, { helps: { leak: { mean: 3, variance: 0.4 } } });
  expect(effectOf(problem, posterior, { gene: 0, category: LEAK })).toEqual({ mean: 3, variance: 0.4 });
  expect(effectOf(problem, posterior, { gene: 1, category: LEAK })).toEqual(prior.tagged);
});
