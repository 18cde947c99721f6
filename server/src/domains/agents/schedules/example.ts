const id = "0198c2a4-8a53-7c1e-9d53-0d2f7d2f4b21";
const agent = "0198c2a4-8a53-7c1e-9d53-0d2f7d2f4b22";
const settings = { harness_names: ["security"], plan: "quick" };

export const newScheduleExample = {
  ...{ name: "Nightly regression", agent_id: agent, kind: "evaluation", settings },
  ...{ cron: "0 6 * * *", timezone: "Europe/Berlin", budget: 20_000, on_change: true },
};

const run = {
  ...{ at: 1763269200, cause: "time", result: "started", reason: null, note: null },
  ...{ run_id: "0198c2a4-8a53-7c1e-9d53-0d2f7d2f4b23", status: "completed", outcome: "passed", requests: 312 },
};

export const scheduleExample = {
  ...{ id, name: "Nightly regression", agent_id: agent, agent_name: "Support bot", kind: "evaluation", settings },
  ...{ cron: "0 6 * * *", timezone: "Europe/Berlin" },
  words: "Every day at 06:00, Europe/Berlin time, and when the agent changes",
  ...{ enabled: true, disabled_reason: null, budget: 20_000, on_change: true, next_at: 1763355600, last_run: run },
  ...{ created_at: 1763200000, created_by: "0198c2a4-8a53-7c1e-9d53-0d2f7d2f4b24", updated_at: null },
};

export const detailsExample = { ...scheduleExample, requests_this_month: 312, runs: [run] };

export const previewExample = {
  words: "Every day at 06:00, Europe/Berlin time, and when the agent changes",
  next: [{ at: 1763355600, local: "Mon 17 Nov 2025, 06:00" }],
  ...{ runs_per_month: 30, requests_per_run: 312, requests_per_month: 9_360, cost_per_month: null, warnings: [] },
};
