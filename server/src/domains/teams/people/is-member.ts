import type { Act } from "../../../platform/act.ts";

export async function isMember(act: Act, userId: string): Promise<boolean> {
  const found = await act.tx.query("select from memberships where user_id = $1 and team_id = $2", [
    userId,
    act.who.teamId,
  ]);
  return found.length > 0;
}
