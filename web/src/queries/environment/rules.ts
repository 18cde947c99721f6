import type { PolicyRule } from "@agent-console/sdk";
import { queryOptions } from "@tanstack/react-query";
import type { Session } from "../../session/session.ts";

export type { PolicyCoverage, PolicyRule, RuleCheck } from "@agent-console/sdk";

const POLL_MS = 1_000;

/** The most that one answer holds. */
const RULES_AN_ANSWER = 1_000;

/** All rules of a policy, in the order of its text. A document has at most 5,000; more are written by hand. */
export const rulesQuery = ({ api }: Session, policyId: string, textVersion: number | undefined) =>
  queryOptions({
    // A new text brings new rules.
    queryKey: ["policies", "rules", policyId, textVersion],
    queryFn: async ({ signal }): Promise<readonly PolicyRule[]> => {
      const rules: PolicyRule[] = [];
      let cursor: string | undefined;
      do {
        const page = await api.environment.listPolicyRules({ policy_id: policyId, limit: RULES_AN_ANSWER, cursor });
        rules.push(...page.results);
        cursor = page.next_cursor ?? undefined;
      } while (cursor && !signal.aborted);
      return rules;
    },
    enabled: textVersion !== undefined,
  });

/** How approved rules can be tested, the facts in the text, and the newest reading of it. Follows a model that reads. */
export const coverageQuery = ({ api }: Session, policyId: string, textVersion: number | undefined) =>
  queryOptions({
    queryKey: ["policies", "coverage", policyId, textVersion],
    queryFn: () => api.environment.getPolicyCoverage({ policy_id: policyId }),
    enabled: textVersion !== undefined && textVersion > 0,
    refetchInterval: ({ state }) => (state.data?.extraction?.status === "running" ? POLL_MS : false),
  });

/** A text of a policy. Without a version, the one in force. */
export const policyTextQuery = ({ api }: Session, policyId: string, version: number | undefined) =>
  queryOptions({
    queryKey: ["policies", "text", policyId, version],
    queryFn: () => api.environment.getPolicyText({ policy_id: policyId, version }),
    enabled: version !== undefined && version > 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
