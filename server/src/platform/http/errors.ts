import type { Catalog } from "../../kernel/errors.ts";

/** Errors that any operation can return. */
export const httpErrors = {
  NOT_AUTHENTICATED: {
    status: 401,
    text: "Not authenticated",
    remedy: "Send a valid access token or API key as `Authorization: Bearer …`. If it has expired, sign in again.",
  },
  NOT_ALLOWED: {
    status: 403,
    text: "Your role or key scope does not allow this.",
    remedy: "Ask a team owner or admin for the role, or use an API key with the scope. docs/permissions.md lists both.",
  },
  PASSWORD_CHANGE_REQUIRED: {
    status: 403,
    text: "Choose a new password first.",
    remedy: "Call POST /v1/auth/change-password. Other operations are blocked until then.",
  },
  FOREIGN_ORIGIN: {
    status: 403,
    text: "Cross-site requests can't change data.",
    remedy: "Call the API from the console's own pages, or from a program that sends no Origin header.",
  },
  FOREIGN_HOST: {
    status: 403,
    text: "Host name not allowed.",
    remedy: "Use the URL that the console printed, or add the host name to CONSOLE_HOSTS.",
  },
  PROXIED_WITHOUT_SIGN_IN: {
    status: 403,
    text: "Authentication is off, so requests through a proxy are not allowed.",
    remedy: "Turn authentication on (CONSOLE_AUTH=on) before you put the console behind a proxy.",
  },
  NOT_FOUND: {
    status: 404,
    text: "Not Found",
    remedy: "Check the path and ID. Resources of other teams also return 404.",
  },
  METHOD_NOT_ALLOWED: {
    status: 405,
    text: "Method Not Allowed",
    remedy: "The Allow header lists the methods that this path supports.",
  },
  BODY_UNREADABLE: {
    status: 400,
    text: "There was an error parsing the body",
    remedy: "Send JSON in UTF-8, uncompressed: at most 960 levels deep, 100,000 values, and 4300 digits in an integer.",
  },
  REQUEST_UNREADABLE: {
    status: 400,
    text: "Malformed HTTP request.",
    remedy: "Check proxies between client and console, and don't use https:// if the console has no TLS.",
  },
  REQUEST_TOO_SLOW: {
    status: 408,
    text: "The request timed out before it was complete.",
    remedy: "Send it again. A request must arrive within 60 seconds.",
  },
  HEAD_TOO_LARGE: {
    status: 431,
    text: "The request headers are too large.",
    remedy: "Send at most 16 kB of headers. Cookies of other applications on the same host count too.",
  },
  BODY_TOO_LARGE: {
    status: 413,
    text: "The request body is too large.",
    remedy:
      "Send a smaller body, or raise BODY_LIMIT. The limit is 16 kB for operations without authentication and 64 kB for operations without a body.",
  },
  PRECONDITION_FAILED: {
    status: 412,
    text: "Someone else changed this resource. Your change was not saved.",
    remedy: "Read the resource again, review the changes, and resend yours with the new ETag.",
  },
  TOO_MANY_REQUESTS: {
    status: 429,
    text: "Too many requests from this client.",
    remedy: "Wait for the number of seconds in Retry-After. The RateLimit headers show how many requests are left.",
  },
  DATABASE_UNAVAILABLE: {
    status: 503,
    text: "The database is unavailable. Nothing was changed.",
    remedy: "Try again later. /health/ready shows when the database is back.",
  },
  INTERNAL: {
    status: 500,
    text: "Internal server error.",
    remedy: "Try again. If it persists, search the console log for the request ID.",
  },
} as const satisfies Catalog;

declare module "../../kernel/errors.ts" {
  interface ErrorCodes extends Record<keyof typeof httpErrors, true> {}
}
