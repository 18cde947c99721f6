import type { Catalogue } from "../../kernel/errors.ts";

export const teamsErrors = {
  SIGN_IN_REFUSED: {
    status: 401,
    text: "The e-mail address or the password is wrong.",
    remedy: "Check both; an owner can give you a new way in with `npm run sign-in-link -- --email …`.",
  },
  SIGN_IN_SLOWED: {
    status: 429,
    text: "Too many failed sign-ins from here. Wait a little.",
    remedy: "Wait for the seconds in Retry-After. Others who know the password are not held up.",
  },
  SESSION_ENDED: {
    status: 401,
    text: "The session has ended. Sign in again.",
    remedy: "Sign in again. If you did not end it yourself, change your password: its refresh token was used twice.",
  },
  LINK_INVALID: {
    status: 401,
    text: "The link is unknown, used or older than 15 minutes.",
    remedy: "Run `npm run sign-in-link` where the console runs and open the new link.",
  },
  PASSWORD_WRONG: {
    status: 403,
    text: "The current password is wrong.",
    remedy: "Type the password you signed in with.",
  },
  SIGN_IN_AGAIN: {
    status: 403,
    text: "You signed in too long ago for this. Sign in again.",
    remedy: "Open a new sign-in link or sign in at your identity provider, then try again within 15 minutes.",
  },
  USER_NOT_FOUND: { status: 404, text: "Not Found", remedy: "Only people of your own team can be seen." },
  TEAM_NOT_FOUND: {
    status: 404,
    text: "Not Found",
    remedy: "Choose a team you are a member of (GET /v1/users/me/teams).",
  },
  EMAIL_TAKEN: {
    status: 409,
    text: "Somebody in your teams has this e-mail address.",
    remedy: "Invite the person to the team instead.",
  },
  EXTERNAL_ID_TAKEN: {
    status: 409,
    text: "Somebody else in your teams has this external_user_id.",
    remedy: "Use the identifier of this person; each belongs to one.",
  },
  MEMBER_NOT_FOUND: { status: 404, text: "Not Found", remedy: "GET /v1/teams/{team_id}/users lists the members." },
  ALREADY_MEMBER: {
    status: 409,
    text: "This person is a member of the team already.",
    remedy: "Change the role instead.",
  },
  LAST_OWNER: {
    status: 409,
    text: "A team keeps at least one owner.",
    remedy: "Make somebody else an owner first.",
  },
  INVITATION_NOT_FOUND: { status: 404, text: "Not Found", remedy: "Ask the inviter for the newest link." },
  INVITATION_PENDING: {
    status: 409,
    text: "This address has a pending invitation already.",
    remedy: "Resend or revoke that one.",
  },
  INVITATION_CLOSED: {
    status: 409,
    text: "The invitation was accepted, declined, revoked or has expired.",
    remedy: "Ask for a new invitation.",
  },
  INVITATION_NEEDS_SIGN_IN: {
    status: 401,
    text: "The invited address has an account here. Sign in with it to accept.",
    remedy: "Sign in, then accept. Who cannot sign in asks the operator for `npm run sign-in-link -- --email …`.",
  },
  INVITATION_NEEDS_LINK: {
    status: 403,
    text: "Nobody has proven yet that your address is yours. Open the link of the invitation to accept it.",
    remedy: "Send the token of the link as well, and a new password: your sessions, keys and password from before end.",
  },
  KEY_REFUSED: {
    status: 401,
    text: "The client id or the secret is wrong, or the key has expired or was revoked.",
    remedy: "Send both as they were shown when the key was made, or make a new key.",
  },
  KEY_NOT_FOUND: { status: 404, text: "Not Found", remedy: "GET /v1/api-keys lists the team's keys." },
  OIDC_NOT_CONFIGURED: {
    status: 404,
    text: "Sign-in with an identity provider is not set up here.",
    remedy: "Set OIDC_ISSUER and OIDC_CLIENT_ID.",
  },
  OIDC_REFUSED: {
    status: 401,
    text: "The identity provider did not vouch for you, or the sign-in took too long.",
    remedy: "Start again from the sign-in page.",
  },
  OIDC_UNAVAILABLE: {
    status: 503,
    text: "The identity provider cannot be asked at the moment.",
    remedy: "Try again in a moment, or sign in another way. The console's log tells the operator what is wrong.",
  },
  OIDC_STRANGER: {
    status: 403,
    text: "You are known to the identity provider, but nobody has invited you here.",
    remedy: "Ask an owner or admin for an invitation to the e-mail address the provider knows.",
  },
} as const satisfies Catalogue;

declare module "../../kernel/errors.ts" {
  interface ErrorCodes extends Record<keyof typeof teamsErrors, true> {}
}
