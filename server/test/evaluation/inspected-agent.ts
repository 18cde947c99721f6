import type { Outcome } from "../../src/domains/evaluation/harness/harness.ts";
import type { Inspected } from "../../src/domains/evaluation/inspection/check/inspected.ts";
import { type InspectionResult, inspect } from "../../src/domains/evaluation/inspection/inspect.ts";

/** An agent with only what a test gives it. */
export function agentWith(given: Partial<Inspected> = {}): Inspected {
  return {
    access_level: "grey_box",
    agent_url: "https://agent.example.com/v1",
    api_key_url: null,
    protocol: "chat_completions",
    agent_system_prompt: null,
    purpose: null,
    agent_metadata: null,
    rate_limit_requests_per_minute: 100,
    agent_params: null,
    mcp_config: null,
    delegated_agents: [],
    capabilities: null,
    white_box_config: null,
    ...given,
  };
}

export function findResult(agent: Inspected, id: string): InspectionResult {
  const result = inspect(agent).find((one) => one.id === id);
  if (!result) throw new Error(`no check ${id}`);
  return result;
}

export const outcome = (agent: Inspected, id: string): Outcome => findResult(agent, id).outcome;

/** An agent that gives access to these files. */
export function withFiles(files: Readonly<Record<string, string>>): Inspected {
  const [entry = "main.py"] = Object.keys(files);
  return agentWith({
    access_level: "white_box",
    white_box_config: {
      source_code: JSON.stringify(files),
      repo_url: null,
      github_username: null,
      repo_branch: null,
      entry_point: entry,
    },
  });
}
