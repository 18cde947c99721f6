import type { AgentStatus } from "@agent-console/sdk";
import { statusWords } from "../terms/agents.ts";

/** The filters of the list. Kept in the address, so that a link shows the same list. */
export interface AgentFilters {
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

/** Reads the address and drops invalid values. */
export function readAgentFilters({ search, status, sort }: Record<string, unknown>): AgentFilters {
  return {
    ...(search === undefined || search === "" ? {} : { search: String(search) }),
    ...(status === "any" || (typeof status === "string" && status in statusWords)
      ? { status: status as AgentStatus | "any" }
      : {}),
    ...(typeof sort === "string" && sort in sorts ? { sort: sort as Sort } : {}),
  };
}
