import { createConfig, lintFromString } from "@redocly/openapi-core";
import { describe, expect, test } from "vitest";
import type { ErrorCode } from "../../kernel/errors.ts";
import { operation } from "../../kernel/operation.ts";
import { bool } from "../../kernel/shape/bool.ts";
import { optional, required } from "../../kernel/shape/field.ts";
import { list } from "../../kernel/shape/list.ts";
import { model } from "../../kernel/shape/model.ts";
import { text } from "../../kernel/shape/text.ts";
import { uuid } from "../../kernel/shape/uuid.ts";
import { catalog } from "../catalog.ts";
import { consoleOperations } from "../operations.ts";
import { openApiDocument } from "./document.ts";

/** Rules of the linter's recommended set that the contract itself overrides. */
const OVERRULED = {
  // Collections are published with a trailing slash (`/v1/genomes/`). Both spellings work.
  "no-path-trailing-slash": "off",
  // `/v1/teams/invites/{id}/accept` next to `/v1/teams/{id}/invites` and the like: the router prefers the fixed word.
  "no-ambiguous-paths": "off",
} as const;

async function lint(document: object): Promise<string[]> {
  const config = await createConfig({ extends: ["recommended"], rules: OVERRULED });
  const source = JSON.stringify(document);
  const problems = await lintFromString({ source, absoluteRef: "/openapi.json", config });
  return problems.map(({ severity, ruleId, message, location }) =>
    [severity, ruleId, message, location[0]?.pointer].join(" "),
  );
}

const Thing = model("Thing", { name: required(text()), open: optional(bool()) });
const ThingPath = model("ThingPath", { id: required(uuid(), { description: "Which one." }) });
const rename = operation({
  id: "agents.renameThing",
  method: "PUT",
  path: "/v1/things/{id}",
  tag: "Agent Environment",
  access: "agent:write",
  summary: "Rename a thing",
  params: ThingPath,
  query: model("ThingQuery", { tags: optional(list(text())) }),
  body: Thing,
  responses: { 200: Thing },
  errors: ["NOT_FOUND", "PRECONDITION_FAILED"],
  example: { request: { name: "a" }, response: { name: "a" } },
});
const read = operation({
  id: "agents.readThing",
  method: "GET",
  path: "/v1/things/{id}",
  tag: "Agent Environment",
  access: "public",
  summary: "Read a thing",
  params: ThingPath,
  responses: { 200: Thing },
  example: { response: { name: "a" } },
});
const make = operation({
  ...read,
  id: "agents.makeThing",
  method: "POST",
  access: "signed-in",
  beforePasswordChange: true,
  responses: { 202: { media: "application/x-ndjson", description: "One line for each thing." } },
  example: {},
});

/** A document whose members can be accessed without type checks. */
// biome-ignore lint/suspicious/noExplicitAny: a document has whatever form the test then pins down
const documentOf = (...operations: Parameters<typeof openApiDocument>[0]): any => openApiDocument(operations, catalog);

describe("the document", () => {
  test("passes a real linter without errors or warnings", async () => {
    expect(await lint(openApiDocument(consoleOperations, catalog))).toEqual([]);
    expect(await lint(documentOf(rename, read, make))).toEqual([]);
  });

  test("would not pass with an example that does not match its schema", async () => {
    const faulty = operation({ ...rename, example: { request: { name: 7 }, response: { name: "a" } } });
    expect((await lint(documentOf(faulty))).join()).toContain("no-invalid-media-type-examples");
  });

  test("is OpenAPI 3.1.0 with the five tags and no global security", () => {
    const document = documentOf(...consoleOperations);
    expect(document).toMatchObject({ openapi: "3.1.0", info: { title: "Agent Console API", version: "0.2.0" } });
    expect(document.security).toEqual([]);
    expect(document.tags.map((tag: { name: string }) => tag.name)).toEqual([
      "Teams",
      "Agent Environment",
      "Evaluation",
      "Protection",
      "Red Team",
    ]);
  });

  test("is the same whatever order the operations are listed in", () => {
    expect(JSON.stringify(documentOf(make, read, rename))).toBe(JSON.stringify(documentOf(rename, read, make)));
  });

  test("rejects two operations with the same method and path, and an error that is in no catalog", () => {
    expect(() => documentOf(read, { ...read, id: "agents.other" })).toThrow("two operations");
    expect(() => documentOf({ ...read, errors: ["NO_SUCH_CODE" as ErrorCode] })).toThrow("NO_SUCH_CODE");
  });

  test("names the 422 body as the contract does", () => {
    const { schemas } = documentOf(read).components;
    expect(Object.keys(schemas)).toEqual(
      expect.arrayContaining(["HTTPValidationError", "ValidationError", "ErrorAnswer"]),
    );
    expect(schemas.ValidationError.required).toEqual(["loc", "msg", "type"]);
    expect(schemas.ValidationError.properties.loc.items.anyOf).toEqual([{ type: "string" }, { type: "integer" }]);
  });
});

describe("an operation", () => {
  const { paths, components } = documentOf(rename, read, make);
  const item = paths["/v1/things/{id}"];
  const names = (op: { parameters?: { $ref?: string; name: string }[] }) =>
    op.parameters?.map(({ $ref, name }) => $ref?.split("/").at(-1) ?? name);

  test("requires a bearer token unless it is public", () => {
    expect(item.put.security).toEqual([{ bearer: [] }]);
    expect(item.get.security).toBeUndefined();
  });

  test("lists path, query and the headers that apply to it", () => {
    expect(names(item.put)).toEqual(["id", "tags", "IfMatch", "TeamId"]);
    expect(names(item.get)).toEqual(["id"]);
    expect(names(item.post)).toEqual(["id", "IdempotencyKey", "TeamId"]);
  });

  test("returns an ETag wherever the same resource can be changed with If-Match", () => {
    expect(Object.keys(item.put.responses[200].headers)).toEqual(["ETag"]);
    expect(Object.keys(item.get.responses[200].headers)).toEqual(["ETag"]);
  });

  test("groups its errors by status and names each code", () => {
    const statuses = [
      ...["200", "400", "401", "403", "404", "405", "412", "413", "422", "429", "431", "500", "503", "default"],
    ];
    expect(Object.keys(item.put.responses)).toEqual(statuses);
    const codes = Object.keys(item.put.responses[404].content["application/json"].examples);
    expect(codes).toEqual(["TEAM_NOT_FOUND", "NOT_FOUND"]);
    expect(components.examples.NOT_FOUND.value).toMatchObject({ detail: "Not Found", code: "NOT_FOUND" });
  });

  test("does not mention a token or a password change where neither is required", () => {
    expect(Object.keys(item.get.responses)).toEqual([...["200", "405", "422", "429", "431", "500", "503", "default"]]);
    expect(item.post.responses[403].$ref).toBe("#/components/responses/NotAllowed");
  });

  test("shows a response that is not JSON with its media type", () => {
    expect(item.post.responses[202].content).toEqual({ "application/x-ndjson": { schema: { type: "string" } } });
  });
});

test("every operation of the console has an example of its body and of a successful response", () => {
  const lacking = consoleOperations.filter(({ body, bodyOptional, responses, example }) => {
    const answers = Object.values(responses).some((response) => response !== null && !("media" in response));
    return (body && !bodyOptional && example.request === undefined) || (answers && example.response === undefined);
  });
  expect(lacking.map(({ id }) => id)).toEqual([]);
});
