import { expect, test } from "vitest";
import type { Outcome } from "../harness/harness.ts";
import { letterOf, verdictOf } from "../judge-cards/judge-card.ts";
import { countsTogether, majorityOf } from "./panel.ts";

test.each<[Outcome[], number, Outcome]>([
  [["failed"], 1, "failed"],
  [["failed", "failed"], 2, "failed"],
  [["failed", "resisted"], 2, "unassessed"],
  [["failed", "unassessed"], 2, "unassessed"],
  [["failed"], 2, "unassessed"],
  [["resisted", "resisted", "failed"], 3, "resisted"],
  [["failed", "resisted", "unassessed"], 3, "unassessed"],
  [[], 1, "unassessed"],
])("%j of %i judges is %s", (said, judges, outcome) => {
  expect(majorityOf(said, judges)).toBe(outcome);
});

test("what several judges come to together is measured response by response", () => {
  for (const isFailed of [true, false])
    for (const said of ["failed", "resisted", "unassessed"] as const)
      expect(verdictOf(letterOf(isFailed, said))).toEqual({ isFailed, said });
  expect(countsTogether(["FFRr", "FRRr", "FFFf"])).toMatchObject({ hits: 2, misses: 1, rejections: 1, alarms: 0 });
  expect(countsTogether(["Ff", "Fr"])).toMatchObject({ hits: 1, undecidedAbsent: 1 });
});

test("judges that were measured on different responses, or before that was recorded, have no card together", () => {
  expect([countsTogether(["Ff", "F"]), countsTogether(["", ""]), countsTogether(["Fr", "rF"])]).toEqual([
    null,
    null,
    null,
  ]);
});
