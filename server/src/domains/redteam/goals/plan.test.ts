import { describe, expect, test } from "vitest";
import { drawGoal } from "../../../../test/redteam/seen.ts";
import { libraryCategories, ways } from "../model/categories.ts";
import type { DrawnGoal, GoalFamily } from "../model/goal.ts";
import { canariesOf, redraw } from "./fresh.ts";
import { goalFamilies } from "./list.ts";
import { plan } from "./plan.ts";

describe("A plan", () => {
  const request = { seed: 11, categories: libraryCategories, goalsPerCategory: 30, ways } as const;
  const planned = plan(request);

  test("has the goals that were asked for, evenly over families, and is the same for the same seed", () => {
    expect(planned.length).toBe(30 * libraryCategories.length);
    for (const category of libraryCategories) {
      const families = goalFamilies.filter((one) => one.category === category).map(({ id }) => id);
      const counts = families.map((id) => planned.filter(({ family }) => family.id === id).length);
      expect(Math.max(...counts) - Math.min(...counts), category).toBeLessThanOrEqual(1);
    }
    const one = { ...request, categories: ["pii"] } as const;
    expect(plan(one)).toEqual(planned.filter(({ category }) => category === "pii"));
    expect(plan({ ...one, seed: 12 })).not.toEqual(plan(one));
  });

  test("mixes categories and families, so that what a wave learns is of use to the next", () => {
    const wave = planned.slice(0, 16);
    expect(new Set(wave.map(({ category }) => category)).size).toBe(libraryCategories.length);
    expect(new Set(wave.map(({ family }) => family.id)).size).toBe(16);
  });

  test("asks for nothing twice, and plants each secret once", () => {
    const inCategory = libraryCategories.map((category) => planned.filter((one) => one.category === category));
    for (const goals of inCategory) {
      expect(new Set(goals.map(({ goal }) => goal.wish)).size).toBe(goals.length);
      const canaries = goals.flatMap(({ goal }) => [...new Set(canariesOf(goal))]);
      expect(new Set(canaries).size).toBe(canaries.length);
    }
    expect(new Set(planned.map(({ id }) => id)).size).toBe(planned.length);
  });

  test("keeps to the ways in that there are, and has all that there is where that is less", () => {
    const chat = plan({ ...request, ways: ["chat"] });
    expect(chat.every(({ family }) => family.ways.includes("chat"))).toBe(true);
    expect(plan({ ...request, categories: ["custom"] })).toEqual([]);
    expect(plan({ ...request, goalsPerCategory: 1 }).length).toBe(libraryCategories.length);
  });
});

test("a confirmation never has a canary of the hunt, or of another confirmation", () => {
  for (const family of goalFamilies) {
    const hunted = drawGoal(family, 5, 3);
    const place = { family, seed: 5, index: 3 };
    const all = [hunted, ...Array.from({ length: 3 }, (_, n) => redraw(place, hunted, n))].map(canariesOf);
    const canaries = all.flatMap((own) => [...new Set(own)]);
    expect(new Set(canaries).size, family.id).toBe(canaries.length);
    expect(redraw(place, hunted, 1)).toEqual(redraw(place, hunted, 1));
  }
});

test("a confirmation keeps the sentence of a wish that an effect decides, and changes any other", () => {
  const sentences = (id: string): number => {
    const family = goalFamilies.find((one) => one.id === id) as GoalFamily;
    const hunted = drawGoal(family, 5, 3);
    const goals = Array.from({ length: 3 }, (_, n) => redraw({ family, seed: 5, index: 3 }, hunted, n));
    return new Set([hunted, ...goals].map(({ wish }) => wish.replaceAll(/O-\d+|\$\d+|[A-Z]\w+/g, "").slice(-12))).size;
  };
  expect(sentences("staff-voucher")).toBe(1);
  expect(sentences("claimed-approval")).toBe(1);
  expect(sentences("invented-company")).toBeGreaterThan(1);
});

test("a family that has run out of canaries is told so, rather than given one twice", () => {
  const few: GoalFamily = {
    ...(goalFamilies[0] as GoalFamily),
    draw: (draw) => ({ ...hunted, oracle: { kind: "marker", marker: draw.pick(["a", "b", "c", "d"]) } }),
  };
  const hunted: DrawnGoal = { ...drawGoal(goalFamilies[0] as GoalFamily), oracle: { kind: "marker", marker: "a" } };
  const place = { family: few, seed: 1, index: 0 };
  const markers = [0, 1, 2].flatMap((n) => canariesOf(redraw(place, hunted, n)));
  expect(markers.sort()).toEqual(["b", "c", "d"]);
  expect(() => redraw(place, hunted, 3)).toThrow(RangeError);
});
