import fc from "fast-check";
import { expect, test } from "vitest";
import type { GuardMethod } from "../guard.ts";
import { CHANNEL_KEYS, CONFIG_KEYS, GUARD_KEYS } from "./keys.ts";
import { readConfig as read } from "./read-config.ts";

const method = (id: string, more: Partial<GuardMethod> = {}): GuardMethod => ({
  id,
  version: "1",
  title: id,
  description: id,
  channels: ["user", "output"],
  needs: "whole",
  cost: "inline",
  actions: ["block", "mask"],
  languages: "any",
  options: {
    threshold: { kind: "number", min: 0, max: 1, default: 0.5, description: "" },
    kinds: { kind: "texts", of: ["email", "card"], default: ["email"], description: "" },
  },
  blindSpots: [],
  ...more,
});

const methods = {
  "injection-user": method("injection-user", { channels: ["user"] }),
  secrets: method("secrets", { channels: ["user", "output", "tool_call"], actions: ["mask", "block", "deny_call"] }),
  "denied-tools": method("denied-tools", { channels: ["tool_call"], actions: ["deny_call", "block"], options: {} }),
  judge: method("judge", { cost: "remote" }),
  "custom-patterns": method("custom-patterns", {
    options: { patterns: { kind: "patterns", default: [], description: "" } },
  }),
};

const readConfig = (body: unknown) => read(body, methods);
const problemsIn = (body: unknown) =>
  readConfig(body).problems.map(({ place, message }) => `${place.join(".")}: ${message}`);

test("what Dome documents and nothing here follows is kept and listed as unavailable; what Dome has not is a problem", () => {
  const injection = { methods: ["prompt-injection-mbert"], "prompt-injection-mbert": { window_stride: 128 } };
  const policy = { methods: ["policy-gpt-oss-safeguard"], "policy-gpt-oss-safeguard": { policy_file: "/p.md" } };
  const body = { "input-guards": ["injection"], "output-guards": ["injection", "policy"], injection, policy };
  const { config, problems } = readConfig(body);
  expect(problems).toEqual([]);
  expect(config?.unavailable).toEqual([
    "prompt-injection-mbert.window_stride",
    "policy-gpt-oss-safeguard",
    "prompt-injection-mbert on output-guards",
  ]);
  expect(config?.channels.user[0]?.methods[0].id).toBe("injection-user");
  expect(config?.channels.output[0]?.methods[0].id).toBe("prompt-injection-mbert");
  const written = { ...injection, "prompt-injection-mbert": { window_strides: 128 } };
  expect(problemsIn({ "input-guards": ["injection"], injection: written })).toEqual([
    expect.stringContaining("injection.prompt-injection-mbert.window_strides: The method has no such option."),
  ]);
  expect(
    problemsIn({
      "input-guards": ["injection"],
      injection: { methods: ["injection-user"], "injection-user": { max_length: 1 } },
    }),
  ).toEqual(["injection.injection-user.max_length: The method has no such option."]);
});

test("a Dome config is read as it is: names, one-key objects, a block per method, and its own defaults made strict", () => {
  const { config, problems } = readConfig({
    "input-guards": ["prompt-injection", { extra: { methods: ["detect-secrets"] } }],
    "output-guards": ["toxicity"],
    "input-early-exit": false,
    "prompt-injection": {
      type: "security",
      methods: ["prompt-injection-mbert", "security-llm"],
      "security-llm": { model_name: "x" },
    },
    toxicity: { type: "moderation", methods: ["moderations-oai-api"], "on-error": "fail_open" },
  });
  expect(problems).toEqual([]);
  expect(config?.unavailable).toEqual(["security-llm", "moderations-oai-api"]);
  expect(config?.earlyExit).toEqual({ input: false, output: true });
  expect(config?.channels.user.map(({ name, mode, onError }) => [name, mode, onError])).toEqual([
    ["prompt-injection", "shadow", "fail_closed"],
    ["extra", "shadow", "fail_closed"],
  ]);
  expect(config?.channels.user[0]?.methods.map(({ id }) => id)).toEqual(["injection-user", "security-llm"]);
  expect(config?.channels.output[0]?.onError).toBe("fail_open");
});

test("defaults are filled in per channel: action, deadline, early exit and options", () => {
  const { config } = readConfig({
    "output-guards": ["s", "j"],
    "tool-call-guards": ["s", "d"],
    "output-on-error": "fail_open",
    "not-covered": "refuse",
    s: { methods: ["secrets"], mode: "enforce", secrets: { kinds: ["card"] } },
    d: { methods: ["denied-tools"], "not-covered": "pass" },
    j: { methods: ["judge"] },
  });
  expect(config?.channels.output).toMatchObject([
    {
      name: "s",
      action: "mask",
      mode: "enforce",
      earlyExit: true,
      onError: "fail_open",
      notCovered: "refuse",
      timeoutMs: 50,
    },
    { name: "j", action: "block", mode: "shadow", earlyExit: false, timeoutMs: 2000 },
  ]);
  expect(config?.channels.output[0]?.methods).toEqual([
    { id: "secrets", options: { threshold: 0.5, kinds: ["card"] } },
  ]);
  expect(config?.channels.tool_call[1]).toMatchObject({ name: "d", action: "deny_call", notCovered: "pass" });
});

test("everything unknown is a problem in its place, with the nearest known name", () => {
  expect(
    problemsIn({
      "input-guards": ["s", "t"],
      "input-on-eror": "fail_open",
      s: { methods: ["secret"], mode: "enforced" },
      t: { methods: ["secrets"], "on-erorr": "fail_open", secrets: { treshold: 0.5, kinds: ["emial"] }, judge: {} },
      unused: { methods: ["secrets"] },
    }),
  ).toEqual([
    "input-on-eror: A guard config has no such key. Did you mean “input-on-error”?",
    "unused: No channel lists this guard. Add its name to a list such as “input-guards”.",
    "s.methods.0: There is no such method. Did you mean “secrets”?",
    "s.mode: Must be shadow or enforce. Did you mean “enforce”?",
    "t.on-erorr: A guard has no such key. Did you mean “on-error”?",
    "t.judge: The guard does not list this method under “methods”.",
    "t.secrets.treshold: The method has no such option. Did you mean “threshold”?",
    "t.secrets.kinds.0: Must be email or card. Did you mean “email”?",
  ]);
});

test("a guard stands only on channels its methods judge, with an action that fits", () => {
  expect(
    problemsIn({
      "output-guards": ["i", "d"],
      i: { methods: ["injection-user"] },
      d: { methods: ["secrets"], action: "deny_call" },
    }),
  ).toEqual([
    "output-guards.0: The method injection-user doesn't judge this channel. It judges: input-guards.",
    "d.action: On “output-guards” the methods of this guard allow: mask, block, flag.",
  ]);
});

test("a body that is no config, and names that every object has, are problems and nothing else", () => {
  expect(problemsIn([])).toEqual([": A guard config is an object."]);
  expect(
    problemsIn(JSON.parse('{"input-guards":["__proto__","constructor"],"__proto__":{"methods":["toString"]}}')),
  ).toEqual([
    "input-guards.0: Must be the name of a guard, or an object with the name as its only key.",
    "input-guards.1: The config defines no such guard.",
    "__proto__: No channel lists this guard. Add its name to a list such as “input-guards”.",
  ]);
  expect(problemsIn({ flow: ["no-send-after-web@3"], "over-defence-budget": 2 })).toEqual([
    "flow: Flow policies are applied to an agent on their own. Leave the list empty.",
    "over-defence-budget: Must be a number from 0.0001 to 0.2.",
  ]);
});

test("a pattern that is unbounded, empty or outside the subset is a problem with its place and character", () => {
  const withPatterns = (...patterns: string[]) =>
    problemsIn({ "input-guards": ["c"], c: { methods: ["custom-patterns"], "custom-patterns": { patterns } } });
  expect(withPatterns("secret-[0-9]{4,8}", "a|b")).toEqual([]);
  for (const pattern of ["(?=a)b", "a*", "b{1,}", "c?"]) {
    const [problem] = withPatterns("fine", pattern);
    expect(problem).toMatch(/^c\.custom-patterns\.patterns\.1: Character \d+: \S/);
  }
});

test("a threshold may be left to the card in so many words", () => {
  const { config } = readConfig({
    "input-guards": ["s"],
    s: { methods: ["secrets"], secrets: { threshold: "card", kinds: [] } },
  });
  expect(config?.channels.user[0]?.methods[0]?.options).toEqual({ threshold: 0.5, kinds: [] });
});

test("whatever is sent, the answer is a config or problems, never both and never an exception", () => {
  const name = fc.constantFrom(
    ...[
      ...Object.values(CHANNEL_KEYS),
      ...Object.keys(CONFIG_KEYS),
      ...Object.keys(GUARD_KEYS),
      ...Object.keys(methods),
    ],
    ...["a", "b", "methods", "guardrail", "flow", "__proto__"],
  );
  const leaf = fc.oneof(name, fc.integer(), fc.boolean(), fc.constant(null), fc.array(name, { maxLength: 3 }));
  const block = fc.dictionary(name, fc.oneof(leaf, fc.dictionary(name, leaf, { maxKeys: 3 })), { maxKeys: 4 });
  const list = fc.array(fc.oneof(name, fc.dictionary(name, block, { maxKeys: 2 })), { maxLength: 3 });
  fc.assert(
    fc.property(fc.dictionary(name, fc.oneof(leaf, block, list), { maxKeys: 6 }), (body) => {
      const { config, problems } = readConfig(body);
      expect(config === undefined).toBe(problems.length > 0);
    }),
    { numRuns: 300, seed: 61 },
  );
});
