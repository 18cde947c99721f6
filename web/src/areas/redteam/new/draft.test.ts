import { expect, test } from "vitest";
import { bodyOf, draftFrom, draftOf, misfitsOf } from "./draft.ts";

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

test("a repeated campaign is the same in everything that it was started with", () => {
  const settings = {
    ...{
      num_tests: 3,
      strategies: ["sweep"],
      custom_plugins: ["rule:r1"],
      ways: ["chat", "tools"],
      queries_per_goal: 12,
    },
    ...{ max_requests: 90, max_tokens: null, max_cost: 2, minimize: false, concurrency: 2, confirm: { k: 2, n: 4 } },
    prices: { prompt_per_million: 0, completion_per_million: 1.5 },
    ...{ attacker_agent_id: "x", judge_agent_id: "j", max_model_calls: 5, stop_after: 1 },
  };
  const details = { purpose: "Sells plants.", categories: ["pii", "custom"], seed: 0, settings } as never;
  expect(bodyOf(draftOf(details), target)).toEqual({
    ...{ tool: "native", agent_id: "a1", purpose: "Sells plants.", categories: ["pii", "custom"] },
    ...{ custom_plugins: ["rule:r1"], strategies: ["sweep"], num_tests: 3 },
    provider_config: {
      ...{ seed: 0, queries_per_goal: 12, max_requests: 90, max_cost: 2, concurrency: 2, confirm: { k: 2, n: 4 } },
      prices: { prompt_per_million: 0, completion_per_million: 1.5 },
      ...{ minimize: false, sandbox: ["tools"], attacker_agent_id: "x", judge_agent_id: "j" },
      ...{ max_model_calls: 5, stop_after: 1 },
    },
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
