import { describe, expect, test } from "vitest";
import { catalogue } from "../catalogue.ts";
import { openApiDocument } from "../openapi/document.ts";
import { consoleOperations } from "../operations.ts";

interface Operation {
  readonly operationId: string;
  readonly [member: string]: unknown;
}

/** The page's own module, as a browser would load it. */
const model = (await import(new URL("./model.js", import.meta.url).href)) as {
  operationsOf(api: object): Operation[];
  search(operations: Operation[], question: string): Operation[];
  curlOf(operation: object, origin: string): string;
  refusalsOf(api: object, operation: Operation): { status: string; code: string; meaning: unknown }[];
  typeWords(api: object, schema: object): string;
  limitWords(schema: object): string;
  fieldsIn(api: object, schema: object, passed?: string[]): { passed: string[] } | undefined;
};
const api = openApiDocument(consoleOperations, catalogue);
const operations = model.operationsOf(api);

describe("the reference page", () => {
  test("shows every operation of the console", () => {
    expect(operations.map(({ operationId }) => operationId).sort()).toEqual(
      consoleOperations.map(({ id }) => id).sort(),
    );
  });

  test("finds by all words, in any order, names before descriptions", () => {
    const found = model.search(operations, "  AGENT update ");
    expect(found[0]?.operationId).toBe("agents.update");
    expect(model.search(operations, "no such thing anywhere")).toEqual([]);
    expect(model.search(operations, "")).toHaveLength(operations.length);
  });

  test("gives a command that survives the shell", () => {
    const content = { "application/json": { example: { note: "it's $HOME" } } };
    const operation = { verb: "POST", path: "/v1/things/{id}", security: [{}], requestBody: { content } };
    expect(model.curlOf(operation, "http://console")).toBe(
      `curl -X POST "http://console/v1/things/$ID" \\\n  -H "Authorization: Bearer $TOKEN" \\\n  -H 'Content-Type: application/json' \\\n  -d '{\n  "note": "it'\\''s $HOME"\n}'`,
    );
    expect(model.curlOf({ verb: "GET", path: "/v1/open" }, "http://console")).toBe('curl "http://console/v1/open"');
  });

  test("lists an operation's refusals with their meaning", () => {
    const logIn = operations.find(({ operationId }) => operationId === "teams.logIn");
    const refusals = model.refusalsOf(api, logIn as Operation);
    expect(refusals).toContainEqual({
      status: "401",
      code: "SIGN_IN_REFUSED",
      meaning: "Incorrect email or password.",
    });
  });

  test("puts types and limits in words", () => {
    expect(model.typeWords(api, { anyOf: [{ type: "array", items: { type: "string" } }, { type: "null" }] })).toBe(
      "array of string or null",
    );
    expect(model.typeWords(api, { $ref: "#/components/schemas/TeamRole" })).toBe("one of OWNER, ADMIN, MEMBER, VIEWER");
    expect(model.limitWords({ type: "integer", minimum: 1, default: 100 })).toBe("at least 1, default 100");
  });

  test("stops at a schema that holds itself", () => {
    const looped = {
      components: { schemas: { Node: { properties: { next: { $ref: "#/components/schemas/Node" } } } } },
    };
    const ref = { $ref: "#/components/schemas/Node" };
    const first = model.fieldsIn(looped, ref);
    expect(first?.passed).toEqual(["Node"]);
    expect(model.fieldsIn(looped, ref, first?.passed)).toBeUndefined();
  });
});
