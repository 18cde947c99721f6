import { fault } from "../../../kernel/errors.ts";
import type { Act } from "../../../platform/act.ts";

export interface UserView {
  readonly id: string;
  readonly email: string;
  readonly is_active: boolean;
  readonly is_superuser: boolean;
  readonly is_verified: boolean;
  readonly given_name: string | null;
  readonly family_name: string | null;
  readonly external_user_id: string | null;
  readonly profile_image: string | null;
  readonly password_change_required: boolean;
  readonly is_super_admin: boolean;
}

/** The members of UserRead, in its order. */
export const USER_VIEW = `u.id, u.email, u.is_active, u.is_super_admin as is_superuser, u.is_verified, u.given_name,
  u.family_name, u.external_user_id, u.profile_image, u.password_change_required, u.is_super_admin`;

/** Who can be seen: oneself and the people of the acting team. Everybody else looks like nobody. */
const SEEN = `u.deleted_at is null and (u.id = $2
  or exists (select from memberships m where m.user_id = u.id and m.team_id = $3))`;

export async function seePerson(act: Act, userId: string): Promise<UserView> {
  return one(act, "u.id = $1", userId);
}

export async function seePersonByEmail(act: Act, email: string): Promise<UserView> {
  return one(act, "lower(u.email) = lower($1)", email);
}

async function one(act: Act, condition: "u.id = $1" | "lower(u.email) = lower($1)", value: string): Promise<UserView> {
  const [user] = await act.tx.query<UserView>(`select ${USER_VIEW} from users u where ${condition} and ${SEEN}`, [
    value,
    act.who.userId,
    act.who.teamId,
  ]);
  if (!user) throw fault("USER_NOT_FOUND");
  return user;
}
