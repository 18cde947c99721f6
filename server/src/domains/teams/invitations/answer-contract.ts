import { operation } from "../../../kernel/operation.ts";
import { bool } from "../../../kernel/shape/bool.ts";
import { optional, required } from "../../../kernel/shape/field.ts";
import { integer } from "../../../kernel/shape/integer.ts";
import { model } from "../../../kernel/shape/model.ts";
import { nullable } from "../../../kernel/shape/nullable.ts";
import { secret } from "../../../kernel/shape/secret.ts";
import { text } from "../../../kernel/shape/text.ts";
import { uuid } from "../../../kernel/shape/uuid.ts";
import { roleWords } from "../people/role-words.ts";
import { Membership, TeamRole } from "../shapes/account-shapes.ts";
import {
  createInvitationOp,
  Invitation,
  invitationExample,
  listInvitationsOp,
  resendInvitationOp,
  revokeInvitationOp,
} from "./contract.ts";

/**
 * What the invited person calls. These operations are public because that person may have no account yet: the link is
 * the proof.
 */

/** A caller who sends a token is authenticated before anything else. */
const answerErrors = [
  "NOT_AUTHENTICATED",
  "NOT_ALLOWED",
  "PASSWORD_CHANGE_REQUIRED",
  "INVITATION_NOT_FOUND",
  "INVITATION_CLOSED",
  "INVITATION_NEEDS_LINK",
  "SIGN_IN_SLOWED",
] as const;

const linkToken = secret(text({ max: 255 }));
const InvitationPath = model("InvitationPath", { invitation_id: required(uuid()) });

export const ShowInvitationRequest = model("ShowInvitationRequest", {
  token: required(linkToken, { description: "From the fragment of the link." }),
});

export const InvitationView = model("InvitationView", {
  invitation_id: required(uuid()),
  team_id: required(uuid()),
  team_name: required(text()),
  email: required(text()),
  role: required(TeamRole),
  role_description: required(text(), { description: "What the role allows." }),
  invited_by: required(text(), { description: "Name or email of the person who sent the invitation." }),
  expires_at: required(integer()),
  has_account: required(bool(), {
    description:
      "The address has an account: accept by signing in, not by choosing a password. Also false if the holder of the link may not know.",
  }),
});

export const showInvitationOp = operation({
  id: "teams.showInvitation",
  method: "POST",
  path: "/v1/auth/invitation",
  tag: "Teams",
  access: "public",
  idempotent: false,
  mcp: false,
  summary: "Get invitation details",
  body: ShowInvitationRequest,
  responses: { 200: InvitationView },
  errors: ["INVITATION_NOT_FOUND", "INVITATION_CLOSED", "SIGN_IN_SLOWED"],
  example: {
    request: { token: "agci_…" },
    response: {
      invitation_id: invitationExample.id,
      team_id: invitationExample.team_id,
      team_name: "Support agents",
      email: "grace@example.org",
      role: "MEMBER",
      role_description: roleWords.MEMBER.can,
      invited_by: "Ada Lovelace",
      expires_at: 1760604800,
      has_account: false,
    },
  },
});

export const AcceptInvitationRequest = model("AcceptInvitationRequest", {
  token: optional(nullable(linkToken), {
    description: "From the fragment of the link. Not needed if you are signed in with a verified address.",
  }),
  password: optional(nullable(secret(text({ min: 8, max: 1024 }))), {
    description: "Required if you have no account yet, or your address is not verified.",
  }),
  given_name: optional(nullable(text({ max: 255 }))),
  family_name: optional(nullable(text({ max: 255 }))),
});

export const acceptInvitationOp = operation({
  id: "teams.acceptInvitation",
  method: "POST",
  path: "/v1/teams/invites/{invitation_id}/accept",
  tag: "Teams",
  access: "public",
  callers: "people",
  idempotent: false,
  mcp: false,
  summary: "Accept an invitation",
  description:
    "With the access token of the invited person, recognized by the email address, or without one with the link's token and a password, which creates the account. If the address is not verified, the link's token and a new password are needed in both cases, and everything from before ends: other sessions, API keys and the old password.",
  params: InvitationPath,
  body: AcceptInvitationRequest,
  bodyOptional: true,
  responses: { 201: Membership },
  errors: [...answerErrors, "INVITATION_NEEDS_SIGN_IN", "ALREADY_MEMBER"],
  example: {
    request: { token: "agci_…", password: "correct horse battery", given_name: "Grace" },
    response: {
      id: "0198c2a4-8a53-7c1e-9d53-0d2f7d2f4b31",
      team_id: invitationExample.team_id,
      user_id: "0198c2a4-8a53-7c1e-9d53-0d2f7d2f4b32",
      role: "MEMBER",
      created_at: 1760000100,
      updated_at: 1760000100,
    },
  },
});

export const DeclineInvitationRequest = model("DeclineInvitationRequest", {
  token: optional(nullable(linkToken), { description: "From the fragment of the link; not needed when signed in." }),
});

export const declineInvitationOp = operation({
  id: "teams.declineInvitation",
  method: "POST",
  path: "/v1/teams/invites/{invitation_id}/decline",
  tag: "Teams",
  access: "public",
  callers: "people",
  idempotent: false,
  effect: "destructive",
  mcp: false,
  summary: "Decline an invitation",
  description: "With the access token of the invited person, or with the link's token.",
  params: InvitationPath,
  body: DeclineInvitationRequest,
  bodyOptional: true,
  responses: { 200: Invitation },
  errors: answerErrors,
  example: { request: { token: "agci_…" }, response: { ...invitationExample, status: "DECLINED" } },
});

export const invitationOperations = [
  createInvitationOp,
  listInvitationsOp,
  resendInvitationOp,
  revokeInvitationOp,
  showInvitationOp,
  acceptInvitationOp,
  declineInvitationOp,
] as const;
