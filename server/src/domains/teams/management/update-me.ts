import { fault } from "../../../kernel/errors.ts";
import { type Act, actSeconds } from "../../../platform/act.ts";
import { recordAudit } from "../../../platform/audit/record.ts";
import { joined, raw, sql } from "../../../platform/db/sql.ts";
import { seePerson, type UserView } from "../people/see-people.ts";
import type { UserUpdate } from "../people/shapes.ts";
import { findTeam } from "../people/store.ts";

const FIELDS = ["given_name", "family_name", "profile_image", "default_team_id"] as const;

/** The log names the fields and keeps no hash of them: a name is easily guessed back from its hash. */
export async function updateMe(act: Act, change: UserUpdate): Promise<UserView> {
  const userId = act.who.userId;
  if (change.default_team_id) await findTeam(act, change.default_team_id);
  const supplied = FIELDS.filter((field) => change[field] !== undefined);
  if (supplied.length > 0) {
    const assignments = supplied.map((field) => sql`${raw(field)} = ${change[field]}`);
    const updated = await act.tx.run(sql`
      update users
      set ${joined(assignments)}, updated_at = ${actSeconds(act)}
      where id = ${userId} and deleted_at is null`);
    if (updated === 0) throw fault("NOT_AUTHENTICATED");
    const target = { kind: "user", id: userId };
    await recordAudit(act, { action: "user.updated", target, details: { fields: supplied } });
  }
  return seePerson(act, userId);
}
