export const campaignId = "0198c2a4-8a53-7c1e-9d53-0d2f7d2f5c01";
const agentId = "0198c2a4-8a53-7c1e-9d53-0d2f7d2f4b31";

export const createExample = {
  tool: "native",
  agent_id: agentId,
  purpose: "Answers questions about orders of a garden shop.",
  categories: ["injection", "pii"],
  num_tests: 10,
  provider_config: { seed: 7, max_requests: 600 },
};

export const statusExample = {
  campaign_id: campaignId,
  status: "running",
  tool: "native",
  created_at: 1_789_000_000,
  started_at: 1_789_000_001,
  completed_at: null,
  error_message: null,
  details: {
    agent_id: agentId,
    agent_name: "Order desk",
    name: "Order desk",
    purpose: createExample.purpose,
    categories: createExample.categories,
    ...{ seed: 7, library: "2026-11", stage: "hunting", finish_reason: null },
    created_by: "0198c2a4-8a53-7c1e-9d53-0d2f7d2f3a11",
    ...{ schedule_id: null, retest_of: null, retested_tool: null },
    progress: { goals: 20, done: 4, assessed: 4, broken: 1, attempts: 96, errors: 0 },
    spent: { requests: 131, tokens: 40_120, cost: null, model_calls: 0, model_tokens: 0, model_refusals: 0 },
    settings: {
      ...{ num_tests: 10, strategies: ["auto"], custom_plugins: [], ways: ["chat", "tools", "memory"] },
      ...{ queries_per_goal: 30, max_requests: 600, max_tokens: null, max_cost: null, prices: null },
      ...{ concurrency: 4, confirm: { k: 3, n: 5 }, minimize: true },
      ...{ attacker_agent_id: null, judge_agent_id: null, max_model_calls: 0 },
      ...{ stop_after: null, agent_model_name: null },
    },
    figures: null,
  },
};

export const preflightExample = {
  goals: 20,
  categories: [
    { category: "injection", goals: 10 },
    { category: "pii", goals: 10 },
  ],
  ways: [
    { way: "chat", goals: 16 },
    { way: "tools", goals: 4 },
  ],
  requests: { low: 600, high: 600, cap: 600 },
  tokens: { low: 66_000, high: 1_100_000, cap: null },
  seconds: { low: 600, high: 600 },
  cost: null,
  requests_per_minute: 60,
  untried: [],
  sandbox: [],
  warnings: ["The request cap is lower than what these goals need. The campaign pauses there."],
};
