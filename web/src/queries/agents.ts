import { queryOptions } from "@tanstack/react-query";
import type { Session } from "../session/session.ts";

/** The agent that a form offers first, in a list; an empty one when the team has none. */
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

/** Enough to choose from at a glance; more letters find the rest. */
export const FOUND_AT_ONCE = 20;

/** Searched by the console, over all agents of the team. */
export const foundAgentsQuery = ({ api }: Session, search: string) =>
  queryOptions({
    queryKey: ["agents", "found", search],
    queryFn: ({ signal }) =>
      api.agents.list({ ...(search ? { search } : { sort: "-created_at" }), limit: FOUND_AT_ONCE }, { signal }),
    placeholderData: (before) => before,
    // Somebody looks at the list and can ask again at once.
    retry: false,
  });
