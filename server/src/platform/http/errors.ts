import type { Catalogue } from "../../kernel/errors.ts";

/** Refusals that any operation may answer with. */
export const httpErrors = {
  NOT_AUTHENTICATED: {
    status: 401,
    text: "Not authenticated",
    remedy: "Send a valid access token or API key as `Authorization: Bearer …`; sign in again when it has expired.",
  },
  NOT_ALLOWED: {
    status: 403,
    text: "Your role or key scope does not allow this.",
    remedy:
      "Ask an owner or admin of the team for the role, or use a key with the scope. docs/permissions.md lists both.",
  },
  PASSWORD_CHANGE_REQUIRED: {
    status: 403,
    text: "Choose a new password first.",
    remedy: "Call POST /v1/auth/change-password; everything else waits for it.",
  },
  FOREIGN_ORIGIN: {
    status: 403,
    text: "Requests that change something are not taken from another site.",
    remedy: "Call the API from the console's own pages, or from a program that sends no Origin header.",
  },
  FOREIGN_HOST: {
    status: 403,
    text: "This console does not answer to that host name.",
    remedy: "Use the address the console printed, or list the name in CONSOLE_HOSTS.",
  },
  PROXIED_WITHOUT_SIGN_IN: {
    status: 403,
    text: "Sign-in is off, so requests that came through a proxy are refused.",
    remedy: "Turn sign-in on (CONSOLE_AUTH=on) before putting the console behind a proxy.",
  },
  NOT_FOUND: {
    status: 404,
    text: "Not Found",
    remedy: "Check the path and the id; another team's things look the same as none.",
  },
  METHOD_NOT_ALLOWED: {
    status: 405,
    text: "Method Not Allowed",
    remedy: "The Allow header names the methods of this path.",
  },
  BODY_UNREADABLE: {
    status: 400,
    text: "There was an error parsing the body",
    remedy: "Send JSON in UTF-8, uncompressed: at most 960 levels deep, 100,000 values, and 4300 digits in an integer.",
  },
  REQUEST_UNREADABLE: {
    status: 400,
    text: "This is not an HTTP request that can be read.",
    remedy:
      "Check what stands between the client and the console, and whether https is spoken to a console that has none.",
  },
  REQUEST_TOO_SLOW: {
    status: 408,
    text: "The request did not arrive whole in time.",
    remedy: "Send it again, over a better line or in smaller parts; a request has a minute to arrive.",
  },
  HEAD_TOO_LARGE: {
    status: 431,
    text: "The headers of the request are too large.",
    remedy: "Send at most 16 kB of headers; cookies of other programs on the same host count too.",
  },
  BODY_TOO_LARGE: {
    status: 413,
    text: "The body is too large.",
    remedy:
      "Send less, or raise BODY_LIMIT. Operations that need no token take at most 16 kB, those without a body 64 kB.",
  },
  PRECONDITION_FAILED: {
    status: 412,
    text: "It was changed by somebody else in the meantime. Nothing was changed now.",
    remedy: "Read it again, look at the difference, and send the change with the new ETag.",
  },
  TOO_MANY_REQUESTS: {
    status: 429,
    text: "Too many requests from this client.",
    remedy: "Wait for the seconds in Retry-After; the RateLimit headers tell how much is left.",
  },
  DATABASE_UNAVAILABLE: {
    status: 503,
    text: "The database does not answer. Nothing was changed.",
    remedy: "Try again in a moment; /health/ready tells when it is back.",
  },
  INTERNAL: {
    status: 500,
    text: "Something went wrong on our side.",
    remedy: "Try again; if it stays, look for the request id in the console's log.",
  },
} as const satisfies Catalogue;

declare module "../../kernel/errors.ts" {
  interface ErrorCodes extends Record<keyof typeof httpErrors, true> {}
}
