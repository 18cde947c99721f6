import { operation } from "../../../kernel/operation.ts";
import { optional } from "../../../kernel/shape/field.ts";
import { list } from "../../../kernel/shape/list.ts";
import { model } from "../../../kernel/shape/model.ts";
import { text } from "../../../kernel/shape/text.ts";
import { CreateUserRequest, MembershipWithTeam, UserPath, UserUpdate } from "../people/shapes.ts";
import { UserRead } from "../shapes/account-shapes.ts";

export const exampleUser = {
  id: "0198c2a4-8a53-7c1e-9d53-0d2f7d2f4b10",
  email: "ada@example.org",
  is_active: true,
  is_superuser: false,
  is_verified: true,
  given_name: "Ada",
  family_name: null,
  external_user_id: null,
  profile_image: null,
  password_change_required: false,
  is_super_admin: false,
};

const seeOneself = {
  method: "GET",
  tag: "Teams",
  access: "signed-in",
  beforePasswordChange: true,
  summary: "Get your profile",
  description: "With an API key, returns the user who created it.",
  responses: { 200: UserRead },
  example: { response: exampleUser },
} as const;

export const getMeOp = operation({ ...seeOneself, id: "teams.getMe", path: "/v1/users/me" });
export const getSignedInUserOp = operation({
  ...seeOneself,
  id: "teams.getSignedInUser",
  path: "/v1/auth/users/me",
  mcp: false,
});

export const updateMeOp = operation({
  id: "teams.updateMe",
  method: "PUT",
  path: "/v1/users/me",
  tag: "Teams",
  access: "signed-in",
  callers: "people",
  mcp: false,
  summary: "Update your profile",
  description: "Each field supplied replaces that field; null clears it.",
  body: UserUpdate,
  responses: { 200: UserRead },
  errors: ["NOT_ALLOWED", "TEAM_NOT_FOUND"],
  example: { request: { given_name: "Ada" }, response: exampleUser },
});

export const deleteMeOp = operation({
  id: "teams.deleteMe",
  method: "DELETE",
  path: "/v1/users/me",
  tag: "Teams",
  access: "signed-in",
  callers: "people",
  mcp: false,
  summary: "Delete your account",
  description:
    "Your address, names, picture, password, sessions, keys and memberships are permanently deleted, and so is every team that no one else is in. Refused while you are the last owner of a team with other members. The audit log keeps your ID, without a name.",
  responses: { 204: null },
  errors: ["NOT_ALLOWED", "LAST_OWNER"],
  example: {},
});

export const listMyTeamsOp = operation({
  id: "teams.listMyTeams",
  method: "GET",
  path: "/v1/users/me/teams",
  tag: "Teams",
  access: "signed-in",
  mcp: false,
  summary: "List your teams",
  description: "An API key belongs to one team and sees that one only.",
  responses: { 200: list(MembershipWithTeam) },
  example: {
    response: [
      {
        id: "0198c2a4-8a53-7c1e-9d53-0d2f7d2f4b12",
        team_id: "0198c2a4-8a53-7c1e-9d53-0d2f7d2f4b11",
        user_id: exampleUser.id,
        role: "OWNER",
        created_at: 1767225600,
        updated_at: 1767225600,
        team_name: "Support agents",
        team_description: null,
        is_default: true,
      },
    ],
  },
});

export const createUserOp = operation({
  id: "teams.createUser",
  method: "POST",
  path: "/v1/users/",
  tag: "Teams",
  access: "team:manage",
  narrowedBy: "CONSOLE_CREATORS",
  // The body contains a password, and nothing derived from it may be stored to recognize a repetition.
  idempotent: false,
  mcp: false,
  summary: "Create a user in your team",
  description:
    "With a first password that you pass on yourself. To let people choose their own, invite them. You are told that an address is taken only if its owner is in one of your teams. Otherwise its owner keeps their account, and this one exists next to it.",
  body: CreateUserRequest,
  responses: { 201: UserRead },
  errors: ["NOT_ALLOWED", "TEAM_NOT_FOUND", "EMAIL_TAKEN", "EXTERNAL_ID_TAKEN", "SIGN_IN_SLOWED"],
  example: {
    request: { email: "ada@example.org", password: "correct horse battery", given_name: "Ada" },
    response: { ...exampleUser, is_verified: false, password_change_required: true },
  },
});

export const findUserOp = operation({
  id: "teams.findUser",
  method: "GET",
  path: "/v1/users/",
  tag: "Teams",
  access: "team:read",
  mcp: false,
  summary: "Find a team member by email",
  description: "Without an address: yourself.",
  query: model("FindUserQuery", { email: optional(text(), { example: "ada@example.org" }) }),
  responses: { 200: UserRead },
  errors: ["USER_NOT_FOUND"],
  example: { response: exampleUser },
});

export const getUserOp = operation({
  id: "teams.getUser",
  method: "GET",
  path: "/v1/users/{user_id}",
  tag: "Teams",
  access: "team:read",
  mcp: false,
  summary: "Get a team member",
  params: UserPath,
  responses: { 200: UserRead },
  errors: ["USER_NOT_FOUND"],
  example: { response: exampleUser },
});

export const deleteUserOp = operation({
  id: "teams.deleteUser",
  method: "DELETE",
  path: "/v1/users/{user_id}",
  tag: "Teams",
  access: "signed-in",
  callers: "people",
  mcp: false,
  summary: "Delete a user",
  description:
    "Yourself or, for super admins, a member of the team or a user who is no longer in any team. Only an owner of the same team can delete an owner. No one can delete another user who is the last owner of any team.",
  params: UserPath,
  responses: { 204: null },
  errors: ["NOT_ALLOWED", "USER_NOT_FOUND", "LAST_OWNER"],
  example: {},
});
