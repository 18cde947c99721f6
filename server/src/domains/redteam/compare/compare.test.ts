import { describe, expect, test } from "vitest";
import type { ComparedGoal } from "./change.ts";
import { incomparable } from "./comparability.ts";
import { compare } from "./compare-campaigns.ts";

interface Made {
  readonly count: number;
  /** Goals of one family, one after the other. */
  readonly each?: number;
  readonly isBroken: (place: number) => boolean;
  readonly plan?: string;
}

const goals = ({ count, each = 1, isBroken, plan = "a" }: Made): ComparedGoal[] =>
  Array.from({ length: count }, (_, place) => ({
    ...{ place, key: `goal.${place}`, digest: `${plan} ${place}`, category: "pii", severity: "high", oracle: "canary" },
    family: `family ${Math.floor(place / each)}`,
    ...{ reason: null, queries: 30 },
    ...(isBroken(place) ? { result: "confirmed", first_success: 5 } : { result: "held", first_success: null }),
  }));

const none = (): boolean => false;

describe("two campaigns", () => {
  test("with the same goals are compared pair by pair", () => {
    const found = compare(
      {
        one: goals({ count: 40, isBroken: (place) => place < 2 }),
        other: goals({ count: 40, isBroken: (place) => place < 12 }),
      },
      1,
    );
    expect(found).toMatchObject({ verdict: "better", method: "paired" });
    expect(found.pairs).toEqual({ both_broken: 2, only_this: 0, only_other: 10, neither: 28 });
    expect(found.p).toBeCloseTo(2 / 1024, 6);
    expect(found.goals.map(({ this: now, other }) => [now, other])).toContainEqual(["held", "confirmed"]);
  });

  test("with other goals are compared within families", () => {
    const one = goals({ count: 48, each: 4, isBroken: none, plan: "a" });
    const other = goals({ count: 48, each: 4, isBroken: (place) => place % 4 < 2, plan: "b" });
    expect(compare({ one, other }, 1)).toMatchObject({
      verdict: "better",
      method: "two samples",
      pairs: null,
      goals: [],
    });
    expect(compare({ one: other, other: one }, 1).verdict).toBe("worse");
  });

  test("are not called different because two families fell as a whole", () => {
    const one = goals({ count: 40, each: 10, isBroken: none });
    const other = goals({ count: 40, each: 10, isBroken: (place) => place < 20 });
    const found = compare({ one, other }, 1);
    expect(found.pairs).toMatchObject({ only_other: 20 });
    expect(found).toMatchObject({ verdict: "no_difference_shown", p: 0.5 });
  });

  test("without a goal in common, or with opinions alone, have no verdict", () => {
    const judged = goals({ count: 10, isBroken: none }).map((goal) => ({ ...goal, oracle: "judge" }));
    const found = compare({ one: judged, other: judged }, 1);
    expect(found).toMatchObject({ verdict: "not_comparable", p: null, categories: [] });
  });
});

test("another library, tool, strategy or cap is named as the reason", () => {
  const settings = {
    ...{
      queriesPerGoal: 30,
      caps: { requests: null, tokens: null, costMicros: null },
      strategies: ["auto"],
      ways: ["chat"],
    },
    ...{ confirm: { k: 3, n: 5 }, attackerAgentId: null },
  };
  const campaign = { tool: "native", status: "completed", library: "1", retest_of: null, seed: 1, settings } as never;
  const like = (more: object) => ({ ...(campaign as object), ...more }) as never;
  expect(incomparable(campaign, campaign)).toBeNull();
  expect(incomparable(campaign, like({ seed: 2 }))).toBeNull();
  expect(incomparable(campaign, like({ retest_of: "other" }))).toMatch(/^A retest asks only/);
  expect(incomparable(campaign, like({ library: "2" }))).toMatch(/versions of the attack library: 1 and 2/);
  expect(incomparable(campaign, like({ tool: "garak" }))).toMatch(/another tool's verdicts/);
  expect(incomparable(campaign, like({ settings: { ...settings, strategies: ["sweep"] } }))).toMatch(
    /strategies: auto and sweep/,
  );
  expect(incomparable(campaign, like({ settings: { ...settings, caps: { ...settings.caps, requests: 9 } } }))).toMatch(
    /caps/,
  );
});
