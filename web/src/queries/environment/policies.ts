import type { Policy } from "@agent-console/sdk";
import { queryOptions } from "@tanstack/react-query";
import type { PoliciesSearch } from "../../routes/environment-search.ts";
import type { Session } from "../../session/session.ts";

export type { Policy } from "@agent-console/sdk";

export const POLICIES_A_PAGE = 50;
const POLL_MS = 1_000;

/** Whether the console still reads the file. */
export const isConverting = ({ conversion }: Pick<Policy, "conversion">): boolean =>
  conversion?.state === "queued" || conversion?.state === "running";

export interface RuleCounts {
  readonly total: number;
  readonly approved: number;
  readonly rejected: number;
  /** Drafts, and rules that changed since someone decided. */
  readonly open: number;
}

export function countsOf({ rule_counts: counts }: Pick<Policy, "rule_counts">): RuleCounts {
  const { draft = 0, modified = 0, approved = 0, rejected = 0 } = counts ?? {};
  return { total: draft + modified + approved + rejected, approved, rejected, open: draft + modified };
}

export const policiesQuery = ({ api }: Session, { words, category, status, page = 1 }: PoliciesSearch) =>
  queryOptions({
    queryKey: ["policies", "list", words, category, status, page],
    queryFn: () =>
      api.environment.listPolicies({
        ...{ search: words, category, status, limit: POLICIES_A_PAGE, offset: (page - 1) * POLICIES_A_PAGE },
      }),
    refetchInterval: ({ state }) => (state.data?.results.some(isConverting) ? POLL_MS : false),
  });

export const policyQuery = ({ api }: Session, id: string) =>
  queryOptions({
    queryKey: ["policies", "one", id],
    queryFn: () => api.environment.getPolicy({ policy_id: id }),
    refetchInterval: ({ state }) => (state.data && isConverting(state.data) ? POLL_MS : false),
  });

/** Presets are part of the console and change with a new version only. */
export const policyPresetsQuery = ({ api }: Session) =>
  queryOptions({
    queryKey: ["policies", "presets"],
    queryFn: async () => (await api.environment.listPolicyPresets({ limit: 1000 })).results,
    staleTime: Number.POSITIVE_INFINITY,
  });

export const environmentSettingsQuery = ({ api }: Session) =>
  queryOptions({ queryKey: ["environment-settings"], queryFn: () => api.environment.readSettings() });

export const policyScopeQuery = ({ api }: Session, id: string) =>
  queryOptions({
    queryKey: ["policies", "scope", id],
    queryFn: () => api.environment.getPolicyScope({ policy_id: id }),
  });
