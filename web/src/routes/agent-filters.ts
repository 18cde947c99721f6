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

/** Which agents a prompt is tried on. */
export interface TrySearch {
  readonly agents?: readonly string[];
}

export const MOST_TRIED = 4;

const isId = (value: unknown): value is string => typeof value === "string" && /^[0-9a-f-]{36}$/i.test(value);

export function readTrySearch({ agents }: Record<string, unknown>): TrySearch {
  const ids = [...new Set([agents].flat().filter(isId))].slice(0, MOST_TRIED);
  return ids.length > 0 ? { agents: ids } : {};
}
