import { expect, test } from "vitest";
import { bodyOf, draftFrom, misfitsOf } from "./draft.ts";

const target = { agentId: "a1", purpose: "Answers questions about orders." };

test("without a change, the request has the usual goals and ways in, and leaves the rest to the server", () => {
  const draft = draftFrom({});
  expect(misfitsOf(draft)).toEqual({});
  expect(bodyOf(draft, target)).toEqual({
    tool: "native",
    agent_id: "a1",
    purpose: "Answers questions about orders.",
    categories: ["injection", "jailbreak", "pii"],
    provider_config: { sandbox: ["tools", "memory"] },
  });
});

test("a repeated campaign brings its goals, ways in, size and seed, without what is unknown here", () => {
  const draft = draftFrom({ categories: "pii,nothing", ways: "tools,door", goals: 3, queries: 12, seed: 0 });
  expect(bodyOf(draft, target)).toMatchObject({
    categories: ["pii"],
    num_tests: 3,
    provider_config: { sandbox: ["tools"], queries_per_goal: 12, seed: 0 },
  });
});

test("own goals are sent as words or as references", () => {
  const draft = { ...draftFrom({}), categories: [], ownGoals: "Get a refund\n\n rule:r1 " };
  expect(misfitsOf(draft)).toEqual({});
  expect(bodyOf(draft, target)).toMatchObject({
    categories: ["custom"],
    custom_plugins: ["text:Get a refund", "rule:r1"],
  });
});

test("invalid numbers are named and not sent", () => {
  const numbers = { goals: "101", requests: "x", prompt: "1", cost: "2", confirmOf: "2" };
  const draft = { ...draftFrom({}), numbers };
  expect(Object.keys(misfitsOf(draft)).sort()).toEqual(["completion", "confirmLeast", "cost", "goals", "requests"]);
  expect(bodyOf(draft, target).provider_config).toEqual({
    sandbox: ["tools", "memory"],
    confirm: { k: 3, n: 2 },
  });
  expect(misfitsOf({ ...draftFrom({}), categories: [] })).toEqual({ categories: "Choose at least one." });
});
