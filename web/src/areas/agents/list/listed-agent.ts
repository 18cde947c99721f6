import type { Agent, AgentStatus } from "@agent-console/sdk";
import type { AgentFilters } from "../../../routes/agent-filters.ts";
import { statusWords } from "../../../terms/agents.ts";

const inUse = (Object.keys(statusWords) as AgentStatus[]).filter((status) => status !== "archived");

/** Archived agents are asked for by name; without a wish they stay out of sight. */
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

/** What a row shows and no more: a hundred thousand instructions would not fit in a browser. */
export function listed(agent: Agent): ListedAgent {
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
