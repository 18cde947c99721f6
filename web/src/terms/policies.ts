export const categoryWords = {
  privacy: "Privacy",
  ethics: "Ethics",
  security: "Security",
  compliance: "Compliance",
  operational: "Operations",
  brand: "Brand",
  custom: "Other",
} as const;

export const policyStatusWords = { draft: "Draft", active: "Active", archived: "Archived" } as const;

export const ruleStatusWords = {
  draft: "To decide",
  modified: "Changed, to decide",
  approved: "Approved",
  rejected: "Rejected",
} as const;

export const ruleTypeWords = {
  prohibition: "Prohibition",
  obligation: "Obligation",
  permission: "Permission",
  recommendation: "Recommendation",
} as const;

export const severityWords = { low: "Low", medium: "Medium", high: "High", critical: "Critical" } as const;
