import { fault } from "../../../kernel/errors.ts";
import { newId } from "../../../kernel/ids.ts";
import { type Act, actSeconds } from "../../../platform/act.ts";
import { recordAudit } from "../../../platform/audit/record.ts";
import { asAuthenticator } from "../../../platform/db/turn.ts";
import { hashPassword } from "../sign-in/passwords.ts";
import { mayManage } from "./ranks.ts";
import { seePerson, type UserView } from "./see-people.ts";
import type { CreateUserRequest } from "./shapes.ts";
import { holdTeam, ownRole } from "./store.ts";

/** A new person in the acting team, with a password somebody else knows, which is why it has to be changed by default. */
export async function createUser(act: Act, wanted: CreateUserRequest): Promise<UserView> {
  const passwordHash = await hashPassword(wanted.password);
  const team = await holdTeam(act, wanted.team_id ?? act.who.teamId);
  if (!mayManage(await ownRole(act), wanted.role)) throw fault("NOT_ALLOWED");
  const userId = newId(act.now);
  await insertUser(act, { ...wanted, id: userId, passwordHash });
  await act.tx.run(
    "insert into memberships (id, team_id, user_id, role, created_at, updated_at) values ($1, $2, $3, $4, $5, $5)",
    [newId(act.now), team.id, userId, wanted.role, actSeconds(act)],
  );
  const target = { kind: "user", id: userId };
  await recordAudit(act, { action: "user.created", target, details: { role: wanted.role } });
  return seePerson(act, userId);
}

interface NewUser extends CreateUserRequest {
  readonly id: string;
  readonly passwordHash: string;
}

/** A person who is in no team yet is out of a team's sight, and addresses are unique over all teams. */
async function insertUser(act: Act, user: NewUser): Promise<void> {
  await asAuthenticator(act.tx, async (sql) => {
    const inserted = await sql.run(
      `insert into users (id, email, password_hash, given_name, family_name, external_user_id, profile_image,
         password_change_required, default_team_id, created_at, updated_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $10) on conflict do nothing`,
      [
        user.id,
        user.email,
        user.passwordHash,
        user.given_name ?? null,
        user.family_name ?? null,
        user.external_user_id ?? null,
        user.profile_image ?? null,
        user.password_change_required,
        act.who.teamId,
        actSeconds(act),
      ],
    );
    if (inserted > 0) return;
    const holder = "select from users where lower(email) = lower($1) and deleted_at is null";
    throw fault((await sql.query(holder, [user.email])).length > 0 ? "EMAIL_TAKEN" : "EXTERNAL_ID_TAKEN");
  });
}
