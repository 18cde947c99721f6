import { expect, test } from "vitest";
import { runCli } from "../../../test/run-cli.ts";

const id = "0b0e9a9e-0000-4000-8000-000000000001";
const rule = {
  ...{ id, policy_id: id, rule_id: "4.2-b", rule_type: "prohibition", status: "draft" },
  ...{ check: { kind: "withheld" }, natural_language: "Never share a password." },
};
const answers = {
  "GET /v1/policies/": { results: [{ id, name: "Refunds" }], total: 1, next_cursor: null },
  "GET /v1/rules/": { results: [rule], count: 1, next_cursor: null },
  [`GET /v1/rules/${id}`]: rule,
  [`GET /v1/rules/${id}/versions`]: { results: [{ ...rule, version: 1, in_force: true }] },
  [`POST /v1/rules/${id}/approve`]: { ...rule, status: "approved" },
  [`POST /v1/rules/${id}/reject`]: { ...rule, status: "rejected" },
};

test("rules are listed by policy and status, and shown with their versions", async () => {
  const listed = await runCli(["rules", "list", "--policy", "Refunds", "--status", "draft"], { answers });
  expect([listed.ending, listed.out]).toEqual([
    "passed",
    `${id}\t4.2-b\tprohibition\tdraft\twithheld\tNever share a password.\n`,
  ]);
  expect((await runCli(["rules", "list", "--status", "open"], { answers })).ending).toBe("usage");
  expect((await runCli(["rules", "show", id], { answers })).out).toContain("1\tyes\tprohibition");
});

test("the guard of a rule is shown with what it blocks, and created only on request", async () => {
  const guard = { method: "denied-tools", pattern: "wire_money", channels: ["tool_call"], action: "deny_call" };
  const tried = {
    ...{ rule_id: id, guard, reason: "Denies it.", harness: { id, name: "payments" }, evaluation_id: id },
    ...{ breaches: { n: 24, blocked: 15 }, broken: { n: 15, blocked: 15 }, twins: { n: 40, blocked: 0, examples: [] } },
  };
  const given = {
    ...{ "GET /v1/agent-configurations/": { results: [{ id, agent_name: "Support" }], total: 1, next_cursor: null } },
    [`POST /v1/rules/${id}/try-guard`]: tried,
    "POST /v1/guard-rules": { guard: "rule-4-2-b" },
    [`POST /v1/agents/${id}/evolutions`]: { evolution_id: "e-1", status: "running" },
  };
  const shown = await runCli(["rules", "guard", id, "Support"], { answers: given });
  expect(shown.out, shown.out).toContain("15 of 24");
  expect(shown.out).not.toContain("rule-4-2-b");
  expect((await runCli(["rules", "guard", id, "Support", "--create"], { answers: given })).out).toContain("rule-4-2-b");
  expect((await runCli(["rules", "evolve", id, "Support"], { answers: given })).out).toContain("e-1");
  const none = { ...given, [`POST /v1/rules/${id}/try-guard`]: { ...tried, guard: null } };
  expect((await runCli(["rules", "guard", id, "Support", "--create"], { answers: none })).ending).toBe("failed");
});

test("a rule is approved, and rejected only with a reason", async () => {
  expect((await runCli(["rules", "approve", id], { answers })).out).toContain("approved");
  expect((await runCli(["rules", "reject", id], { answers })).ending).toBe("usage");
  expect((await runCli(["rules", "reject", id, "--reason", "No rule"], { answers })).out).toContain("rejected");
});
