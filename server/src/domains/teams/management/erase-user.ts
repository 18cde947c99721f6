import { fault } from "../../../kernel/errors.ts";
import { type Act, actSeconds } from "../../../platform/act.ts";
import { sourceOf, writeAudit } from "../../../platform/audit/record.ts";
import type { Sql } from "../../../platform/db/database.ts";
import { sql } from "../../../platform/db/sql.ts";
import { asAuthenticator, inTeamOf } from "../../../platform/db/turn.ts";
import { forgetAnswers } from "../../../platform/http/idempotency.ts";
import type { PeopleNeeds } from "../people/needs.ts";
import { hasOtherOwner } from "../people/store.ts";
import { voidTokens } from "../people/void-tokens.ts";
import { erasePerson } from "../sign-in/erase-person.ts";
import type { MembershipRow, TeamRow } from "../tables/rows.ts";
import { eraseTeam } from "./erase-team.ts";

/**
 * Deletes everything that identifies the user. The row stays, with only an id, because the audit log and the history of
 * every team refer to it.
 */
export async function eraseUser(needs: PeopleNeeds, act: Act, userId: string): Promise<void> {
  const isSelf = userId === act.who.userId;
  await refuseUnlessErasable(act, userId);
  const teams = await asAuthenticator(act.tx, (tx) => holdTeamsOf(tx, userId, act.who.userId));
  for (const team of teams) {
    if (team.isAlone ? !isSelf : !team.hasOwnerLeft) throw fault("LAST_OWNER");
    // A super admin has no role in a team by that: owners can be removed only by owners.
    if (!isSelf && team.isOwner && !team.isCallerOwner) throw fault("NOT_ALLOWED");
  }
  for (const { id, isAlone } of teams) {
    const who = { ...act.who, teamId: id };
    await inTeamOf(act.tx, id, async () => {
      if (isAlone) return eraseTeam(needs, { ...act, who });
      await forgetAnswers(act.tx, { teamId: id, userId });
    });
  }
  const toldIn = new Set([act.who.teamId, ...teams.filter((team) => !team.isAlone).map((team) => team.id)]);
  await asAuthenticator(act.tx, async (tx) => {
    await erasePerson(tx, userId, actSeconds(act));
    for (const { id } of teams) await voidTokens(needs, tx, { user_id: userId, team_id: id });
    const entry = { action: "user.deleted", target: { kind: "user", id: userId } };
    for (const teamId of toldIn) await writeAudit(tx, { ...sourceOf(act), teamId }, entry);
  });
}

/**
 * Oneself or, for super admins, a member of the current team or a user in no team. A super admin can't see into teams
 * they are not in, so users there are not found.
 */
async function refuseUnlessErasable(act: Act, userId: string): Promise<void> {
  const { who } = act;
  if (userId === who.userId) {
    // With sign-in off this user is everyone here, and would be missing until the next start.
    if (who.kind === "local") throw fault("NOT_ALLOWED");
    return;
  }
  const [found] = await asAuthenticator(act.tx, (tx) =>
    tx.query(sql<{ is_member: boolean; is_super: boolean }>`
      select
        exists (select from memberships where user_id = u.id and team_id = ${who.teamId}) as is_member,
        (select is_super_admin from users where id = ${who.userId}) as is_super
      from users u
      where u.id = ${userId}
        and u.deleted_at is null
        and (
          not exists (select from memberships where user_id = u.id)
          or exists (select from memberships where user_id = u.id and team_id = ${who.teamId})
        )`),
  );
  if (found?.is_super) return;
  throw fault(found?.is_member ? "NOT_ALLOWED" : "USER_NOT_FOUND");
}

interface HeldTeam {
  readonly id: string;
  /** No one else is in it. */
  readonly isAlone: boolean;
  /** It has another owner. */
  readonly hasOwnerLeft: boolean;
  readonly isOwner: boolean;
  readonly isCallerOwner: boolean;
}

/** The user's teams, locked in the order of their ids, so that two deletions can't wait for each other. */
async function holdTeamsOf(tx: Sql, userId: string, callerId: string): Promise<HeldTeam[]> {
  const held = await tx.query(sql<Pick<TeamRow, "id">>`
    select id
    from teams
    where deleted_at is null
      and id in (select team_id from memberships where user_id = ${userId})
    order by id
    for no key update`);
  const teams: HeldTeam[] = [];
  for (const { id } of held) {
    const members = await tx.query(
      sql<Pick<MembershipRow, "user_id" | "role">>`select user_id, role from memberships where team_id = ${id}`,
    );
    const own = members.find((member) => member.user_id === userId);
    if (!own) continue;
    const caller = members.find((member) => member.user_id === callerId);
    const [isOwner, isCallerOwner] = [own.role === "OWNER", caller?.role === "OWNER"];
    const hasOwnerLeft = own.role !== "OWNER" || (await hasOtherOwner(tx, id, userId));
    teams.push({ id, isAlone: members.length === 1, hasOwnerLeft, isOwner, isCallerOwner });
  }
  return teams;
}
