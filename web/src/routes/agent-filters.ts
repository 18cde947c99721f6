import type { Agent, AgentStatus } from "@agent-console/sdk";
import { statusWords } from "../terms/agents.ts";

/** What of the list is wanted. It lives in the address, so that a link shows the same list. */
export interface Filters {
  readonly search?: string;
  readonly status?: AgentStatus | "any";
  readonly sort?: Sort;
}

export const sorts = {
  "-created_at": "Newest first",
  created_at: "Oldest first",
  agent_name: "Name, A to Z",
  "-agent_name": "Name, Z to A",
} as const;
export type Sort = keyof typeof sorts;

/** Whatever the address says; what it says wrongly is left out. */
export function readFilters({ search, status, sort }: Record<string, unknown>): Filters {
  return {
    ...(search === undefined || search === "" ? {} : { search: String(search) }),
    ...(status === "any" || (typeof status === "string" && status in statusWords)
      ? { status: status as AgentStatus | "any" }
      : {}),
    ...(typeof sort === "string" && sort in sorts ? { sort: sort as Sort } : {}),
  };
}

const inUse = (Object.keys(statusWords) as AgentStatus[]).filter((status) => status !== "archived");

/** Archived agents are asked for by name; without a wish they stay out of sight. */
export const statusesOf = ({ status }: Filters): AgentStatus[] | undefined =>
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
