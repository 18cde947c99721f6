import type { ConfiguredGuard, GuardConfig } from "@agent-console/analysis/guards/config/config.ts";
import { expect, test } from "vitest";
import { compileConstraints } from "./compile.ts";
import type { ApprovedRule } from "./follow-from-rules.ts";

const guard = (name: string, more: Partial<ConfiguredGuard> = {}): ConfiguredGuard => ({
  name,
  type: "security",
  methods: [{ id: "injection-user", options: { threshold: 0.5 } }],
  mode: "enforce",
  action: "block",
  onError: "fail_closed",
  notCovered: "pass",
  timeoutMs: 50,
  earlyExit: true,
  runParallel: true,
  rewriteText: "",
  ...more,
});

const config = (channels: Partial<GuardConfig["channels"]>): GuardConfig => ({
  channels: { user: [], document: [], tool_call: [], tool_result: [], output: [], ...channels },
  blockedMessage: { input: "", output: "" },
  earlyExit: { input: true, output: true },
  runParallel: { input: true, output: true },
  blockedAs: "answer",
  overDefenceBudget: 0.01,
  unscannable: "refuse",
  unavailable: [],
});

const agent = { id: "a", updated_at: 1_700_000_000 };
const compile = (channels: Partial<GuardConfig["channels"]>, rules: readonly ApprovedRule[] = []) =>
  compileConstraints({
    agent,
    live: { version: 2, digest: "d", applied_at: 1_700_000_060, config: config(channels) },
    rules,
  });
const rule = (type: ApprovedRule["type"], action: string, target: string | null, more = {}): ApprovedRule => ({
  id: `rule-${action}`,
  ...{
    type,
    action,
    target,
    number: "R-001",
    policyId: "p",
    policyName: "Refunds",
    words: "",
    hasConditions: false,
    changedAt: 0,
  },
  check: { kind: "judge", criterion: action },
  ...more,
});

test("an agent without a live version has no guards, and warns", () => {
  expect(compileConstraints({ agent, live: null, rules: [] })).toMatchObject({
    enforcement_mode: "warn",
    guard_version: null,
    updated_at: "2023-11-14T22:13:20.000Z",
    guard_config: { input_guards: [], guards: {} },
    not_enforced: [],
  });
});

test("guards come with their channels, methods and options, and tool servers with what is allowed there", () => {
  const both = guard("both");
  const compiled = compileConstraints({
    agent: {
      ...agent,
      mcp_config: { proxy_url: null, access_level: "write", server_urls: ["https://tools.example:8443/mcp"] },
    },
    live: { version: 2, digest: "d", applied_at: 0, config: config({ user: [both], output: [both, guard("more")] }) },
    rules: [],
  });
  expect(compiled.guard_config.output_guards).toEqual(["both", "more"]);
  expect(compiled.guard_config.guards["both"]).toMatchObject({
    channels: ["user", "output"],
    methods: ["injection-user"],
    "injection-user": { threshold: 0.5 },
  });
  expect(compiled.tool_permissions).toEqual([
    {
      name: "tools.example:8443",
      identity: "https://tools.example:8443",
      endpoint: "https://tools.example:8443/mcp",
      allowed_actions: ["read", "write"],
    },
  ]);
  expect(compiled.enforcement_mode).toBe("enforce");
});

test("what policies require and nothing enforces is named, and turns enforcing into warning", () => {
  const rules = [
    rule("obligation", "require_input_guard", "security"),
    rule("prohibition", "call_tool", "charge_card"),
    rule("obligation", "be_brief", null),
    rule("recommendation", "be_polite", null),
  ];
  const shadowed = compile({ user: [guard("i", { mode: "shadow" })], output: [guard("o")] }, rules);
  expect(shadowed.enforcement_mode).toBe("warn");
  expect(shadowed.organization).toMatchObject({ required_input_guards: ["security"], denied_tools: ["charge_card"] });
  expect(shadowed.sources?.map(({ constraint, name, rule_id: id }) => [constraint, name, id])).toEqual([
    ["required_input_guards", "security", "rule-require_input_guard"],
    ["denied_tools", "charge_card", "rule-call_tool"],
    ["not_enforced", "rule-be_brief", "rule-be_brief"],
  ]);
  expect(shadowed.not_enforced).toEqual([
    { source: "rule-be_brief", reason: "Nothing enforces the obligation “be_brief” (rule R-001 of “Refunds”)." },
    { source: "security", reason: "Policies require this guard on user text, and it is only in shadow." },
    { source: "charge_card", reason: "Policies forbid this tool, and no enforcing guard denies tools." },
  ]);
  const denying = guard("d", { methods: [{ id: "denied-tools", options: {} }], action: "deny_call" });
  const kept = compile({ user: [guard("i")], tool_call: [denying] }, rules.slice(0, 2));
  expect([kept.enforcement_mode, kept.not_enforced]).toEqual(["enforce", []]);
});

test("checks of approved rules deny tools and require guards, except where conditions leave a way", () => {
  const { organization, updated_at, tool_permissions } = compile({}, [
    rule("prohibition", "use", "the tool", {
      check: { kind: "tool-forbidden", tool: "wire_money" },
      changedAt: 1_800_000_000,
    }),
    rule("prohibition", "use", "it", { check: { kind: "tool-forbidden", tool: "refund" }, hasConditions: true }),
    rule("obligation", "confirm", "refunds", { check: { kind: "tool-after", tool: "refund", after: "confirmation" } }),
    rule("obligation", "confirm", "it", { check: { kind: "tool-after", tool: "wire_money", after: "approval" } }),
    rule("permission", "use", "it", { check: { kind: "tool-forbidden", tool: "look_up" } }),
    rule("prohibition", "share", "passwords", { check: { kind: "withheld", secret: "phrase", noun: "instructions" } }),
    rule("prohibition", "tell", "addresses", { check: { kind: "withheld", secret: "record", noun: "addresses" } }),
  ]);
  expect(organization).toMatchObject({ denied_tools: ["wire_money"], required_output_guards: ["privacy", "security"] });
  expect(tool_permissions).toEqual([
    { name: "refund", identity: "tool:refund", endpoint: "", allowed_actions: ["call_after_confirmation"] },
    { name: "wire_money", identity: "tool:wire_money", endpoint: "", allowed_actions: [] },
  ]);
  expect(updated_at).toBe(new Date(1_800_000_000_000).toISOString());
});
