import type { PolicyCategory, PolicyStatus, RuleStatus, RuleType } from "@agent-console/sdk";

export const categoryWords = {
  privacy: "Privacy",
  ethics: "Ethics",
  security: "Security",
  compliance: "Compliance",
  operational: "Operations",
  brand: "Brand",
  custom: "Other",
} as const satisfies Record<PolicyCategory, string>;

export const policyStatusWords = { draft: "Draft", active: "Active", archived: "Archived" } as const satisfies Record<
  PolicyStatus,
  string
>;

export const ruleStatusWords = {
  draft: "To decide",
  modified: "Changed, to decide",
  approved: "Approved",
  rejected: "Rejected",
} as const satisfies Record<RuleStatus, string>;

export const ruleTypeWords = {
  prohibition: "Prohibition",
  obligation: "Obligation",
  permission: "Permission",
  recommendation: "Recommendation",
} as const satisfies Record<RuleType, string>;

export const severityWords = { low: "Low", medium: "Medium", high: "High", critical: "Critical" } as const;
