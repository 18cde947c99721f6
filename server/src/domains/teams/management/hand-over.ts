import { fault } from "../../../kernel/errors.ts";
import { unprocessable } from "../../../kernel/unprocessable.ts";
import type { Act } from "../../../platform/act.ts";
import { recordAudit } from "../../../platform/audit/record.ts";
import { sql } from "../../../platform/db/sql.ts";
import type { PeopleNeeds } from "../people/needs.ts";
import { findMembership, holdTeam, setRole } from "../people/store.ts";
import { voidTokens } from "../people/void-tokens.ts";
import type { MembershipRow } from "../tables/rows.ts";

export interface HandOverWish {
  readonly teamId: string;
  readonly userId: string;
}

/** Replaces one owner by another in a single step: the team is never without one. */
export async function handOver(needs: PeopleNeeds, act: Act, wish: HandOverWish): Promise<MembershipRow> {
  const [{ who }, { teamId, userId }] = [act, wish];
  await holdTeam(act, teamId);
  if (userId === who.userId) throw unprocessable(["body", "user_id"], "You own the team already", userId);
  const own = await findMembership(act, who.userId);
  if (own.role !== "OWNER") throw fault("NOT_ALLOWED");
  const member = await findMembership(act, userId);
  await refuseInactive(act, userId);
  const owner = await setRole(act, member, "OWNER");
  const admin = await setRole(act, own, "ADMIN");
  for (const changed of [owner, admin]) await voidTokens(needs, act.tx, changed);
  await recordAudit(act, {
    action: "team.handed_over",
    target: { kind: "user", id: userId },
    details: { from: member.role },
  });
  return owner;
}

/** A team whose owner can't sign in would be lost. */
async function refuseInactive(act: Act, userId: string): Promise<void> {
  const active = await act.tx.query(sql`
    select from users
    where id = ${userId} and is_active and deleted_at is null`);
  if (active.length === 0) throw fault("MEMBER_NOT_FOUND");
}
