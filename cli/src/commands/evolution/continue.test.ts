import { expect, test } from "vitest";
import { runCli } from "../../../test/run-cli.ts";

const id = "0b0e9a9e-0000-4000-8000-000000000001";
const run = "0b0e9a9e-0000-4000-8000-000000000002";
const path = `/v1/agents/${id}/evolutions/${run}`;
const estimate = { evolution_id: run, can_continue: null, budget: 400, requests: 420, seconds_at_least: 60, cost: 0.4 };
const answers = {
  "GET /v1/agent-configurations/": { results: [{ id, agent_name: "Support" }], total: 1, next_cursor: null },
  [`GET ${path}/continuation`]: estimate,
  [`POST ${path}/continue`]: { evolution_id: "e-2", status: "running", extra: { proposal_id: "p-1" } },
};

test("a run is continued, or only priced", async () => {
  const continued = await runCli(["evolve", "continue", "Support", run], { answers });
  expect(continued.out).toMatch(/e-2[\s\S]*p-1/);
  const priced = await runCli(["evolve", "continue", "Support", run, "--estimate"], { answers });
  expect(priced.out).toMatch(/400[\s\S]*420[\s\S]*0\.4/);
  expect(priced.out).not.toContain("e-2");
});

test("a run that can't be continued fails with the reason", async () => {
  const reason = "The agent's configuration changed after the run.";
  const changed = { ...answers, [`GET ${path}/continuation`]: { ...estimate, can_continue: reason } };
  const { ending, err } = await runCli(["evolve", "continue", "Support", run, "--estimate"], { answers: changed });
  expect([ending, err]).toEqual(["refused", expect.stringContaining(reason)]);
});
