import { expect, test } from "vitest";
import { runCli } from "../../../../test/run-cli.ts";

const id = "0b0e9a9e-0000-4000-8000-000000000001";
const condition = {
  ...{ scope: "each_agent", agent_id: null, measure: "error_rate", metric: null, source: "gateway", percentile: null },
  ...{ window: "15m", compare_with: "value", direction: "above", threshold: 0.05, min_requests: 20, hold_seconds: 300 },
};
const rule = { name: "Errors", ...condition, severity: "warning", enabled: true };
const kept = { id, ...rule, agent_name: null, state: "firing", subjects: [] };
const raised = { agent_id: id, agent_name: "bot", raised_at: 1_760_000_000, cleared_at: null, value: 0.123456 };
const answers = {
  "GET /v1/alert-rules": { results: [kept], most: 50 },
  "GET /v1/alert-rules/starters": { results: [{ id: "errors", title: "Errors", about: "x", is_used: false, rule }] },
  "POST /v1/alert-rules/try": {
    from: 0,
    to: 1,
    exact_from: 0,
    alarms: 1,
    first_alarms: [raised],
    subjects: [],
    agents_left_out: 0,
  },
  "POST /v1/alert-rules": kept,
  [`DELETE /v1/alert-rules/${id}`]: null,
};

test("lists alert rules with what they found, tries one, creates it and deletes it", async () => {
  expect((await runCli(["alert-rules", "list"], { answers })).out).toBe(
    `${id}\tErrors\teach agent\terror_rate above 0.05 in 15m\tfiring\n`,
  );
  expect((await runCli(["alert-rules", "starters"], { answers })).out).toBe("errors\tErrors\tno\tx\n");
  const tried = await runCli(["alert-rules", "try", "errors"], { answers });
  expect(tried.out).toBe("2025-10-09 08:53:20\t–\tbot\t0.1235\n");
  expect(tried.sent.at(-1)).toMatchObject({ path: "/v1/alert-rules/try", body: condition });
  const made = await runCli(["alert-rules", "create", "errors"], { answers });
  expect([made.out, made.sent.at(-1)]).toMatchObject([`Created Errors (${id}).\n`, { body: rule }]);
  expect((await runCli(["alert-rules", "create", "no-such-file.json"], { answers })).ending).toBe("usage");
  expect((await runCli(["alert-rules", "delete", "Errors"], { answers })).out).toBe("Deleted.\n");
});
