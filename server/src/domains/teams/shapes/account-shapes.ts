import { roles } from "../../../kernel/permissions.ts";
import { bool } from "../../../kernel/shape/bool.ts";
import { email } from "../../../kernel/shape/email.ts";
import { optional, required, withDefault } from "../../../kernel/shape/field.ts";
import { httpUrl } from "../../../kernel/shape/http-url.ts";
import { integer } from "../../../kernel/shape/integer.ts";
import { model } from "../../../kernel/shape/model.ts";
import { named } from "../../../kernel/shape/named.ts";
import { nullable } from "../../../kernel/shape/nullable.ts";
import { oneOf } from "../../../kernel/shape/one-of.ts";
import { text } from "../../../kernel/shape/text.ts";
import { uuid } from "../../../kernel/shape/uuid.ts";

export const TeamRole = named("TeamRole", oneOf(...roles));

export const UserRead = model("UserRead", {
  id: required(uuid()),
  email: required(email()),
  is_active: withDefault(bool(), true),
  is_superuser: withDefault(bool(), false),
  is_verified: withDefault(bool(), false),
  given_name: optional(nullable(text())),
  family_name: optional(nullable(text())),
  external_user_id: optional(nullable(text())),
  profile_image: optional(nullable(httpUrl())),
  password_change_required: withDefault(bool(), false),
  is_super_admin: withDefault(bool(), false),
});

export const Team = model("Team", {
  id: required(uuid()),
  name: required(text({ min: 1, max: 255 })),
  description: optional(nullable(text({ max: 1000 }))),
  created_by: required(uuid()),
  created_at: required(integer(), { description: "Unix seconds." }),
  updated_at: required(integer(), { description: "Unix seconds." }),
});

export const Membership = model("Membership", {
  id: required(uuid()),
  team_id: required(uuid()),
  user_id: required(uuid()),
  role: required(TeamRole),
  created_at: required(integer()),
  updated_at: required(integer()),
});

/** A short confirmation for operations that have nothing else to return. */
export const Confirmation = model("Confirmation", {
  detail: required(text(), { description: "What was done, in words." }),
});
