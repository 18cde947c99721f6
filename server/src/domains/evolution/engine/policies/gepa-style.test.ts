import { describe, expect, test } from "vitest";
import { answers, benchBed } from "../../../../../test/evolution/engine-bed.ts";
import { observe, openSearch } from "../machine.ts";
import { type Member, mergeGenomes, pairToMerge } from "./gepa-merge.ts";
import { GEPA_DEFAULTS, type GepaOptions, type GepaState, gepaStyle } from "./gepa-style.ts";
import { leadersOf } from "./pareto.ts";

describe("the Pareto front", () => {
  test("has every member that is best on an item that no better member covers", () => {
    const scores = [
      [1, 0, 0, 0],
      [1, 1, 0, 0],
      [0, 0, 1, 0],
    ];
    // The first leads only where the second does as well; on the last item all are equal.
    expect(leadersOf(scores)).toEqual([
      { member: 1, leads: 3 },
      { member: 2, leads: 2 },
    ]);
  });
});

describe("a merge", () => {
  const member = (genome: number[], scores: number[], parents: number[]): Member => ({ genome, scores, parents });

  test("takes the changes of both sides", () => {
    expect(mergeGenomes([1, 2], [1, 3], [1])).toEqual([1, 2, 3]);
    expect(mergeGenomes([2], [1, 3], [1])).toEqual([2, 3]);
  });

  test("joins two lines with a common ancestor that is no better, never a child with its parent", () => {
    const pool = [member([], [0, 0], []), member([1], [1, 0], [0]), member([2], [0, 1], [0])];
    const pair = pairToMerge(
      pool,
      [
        { member: 1, leads: 1 },
        { member: 2, leads: 1 },
      ],
      4,
    );
    expect(pair?.ancestor).toBe(0);
    expect([...(pair?.members ?? [])].sort()).toEqual([1, 2]);
    expect(
      pairToMerge(
        pool,
        [
          { member: 0, leads: 1 },
          { member: 1, leads: 1 },
        ],
        4,
      ),
    ).toBeUndefined();
  });
});

describe("the search", () => {
  const bed = benchBed("v1", 11);
  function states(options: GepaOptions, budget: number): GepaState[] {
    const search = { space: bed.problem, policy: gepaStyle(options), seed: 3, budget };
    const seen: GepaState[] = [];
    let state = openSearch(search);
    while (state.planned.length > 0) {
      seen.push(state.inner);
      state = observe(search, state, answers(bed, state.planned));
    }
    return [...seen, state.inner];
  }

  test("scores the seed on the whole validation set first, then parent and child on the same minibatch", () => {
    const [first, second, third] = states(GEPA_DEFAULTS, 400);
    expect(first?.phase).toMatchObject({ name: "validate", candidate: { genome: [] } });
    expect(first?.validation).toHaveLength(90);
    expect(second?.phase.name).toBe("parent");
    const items = second?.phase.name === "parent" ? second.phase.items : [];
    expect(items).toHaveLength(3);
    if (third?.phase.name === "child") expect(third.phase.items).toEqual(items);
    expect(first?.validation.some((probe) => first.training.includes(probe))).toBe(false);
  });

  test.each([
    ["as many passes as its parent", 0, "parent"],
    ["one pass more", 1, "validate"],
  ] as const)("a child with %s goes on to: %i, %s", (_name, passes, phase) => {
    const search = { space: bed.problem, policy: gepaStyle(GEPA_DEFAULTS), seed: 3, budget: 400 };
    const answered = (state: ReturnType<typeof openSearch<GepaState>>, right: number) =>
      observe(
        search,
        state,
        state.planned.map(({ replicate }, at) => ({ replicate, outcome: at < right ? (1 as const) : (0 as const) })),
      );
    const child = answered(answered(openSearch(search), 40), 0);
    expect(child.inner.phase.name).toBe("child");
    expect(answered(child, passes).inner.phase.name).toBe(phase);
  });

  test("grows a pool, and merges a limited number of times", () => {
    const all = states({ ...GEPA_DEFAULTS, minibatch: 12, validation: 30, change: "all" }, 3000);
    expect(all.at(-1)?.pool.length).toBeGreaterThan(3);
    expect(all.at(-1)?.mergesTried).toBeLessThanOrEqual(5);
    expect(all.at(-1)?.mergesTried).toBeGreaterThan(0);
  });
});
