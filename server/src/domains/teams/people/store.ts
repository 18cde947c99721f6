import { fault } from "../../../kernel/errors.ts";
import { lesserRole, type Role } from "../../../kernel/permissions.ts";
import { isPerson } from "../../../kernel/principal.ts";
import type { Act } from "../../../platform/act.ts";
import type { Sql } from "../../../platform/db/database.ts";
import { raw, sql } from "../../../platform/db/sql.ts";

export interface TeamRow {
  readonly id: string;
  readonly name: string;
  readonly description: string | null;
  readonly created_by: string;
  readonly created_at: number;
  readonly updated_at: number;
}
const TEAM = "t.id, t.name, t.description, t.created_by, t.created_at, t.updated_at";

export interface MembershipRow {
  readonly id: string;
  readonly team_id: string;
  readonly user_id: string;
  readonly role: Role;
  readonly created_at: number;
  readonly updated_at: number;
}
const MEMBERSHIP = "m.id, m.team_id, m.user_id, m.role, m.created_at, m.updated_at";

/** A team the caller is in. A key belongs to one team, whatever others its maker is in. */
export async function findTeam(act: Act, teamId: string): Promise<TeamRow> {
  const { who } = act;
  const [team] = await act.tx.query(sql<TeamRow>`
    select ${raw(TEAM)}
    from teams t
    join memberships m on m.team_id = t.id
    where t.id = ${teamId}
      and m.user_id = ${who.userId}
      and t.deleted_at is null
      and (${isPerson(who)} or t.id = ${who.teamId})`);
  if (!team) throw fault("TEAM_NOT_FOUND");
  return team;
}

/**
 * The team a change is for, held until the change commits: whoever changes its owners or ends it does so one after the
 * other, while rows are added to it all the same. It must be the team the caller acts in; any other is not found, whether or not the caller is in it.
 */
export async function holdTeam(act: Act, teamId: string): Promise<TeamRow> {
  const [team] =
    teamId === act.who.teamId
      ? await act.tx.query(sql<TeamRow>`
        select ${raw(TEAM)}
        from teams t
        where t.id = ${teamId} and t.deleted_at is null
        for no key update`)
      : [];
  if (!team) throw fault("TEAM_NOT_FOUND");
  return team;
}

export async function findMembership(act: Act, userId: string): Promise<MembershipRow> {
  const [membership] = await act.tx.query(sql<MembershipRow>`
    select ${raw(MEMBERSHIP)}
    from memberships m
    where m.team_id = ${act.who.teamId} and m.user_id = ${userId}`);
  if (!membership) throw fault("MEMBER_NOT_FOUND");
  return membership;
}

/**
 * What the caller may act as: the role of the person as it is now, for a token may be older than the last change, and never
 * more than the role the caller came with, for a key keeps the one it was made with.
 */
export async function ownRole(act: Act): Promise<Role> {
  const [own] = await act.tx.query(sql<{ role: Role }>`
    select role
    from memberships
    where team_id = ${act.who.teamId} and user_id = ${act.who.userId}`);
  if (!own) throw fault("NOT_AUTHENTICATED", { internal: "the membership behind the token has ended" });
  return lesserRole(own.role, act.who.role);
}

/** Whether somebody who can still sign in would own the team without this person. */
export async function hasOtherOwner(tx: Sql, teamId: string, userId: string): Promise<boolean> {
  const others = await tx.query(sql`
    select from memberships m
    join users u on u.id = m.user_id
    where m.team_id = ${teamId}
      and m.user_id <> ${userId}
      and m.role = 'OWNER'
      and u.is_active
      and u.deleted_at is null
    limit 1`);
  return others.length > 0;
}

export async function setRole(act: Act, membership: MembershipRow, role: Role): Promise<MembershipRow> {
  const [changed] = await act.tx.query(sql<MembershipRow>`
    update memberships m
    set role = ${role}, updated_at = ${Math.floor(act.now / 1000)}
    where m.id = ${membership.id} and m.team_id = ${act.who.teamId}
    returning ${raw(MEMBERSHIP)}`);
  if (!changed) throw fault("MEMBER_NOT_FOUND");
  return changed;
}

export function listOwnTeams(act: Act): Promise<object[]> {
  const { who } = act;
  return act.tx.query(sql`
    select
      ${raw(MEMBERSHIP)}, t.name as team_name, t.description as team_description,
      coalesce(u.default_team_id = t.id, false) as is_default
    from memberships m
    join teams t on t.id = m.team_id
    join users u on u.id = m.user_id
    where m.user_id = ${who.userId} and t.deleted_at is null and (${isPerson(who)} or t.id = ${who.teamId})
    order by m.created_at, m.id`);
}

export function listMembers(act: Act, teamId: string): Promise<object[]> {
  if (teamId !== act.who.teamId) throw fault("TEAM_NOT_FOUND");
  return act.tx.query(sql`
    select
      u.id, u.email, u.given_name, u.family_name, u.external_user_id, u.profile_image, u.is_active,
      u.is_verified, u.is_super_admin, m.role, m.id as membership_id, m.created_at as joined_at
    from memberships m
    join users u on u.id = m.user_id
    where m.team_id = ${teamId} and u.deleted_at is null
    order by m.created_at, m.id`);
}
