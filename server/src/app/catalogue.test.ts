import { expect, test } from "vitest";
import { catalogue } from "./catalogue.ts";
import { consoleOperations } from "./operations.ts";

/** What any request may meet before or beside its operation. */
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

test("every refusal in the catalogue is named by an operation that answers with it, or meets any request", () => {
  const named = new Set([...ANYWHERE, ...consoleOperations.flatMap(({ errors }) => errors ?? [])]);
  expect(Object.keys(catalogue).filter((code) => !named.has(code))).toEqual([]);
});
