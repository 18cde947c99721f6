import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { curlOf, errorsOf } from "../src/areas/reference/model/exchange.ts";
import type { ApiDocument } from "../src/areas/reference/model/openapi.ts";
import { operationsOf, searchOperations } from "../src/areas/reference/model/operations.ts";
import { fieldsIn, limitText, typeText } from "../src/areas/reference/model/schemas.ts";

const api = JSON.parse(readFileSync(new URL("../../openapi.json", import.meta.url), "utf8")) as ApiDocument;
const operations = operationsOf(api);

describe("the API reference", () => {
  test("shows every operation of the document", () => {
    const named = [...JSON.stringify(api).matchAll(/"operationId":"([^"]+)"/g)].map(([, id]) => id);
    expect(named.length).toBeGreaterThan(100);
    expect(operations.map(({ operationId }) => operationId)).toEqual(named);
  });

  test("finds operations by all words of the query, in any order, names before descriptions", () => {
    expect(searchOperations(operations, "  AGENT update ")[0]?.operationId).toBe("agents.update");
    expect(searchOperations(operations, "no such thing anywhere")).toEqual([]);
    expect(searchOperations(operations, "")).toHaveLength(operations.length);
  });

  test("prints a command that survives the shell", () => {
    const content = { "application/json": { example: { note: "it's $HOME" } } };
    const operation = { verb: "POST", path: "/v1/things/{id}", security: [{}], requestBody: { content } };
    expect(curlOf(operation, "http://console")).toBe(
      `curl -X POST "http://console/v1/things/$ID" \\\n  -H "Authorization: Bearer $TOKEN" \\\n  -H 'Content-Type: application/json' \\\n  -d '{\n  "note": "it'\\''s $HOME"\n}'`,
    );
    expect(curlOf({ verb: "GET", path: "/v1/open" }, "http://console")).toBe('curl "http://console/v1/open"');
  });

  test("lists an operation's errors with their meaning", () => {
    const logIn = operations.filter(({ operationId }) => operationId === "teams.logIn");
    expect(logIn.flatMap((operation) => errorsOf(api, operation))).toContainEqual({
      status: "401",
      code: "SIGN_IN_REFUSED",
      meaning: "Incorrect email or password.",
    });
  });

  test("prints types and limits as text", () => {
    expect(typeText(api, { anyOf: [{ type: "array", items: { type: "string" } }, { type: "null" }] })).toBe(
      "array of string or null",
    );
    expect(typeText(api, { $ref: "#/components/schemas/TeamRole" })).toBe("one of OWNER, ADMIN, MEMBER, VIEWER");
    expect(limitText({ type: "integer", minimum: 1, default: 100 })).toBe("minimum 1, default 100");
  });

  test("stops at a schema that contains itself", () => {
    const looped = {
      components: { schemas: { Node: { properties: { next: { $ref: "#/components/schemas/Node" } } } } },
    };
    const ref = { $ref: "#/components/schemas/Node" };
    const first = fieldsIn(looped, ref);
    expect(first?.passed).toEqual(["Node"]);
    expect(fieldsIn(looped, ref, first?.passed)).toBeUndefined();
  });
});
