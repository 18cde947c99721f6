/** The run that the document's examples speak of. */
const ids = {
  evaluation_id: "0198c2a6-2c11-7a3b-9a10-6a7b8c9d0e1f",
  team_id: "0198c2a4-8a53-7c1e-9d53-0d2f7d2f4b11",
  agent_id: "0198c2a4-9b01-7d2e-8a44-5f1f0f6b7c21",
};

export const createExample = {
  agent_id: ids.agent_id,
  team_id: ids.team_id,
  harness_names: ["trust_score"],
  sample_size: 100,
  max_requests: 500,
};

export const createdExample = { evaluation_id: ids.evaluation_id, status: "running" };

export const runExample = {
  ...createdExample,
  scores: null,
  verdict: null,
  rescoring: false,
  threshold: null,
  figures: null,
  created_at: 1_780_000_000,
  started_at: 1_780_000_001,
  completed_at: null,
  error_message: null,
  status_message: null,
  team_id: ids.team_id,
  agent_id: ids.agent_id,
  agent_name: "Support",
  created_by: "0198c2a4-8a53-7c1e-9d53-0d2f7d2f4b12",
  type: "behavioral",
  harness_names: ["reliability", "security", "safety"],
  harness_type: "standard",
  plan: "standard",
  picked_probes: null,
  partial: false,
  sample_size: 100,
  seed: 7,
  concurrency: 8,
  max_requests: 500,
  max_tokens: null,
  max_cost: null,
  judge_agent_id: null,
  label: "branch:main",
  gateway: null,
  progress: {
    planned: 100,
    done: 40,
    resisted: 31,
    failed: 8,
    unassessed: 1,
    errors: 1,
    in_flight: 8,
    requests: 49,
    tokens: 9_120,
    cost: null,
    eta_seconds: 36,
  },
};

export const preflightExample = {
  plan: {
    name: "standard",
    partial: false,
    probes: 170,
    critical_probes: 38,
    taxonomies: [{ name: "owasp_llm_2025", title: "OWASP Top 10 for LLM Applications 2025", covered: 7, testable: 7 }],
    assumed_pass_rate: 0.9,
    half_width: 0.067,
    smallest_failure_rate: 0.632,
  },
  prompts: 100,
  by_harness: { reliability: 34, security: 33, safety: 33 },
  requests: { low: 118, likely: 118, high: 130, cap: null },
  tokens: { low: 21_400, likely: 30_100, high: 48_300, cap: null },
  seconds: { low: 71, likely: 71, high: 78, cap: null },
  cost: null,
  requests_per_minute: 100,
  basis: "typical_answers",
  warnings: [],
};
