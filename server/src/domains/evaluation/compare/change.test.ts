import { expect, test } from "vitest";
import { changeOf, judge } from "./change.ts";

test("among probes that could all be noise, one that moved one way is listed before one that moved both ways", () => {
  const figure = (id: string) => ({ id, dimension: "d", scenario: "s", severity: "low", resisted: 6, n: 12 }) as never;
  const pair = (better: number, worse: number) => ({ better, worse, both_failed: 0, both_resisted: 0 }) as never;
  const changes = [
    changeOf(figure("both"), figure("both"), pair(5, 5)),
    changeOf(figure("one"), figure("one"), pair(6, 0)),
    changeOf(figure("still"), figure("still"), pair(0, 0)),
  ];
  expect(judge(changes).map(({ probe }) => probe)).toEqual(["one", "both", "still"]);
});
