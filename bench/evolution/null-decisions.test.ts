import { expect, test } from "vitest";
import { benchBed, smallBed } from "../../server/test/evolution/engine-bed.ts";
import { countDecision, decideTwice } from "./null-decisions.ts";

const NOTHING = { decisions: 0, first: 0, continued: 0, further: 0, gains: 0 };

test("a true gain that a run could not settle is mostly confirmed when its test goes on", () => {
  const bed = smallBed();
  const helps = bed.problem.genes.findIndex(({ key }) => key === "helps");
  const runs = Array.from({ length: 12 }, (_, seed) => decideTwice({ ...bed, seed }, 400, [helps]));
  const unsettled = runs.flatMap(({ first, second }) => (second && first.morePairs !== null ? [second] : []));
  expect(unsettled.length).toBeGreaterThan(2);
  const confirmed = unsettled.filter(({ verdict }) => verdict.outcome === "superior");
  expect(confirmed.length / unsettled.length).toBeGreaterThan(0.5);
});

test("a change without effect is not proposed more often than allowed, also if everyone continues", () => {
  const counts = { ...NOTHING };
  for (let seed = 30_000; seed < 30_030; seed++)
    countDecision(counts, decideTwice(benchBed("null-families", seed), 1400));
  expect(counts.continued).toBeGreaterThan(5);
  expect([counts.first + counts.further, counts.gains]).toEqual([0, 0]);
});
