import { queryOptions, useQuery } from "@tanstack/react-query";
import { useParamsOf } from "../../../routes/link.tsx";
import { routes } from "../../../routes/routes.ts";
import type { Session } from "../../../session/session.ts";
import { useSession } from "../../../session/use-session.ts";

/** The agent with its ETag, which a change hands back to say what it was made on. */
export const agentQuery = ({ api }: Session, id: string) =>
  queryOptions({
    queryKey: ["agent", id],
    queryFn: async () => {
      const { data, etag } = await api.agents.get({ id }).withResponse();
      return { agent: data, etag };
    },
  });

export type Read = Awaited<ReturnType<NonNullable<ReturnType<typeof agentQuery>["queryFn"]>>>;

export function useAgentId(): string {
  const { id } = useParamsOf(routes.agent);
  return id;
}

export const useAgent = () => useQuery(agentQuery(useSession(), useAgentId()));
