/** The orders that a list of agents can have; a minus sign means descending. */
export const sorts = ["-created_at", "created_at", "agent_name", "-agent_name"] as const;
export type Sort = (typeof sorts)[number];
