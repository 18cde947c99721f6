import { queryOptions } from "@tanstack/react-query";
import type { Session } from "../../session/session.ts";

export const policyKey = (agentId: string) => ["redteam", "policy", agentId] as const;

export const policyQuery = ({ api }: Session, agentId: string) =>
  queryOptions({
    queryKey: policyKey(agentId),
    queryFn: () => api.redteam.getPolicy({ agent_id: agentId }),
    enabled: agentId !== "",
  });
