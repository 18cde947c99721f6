import { operation } from "../../../kernel/operation.ts";
import { bool } from "../../../kernel/shape/bool.ts";
import { email } from "../../../kernel/shape/email.ts";
import { optional, required, withDefault } from "../../../kernel/shape/field.ts";
import { integer } from "../../../kernel/shape/integer.ts";
import { list } from "../../../kernel/shape/list.ts";
import { model } from "../../../kernel/shape/model.ts";
import { nullable } from "../../../kernel/shape/nullable.ts";
import { secret } from "../../../kernel/shape/secret.ts";
import { text } from "../../../kernel/shape/text.ts";
import { uuid } from "../../../kernel/shape/uuid.ts";
import { Confirmation, UserRead } from "../shapes/account-shapes.ts";
import { TokenAnswer } from "../shapes/token-answer.ts";

const wantsRefreshToken = withDefault(bool(), false, {
  description: "Also put the refresh token in the body, for programs that keep no cookies.",
});

export const LoginRequest = model("LoginRequest", {
  email: required(text({ max: 320 }), { example: "ada@example.org" }),
  password: required(secret(text({ max: 1024 }))),
  team_id: optional(nullable(uuid()), { description: "The team to act in; the default team when absent." }),
  include_refresh_token: wantsRefreshToken,
});

const tokenExample = {
  access_token: "eyJhbGciOiJFUzI1NiJ9.eyJzdWIiOiIuLi4ifQ.c2lnbmF0dXJl",
  token_type: "bearer",
  expires_in: 600,
  team_id: "0198c2a4-8a53-7c1e-9d53-0d2f7d2f4b11",
  password_change_required: false,
};

export const logInOp = operation({
  id: "teams.logIn",
  method: "POST",
  path: "/v1/auth/jwt/login",
  tag: "Teams",
  access: "public",
  idempotent: false,
  mcp: false,
  summary: "Sign in with email and password",
  description:
    "Returns an access token and sets a refresh token in an HttpOnly cookie. Failed sign-ins take the same time whether or not the user exists. Repeated failures are slowed down.",
  body: LoginRequest,
  responses: { 200: TokenAnswer },
  errors: ["SIGN_IN_REFUSED", "SIGN_IN_SLOWED", "TEAM_NOT_FOUND"],
  example: { request: { email: "ada@example.org", password: "correct horse battery" }, response: tokenExample },
});

export const RefreshRequest = model("RefreshRequest", {
  refresh_token: optional(nullable(secret(text({ max: 255 }))), { description: "Instead of the cookie." }),
  include_refresh_token: wantsRefreshToken,
});

export const refreshOp = operation({
  id: "teams.refresh",
  method: "POST",
  path: "/v1/auth/jwt/refresh",
  tag: "Teams",
  access: "public",
  idempotent: false,
  mcp: false,
  summary: "Refresh the access token",
  description: "A refresh token works once and is replaced. Reusing a token ends the whole session.",
  body: RefreshRequest,
  bodyOptional: true,
  responses: { 200: TokenAnswer },
  errors: ["SESSION_ENDED"],
  example: { response: tokenExample },
});

export const logOutOp = operation({
  id: "teams.logOut",
  method: "POST",
  path: "/v1/auth/jwt/logout",
  tag: "Teams",
  access: "signed-in",
  idempotent: false,
  beforePasswordChange: true,
  mcp: false,
  summary: "Sign out",
  description: "Ends the session. Its tokens stop working immediately here and within one minute on every replica.",
  responses: { 200: Confirmation },
  example: { response: { detail: "Signed out." } },
});

export const ChangePasswordRequest = model("ChangePasswordRequest", {
  current_password: required(secret(text({ max: 1024 }))),
  new_password: required(secret(text({ min: 8, max: 1024 }))),
  end_api_keys: withDefault(bool(), false, {
    description:
      "Also revoke all your API keys, in every team. They are always revoked if someone else set your current password.",
  }),
});

const PasswordChangedAnswer = model("PasswordChangedAnswer", {
  ...TokenAnswer.fields,
  api_keys_ended: required(integer(), { description: "How many of your API keys ended with the old password." }),
  api_keys_left: required(integer(), {
    description: "How many still work, over all your teams. DELETE /v1/users/me/api-keys ends them.",
  }),
});

export const changePasswordOp = operation({
  id: "teams.changePassword",
  method: "POST",
  path: "/v1/auth/change-password",
  tag: "Teams",
  access: "signed-in",
  callers: "people",
  idempotent: false,
  beforePasswordChange: true,
  effect: "destructive",
  mcp: false,
  summary: "Change your password",
  description:
    "Ends all your other sessions and returns a new access token for this one. API keys are kept, unless you ask to revoke them or someone else set the old password and could have created them.",
  body: ChangePasswordRequest,
  responses: { 200: PasswordChangedAnswer },
  errors: ["PASSWORD_WRONG", "SIGN_IN_SLOWED"],
  example: {
    request: { current_password: "correct horse battery", new_password: "a longer sentence" },
    response: { ...tokenExample, api_keys_ended: 0, api_keys_left: 2 },
  },
});

const linkToken = secret(text({ max: 255 }));

export const ChangeEmailRequest = model("ChangeEmailRequest", {
  email: required(email(), { example: "ada@example.org" }),
  current_password: optional(nullable(secret(text({ max: 1024 }))), {
    description: "Required if you have one. Without a password, you need to have signed in within the last 15 minutes.",
  }),
});

export const changeEmailOp = operation({
  id: "teams.changeEmail",
  method: "POST",
  path: "/v1/auth/change-email",
  tag: "Teams",
  access: "signed-in",
  callers: "people",
  idempotent: false,
  effect: "destructive",
  mcp: false,
  summary: "Change your email address",
  description:
    "Sessions, API keys and the password stay. The new address counts as unverified until you use a mailed invitation, a sign-in link or an identity provider. You are told that an address is taken only if its owner is in one of your teams. Otherwise you can sign in with it, and the owner keeps their account.",
  body: ChangeEmailRequest,
  responses: { 200: UserRead },
  errors: ["PASSWORD_WRONG", "SIGN_IN_AGAIN", "SIGN_IN_SLOWED", "EMAIL_TAKEN"],
  example: {
    request: { email: "ada@example.org", current_password: "correct horse battery" },
    response: {
      id: "0198c2a4-8a53-7c1e-9d53-0d2f7d2f4b10",
      email: "ada@example.org",
      is_active: true,
      is_superuser: false,
      is_verified: false,
      given_name: "Ada",
      family_name: null,
      external_user_id: null,
      profile_image: null,
      password_change_required: false,
      is_super_admin: false,
    },
  },
});

export const FirstOwnerRequest = model("FirstOwnerRequest", {
  token: required(linkToken, { description: "From the fragment of the link that the console printed." }),
  email: required(email()),
  password: optional(nullable(secret(text({ min: 8, max: 1024 }))), {
    description: "Without one the owner comes back with `npm run sign-in-link`, and can choose a password then or now.",
  }),
  given_name: optional(nullable(text({ max: 255 }))),
  family_name: optional(nullable(text({ max: 255 }))),
  team_name: withDefault(text({ min: 1, max: 255 }), "My team"),
  include_refresh_token: wantsRefreshToken,
});

export const firstOwnerOp = operation({
  id: "teams.createFirstOwner",
  method: "POST",
  path: "/v1/auth/first-owner",
  tag: "Teams",
  access: "public",
  idempotent: false,
  mcp: false,
  summary: "Create the first owner and team",
  description: "Uses the one-time token that the console prints at first start, and signs the new owner in.",
  body: FirstOwnerRequest,
  responses: { 201: TokenAnswer },
  errors: ["LINK_INVALID", "SIGN_IN_SLOWED"],
  example: {
    request: {
      token: "agcl_…",
      email: "ada@example.org",
      password: "correct horse battery",
      team_name: "Support agents",
    },
    response: tokenExample,
  },
});

export const SignInLinkRequest = model("SignInLinkRequest", {
  token: required(linkToken),
  include_refresh_token: wantsRefreshToken,
});

export const signInLinkOp = operation({
  id: "teams.useSignInLink",
  method: "POST",
  path: "/v1/auth/sign-in-link",
  tag: "Teams",
  access: "public",
  idempotent: false,
  mcp: false,
  summary: "Sign in with a one-time link",
  description: "For a link created with `npm run sign-in-link -- --email …`. It works once, within 15 minutes.",
  body: SignInLinkRequest,
  responses: { 200: TokenAnswer },
  errors: ["LINK_INVALID", "SIGN_IN_SLOWED"],
  example: { request: { token: "agcl_…" }, response: tokenExample },
});

export const SessionRead = model("SessionRead", {
  id: required(uuid()),
  address: required(text()),
  user_agent: required(nullable(text())),
  created_at: required(integer()),
  last_used_at: required(integer()),
  current: required(bool(), { description: "True for the session of this request." }),
});

const SessionList = model("SessionList", { results: required(list(SessionRead)), count: required(integer()) });

export const listSessionsOp = operation({
  id: "teams.listSessions",
  method: "GET",
  path: "/v1/auth/sessions",
  tag: "Teams",
  access: "signed-in",
  callers: "people",
  mcp: false,
  summary: "List your active sessions",
  responses: { 200: SessionList },
  example: { response: { results: [], count: 0 } },
});

export const endSessionOp = operation({
  id: "teams.endSession",
  method: "DELETE",
  path: "/v1/auth/sessions/{session_id}",
  tag: "Teams",
  access: "signed-in",
  callers: "people",
  mcp: false,
  summary: "Revoke a session",
  params: model("EndSessionPath", { session_id: required(uuid()) }),
  responses: { 204: null },
  errors: ["NOT_FOUND"],
  example: {},
});

export const signInOperations = [
  logInOp,
  refreshOp,
  logOutOp,
  changePasswordOp,
  changeEmailOp,
  firstOwnerOp,
  signInLinkOp,
  listSessionsOp,
  endSessionOp,
];
