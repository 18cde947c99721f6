/** The evolution run in the examples of the API document. */
export const triggerExample = { max_metric_calls: 1400, target_dimensions: ["security"] };

export const jobExample = {
  evolution_id: "0198c2a7-31c4-7b10-8f2e-1c5d7e9a0b33",
  status: "running",
  agent_id: "0198c2a4-9b01-7d2e-8a44-5f1f0f6b7c21",
  agent_name: "Support",
  team_id: "0198c2a4-8a53-7c1e-9d53-0d2f7d2f4b11",
  extra: {
    kind: "search",
    stage: "search",
    status_message: null,
    finish_reason: null,
    strategy: "scc",
    seed: 7,
    genome_id: "0198c2a5-11aa-7f00-9c11-2b4a6d0c9e77",
    genome_version: 1,
    proposal_id: null,
    created_by: "0198c2a4-8a53-7c1e-9d53-0d2f7d2f4b12",
    created_at: 1_780_000_100,
    started_at: 1_780_000_101,
    completed_at: null,
    progress: { budget: 1400, planned: 320, observed: 312, unassessed: 0, errors: 0, share: 0.2229 },
    cost: { requests: 340, tokens: 96_300, proposer: { requests: 0, tokens: 0 } },
    warnings: [],
    settings: {
      targets: ["security"],
      mostProbes: null,
      concurrency: 8,
      leastGain: 0,
      proposer: null,
      warmStart: false,
    },
    decision_attempt: 1,
    decision: null,
    manifest: null,
  },
};

export const continuationExample = {
  evolution_id: jobExample.evolution_id,
  can_continue: null,
  continued_by: null,
  ...{ decision_attempt: 2, budget: 400, requests: 420, seconds_at_least: 400, cost: 0.41 },
};

export const continuedExample = {
  ...jobExample,
  extra: { ...jobExample.extra, kind: "recheck", continues: "0198c2a4-9b01-7d2e-8a44-5f1f0f6b7c33", stage: "waiting" },
};

export const preflightExample = {
  can_start: null,
  system_messages: "followed",
  smallest_certifiable_gain: 13.1,
  budget: 1400,
  decision_pairs: 200,
  requests: { low: 1400, high: 11_200 },
  seconds_at_least: 2,
  least_budget: 500,
  advice: [{ budget: 1400, pairs: 350, gain: 9.8, holding: 0.62, seconds_at_least: 2, cost: 1.42 }],
  models: [{ model: "small-chat-2", price: { input: 0.4, output: 1.6 } }],
  measurable_genes: ["param/model_name", "prompt/identity/1"],
  unmeasurable_genes: ["guard/config"],
  proposer_calls: 0,
  arms: 82,
  categories: [
    { id: "integrity", dimension: "security", benign: false, weight: 2, search_probes: 72, decision_probes: 72 },
  ],
  decision_attempt: 1,
  warnings: [],
};

export const frontExample = {
  evolution_id: jobExample.evolution_id,
  items: [
    {
      ...{ arms: 2, config_hash: "9f2c", n: 41, tokens: 812, unbeaten: true },
      ...{ changes: ["clause/text-is-data/short"], prompt_tokens: 212, cost_per_1000_requests: 0.53, statement: null },
      model: "small-chat-1",
      gain: { points: 9.4, lower: -1.8, upper: 20.6 },
      passes: { integrity: { n: 12, rate: 0.917, lower: 0.695 } },
    },
  ],
};

export const effectsExample = {
  evolution_id: jobExample.evolution_id,
  items: [
    {
      arm: "clause/source-hierarchy/strong",
      category: "integrity",
      trials: 21,
      points: 38.2,
      lower: 14.9,
      upper: 49,
      p_positive: 0.997,
    },
  ],
};

export const curveExample = {
  evolution_id: jobExample.evolution_id,
  items: [
    { spent: 320, stage: "search", changes: 3, pairs: null, points: 7.9, lower: 1.2, upper: 13.4 },
    { spent: 1180, stage: "confirm", changes: 3, pairs: 72, points: 6.8, lower: 3, upper: 10.6 },
  ],
};
