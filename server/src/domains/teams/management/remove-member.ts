import { fault } from "../../../kernel/errors.ts";
import { isPerson } from "../../../kernel/principal.ts";
import type { Act } from "../../../platform/act.ts";
import { recordAudit } from "../../../platform/audit/record.ts";
import type { Sql } from "../../../platform/db/database.ts";
import { sql } from "../../../platform/db/sql.ts";
import { asAuthenticator } from "../../../platform/db/turn.ts";
import type { PeopleNeeds } from "../people/needs.ts";
import { mayManage } from "../people/ranks.ts";
import { findMembership, hasOtherOwner, holdTeam, type MembershipRow, ownRole } from "../people/store.ts";
import { voidTokens } from "../people/void-tokens.ts";
import { endSession } from "../sign-in/store/sessions.ts";

export interface Removal {
  readonly teamId: string;
  readonly userId: string;
}

/** Takes a member out, or lets the caller leave, with every way the person had into the team. */
export async function removeMember(needs: PeopleNeeds, act: Act, { teamId, userId }: Removal): Promise<void> {
  await holdTeam(act, teamId);
  const leaving = userId === act.who.userId;
  // Others are removed by whoever manages the team, a key included; but a key does not leave in the name of its maker.
  if (leaving ? !isPerson(act.who) : !act.who.powers.has("team:manage")) throw fault("NOT_ALLOWED");
  const own = await ownRole(act);
  const membership = await findMembership(act, userId);
  if (!leaving && !mayManage(own, membership.role)) throw fault("NOT_ALLOWED");
  if (membership.role === "OWNER" && !(await hasOtherOwner(act.tx, teamId, userId))) throw fault("LAST_OWNER");
  await asAuthenticator(act.tx, async (tx) => {
    await endAccess(tx, membership, act.now);
    await voidTokens(needs, tx, membership);
  });
  await recordAudit(act, {
    action: "member.removed",
    target: { kind: "user", id: userId },
    details: { role: membership.role, left: leaving },
  });
}

/** Sessions and keys end with the membership; were the keys only to rest, they would wake if the person came back. */
async function endAccess(tx: Sql, { team_id: teamId, user_id: userId }: MembershipRow, nowMs: number): Promise<void> {
  const open = await tx.query(sql<{ id: string }>`
    select id
    from sessions
    where team_id = ${teamId} and user_id = ${userId} and ended_at is null`);
  for (const { id } of open) await endSession(tx, { sessionId: id, reason: "membership ended", nowMs });
  await tx.run(sql`
    update api_keys
    set revoked_at = ${Math.floor(nowMs / 1000)}
    where team_id = ${teamId} and user_id = ${userId} and revoked_at is null`);
  await tx.run(sql`update users set default_team_id = null where default_team_id = ${teamId} and id = ${userId}`);
  await tx.run(sql`delete from memberships where team_id = ${teamId} and user_id = ${userId}`);
}
