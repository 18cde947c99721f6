import { expect, test } from "vitest";
import { alphaFor, LOOKS, levelsOf, lookAt, type TakenLook, tailsAt } from "./looks.ts";

const looks = (attempt: number, before: readonly TakenLook[] = []): TakenLook[] =>
  LOOKS.map((share) => lookAt({ alpha: 0.05, attempt, before }, { pairs: 200 * share, share }));

test("all decisions on one hold-out together spend no more than the error allowed, the first one most of it", () => {
  let spent = 0;
  for (let attempt = 1; attempt <= 100_000; attempt++) spent += alphaFor(attempt, 0.05);
  expect(spent).toBeLessThan(0.05);
  expect(spent).toBeGreaterThan(0.0499);
  expect(alphaFor(1, 0.05)).toBeCloseTo(0.035, 12);
  expect(alphaFor(3, 0.05)).toBeLessThan(alphaFor(2, 0.05));
});

test("an interval leaves out more at a later look, and never more than was spent", () => {
  const taken = looks(1);
  const below = taken.map((_, at) => tailsAt(taken.slice(0, at + 1)).below);
  expect(below).toEqual(below.toSorted((a, b) => a - b));
  const spent = taken.map((look) => look.spent.below);
  expect(below.filter((tail, at) => tail > (spent[at] as number) + 1e-4)).toEqual([]);
});

test("a decision that continues another goes on where that one stopped, and counts no look twice", () => {
  const before = looks(1);
  const after = looks(2, before);
  expect(after[0]?.pairs).toBe(280);
  expect(after.at(-1)?.spent.below).toBeCloseTo(alphaFor(1, 0.05) + alphaFor(2, 0.05), 12);
  const tail = tailsAt([...before, ...after]).below;
  expect(tail).toBeGreaterThan(alphaFor(2, 0.05));
  expect(tail).toBeLessThan(0.035);
});

test("an interval is never said to hold more than it does: one that continues another leaves out more", () => {
  const first = levelsOf({ alpha: 0.05, attempt: 1, before: [] });
  expect([first.whole, first.group]).toEqual([expect.closeTo(0.95, 9), expect.closeTo(0.9, 9)]);
  const second = levelsOf({ alpha: 0.05, attempt: 2, before: [] });
  expect([second.whole, second.group]).toEqual([expect.closeTo(0.9759, 4), expect.closeTo(0.9739, 4)]);
  const continued = levelsOf({ alpha: 0.05, attempt: 2, before: looks(1) });
  expect([continued.whole, continued.group]).toEqual([expect.closeTo(0.9381, 4), expect.closeTo(0.8739, 4)]);
});
