import { expect, test } from "vitest";
import type { AgentConfiguration, GuardSetting } from "../genes/agent-configuration.ts";
import { extractGenes } from "../genes/extract.ts";
import { diffGenes } from "./diff.ts";

const guard: GuardSetting = { name: "pii", stage: "input", enabled: true, mode: "monitor", threshold: 0.5 };
const agent: AgentConfiguration = {
  protocol: "chat_completions",
  model_name: "small-chat-1",
  agent_system_prompt: "Be kind.",
  agent_params: { temperature: 0.5 },
  mcp_config: { proxy_url: null, access_level: "write", server_urls: ["https://a.example/"] },
  delegated_agents: [],
  rate_limit_requests_per_minute: 10,
  guard_config_id: "0198c2a4-9b01-7d2e-8a44-5f1f0f6b7c21",
  guards: [guard],
};
const mcp = (change: object) => ({ mcp_config: { ...agent.mcp_config, ...change } });
const guarded = (change: Partial<GuardSetting>) => ({ guards: [{ ...guard, ...change }] });
const weakened = (change: Partial<AgentConfiguration>): boolean =>
  diffGenes(extractGenes(agent), extractGenes({ ...agent, ...change })).some(({ weakening }) => weakening);

test.each<[string, Partial<AgentConfiguration>]>([
  ["a guard switched off", guarded({ enabled: false })],
  ["a guard that lets more through", guarded({ threshold: 0.6 })],
  ["a guard that only watches, or does what nobody knows", guarded({ mode: "dream" })],
  ["a guard taken away", { guards: [] }],
  ["another guard configuration", { guard_config_id: "0198c2a4-9b01-7d2e-8a44-5f1f0f6b7c22" }],
  ["no guard configuration", { guard_config_id: null }],
  ["more access", mcp({ access_level: "admin" })],
  ["no stated access", mcp({ access_level: null })],
  ["one more server", mcp({ server_urls: ["https://a.example/", "https://b.example/"] })],
  ["another proxy", mcp({ proxy_url: "https://p.example/" })],
  ["one more delegate", { delegated_agents: [{ url: "https://d.example" }] }],
])("%s is a weakening", (_what, change) => {
  expect(weakened(change)).toBe(true);
});

test.each<[string, Partial<AgentConfiguration>]>([
  ["a guard that acts", guarded({ mode: "enforce" })],
  ["a guard that acts sooner", guarded({ threshold: 0.4 })],
  ["less access", mcp({ access_level: "read" })],
  ["fewer servers", mcp({ server_urls: [] })],
  ["other words", { agent_system_prompt: "Be very kind." }],
  ["another temperature", { agent_params: { temperature: 1 } }],
])("%s is none", (_what, change) => {
  expect(weakened(change)).toBe(false);
});

test("removing a lock weakens, adding one does not", () => {
  const genes = extractGenes(agent);
  const locked = genes.map((gene) => ({ ...gene, lock: "org" as const }));
  expect(diffGenes(locked, genes).every(({ weakening }) => weakening)).toBe(true);
  expect(diffGenes(genes, locked).some(({ weakening }) => weakening)).toBe(false);
});

test("what a guard forbids cannot be allowed under another kind of gene", () => {
  const genes = extractGenes(agent);
  const rest = genes.filter(({ kind }) => kind !== "mcp.access");
  const [sample] = genes.filter(({ kind }) => kind === "param.json");
  if (!sample) throw new Error("there is a gene of that kind");
  const smuggled = { ...sample, key: "x", path: "/mcp_config/server_urls", value: ["https://evil.example/"] };
  expect(diffGenes(genes, [...genes, smuggled as typeof sample]).some(({ weakening }) => weakening)).toBe(true);
  expect(diffGenes(genes, rest).some(({ weakening }) => weakening)).toBe(true);
});
