import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parseJson } from "../../../../kernel/json/parse.ts";
import { readAgentCard } from "../card/agent-card.ts";
import { readExport, writeExport } from "./exported.ts";

const AGENT = {
  id: "0b8f4f0e-7c1e-4d0c-9d9e-3f3f6f1f2a11",
  team_id: "0b8f4f0e-7c1e-4d0c-9d9e-3f3f6f1f2a12",
  created_by: "0b8f4f0e-7c1e-4d0c-9d9e-3f3f6f1f2a13",
  created_at: 1,
  updated_at: 2,
  status: "archived",
  trust_stage: "trusted",
  agent_name: "Support",
  model_name: "gpt-4o",
  agent_url: "https://support.example/chat",
  hub: "custom",
  api_key: "q8Zr4LmT9vXc2NbW6yKd",
  agent_system_prompt: "You help.\n\nAlways. ",
  rate_limit_requests_per_minute: 30,
  access_level: "white_box",
  agent_params: {
    temperature: 0.5,
    top_p: null,
    max_tokens: 100,
    timeout: null,
    rag_params: { index: "docs", vector_api_key: "Zx81kQw0PmN4vB7tRs2L", depth: { k: [1, 2] } },
    function_route_params: null,
  },
  mcp_config: { proxy_url: "https://mcp.example/", access_level: "read", server_urls: ["https://mcp.example/a"] },
  delegated_agents: [{ url: "https://other.example", agent_card_url: null, name: "Other", capabilities: ["x"] }],
  white_box_config: {
    source_code: "print(1)",
    repo_url: null,
    github_username: "octo",
    github_token: "Gk3nT8sVw1Qz6Yp0Lm5R",
    repo_branch: "main",
    entry_point: "main.py",
  },
  agent_metadata: { role: "helper", job_description: null, version: "1", author: null, tags: ["a"] },
  purpose: "Help",
  protocol: "a2a",
  test_score: "85.5",
  last_tested_by: "someone",
  evaluated_harnesses: ["h"],
  last_evaluated_at: 5,
  protection_status: "guarded",
  guard_config_id: null,
  guard_manually_configured: true,
  skills: [{ id: "s", name: "S", description: null, input_modes: ["text/plain"], output_modes: [] }],
  capabilities: {
    streaming: true,
    push_notifications: false,
    code_execution: false,
    memory: true,
    delegation: false,
    tools: ["t"],
  },
  import_metadata: {
    source: "manual",
    source_url: "https://support.example/card.json",
    imported_at: 1,
    original_format: "x",
  },
};

describe("an export", () => {
  test("contains the configuration and no identity, trust or secret", () => {
    const file = writeExport(AGENT, 1_700_000_000);
    expect(file).toMatchObject({ format: "agent-console/agent", version: 1, exported_at: 1_700_000_000 });
    for (const absent of ["id", "team_id", "created_by", "created_at", "api_key", "trust_stage"]) {
      expect(file.agent).not.toHaveProperty(absent);
    }
    const text = JSON.stringify(file);
    for (const secret of [
      AGENT.api_key,
      AGENT.white_box_config.github_token,
      AGENT.agent_params.rag_params.vector_api_key,
    ]) {
      expect(text).not.toContain(secret);
    }
    expect(file.agent).toMatchObject({ agent_system_prompt: AGENT.agent_system_prompt, test_score: "85.5" });
  });

  test("is imported unchanged, without the agent's earlier results", () => {
    const { draft, errors, warnings } = readExport(JSON.parse(JSON.stringify(writeExport(AGENT, 7))));
    expect(errors).toEqual([]);
    const { vector_api_key: _, ...rag_params } = AGENT.agent_params.rag_params;
    const { github_token: __, ...white_box_config } = AGENT.white_box_config;
    const taken = [
      "agent_name",
      "model_name",
      "agent_url",
      "hub",
      "agent_system_prompt",
      "purpose",
      "protocol",
    ] as const;
    expect(draft).toEqual({
      ...Object.fromEntries(taken.map((name) => [name, AGENT[name]])),
      rate_limit_requests_per_minute: 30,
      access_level: "white_box",
      agent_params: { ...AGENT.agent_params, rag_params },
      mcp_config: AGENT.mcp_config,
      delegated_agents: AGENT.delegated_agents,
      white_box_config,
      agent_metadata: AGENT.agent_metadata,
      skills: AGENT.skills,
      capabilities: AGENT.capabilities,
      import_metadata: {
        source: "manual",
        source_url: "https://support.example/card.json",
        imported_at: null,
        original_format: "agent-console/agent/1",
      },
    });
    expect(warnings).toEqual([expect.stringContaining("test_score")]);
  });

  test("loses a secret that someone wrote into the prompt, and the import says so", () => {
    const key = ["sk", "ant", "api03", "Qw7Er9Ty2Ui4Op6As8Df0Gh"].join("-");
    const file = writeExport({ ...AGENT, agent_system_prompt: `Use ${key} to call.` }, 7);
    expect(file.agent["agent_system_prompt"]).toBe("Use [secret removed: Anthropic key] to call.");
    expect(readExport(file).warnings).toContainEqual(expect.stringContaining("[secret removed:"));
  });

  test("omits what the agent did not have, so that the defaults apply", () => {
    const agent = { agent_name: "A", model_name: null, hub: null, rate_limit_requests_per_minute: null, skills: null };
    const { draft } = readExport({ ...writeExport({}, 7), agent });
    expect(Object.keys(draft ?? {}).toSorted()).toEqual([
      "access_level",
      "agent_name",
      "import_metadata",
      "model_name",
      "protocol",
    ]);
  });

  test("is recognized where a card is expected", () => {
    expect(readAgentCard(writeExport(AGENT, 7)).draft?.agent_name).toBe("Support");
  });
});

describe("a faulty export is refused in plain words", () => {
  const file = writeExport({ agent_name: "A" }, 1);
  test.each([
    ["another format", { ...file, format: "x" }, '"format"'],
    ["a version of the future", { ...file, version: 2 }, '"version" 2'],
    ["no version", { ...file, version: undefined }, '"version"'],
    ["no agent", { ...file, agent: [] }, '"agent"'],
    ["no name", { ...file, agent: { agent_name: " " } }, '"agent_name"'],
    ["a wrong type", { ...file, agent: { agent_name: "A", purpose: 7 } }, '"purpose"'],
    ["a wrong choice", { ...file, agent: { agent_name: "A", protocol: "smtp" } }, '"protocol"'],
    ["a wrong number", { ...file, agent: { agent_name: "A", rate_limit_requests_per_minute: 0 } }, "at least 1"],
    [
      "a deep fault",
      { ...file, agent: { agent_name: "A", delegated_agents: [{ name: "x" }] } },
      '"delegated_agents[0].url"',
    ],
    [
      "an address of another kind",
      { ...file, agent: { agent_name: "A", mcp_config: { proxy_url: "x" } } },
      "http or https",
    ],
    ["a null in a list", { ...file, agent: { agent_name: "A", skills: [null] } }, '"skills"'],
  ])("%s", (_, value, told) => {
    const { draft, errors } = readExport(value);
    expect(draft).toBeUndefined();
    expect(errors).toEqual([expect.stringContaining(told)]);
  });
});

test("numbers are read whatever digits they were written in", () => {
  const agent = { agent_name: "A", agent_params: { temperature: 1.0, max_tokens: 100, rag_params: { k: 5 } } };
  const text = JSON.stringify({ ...writeExport({}, 1), agent });
  const digits = text.replace(':1,"max', ':1.0,"max').replace(":100", ":1e2").replace('"k":5', '"k":5.00');
  const { draft, errors } = readExport(parseJson(digits));
  expect(errors).toEqual([]);
  expect(draft?.agent_params).toMatchObject({ temperature: 1, max_tokens: 100 });
  expect(JSON.stringify(draft)).toContain('"k":5.00');
  expect(JSON.stringify(writeExport({ agent_params: draft?.agent_params }, 1))).toContain('"k":5.00');
});

test("a file cannot claim white_box without source, nor bring secrets along", () => {
  const agent = { agent_name: "A", access_level: "white_box", api_key: "k", white_box_config: { github_token: "t" } };
  const { draft, warnings } = readExport({ ...writeExport({}, 1), agent });
  expect(draft?.access_level).toBe("grey_box");
  expect(draft?.white_box_config).toEqual({});
  expect(warnings).toContainEqual(expect.stringContaining("api_key, github_token"));
});

test("no agent member of any shape makes the reader throw", () => {
  const members = fc.dictionary(fc.constantFrom(...Object.keys(AGENT)), fc.jsonValue());
  fc.assert(
    fc.property(members, (agent) => {
      const { draft, errors } = readExport({ ...writeExport({}, 1), agent });
      expect(draft === undefined).toBe(errors.length > 0);
    }),
    { numRuns: 300 },
  );
});
