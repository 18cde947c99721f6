import { type Statement, sql } from "../../../../platform/db/sql.ts";

/** Rows of figures that are about this agent and this evaluation; null stands for the sum of all. In the form that an index serves. */
export const ofSubject = (agentId: string | null, evaluationId: string | null): Statement => sql`
  ${agentId === null ? sql`agent_id is null` : sql`agent_id = ${agentId}`}
  and ${evaluationId === null ? sql`evaluation_id is null` : sql`evaluation_id = ${evaluationId}`}`;

/** The ID for all labels together: most charts ask for no label, and read one row instead of one for each. */
export const ALL_LABELS = -1;

export const MINUTE = 60;
export const QUARTER = 15 * MINUTE;
export const HOUR = 3600;
export const SIX_HOURS = 6 * HOUR;
export const DAY = 24 * HOUR;

/** How long minutes are kept, in seconds. */
export const MINUTES_KEPT = 48 * HOUR;
