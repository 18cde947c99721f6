import { expect, test } from "vitest";
import { holdStatementsToTheirTeam } from "../../../../test/recorded-statements.ts";
import { CONFIRM, type Decision } from "../engine/decision/confirm.ts";
import type { RunState } from "../engine/run.ts";
import { decidedOn, firstTestOf } from "./second-test.ts";

holdStatementsToTheirTeam();

test("what is told of a decision holds none of the pairs of the candidate that was turned down before it", () => {
  const sides = ["train", "holdout", "holdout", "train", "holdout"] as const;
  const journal = sides.map((side, replicate) => ({ side, replicate }));
  expect(decidedOn(journal)).toEqual([{ side: "holdout", replicate: 4 }]);
  expect(decidedOn(journal.slice(1, 3))).toHaveLength(2);
});

const figures = { pairs: 288, gained: 20, lost: 61, mean: -0.142, standardError: 0.055, freedom: 7.4 };
const decision = (attempt: number): Decision => ({
  ...{ attempt, estimate: figures, gain: 0.1, interval: { lower: 0.01, upper: 0.2 }, looks: [], alphaSpent: 0.017 },
  verdict: { outcome: "inferior", reason: "group_worse" },
  levels: { whole: 0.95, group: 0.9 },
  groups: [
    {
      ...{ group: "benign requests", estimate: figures, margin: CONFIRM.benignMargin, verdict: "worse" },
      interval: { lower: -0.277, upper: -0.008 },
    },
  ],
  morePairs: null,
});
const turnedDown = { reason: "no_supported_improvement", candidate: [1, 2, 3], decision: decision(1) } as const;
const finish = { reason: "confirmed", candidate: [1], helps: [1], decision: decision(2) } as const;
const words = (state: Pick<RunState, "turnedDown" | "finish">) => firstTestOf(state);

test("whoever reviews a second test reads what the first one found worse, and on how many pairs", () => {
  expect(words({ turnedDown, finish })).toContain(
    "of 2 more changes, found them worse: benign requests −14.2 points (−27.7 to −0.8) on 288 pairs",
  );
  expect(words({ finish })).toBeUndefined();
  expect(words({ turnedDown, finish: { ...turnedDown, helps: [] } })).toBeUndefined();
});
