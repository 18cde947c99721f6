import { fault } from "../../../kernel/errors.ts";
import { newId } from "../../../kernel/ids.ts";
import { type Act, actSeconds } from "../../../platform/act.ts";
import { sourceOf, writeAudit } from "../../../platform/audit/record.ts";
import { sql } from "../../../platform/db/sql.ts";
import { asAuthenticator, inTeamOf } from "../../../platform/db/turn.ts";
import { type Creators, refuseUnlessCreator } from "../people/creators.ts";
import type { TeamCreate } from "../people/shapes.ts";
import { insertMembership, insertTeam, type Team } from "../people/store.ts";

export interface WantedTeam extends TeamCreate {
  readonly ownerId: string | null;
}

/**
 * A team for the caller or, by a super admin, for someone they can manage. Its audit log starts with it, in the new
 * team and not in the current one.
 */
export async function createTeam(act: Act, wanted: WantedTeam, allowed: Creators): Promise<Team> {
  const userId = act.who.userId;
  const owner = wanted.ownerId ?? userId;
  if (owner !== userId) await refuseUnlessManaged(act, owner);
  await refuseUnlessCreator(act, allowed);
  const [now, teamId] = [actSeconds(act), newId(act.now)];
  const { name, description = null } = wanted;
  return inTeamOf(act.tx, teamId, async (tx) => {
    const team = await insertTeam(tx, { id: teamId, name, description, createdBy: userId, now });
    await insertMembership(tx, { teamId, userId: owner, role: "OWNER", nowMs: act.now });
    const target = { kind: "team", id: teamId };
    await writeAudit(tx, { ...sourceOf(act), teamId }, { action: "team.created", target });
    return team;
  });
}

/** For everyone but a super admin, and for users that a super admin can't see, the id looks nonexistent. */
async function refuseUnlessManaged(act: Act, ownerId: string): Promise<void> {
  const found = await asAuthenticator(act.tx, (tx) =>
    tx.query(sql`
      select from users u
      where u.id = ${ownerId}
        and u.deleted_at is null
        and u.is_active
        and exists (select from users where id = ${act.who.userId} and is_super_admin)
        and (
          not exists (select from memberships where user_id = u.id)
          or exists (select from memberships where user_id = u.id and team_id = ${act.who.teamId})
        )`),
  );
  if (found.length === 0) throw fault("USER_NOT_FOUND");
}
