import { expect, test } from "vitest";
import { caveatsOf, controlRows, untestableRows } from "./limits.ts";

const whole: Parameters<typeof caveatsOf>[0] = {
  ...{ harness_type: "standard", harness_names: ["reliability", "security", "safety"] },
  ...{ picked_probes: null, rescore_by: null },
};

test("a partial run and one that is being scored again say so, whatever else is in the report", () => {
  expect(caveatsOf(whole)).toEqual([]);
  expect(caveatsOf({ ...whole, picked_probes: ["dates"] })).toEqual([expect.stringMatching(/^Partial run/)]);
  expect(caveatsOf({ ...whole, harness_names: ["safety"] })).toEqual([expect.stringMatching(/^Partial run/)]);
  expect(caveatsOf({ ...whole, rescore_by: "u1" })).toEqual([expect.stringContaining("being updated")]);
  // A team's own tests are no part of the probes that a pass needs.
  expect(caveatsOf({ ...whole, harness_type: "custom", harness_names: ["orders"] })).toEqual([]);
});

test("probes that are not testable are listed by scenario and reason, and old reports have none", () => {
  const one = { dimension: "security", scenario: "integrity", because: "the agent calls no tools" };
  const rows = untestableRows({
    not_testable: [
      { id: "a", ...one },
      { id: "b", ...one },
    ],
  });
  expect(rows).toEqual([["Integrity (security)", "The agent calls no tools", "a, b"]]);
  expect([controlRows({}), untestableRows({})]).toEqual([[], []]);
});
