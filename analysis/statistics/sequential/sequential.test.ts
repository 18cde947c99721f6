import { expect, test } from "vitest";
import { normal } from "../keyed-random.ts";
import { boundaries } from "./boundaries.ts";
import { aboveNormal, aboveStudent, normalBound, studentBound } from "./student.ts";

test("quantiles of the normal and the t distribution are those of the tables", () => {
  expect(normalBound(0.025)).toBeCloseTo(1.95996, 5);
  expect(normalBound(0.975)).toBeCloseTo(-1.95996, 5);
  expect(studentBound(0.025, 10)).toBeCloseTo(2.22814, 5);
  expect(studentBound(0.05, 3)).toBeCloseTo(2.35336, 5);
  expect(aboveStudent(2.22814, 10)).toBeCloseTo(0.025, 5);
  expect(aboveStudent(-1, 5)).toBeCloseTo(1 - aboveStudent(1, 5), 12);
});

test("five equal looks with the error of O'Brien and Fleming have the published boundaries", () => {
  const spent = (share: number): number => 2 * aboveNormal(2.241403 / Math.sqrt(share));
  const found = boundaries([0.2, 0.4, 0.6, 0.8, 1].map((information) => ({ information, spent: spent(information) })));
  expect(found.map((bound) => Number(bound.toFixed(2)))).toEqual([4.88, 3.36, 2.68, 2.29, 2.03]);
});

test("a statistic without drift crosses as often as was allowed", () => {
  const looks = [0.4, 0.7, 1].map((information) => ({ information, spent: 0.1 * information ** 2 }));
  const bounds = boundaries(looks);
  let crossed = 0;
  for (let n = 0; n < 20_000; n++) {
    let [score, before] = [0, 0];
    const isAbove = looks.some(({ information }, at) => {
      score += normal(n, at) * Math.sqrt(information - before);
      before = information;
      return score / Math.sqrt(information) > (bounds[at] as number);
    });
    if (isAbove) crossed++;
  }
  expect(crossed / 20_000).toBeGreaterThan(0.094);
  expect(crossed / 20_000).toBeLessThan(0.106);
});

test("a look that may spend nothing rejects nothing", () => {
  expect(boundaries([{ information: 1, spent: 0 }])).toEqual([Number.POSITIVE_INFINITY]);
});
