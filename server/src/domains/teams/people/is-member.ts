import type { Act } from "../../../platform/act.ts";
import { sql } from "../../../platform/db/sql.ts";

export async function isMember(act: Act, userId: string): Promise<boolean> {
  const found = await act.tx.query(sql`
    select from memberships
    where user_id = ${userId} and team_id = ${act.who.teamId}`);
  return found.length > 0;
}
