import { queryOptions } from "@tanstack/react-query";
import type { Session } from "../../session/session.ts";

export type { PolicyRule, RuleCheck } from "@agent-console/sdk";

/** The most that one answer holds. A policy with more is rare, and its page says so. */
export const MOST_RULES = 1_000;

export const rulesQuery = ({ api }: Session, policyId: string, textVersion: number | undefined) =>
  queryOptions({
    // A new text brings new rules.
    queryKey: ["policies", "rules", policyId, textVersion],
    queryFn: () => api.environment.listPolicyRules({ policy_id: policyId, limit: MOST_RULES }),
    enabled: textVersion !== undefined,
  });

/** A text of a policy. Without a version, the one in force. */
export const policyTextQuery = ({ api }: Session, policyId: string, version: number | undefined) =>
  queryOptions({
    queryKey: ["policies", "text", policyId, version],
    queryFn: () => api.environment.getPolicyText({ policy_id: policyId, version }),
    enabled: version !== undefined && version > 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
