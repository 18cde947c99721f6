import type { Agent, AgentStatus } from "@agent-console/sdk";
import type { AgentFilters } from "../../../routes/agent-filters.ts";
import { statusWords } from "../../../terms/agents.ts";

const inUse = (Object.keys(statusWords) as AgentStatus[]).filter((status) => status !== "archived");

/** Archived agents are listed only on request. */
export const statusesOf = ({ status }: AgentFilters): AgentStatus[] | undefined =>
  status === "any" ? undefined : status ? [status] : inUse;

export type ListedAgent = Pick<
  Agent,
  | "id"
  | "agent_name"
  | "model_name"
  | "protocol"
  | "access_level"
  | "status"
  | "trust_stage"
  | "trusted_now"
  | "protection_status"
  | "last_evaluated_at"
>;

/** Only what a row shows: the browser could not hold a hundred thousand system prompts. */
export function toListedAgent(agent: Agent): ListedAgent {
  const { id, agent_name, model_name, protocol, access_level, status } = agent;
  const { trust_stage, trusted_now, protection_status, last_evaluated_at } = agent;
  return {
    id,
    agent_name,
    model_name,
    protocol,
    access_level,
    status,
    trust_stage,
    trusted_now,
    protection_status,
    last_evaluated_at,
  };
}
