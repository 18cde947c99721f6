import { fault } from "../../../kernel/errors.ts";
import { newId } from "../../../kernel/ids.ts";
import { type Act, actSeconds } from "../../../platform/act.ts";
import { sourceOf, writeAudit } from "../../../platform/audit/record.ts";
import { asAuthenticator, inTeamOf } from "../../../platform/db/turn.ts";
import { type Creators, refuseUnlessCreator } from "../people/creators.ts";
import type { TeamCreate } from "../people/shapes.ts";
import type { TeamRow } from "../people/store.ts";

export interface WantedTeam extends TeamCreate {
  readonly ownerId: string | null;
}

/**
 * A team of its own for the caller, or, by a super admin, for somebody they may manage. Its audit log begins with it, in
 * the new team and not in the one acted from.
 */
export async function createTeam(act: Act, wanted: WantedTeam, allowed: Creators): Promise<TeamRow> {
  const userId = act.who.userId;
  const owner = wanted.ownerId ?? userId;
  if (owner !== userId) await refuseUnlessManaged(act, owner);
  await refuseUnlessCreator(act, allowed);
  const [now, teamId] = [actSeconds(act), newId(act.now)];
  const team: TeamRow = {
    id: teamId,
    name: wanted.name,
    description: wanted.description ?? null,
    created_by: userId,
    created_at: now,
    updated_at: now,
  };
  await inTeamOf(act.tx, teamId, async () => {
    await act.tx.run(
      "insert into teams (id, name, description, created_by, created_at, updated_at) values ($1, $2, $3, $4, $5, $5)",
      [team.id, team.name, team.description, userId, now],
    );
    await act.tx.run(
      "insert into memberships (id, team_id, user_id, role, created_at, updated_at) values ($1, $2, $3, 'OWNER', $4, $4)",
      [newId(act.now), teamId, owner, now],
    );
    const target = { kind: "team", id: teamId };
    await writeAudit(act.tx, { ...sourceOf(act), teamId }, { action: "team.created", target });
  });
  return team;
}

/** For everybody but a super admin, and for people that a super admin has no sight of, it is as if nobody had that id. */
async function refuseUnlessManaged(act: Act, ownerId: string): Promise<void> {
  const found = await asAuthenticator(act.tx, (sql) =>
    sql.query(
      `select from users u where u.id = $1 and u.deleted_at is null and u.is_active
         and exists (select from users where id = $3 and is_super_admin)
         and (not exists (select from memberships where user_id = u.id)
           or exists (select from memberships where user_id = u.id and team_id = $2))`,
      [ownerId, act.who.teamId, act.who.userId],
    ),
  );
  if (found.length === 0) throw fault("USER_NOT_FOUND");
}
