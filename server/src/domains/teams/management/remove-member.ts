import { fault } from "../../../kernel/errors.ts";
import { isPerson } from "../../../kernel/principal.ts";
import type { Act } from "../../../platform/act.ts";
import { recordAudit } from "../../../platform/audit/record.ts";
import type { Sql } from "../../../platform/db/database.ts";
import { asAuthenticator } from "../../../platform/db/turn.ts";
import { endKeysOfMember } from "../keys/store.ts";
import type { PeopleNeeds } from "../people/needs.ts";
import { mayManage } from "../people/ranks.ts";
import { deleteMembership, findMembership, hasOtherOwner, holdTeam, ownRole } from "../people/store.ts";
import { clearDefaultTeam } from "../people/user-store.ts";
import { voidTokens } from "../people/void-tokens.ts";
import { endSessionsOfMember } from "../sign-in/store/sessions.ts";
import type { MembershipRow } from "../tables/rows.ts";

export interface Removal {
  readonly teamId: string;
  readonly userId: string;
}

/** Removes a member, or lets the caller leave, with every access that the user had to the team. */
export async function removeMember(needs: PeopleNeeds, act: Act, { teamId, userId }: Removal): Promise<void> {
  await holdTeam(act, teamId);
  const leaving = userId === act.who.userId;
  // Others are removed by anyone who manages the team, including a key. But a key can't leave for its creator.
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

/** The sessions and keys that the person has in the team end with the membership. */
async function endAccess(tx: Sql, { team_id: teamId, user_id: userId }: MembershipRow, nowMs: number): Promise<void> {
  await endSessionsOfMember(tx, { teamId, userId, reason: "membership ended", nowMs });
  await endKeysOfMember(tx, { teamId, userId }, Math.floor(nowMs / 1000));
  await clearDefaultTeam(tx, teamId, userId);
  await deleteMembership(tx, teamId, userId);
}
