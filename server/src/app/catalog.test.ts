import { expect, test } from "vitest";
import { catalog } from "./catalog.ts";
import { consoleOperations } from "./operations.ts";

/** What any request can meet, whatever its operation. */
const ANYWHERE = [
  "BODY_TOO_LARGE",
  "BODY_UNREADABLE",
  "DATABASE_UNAVAILABLE",
  "FOREIGN_HOST",
  "FOREIGN_ORIGIN",
  "HEAD_TOO_LARGE",
  "INTERNAL",
  "METHOD_NOT_ALLOWED",
  "NOT_AUTHENTICATED",
  "PASSWORD_CHANGE_REQUIRED",
  "PROXIED_WITHOUT_SIGN_IN",
  "REQUEST_TOO_SLOW",
  "REQUEST_UNREADABLE",
  "TOO_MANY_REQUESTS",
];

/** The gateway answers in the form of other protocols, outside the operations. */
const AT_THE_GATEWAY = [
  "GATEWAY_KEY_FORBIDDEN",
  "GATEWAY_KEY_INVALID",
  "GATEWAY_LIMITED",
  "GATEWAY_PATH_NOT_SERVED",
  "GATEWAY_REQUEST_INVALID",
  "GATEWAY_UNAVAILABLE",
  "GATEWAY_UPSTREAM_FAILED",
  "GATEWAY_UPSTREAM_LATE",
  "GUARD_BLOCKED",
  "GUARD_UNAVAILABLE",
];

/** So does what receives telemetry. */
const WITH_TELEMETRY = ["OTLP_BUSY", "OTLP_REQUEST_INVALID", "OTLP_TYPE_UNSUPPORTED"];

/** So do the tools of assistants. */
const OVER_MCP = ["ACTIONS_TOO_MANY"];

test("every error in the catalog is listed by an operation that returns it, or can occur in any request", () => {
  const named = new Set([
    ...ANYWHERE,
    ...AT_THE_GATEWAY,
    ...WITH_TELEMETRY,
    ...OVER_MCP,
    ...consoleOperations.flatMap(({ errors }) => errors ?? []),
  ]);
  expect(Object.keys(catalog).filter((code) => !named.has(code))).toEqual([]);
});
