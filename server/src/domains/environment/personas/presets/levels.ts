export const intents = ["benign", "curious", "adversarial", "malicious"] as const;
export type Intent = (typeof intents)[number];

export const knowledgeLevels = ["beginner", "intermediate", "advanced", "expert"] as const;
export type KnowledgeLevel = (typeof knowledgeLevels)[number];

export const skillLevels = ["novice", "competent", "proficient", "expert"] as const;
export type SkillLevel = (typeof skillLevels)[number];

export const privilegeLevels = ["guest", "user", "power_user", "admin", "super_admin"] as const;
export type PrivilegeLevel = (typeof privilegeLevels)[number];

export const dataAccessScopes = ["own", "team", "organization", "global"] as const;
