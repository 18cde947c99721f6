import type { Act } from "../../../platform/act.ts";
import { sql } from "../../../platform/db/sql.ts";
import type { ComparedGoal } from "./change.ts";

/** In plan order. */
export function selectComparedGoals(act: Act, campaignId: string): Promise<ComparedGoal[]> {
  return act.tx.query(sql<ComparedGoal>`
    select place, key, category, family, severity, goal->'oracle'->>'kind' as oracle, result, reason, queries, first_success,
      md5(goal::text) as digest
    from campaign_goals
    where campaign_id = ${campaignId} and team_id = ${act.who.teamId}
    order by place`);
}
