import { fault } from "../../../kernel/errors.ts";
import type { Act } from "../../../platform/act.ts";
import { raw, type Statement, sql } from "../../../platform/db/sql.ts";
import type { UserRow } from "../tables/rows.ts";

export type UserView = Pick<
  UserRow,
  | "id"
  | "email"
  | "is_active"
  | "is_verified"
  | "given_name"
  | "family_name"
  | "external_user_id"
  | "profile_image"
  | "password_change_required"
  | "is_super_admin"
> & { readonly is_superuser: boolean };

/** The members of UserRead, in its order. */
const USER_VIEW = raw(`
  u.id, u.email, u.is_active, u.is_super_admin as is_superuser, u.is_verified, u.given_name, u.family_name,
  u.external_user_id, u.profile_image, u.password_change_required, u.is_super_admin`);

export async function seePerson(act: Act, userId: string): Promise<UserView> {
  return findVisible(act, sql`u.id = ${userId}`);
}

export async function seePersonByEmail(act: Act, email: string): Promise<UserView> {
  return findVisible(act, sql`lower(u.email) = lower(${email})`);
}

/** A caller sees their own account and those of the team they act in. All others are not found. */
async function findVisible({ tx, who }: Act, condition: Statement): Promise<UserView> {
  const [user] = await tx.query(sql<UserView>`
    select ${USER_VIEW}
    from users u
    where ${condition}
      and u.deleted_at is null
      and (
        u.id = ${who.userId}
        or exists (select from memberships m where m.user_id = u.id and m.team_id = ${who.teamId})
      )`);
  if (!user) throw fault("USER_NOT_FOUND");
  return user;
}
