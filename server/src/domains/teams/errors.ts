import type { Catalog } from "../../kernel/errors.ts";

export const teamsErrors = {
  SIGN_IN_REFUSED: {
    status: 401,
    text: "Incorrect email or password.",
    remedy: "Check both, or ask the operator to run `npm run sign-in-link -- --email …`.",
  },
  SIGN_IN_SLOWED: {
    status: 429,
    text: "Too many failed sign-in attempts. Try again later.",
    remedy: "Wait for the number of seconds in Retry-After.",
  },
  SESSION_ENDED: {
    status: 401,
    text: "Your session has ended. Sign in again.",
    remedy:
      "Sign in again. If you did not sign out yourself, change your password: someone may have used your refresh token.",
  },
  LINK_INVALID: {
    status: 401,
    text: "This link is invalid, already used or expired.",
    remedy: "Run `npm run sign-in-link` where the console runs and open the new link.",
  },
  PASSWORD_WRONG: {
    status: 403,
    text: "The current password is incorrect.",
    remedy: "Enter the password you signed in with.",
  },
  SIGN_IN_AGAIN: {
    status: 403,
    text: "This action requires a recent sign-in. Sign in again.",
    remedy: "Open a new sign-in link or sign in with your identity provider, then try again within 15 minutes.",
  },
  ACTION_NOT_FOUND: { status: 404, text: "Not Found", remedy: "Check the ID. Pending actions are kept for 90 days." },
  ACTION_DECIDED: {
    status: 409,
    text: "Someone has already decided about this action.",
    remedy: "Read it again to see who decided, and what became of it.",
  },
  ACTION_EXPIRED: {
    status: 409,
    text: "Nobody decided within 30 minutes, so this action has expired.",
    remedy: "Let the assistant ask again, or do it yourself.",
  },
  ACTION_STALE: {
    status: 409,
    text: "What this action would change has changed since it was asked for. Nothing was done.",
    remedy: "Decline it, and let the assistant look again and ask again.",
  },
  ACTIONS_TOO_MANY: {
    status: 409,
    text: "Too many actions wait for a person. Nothing was filed.",
    remedy: "Approve or decline those under Approvals. At most 50 can wait.",
  },
  USER_NOT_FOUND: { status: 404, text: "Not Found", remedy: "Only users in your own teams are visible." },
  TEAM_NOT_FOUND: {
    status: 404,
    text: "Not Found",
    remedy: "Use a team you belong to (GET /v1/users/me/teams).",
  },
  EMAIL_TAKEN: {
    status: 409,
    text: "Another user in your teams already has this email address.",
    remedy: "Invite the person to the team instead.",
  },
  EXTERNAL_ID_TAKEN: {
    status: 409,
    text: "Another user in your teams already has this external_user_id.",
    remedy: "Use this user's own identifier. An identifier belongs to one user.",
  },
  MEMBER_NOT_FOUND: { status: 404, text: "Not Found", remedy: "GET /v1/teams/{team_id}/users lists the members." },
  ALREADY_MEMBER: {
    status: 409,
    text: "This user is already a member of the team.",
    remedy: "Change the role instead.",
  },
  LAST_OWNER: {
    status: 409,
    text: "A team must have at least one owner.",
    remedy: "Make another member an owner first.",
  },
  INVITATION_NOT_FOUND: { status: 404, text: "Not Found", remedy: "Ask for a new invitation link." },
  INVITATION_PENDING: {
    status: 409,
    text: "This email address already has a pending invitation.",
    remedy: "Resend or revoke the pending invitation.",
  },
  INVITATION_CLOSED: {
    status: 409,
    text: "The invitation was accepted, declined, revoked or has expired.",
    remedy: "Ask for a new invitation.",
  },
  INVITATION_NEEDS_SIGN_IN: {
    status: 401,
    text: "The invited email address already has an account. Sign in to accept.",
    remedy: "Sign in, then accept. If you can't sign in, ask the operator to run `npm run sign-in-link -- --email …`.",
  },
  INVITATION_NEEDS_LINK: {
    status: 403,
    text: "Your email address is not verified yet. Open the invitation link to accept.",
    remedy: "Also send the link's token and a new password. This ends your earlier sessions, API keys and password.",
  },
  KEY_REFUSED: {
    status: 401,
    text: "Invalid, expired or revoked API key.",
    remedy: "Use the client ID and secret shown when the key was created, or create a new key.",
  },
  KEY_NOT_FOUND: { status: 404, text: "Not Found", remedy: "GET /v1/api-keys lists the team's keys." },
  DEVICE_PENDING: {
    status: 400,
    text: "This code has not been approved or denied yet.",
    remedy: "Ask again after the interval.",
  },
  DEVICE_SLOW_DOWN: {
    status: 400,
    text: "Polled again too soon.",
    remedy: "Wait 5 seconds longer between two requests.",
  },
  DEVICE_DENIED: {
    status: 400,
    text: "The sign-in was denied.",
    remedy: "Start again, and approve it in the console with a role that can create API keys.",
  },
  DEVICE_EXPIRED: {
    status: 400,
    text: "This code is unknown, already used or expired.",
    remedy: "Start again. A code works once, for 10 minutes.",
  },
  DEVICE_NOT_FOUND: {
    status: 404,
    text: "There is no open sign-in with this code.",
    remedy: "Compare it with what the command line shows. A code works once, for 10 minutes.",
  },
  ENDPOINT_NOT_FOUND: {
    status: 404,
    text: "Not Found",
    remedy: "GET /v1/notifications/endpoints lists the team's endpoints.",
  },
  DELIVERY_NOT_FOUND: {
    status: 404,
    text: "Not Found",
    remedy: "GET /v1/notifications/endpoints/{id}/deliveries lists what was sent in the last 30 days.",
  },
  ENDPOINT_OFF: {
    status: 409,
    text: "The notification endpoint is off, so nothing is sent to it.",
    remedy: "Switch it on, then send the delivery again.",
  },
  ENDPOINT_LIMIT: {
    status: 409,
    text: "The team already has 50 notification endpoints.",
    remedy: "Delete one that is no longer used.",
  },
  MAIL_NOT_CONFIGURED: {
    status: 409,
    text: "This console has no mail server, so it can't send email.",
    remedy: "The operator sets SMTP_URL and SMTP_FROM. Or use a webhook.",
  },
  OIDC_NOT_CONFIGURED: {
    status: 404,
    text: "Sign-in with an identity provider is not configured.",
    remedy: "Set OIDC_ISSUER and OIDC_CLIENT_ID.",
  },
  OIDC_REFUSED: {
    status: 401,
    text: "Sign-in with the identity provider failed or timed out.",
    remedy: "Start again from the sign-in page.",
  },
  OIDC_UNAVAILABLE: {
    status: 503,
    text: "The identity provider is unavailable.",
    remedy: "Try again later, or sign in another way. Operators: see the console log.",
  },
  OIDC_STRANGER: {
    status: 403,
    text: "Your identity provider account has no access to this console.",
    remedy: "Ask an owner or admin to invite the email address of your identity provider account.",
  },
} as const satisfies Catalog;

declare module "../../kernel/errors.ts" {
  interface ErrorCodes extends Record<keyof typeof teamsErrors, true> {}
}
