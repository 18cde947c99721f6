import { fault } from "../../../kernel/errors.ts";
import { newId } from "../../../kernel/ids.ts";
import { lesserRole, type Role } from "../../../kernel/permissions.ts";
import { isPerson } from "../../../kernel/principal.ts";
import type { Act } from "../../../platform/act.ts";
import type { Sql } from "../../../platform/db/database.ts";
import { raw, sql } from "../../../platform/db/sql.ts";
import type { MembershipRow, TeamRow } from "../tables/rows.ts";

export type Team = Omit<TeamRow, "deleted_at">;

const TEAM = raw("t.id, t.name, t.description, t.created_by, t.created_at, t.updated_at");
const MEMBERSHIP = raw("m.id, m.team_id, m.user_id, m.role, m.created_at, m.updated_at");

/** A team that the caller is in. A key belongs to one team, whatever other teams its creator is in. */
export async function findTeam(act: Act, teamId: string): Promise<Team> {
  const { who } = act;
  const [team] = await act.tx.query(sql<Team>`
    select ${TEAM}
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
 * The team of a change, locked until the change commits: changes of its owners and its deletion happen one after the
 * other, while rows can still be added. It must be the caller's current team. Any other is not found, whether or not
 * the caller is in it.
 */
export async function holdTeam(act: Act, teamId: string): Promise<Team> {
  const [team] =
    teamId === act.who.teamId
      ? await act.tx.query(sql<Team>`
        select ${TEAM}
        from teams t
        where t.id = ${teamId} and t.deleted_at is null
        for no key update`)
      : [];
  if (!team) throw fault("TEAM_NOT_FOUND");
  return team;
}

export async function findMembership(act: Act, userId: string): Promise<MembershipRow> {
  const [membership] = await act.tx.query(sql<MembershipRow>`
    select ${MEMBERSHIP}
    from memberships m
    where m.team_id = ${act.who.teamId} and m.user_id = ${userId}`);
  if (!membership) throw fault("MEMBER_NOT_FOUND");
  return membership;
}

/**
 * The caller's role: the user's current role, because a token may be older than the last change, and never more than
 * the role of the token, because a key keeps the one it was created with.
 */
export async function ownRole(act: Act): Promise<Role> {
  const [own] = await act.tx.query(sql<Pick<MembershipRow, "role">>`
    select role
    from memberships
    where team_id = ${act.who.teamId} and user_id = ${act.who.userId}`);
  if (!own) throw fault("NOT_AUTHENTICATED", { internal: "the membership behind the token has ended" });
  return lesserRole(own.role, act.who.role);
}

/** Whether someone else who can still sign in owns the team. */
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
    returning ${MEMBERSHIP}`);
  if (!changed) throw fault("MEMBER_NOT_FOUND");
  return changed;
}

export function listOwnTeams(act: Act): Promise<object[]> {
  const { who } = act;
  return act.tx.query(sql`
    select
      ${MEMBERSHIP}, t.name as team_name, t.description as team_description,
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

export interface NewTeam {
  readonly id: string;
  readonly name: string;
  readonly description?: string | null;
  readonly createdBy: string;
  readonly now: number;
}

export async function insertTeam(tx: Sql, { id, name, description, createdBy, now }: NewTeam): Promise<Team> {
  const team = { id, name, description: description ?? null, created_by: createdBy, created_at: now, updated_at: now };
  await tx.run(sql`
    insert into teams (id, name, description, created_by, created_at, updated_at)
    values (${id}, ${name}, ${team.description}, ${createdBy}, ${now}, ${now})`);
  return team;
}

export async function writeTeam(tx: Sql, { id, name, description, updated_at: now }: Team): Promise<void> {
  await tx.run(sql`
    update teams
    set name = ${name}, description = ${description}, updated_at = ${now}
    where id = ${id}`);
}

/** What is left is a team without a name, for the audit log to refer to. */
export async function blankTeam(tx: Sql, teamId: string, now: number): Promise<void> {
  // The stronger lock waits for every transaction that is adding rows to the team, so that those are erased too.
  await tx.run(sql`select from teams where id = ${teamId} for update`);
  await tx.run(sql`
    update teams
    set name = '', description = null, updated_at = ${now}, deleted_at = ${now}
    where id = ${teamId}`);
}

/** A team that is not deleted, held so that it cannot be deleted while someone joins it. */
export async function holdForJoining(tx: Sql, teamId: string): Promise<boolean> {
  const held = await tx.query(sql`select from teams where id = ${teamId} and deleted_at is null for share`);
  return held.length > 0;
}

export interface NewMembership {
  readonly teamId: string;
  readonly userId: string;
  readonly role: Role;
  readonly nowMs: number;
}

/** Null when the person is a member already. */
export async function insertMembership(
  tx: Sql,
  { teamId, userId, role, nowMs }: NewMembership,
): Promise<MembershipRow | null> {
  const now = Math.floor(nowMs / 1000);
  const membership = { id: newId(nowMs), team_id: teamId, user_id: userId, role, created_at: now, updated_at: now };
  const inserted = await tx.run(sql`
    insert into memberships (id, team_id, user_id, role, created_at, updated_at)
    values (${membership.id}, ${teamId}, ${userId}, ${role}, ${now}, ${now})
    on conflict (team_id, user_id) do nothing`);
  return inserted === 0 ? null : membership;
}

export async function deleteMembership(tx: Sql, teamId: string, userId: string): Promise<void> {
  await tx.run(sql`delete from memberships where team_id = ${teamId} and user_id = ${userId}`);
}

export function deleteMembershipsOfTeam(
  tx: Sql,
  teamId: string,
): Promise<Pick<MembershipRow, "user_id" | "team_id">[]> {
  return tx.query(sql<Pick<MembershipRow, "user_id" | "team_id">>`
    delete from memberships
    where team_id = ${teamId}
    returning user_id, team_id`);
}

export async function deleteMembershipsOfUser(tx: Sql, userId: string): Promise<void> {
  await tx.run(sql`delete from memberships where user_id = ${userId}`);
}

/** The memberships of one account become another's, except in teams that the other is in already. */
export async function moveMemberships(tx: Sql, { from, into }: { from: string; into: string }): Promise<void> {
  await tx.run(sql`
    update memberships m
    set user_id = ${into}
    where user_id = ${from}
      and not exists (select from memberships own where own.user_id = ${into} and own.team_id = m.team_id)`);
}
