import { fault } from "../../../kernel/errors.ts";
import { lesserRole, type Role } from "../../../kernel/permissions.ts";
import { isPerson } from "../../../kernel/principal.ts";
import type { Act } from "../../../platform/act.ts";
import type { Sql } from "../../../platform/db/database.ts";

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
  const [team] = await act.tx.query<TeamRow>(
    `select ${TEAM} from teams t join memberships m on m.team_id = t.id
     where t.id = $1 and m.user_id = $2 and t.deleted_at is null and ($3 or t.id = $4)`,
    [teamId, who.userId, isPerson(who), who.teamId],
  );
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
      ? await act.tx.query<TeamRow>(
          `select ${TEAM} from teams t where t.id = $1 and t.deleted_at is null for no key update`,
          [teamId],
        )
      : [];
  if (!team) throw fault("TEAM_NOT_FOUND");
  return team;
}

export async function findMembership(act: Act, userId: string): Promise<MembershipRow> {
  const [membership] = await act.tx.query<MembershipRow>(
    `select ${MEMBERSHIP} from memberships m where m.team_id = $1 and m.user_id = $2`,
    [act.who.teamId, userId],
  );
  if (!membership) throw fault("MEMBER_NOT_FOUND");
  return membership;
}

/**
 * What the caller may act as: the role of the person as it is now, for a token may be older than the last change, and never
 * more than the role the caller came with, for a key keeps the one it was made with.
 */
export async function ownRole(act: Act): Promise<Role> {
  const [own] = await act.tx.query<{ role: Role }>("select role from memberships where team_id = $1 and user_id = $2", [
    act.who.teamId,
    act.who.userId,
  ]);
  if (!own) throw fault("NOT_AUTHENTICATED", { internal: "the membership behind the token has ended" });
  return lesserRole(own.role, act.who.role);
}

/** Whether somebody who can still sign in would own the team without this person. */
export async function hasOtherOwner(sql: Sql, teamId: string, userId: string): Promise<boolean> {
  const others = await sql.query(
    `select from memberships m join users u on u.id = m.user_id
     where m.team_id = $1 and m.user_id <> $2 and m.role = 'OWNER' and u.is_active and u.deleted_at is null limit 1`,
    [teamId, userId],
  );
  return others.length > 0;
}

export async function setRole(act: Act, membership: MembershipRow, role: Role): Promise<MembershipRow> {
  const [changed] = await act.tx.query<MembershipRow>(
    `update memberships m set role = $3, updated_at = $4 where m.id = $1 and m.team_id = $2 returning ${MEMBERSHIP}`,
    [membership.id, act.who.teamId, role, Math.floor(act.now / 1000)],
  );
  if (!changed) throw fault("MEMBER_NOT_FOUND");
  return changed;
}

export function listOwnTeams(act: Act): Promise<object[]> {
  const { who } = act;
  return act.tx.query(
    `select ${MEMBERSHIP}, t.name as team_name, t.description as team_description,
       coalesce(u.default_team_id = t.id, false) as is_default
     from memberships m join teams t on t.id = m.team_id join users u on u.id = m.user_id
     where m.user_id = $1 and t.deleted_at is null and ($2 or t.id = $3) order by m.created_at, m.id`,
    [who.userId, isPerson(who), who.teamId],
  );
}

export function listMembers(act: Act, teamId: string): Promise<object[]> {
  if (teamId !== act.who.teamId) throw fault("TEAM_NOT_FOUND");
  return act.tx.query(
    `select u.id, u.email, u.given_name, u.family_name, u.external_user_id, u.profile_image, u.is_active, u.is_verified,
       u.is_super_admin, m.role, m.id as membership_id, m.created_at as joined_at
     from memberships m join users u on u.id = m.user_id
     where m.team_id = $1 and u.deleted_at is null order by m.created_at, m.id`,
    [teamId],
  );
}
