import { queryOptions } from "@tanstack/react-query";
import type { Session } from "../session/session.ts";

export type {
  FlowCase,
  FlowHit,
  FlowListResponse,
  FlowPolicyResponse,
  FlowTestResult,
  FlowVersion,
} from "@agent-console/sdk";

export const flowPoliciesQuery = ({ api }: Session) =>
  queryOptions({
    queryKey: ["flow", "policies"],
    queryFn: async () => (await api.protection.listFlowPolicies()).results,
  });

/** What agents lived by. A new version is a new list. */
export const flowVersionsQuery = ({ api }: Session, policyId: string, latest: number) =>
  queryOptions({
    queryKey: ["flow", "versions", policyId, latest],
    queryFn: async () => (await api.protection.listFlowVersions({ policy_id: policyId })).results,
  });

export const flowListsQuery = ({ api }: Session) =>
  queryOptions({
    queryKey: ["flow", "lists"],
    queryFn: async () => (await api.protection.listFlowLists()).results,
  });

/** Tools that the gateway saw the agent call. */
export const seenToolsQuery = ({ api }: Session, agentId: string) =>
  queryOptions({
    queryKey: ["flow", "tools", agentId],
    queryFn: async () => (await api.protection.listSeenTools({ agent_id: agentId })).results,
  });

export const flowHitsQuery = ({ api }: Session, policyId: string, agentId: string) =>
  queryOptions({
    queryKey: ["flow", "hits", policyId, agentId],
    queryFn: async () => (await api.protection.listFlowHits({ policy_id: policyId, agent_id: agentId })).results,
  });
