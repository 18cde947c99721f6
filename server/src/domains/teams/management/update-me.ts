import { fault } from "../../../kernel/errors.ts";
import { type Act, actSeconds } from "../../../platform/act.ts";
import { recordAudit } from "../../../platform/audit/record.ts";
import { seePerson, type UserView } from "../people/see-people.ts";
import type { UserUpdate } from "../people/shapes.ts";
import { findTeam } from "../people/store.ts";
import { profileFields, updateProfile } from "../people/user-store.ts";

/** The log names the fields and stores no hash of them: a name is easily guessed from its hash. */
export async function updateMe(act: Act, change: UserUpdate): Promise<UserView> {
  const userId = act.who.userId;
  if (change.default_team_id) await findTeam(act, change.default_team_id);
  const supplied = profileFields.filter((field) => change[field] !== undefined);
  if (supplied.length > 0) {
    if (!(await updateProfile(act.tx, userId, { ...change, now: actSeconds(act) }))) throw fault("NOT_AUTHENTICATED");
    const target = { kind: "user", id: userId };
    await recordAudit(act, { action: "user.updated", target, details: { fields: supplied } });
  }
  return seePerson(act, userId);
}
