import { expect, test } from "vitest";
import { runCli } from "../../../test/run-cli.ts";

const id = "0b0e9a9e-0000-4000-8000-000000000001";
const agent = "1c0e9a9e-0000-4000-8000-000000000002";
const attachment = { agent_id: agent, mode: "shadow", version: 2, evidence: { reason: "12 of 300 requests." } };
const policy = { id, name: "No mail", rules: 3, cases: [{}], attachments: [attachment] };
const ran = { name: "to a stranger", expected: "deny", actual: "allow", line: null, passed: false };
const POLICIES = "/v1/flow-policies";
const answers = {
  "GET /v1/agent-configurations/": { results: [{ id: agent, agent_name: "desk" }], next_cursor: null },
  [`GET ${POLICIES}`]: { results: [policy], next_cursor: null },
  [`POST ${POLICIES}/${id}/test`]: { passed: false, cases: [ran] },
  [`POST ${POLICIES}/${id}/apply`]: policy,
};

test("the text of a policy is checked without a console", async () => {
  const good = await runCli(["policy", "check", "-"], { stdin: "deny call of drop_database" });
  expect(good).toMatchObject({ ending: "passed", out: "-: 1 rules, no problems.\n", sent: [] });
  const bad = await runCli(["policy", "check", "-"], { stdin: "deny call of x\ndeny nothing" });
  expect([bad.ending, bad.out]).toEqual(["failed", expect.stringMatching(/^-:2:\d+: /)]);
  expect((await runCli(["policy", "check", "/nowhere"])).ending).toBe("usage");
});

test("policies are listed with the agents that live by them", async () => {
  expect((await runCli(["policy", "list"], { answers })).out).toBe(`${id}\tNo mail\t3\t1\t0\t1\n`);
});

test("a failing case ends with 1", async () => {
  const { ending, out } = await runCli(["policy", "test", "No mail"], { answers });
  expect([ending, out]).toEqual(["failed", "to a stranger\tdeny\tallow\t–\tfail\n"]);
});

test("a policy is attached in a mode that exists, and says what is known of it", async () => {
  const given = ["policy", "apply", "No mail", "desk", "--yes"];
  expect((await runCli([...given, "--mode", "on"], { answers })).ending).toBe("usage");
  const applied = await runCli([...given, "--mode", "enforce", "--version", "1"], { answers });
  expect(applied.sent.at(-1)).toMatchObject({ body: { agent_id: agent, mode: "enforce", version: 1 } });
  expect(applied.out).toContain("Evidence\t12 of 300 requests.\n");
});
