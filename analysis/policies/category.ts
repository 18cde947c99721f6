export const policyCategories = [
  "privacy",
  "ethics",
  "security",
  "compliance",
  "operational",
  "brand",
  "custom",
] as const;
export type PolicyCategory = (typeof policyCategories)[number];

export const policyStatuses = ["draft", "active", "archived"] as const;
export type PolicyStatus = (typeof policyStatuses)[number];
