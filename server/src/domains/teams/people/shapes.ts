import { bool } from "../../../kernel/shape/bool.ts";
import { email } from "../../../kernel/shape/email.ts";
import { optional, required, withDefault } from "../../../kernel/shape/field.ts";
import { httpUrl } from "../../../kernel/shape/http-url.ts";
import { integer } from "../../../kernel/shape/integer.ts";
import { model } from "../../../kernel/shape/model.ts";
import { nullable } from "../../../kernel/shape/nullable.ts";
import { secret } from "../../../kernel/shape/secret.ts";
import type { Out } from "../../../kernel/shape/shape.ts";
import { text } from "../../../kernel/shape/text.ts";
import { uuid } from "../../../kernel/shape/uuid.ts";
import { Membership, TeamRole } from "../shapes/account-shapes.ts";

const personName = () => optional(nullable(text({ max: 255 })));

export const CreateUserRequest = model("CreateUserRequest", {
  email: required(email(), { example: "grace@example.org" }),
  password: required(secret(text({ min: 8, max: 1024 })), { description: "The first password." }),
  given_name: personName(),
  family_name: personName(),
  external_user_id: optional(nullable(text({ min: 1, max: 255 })), {
    description: "The person's identifier in a system of yours; no two people of your teams have the same one.",
  }),
  profile_image: optional(nullable(httpUrl())),
  team_id: optional(nullable(uuid()), { description: "The token names the team already; any other is not found." }),
  password_change_required: withDefault(bool(), true, {
    description: "Whether the person has to choose another password before anything else.",
  }),
  role: withDefault(TeamRole, "MEMBER", { description: "At most your own." }),
});
export type CreateUserRequest = Out<typeof CreateUserRequest>;

export const UserUpdate = model("UserUpdate", {
  given_name: personName(),
  family_name: personName(),
  profile_image: optional(nullable(httpUrl())),
  default_team_id: optional(nullable(uuid()), {
    description: "The team to act in when a sign-in names none; null for the one you joined first.",
  }),
});
export type UserUpdate = Out<typeof UserUpdate>;

export const MembershipWithTeam = model("MembershipWithTeam", {
  ...Membership.fields,
  team_name: required(text()),
  team_description: required(nullable(text())),
  is_default: required(bool(), { description: "Whether a sign-in that names no team acts in this one." }),
});

export const TeamCreate = model("TeamCreate", {
  name: required(text({ min: 1, max: 255 }), { example: "Support agents" }),
  description: optional(nullable(text({ max: 1000 }))),
});
export type TeamCreate = Out<typeof TeamCreate>;

export const TeamUpdate = model("TeamUpdate", {
  name: optional(text({ min: 1, max: 255 })),
  description: optional(nullable(text({ max: 1000 }))),
});
export type TeamUpdate = Out<typeof TeamUpdate>;

export const TeamUser = model("TeamUser", {
  id: required(uuid()),
  email: required(email()),
  given_name: optional(nullable(text())),
  family_name: optional(nullable(text())),
  external_user_id: optional(nullable(text())),
  profile_image: optional(nullable(text())),
  is_active: required(bool()),
  is_verified: required(bool()),
  is_super_admin: withDefault(bool(), false),
  role: required(TeamRole),
  membership_id: required(uuid()),
  joined_at: required(integer(), { description: "Unix seconds." }),
});

export const RoleChange = model("RoleChange", { role: required(TeamRole) });
export const HandOver = model("HandOver", {
  user_id: required(uuid(), { description: "The member who becomes an owner." }),
});
export const TeamDeletion = model("TeamDeletion", {
  confirm_name: required(text(), { description: "The team's name, letter for letter." }),
});

export const UserPath = model("UserPath", { user_id: required(uuid()) });
export const TeamPath = model("TeamPath", { team_id: required(uuid()) });
export const MemberPath = model("MemberPath", { team_id: required(uuid()), user_id: required(uuid()) });
