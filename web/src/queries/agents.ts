import { queryOptions } from "@tanstack/react-query";
import type { Session } from "../session/session.ts";

/** A list with the agent that a form preselects, or an empty list if the team has none. */
export const newestAgentQuery = ({ api }: Session) =>
  queryOptions({
    queryKey: ["agents", "newest"],
    queryFn: async () => (await api.agents.list({ limit: 1 })).results,
  });

export const oneAgentQuery = ({ api }: Session, id: string | null | undefined) =>
  queryOptions({
    queryKey: ["agents", "one", id],
    queryFn: () => api.agents.get({ id: id ?? "" }),
    enabled: Boolean(id),
  });

/** Enough to choose from at a glance. Typing finds the rest. */
export const FOUND_AT_ONCE = 20;

/** The server searches all agents of the team. */
export const foundAgentsQuery = ({ api }: Session, search: string) =>
  queryOptions({
    queryKey: ["agents", "found", search],
    queryFn: ({ signal }) =>
      api.agents.list({ ...(search ? { search } : { sort: "-created_at" }), limit: FOUND_AT_ONCE }, { signal }),
    placeholderData: (before) => before,
    // The list is open, so the user can retry immediately.
    retry: false,
  });
