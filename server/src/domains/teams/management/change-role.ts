import { fault } from "../../../kernel/errors.ts";
import type { Role } from "../../../kernel/permissions.ts";
import type { Act } from "../../../platform/act.ts";
import { recordAudit } from "../../../platform/audit/record.ts";
import type { PeopleNeeds } from "../people/needs.ts";
import { mayGrant, mayManage } from "../people/ranks.ts";
import { findMembership, hasOtherOwner, holdTeam, ownRole, setRole } from "../people/store.ts";
import { voidTokens } from "../people/void-tokens.ts";
import type { MembershipRow } from "../tables/rows.ts";

export interface RoleWish {
  readonly teamId: string;
  readonly userId: string;
  readonly role: Role;
}

/** The member's tokens contain the old role, so they become void. */
export async function changeRole(needs: PeopleNeeds, act: Act, wish: RoleWish): Promise<MembershipRow> {
  const { teamId, userId, role } = wish;
  await holdTeam(act, teamId);
  const own = await ownRole(act);
  const before = await findMembership(act, userId);
  if (!mayManage(own, before.role) || !mayGrant(own, role)) throw fault("NOT_ALLOWED");
  if (before.role === role) return before;
  if (before.role === "OWNER" && !(await hasOtherOwner(act.tx, teamId, userId))) throw fault("LAST_OWNER");
  const after = await setRole(act, before, role);
  await voidTokens(needs, act.tx, after);
  await recordAudit(act, {
    action: "member.role_changed",
    target: { kind: "user", id: userId },
    details: { from: before.role, to: role },
  });
  return after;
}
