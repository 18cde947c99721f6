import { operation } from "../../../kernel/operation.ts";
import { bool } from "../../../kernel/shape/bool.ts";
import { optional, required, withDefault } from "../../../kernel/shape/field.ts";
import { model } from "../../../kernel/shape/model.ts";
import { nullable } from "../../../kernel/shape/nullable.ts";
import { secret } from "../../../kernel/shape/secret.ts";
import { text } from "../../../kernel/shape/text.ts";

export const OidcProvider = model("OidcProvider", {
  configured: required(bool(), { description: "Whether people can sign in with an identity provider." }),
  issuer: required(nullable(text()), { example: "https://id.example.org" }),
  name: required(nullable(text()), { description: "The provider's host name, for the sign-in page." }),
});

export const showOidcOp = operation({
  id: "teams.showOidcProvider",
  method: "GET",
  path: "/v1/auth/oidc",
  tag: "Teams",
  access: "public",
  idempotent: false,
  mcp: false,
  summary: "Get the identity provider",
  responses: { 200: OidcProvider },
  example: { response: { configured: true, issuer: "https://id.example.org", name: "id.example.org" } },
});

/** The page that exchanges the new cookie for an access token. */
export const WELCOME = "/welcome#signed-in";

/**
 * One slash, then printable ASCII without the backslash, which browsers read as a slash: no way to name another host.
 * Without brackets and lookahead, so that every language compiles it.
 */
const LOCAL_PATH = /^\/([!-.0-Z^-~][!-Z^-~]*)?$/;

export const startOidcOp = operation({
  id: "teams.startOidcSignIn",
  method: "GET",
  path: "/v1/auth/oidc/start",
  tag: "Teams",
  access: "public",
  idempotent: false,
  mcp: false,
  summary: "Start sign-in with the identity provider",
  description:
    "Open this URL in a browser. It redirects to the provider, which redirects back to the callback. The sign-in is bound to this browser and expires after ten minutes.",
  query: model("StartOidcQuery", {
    return_to: withDefault(text({ max: 2000, pattern: LOCAL_PATH }), WELCOME, {
      description: "Console page to open after sign-in.",
      example: "/agents",
    }),
  }),
  responses: { 302: null },
  errors: ["OIDC_NOT_CONFIGURED", "OIDC_UNAVAILABLE"],
  example: {},
});

export const finishOidcOp = operation({
  id: "teams.finishOidcSignIn",
  method: "GET",
  path: "/v1/auth/oidc/callback",
  tag: "Teams",
  access: "public",
  idempotent: false,
  mcp: false,
  summary: "Handle the identity provider callback",
  description:
    "The redirect URI to register at the provider. Sets the refresh token cookie and redirects to the page where the sign-in started. The provider must have verified the user's email address. At the first sign-in the address identifies the user, accepts a pending invitation, or else adds the user to the team in OIDC_JOIN_TEAM. The account's earlier password and sessions then end, because whoever created the account may have them, unless it is the first owner's.",
  query: model("FinishOidcQuery", {
    state: optional(text()),
    code: optional(secret(text())),
    iss: optional(text(), { description: "Issuer, if the provider returns it." }),
    error: optional(text(), { description: "Error code from the provider." }),
  }),
  responses: { 302: null },
  errors: ["OIDC_NOT_CONFIGURED", "OIDC_REFUSED", "OIDC_STRANGER", "OIDC_UNAVAILABLE"],
  example: {},
});

export const oidcOperations = [showOidcOp, startOidcOp, finishOidcOp];
