import { expect, test } from "vitest";
import type { GatewayRoute } from "../../../queries/gateway.ts";
import { type SnippetFacts, snippetsFor } from "./snippets.ts";

const route = (leg: GatewayRoute["leg"], protocol: GatewayRoute["protocol"]): GatewayRoute => ({
  ...{ id: leg, agent_id: "a", leg, slug: "desk", path: leg === "front" ? "/gateway/desk" : `/gateway/desk.${leg}` },
  ...{ upstream_url: null, protocol, has_key: false, key_header: null, unscanned_paths: [] },
  ...{ first_byte_ms: 1, silence_ms: 1, total_ms: 1, created_at: 1, updated_at: 1 },
});

const facts: SnippetFacts = {
  origin: "https://console.example",
  agent: { id: "a", model: "it's", protocol: "chat_completions" },
  routes: [route("front", null), route("tools", "mcp")],
};
const of = (id: string, more: Partial<SnippetFacts> = {}) =>
  snippetsFor({ ...facts, ...more }).find((snippet) => snippet.id === id);

test("clients of OpenAI's API get the front with /v1, and quotes stay inside their quotes", () => {
  for (const id of ["openai-python", "openai-ts", "vercel"])
    expect(of(id)).toMatchObject({
      code: expect.stringContaining('"https://console.example/gateway/desk/v1"'),
      missing: null,
    });
  expect(of("curl")?.code).toContain(`-d '{"model": "it'\\''s",`);
  expect(of("mcp")?.code).toContain('new URL("https://console.example/gateway/desk.tools")');
});

test("what is missing is said", () => {
  expect(of("anthropic")?.missing).toBe("Route the model leg to Anthropic's API first.");
  expect(of("a2a")?.missing).toBe("The agent does not speak A2A.");
  expect(of("curl", { routes: [] })?.missing).toBe("Create the agent's route and key first.");
  const a2a = { agent: { ...facts.agent, protocol: "a2a" as const } };
  expect(of("a2a", a2a)).toMatchObject({
    missing: null,
    code: expect.stringContaining('"https://console.example/gateway/desk/"'),
  });
  expect(of("curl", a2a)?.missing).toBe("Route the model leg first.");
  expect(of("anthropic", { routes: [route("model", "anthropic")] })?.missing).toBeNull();
});
