import { expect, test } from "vitest";
import { runCli } from "../../../test/run-cli.ts";

const id = "0b0e9a9e-0000-4000-8000-000000000001";
const preflight = `POST /v1/agents/${id}/evolutions/preflight`;
const row = { pairs: 162, gain: 13.5, holding: 0.15, seconds_at_least: 1300, cost: null };
const forecast = { can_start: null, budget: 1000, warnings: ["Asked again."], advice: [{ ...row, budget: 650 }] };
const answers = {
  "GET /v1/agent-configurations/": { results: [{ id, agent_name: "Support" }], total: 1, next_cursor: null },
  [preflight]: {
    ...forecast,
    advice: [...forecast.advice, { ...row, budget: 1000, gain: 11, holding: 0.21, cost: 0.8 }],
  },
};

test("an estimate says what each budget can show, and starts nothing", async () => {
  const { out } = await runCli(["evolve", "Support", "--max-requests", "1000", "--estimate"], { answers });
  expect(out).toContain(
    "650 prompts: shows a gain of 13.5 points 8 times in 10; no dimension in doubt at least 15% of the time; at least 1300 s; cost unknown",
  );
  expect(out).toContain("about 0.8 at your price (this run)");
  expect(out).toContain("Asked again.");
});

test("a budget that is refused is refused with the reason", async () => {
  const refused = { ...answers, [preflight]: { ...forecast, can_start: "Use at least 650." } };
  const { ending, err } = await runCli(["evolve", "Support", "--estimate"], { answers: refused });
  expect([ending, err]).toEqual(["refused", expect.stringContaining("Use at least 650.")]);
});
