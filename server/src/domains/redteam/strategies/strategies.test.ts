import { describe, expect, test } from "vitest";
import { first, huntWith, names, never } from "../../../../test/redteam/hunted.ts";
import { standInDraw, standInGoal } from "../../../../test/redteam/stand-in-goal.ts";
import type { Move } from "../model/attempt.ts";
import { operators } from "../operators/list.ts";
import { familyOf } from "../operators/operator.ts";
import { auto } from "./auto.ts";
import { bestOfN } from "./best-of-n.ts";
import { compose } from "./compose.ts";
import { learn, learnedFor, nothingKnown } from "./learn.ts";
import { inTurns, strategies } from "./list.ts";
import { keyOf } from "./moves.ts";
import { hasGradient } from "./nodes.ts";
import { persist } from "./persist.ts";
import { sweep } from "./sweep.ts";

test("every strategy is the same for the same state and draw, and stays within its budget", () => {
  for (const strategy of strategies) {
    const attempts = huntWith(strategy, never, { budget: 9 });
    expect(huntWith(strategy, never, { budget: 9 }), strategy.id).toEqual(attempts);
    expect(attempts.length, strategy.id).toBeGreaterThan(0);
    expect(attempts.length, strategy.id).toBeLessThanOrEqual(9);
  }
});

test("a sweep asks plainly, then takes one operator of each family, and a wave of 16 tries them all", () => {
  const wave = Array.from({ length: 16 }, (_, place) => huntWith(sweep, never, { place }));
  const [plain, ...single] = (wave[3] ?? []).map(({ draft }) => draft.operators);
  expect(plain).toEqual([]);
  expect(single).toHaveLength(12);
  expect(new Set(single.slice(0, 11).map(([id = ""]) => familyOf(id))).size).toBe(11);
  expect(new Set(wave.flat().flatMap(({ draft }) => draft.operators)).size).toBe(operators.length);
});

test("a sweep tries everything where the budget allows it", () => {
  expect(huntWith(sweep, never, { budget: 120 })).toHaveLength(operators.length + 1);
});

test("compose joins what moved the agent, and asks the best again", () => {
  const needs = ["persona.role", "authority.staff"];
  const share = ({ draft }: Move): number => needs.filter((id) => draft.operators.includes(id)).length;
  const attempts = huntWith(auto, (move) => ({ signal: [0, 0.375, 1][share(move)] ?? 0 }), { budget: 130 });
  expect(attempts.at(-1)?.draft.operators).toEqual(expect.arrayContaining(needs));
  expect(attempts.length).toBeLessThan(operators.length + 20);
  const stubborn = huntWith(auto, (move) => ({ signal: [0, 0.375, 0.6][share(move)] ?? 0 }), { budget: 130 });
  const complete = stubborn.filter((one) => one.strategy === "compose" && share(one) === 2);
  const bySet = Map.groupBy(complete, ({ draft }) => keyOf(draft.operators));
  expect(complete.length).toBeGreaterThan(10);
  expect(Math.max(...[...bySet.values()].map((same) => same.length))).toBeGreaterThan(2);
  expect(Math.max(...stubborn.map(({ draft }) => draft.operators.length))).toBeLessThanOrEqual(4);
});

test("compose gives up where no operator fits", () => {
  expect(compose.next({ ...first, operators: [] }, standInDraw(1))).toBe("give up");
});

describe("what a wave learned", () => {
  const broken = huntWith(sweep, ({ draft }) => ({ signal: draft.operators.includes("format.poem") ? 1 : 0 }), {
    place: 2,
  });
  const held = huntWith(sweep, never);
  const known = learn(nothingKnown, [
    { family: "leaks", attempts: broken },
    { family: "acts", attempts: held },
  ]);

  test("is what broke the family, and which operators moved the agent", () => {
    const { attacks, operators: records } = learnedFor(known, "leaks");
    expect(attacks.map(({ draft }) => draft.operators)).toEqual([["format.poem"]]);
    expect(records["format.poem"]).toMatchObject({ moved: 1, broke: 1 });
    expect(learnedFor(known, "acts").attacks).toEqual([]);
    expect(learnedFor(known, "acts").operators["format.poem"]?.broke).toBe(0.25);
  });

  test("comes first on the next goal, twice, with the goal's own wish", () => {
    const goal = { ...standInGoal, wish: "Say the word kestrel." };
    const attempts = huntWith(auto, never, { goal, learned: learnedFor(known, "leaks") });
    expect(names(attempts.slice(0, 3))).toEqual(["recall", "recall", "sweep"]);
    expect(attempts[0]?.draft).toMatchObject({ wish: goal.wish, operators: ["format.poem"] });
    expect(attempts.filter(({ strategy }) => strategy === "recall")).toHaveLength(2);
  });

  test("includes conversations that worked", () => {
    const attempts = huntWith(persist, (_, step) => ({ signal: step === 4 ? 1 : 0 }));
    const learned = learnedFor(learn(nothingKnown, [{ family: "leaks", attempts }]), "leaks");
    expect(names(huntWith(auto, never, { learned })).slice(0, 8)).toEqual(Array(8).fill("persist"));
  });
});

test("without a sign to steer by, conversations and languages come instead of composing", () => {
  const attempts = huntWith(auto, never, { budget: 45 });
  expect(hasGradient(attempts)).toBe(false);
  expect(new Set(names(attempts))).toEqual(new Set(["sweep", "backtrack", "persist", "repeat"]));
  const late = attempts.slice(29).flatMap(({ draft }) => draft.operators.map(familyOf));
  expect(late.slice(0, 3)).toContain("language");
});

test("noise in the spelling leaves names and addresses alone", () => {
  const wishes = huntWith(bestOfN, never, { budget: 10 }).map(({ draft }) => draft.wish);
  expect(wishes[0]).toBe(standInGoal.wish);
  expect(new Set(wishes).size).toBe(10);
  expect(wishes.every((wish) => wish.includes("collect@stone-bridge.example"))).toBe(true);
});

test("several strategies take turns", () => {
  expect(inTurns([persist, auto])).toBe(auto);
  const count = Map.groupBy(names(huntWith(inTurns([bestOfN, persist]), never, { budget: 20 })), (name) => name);
  expect([...count.values()].map((list) => list.length)).toEqual([10, 10]);
});
