import { operation } from "../../../kernel/operation.ts";
import { bool } from "../../../kernel/shape/bool.ts";
import { email } from "../../../kernel/shape/email.ts";
import { optional, required, withDefault } from "../../../kernel/shape/field.ts";
import { integer } from "../../../kernel/shape/integer.ts";
import { list } from "../../../kernel/shape/list.ts";
import { model } from "../../../kernel/shape/model.ts";
import { named } from "../../../kernel/shape/named.ts";
import { nullable } from "../../../kernel/shape/nullable.ts";
import { oneOf } from "../../../kernel/shape/one-of.ts";
import { text } from "../../../kernel/shape/text.ts";
import { uuid } from "../../../kernel/shape/uuid.ts";
import { TeamRole } from "../shapes/account-shapes.ts";

export const InvitationStatus = named(
  "InvitationStatus",
  oneOf("PENDING", "ACCEPTED", "DECLINED", "EXPIRED", "REVOKED"),
);

export const Invitation = model("Invitation", {
  id: required(uuid()),
  team_id: required(uuid()),
  email: required(text()),
  invited_by: required(uuid()),
  role: required(TeamRole),
  status: required(InvitationStatus),
  created_at: required(integer()),
  expires_at: required(integer()),
  link: optional(nullable(text()), {
    description:
      "The link for the invited person, to pass on yourself. Null if it was mailed, and in a repeated response for an Idempotency-Key.",
  }),
  mailed: optional(nullable(bool()), {
    description: "Whether the mail server accepted the link. If not, pass it on yourself. Null in a repeated response.",
  }),
});

export const InviteUserRequest = model("InviteUserRequest", {
  email: required(email(), { example: "grace@example.org" }),
  role: withDefault(TeamRole, "MEMBER", { description: "At most your own." }),
});

export const invitationExample = {
  id: "0198c2a4-8a53-7c1e-9d53-0d2f7d2f4b21",
  team_id: "0198c2a4-8a53-7c1e-9d53-0d2f7d2f4b11",
  email: "grace@example.org",
  invited_by: "0198c2a4-8a53-7c1e-9d53-0d2f7d2f4b12",
  role: "MEMBER",
  status: "PENDING",
  created_at: 1760000000,
  expires_at: 1760604800,
};
const linkExample = { link: "https://console.example.org/welcome#invitation=agci_…", mailed: false };

const showLink = withDefault(bool(), false, {
  description:
    "Return the link and send no mail. Accepting verifies the address only if the link was mailed and no one else has seen it.",
});

const TeamPath = model("TeamInvitationsPath", { team_id: required(uuid()) });
const InvitationPath = model("TeamInvitationPath", { team_id: required(uuid()), invitation_id: required(uuid()) });

export const createInvitationOp = operation({
  id: "teams.inviteUser",
  method: "POST",
  path: "/v1/teams/{team_id}/invites",
  tag: "Teams",
  access: "team:manage",
  mcp: false,
  summary: "Invite a user",
  description:
    "Emails a link that is valid for seven days, or returns the link if no mail server is configured. An address can have one pending invitation per team.",
  params: TeamPath,
  query: model("InviteUserQuery", { show_link: showLink }),
  body: InviteUserRequest,
  responses: { 201: Invitation },
  errors: ["TEAM_NOT_FOUND", "ALREADY_MEMBER", "INVITATION_PENDING"],
  example: {
    request: { email: "grace@example.org", role: "MEMBER" },
    response: { ...invitationExample, ...linkExample },
  },
});

const InvitationList = model("InvitationList", {
  results: required(list(Invitation)),
  count: required(integer(), { description: "Total number of invitations." }),
});

export const listInvitationsOp = operation({
  id: "teams.listInvitations",
  method: "GET",
  path: "/v1/teams/{team_id}/invites",
  tag: "Teams",
  access: "team:manage",
  mcp: false,
  summary: "List the team's invitations",
  description: "Newest first. Links are not included: resend an invitation to get a new link.",
  params: TeamPath,
  query: model("ListInvitationsQuery", {
    status: optional(InvitationStatus),
    limit: withDefault(integer({ ge: 1, le: 500 }), 100),
    offset: withDefault(integer({ ge: 0 }), 0),
  }),
  responses: { 200: InvitationList },
  errors: ["TEAM_NOT_FOUND"],
  example: { response: { results: [invitationExample], count: 1 } },
});

export const resendInvitationOp = operation({
  id: "teams.resendInvitation",
  method: "POST",
  path: "/v1/teams/{team_id}/invites/{invitation_id}/resend",
  tag: "Teams",
  access: "team:manage",
  mcp: false,
  summary: "Resend an invitation",
  description: "Creates a new link that is valid for seven days. The previous link stops working.",
  params: InvitationPath,
  query: model("ResendInvitationQuery", { show_link: showLink }),
  responses: { 200: Invitation },
  errors: ["TEAM_NOT_FOUND", "INVITATION_NOT_FOUND", "INVITATION_CLOSED"],
  example: { response: { ...invitationExample, ...linkExample } },
});

export const revokeInvitationOp = operation({
  id: "teams.revokeInvitation",
  method: "DELETE",
  path: "/v1/teams/{team_id}/invites/{invitation_id}",
  tag: "Teams",
  access: "team:manage",
  mcp: false,
  summary: "Revoke an invitation",
  params: InvitationPath,
  responses: { 204: null },
  errors: ["TEAM_NOT_FOUND", "INVITATION_NOT_FOUND", "INVITATION_CLOSED"],
  example: {},
});
