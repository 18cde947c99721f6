import type { AgentsPort } from "../../../agents/port.ts";

type AgentRow = Awaited<ReturnType<AgentsPort["get"]>>;

/**
 * What of an agent is looked at without calling it. An agent as it is kept fits; so does a run's copy of these members. No
 * secret is among them: of the key only the address that it was entered for.
 */
export type Inspected = Pick<
  AgentRow,
  | "access_level"
  | "agent_url"
  | "api_key_url"
  | "protocol"
  | "agent_system_prompt"
  | "purpose"
  | "agent_metadata"
  | "rate_limit_requests_per_minute"
  | "agent_params"
  | "mcp_config"
  | "delegated_agents"
  | "capabilities"
  | "white_box_config"
>;
