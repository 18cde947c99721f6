import { expect, test } from "vitest";
import { type ErrorCode, fault } from "../../kernel/errors.ts";
import { operation } from "../../kernel/operation.ts";
import { noteUse } from "../db/connection/outcome.ts";
import type { Database } from "../db/database.ts";
import { primaryReads } from "../db/replica/reads.ts";
import { createLogger } from "../telemetry/log.ts";
import { type Binding, bindPublic } from "./binding.ts";
import { httpErrors } from "./errors.ts";
import { mount } from "./mount.ts";
import { createRouter } from "./routing.ts";
import { createServer } from "./server.ts";

const op = operation({
  id: "teams.refuse",
  method: "GET",
  path: "/v1/refusals",
  tag: "Teams",
  access: "public",
  summary: "Refuse",
  responses: { 200: null },
  errors: ["PRECONDITION_FAILED"],
  example: {},
});

function serverOf(binding: Binding, told: string[] = []) {
  const app = createServer({
    logger: createLogger("silent"),
    bodyLimit: 1000,
    catalog: httpErrors,
    trustProxy: [],
    methodsOf: () => [],
  });
  mount(app, [binding], {
    db: {} as Database,
    reads: primaryReads({} as Database),
    authenticate: () => Promise.reject(new Error("nobody calls with a token here")),
    recordDenial: async () => {},
    onUnlistedFault: ({ id }, unlisted) => told.push(`${id} ${unlisted}`),
  });
  return app;
}

test.each<[ErrorCode, boolean]>([
  ["PRECONDITION_FAILED", true],
  ["INTERNAL", true],
  ["NOT_FOUND", false],
])(
  "a refusal with %s is reported unless the operation lists it or every operation can return it",
  async (code, isListed) => {
    const told: string[] = [];
    const refuse = bindPublic(op, async () => {
      throw fault(code);
    });
    await using app = serverOf(refuse, told);
    const reply = await app.inject({ method: "GET", url: "/v1/refusals" });
    expect(reply.json().code).toBe(code);
    expect(told).toEqual(isListed ? [] : [`teams.refuse ${code}`]);
  },
);

test.each([
  ["GET", true, "Nothing was changed."],
  ["POST", false, "Nothing was changed."],
  ["POST", true, "A change may have taken effect: read before you repeat it."],
] as const)(
  "a %s for which the database was used (%s) before it was gone is answered with: %s",
  async (method, isUsed, words) => {
    const gone = bindPublic({ ...op, method }, async () => {
      if (isUsed) noteUse();
      throw fault("DATABASE_UNAVAILABLE");
    });
    await using app = serverOf(gone);
    const reply = await app.inject({ method, url: "/v1/refusals" });
    expect(reply.statusCode).toBe(503);
    expect(reply.json().detail).toContain(words);
  },
);

const at = (method: "GET" | "POST", path: string): Binding => ({
  operation: operation({ ...op, id: `${method} ${path}`, method, path }),
  handle: async () => Promise.reject(new Error("nobody calls it here")),
});

const router = createRouter(
  [
    ...[at("GET", "/v1/things/"), at("GET", "/v1/things/{id}"), at("POST", "/v1/things/{id}/copies")],
    ...[at("GET", "/v1/things/counts"), at("GET", "/v1/things/{id}/parts/{name}")],
  ],
  () => "any",
);

test.each<[string, string, Record<string, string>]>([
  ["GET /v1/things", "GET /v1/things/", {}],
  ["GET /v1/things/?a=/v1/other", "GET /v1/things/", {}],
  ["GET http://host/v1/things", "GET /v1/things/", {}],
  ["GET /v1/things/counts/", "GET /v1/things/counts", {}],
  ["GET /v1/things/counted#part", "GET /v1/things/{id}", { id: "counted" }],
  ["GET /v1/things/constructor", "GET /v1/things/{id}", { id: "constructor" }],
  ["GET /v1/things/counts/parts/a%20b%2Fc", "GET /v1/things/{id}/parts/{name}", { id: "counts", name: "a b/c" }],
  ["POST /v1/things/counts/copies", "POST /v1/things/{id}/copies", { id: "counts" }],
])("%s is for the operation %s", (request, id, params) => {
  const [method = "", address = ""] = request.split(" ");
  const found = router.find(method, address);
  expect(found?.binding.operation.id).toBe(id);
  expect({ ...found?.params }).toEqual(params);
});

test.each([
  ...["GET /v1", "GET /", "GET *", "GET ", "POST /v1/things", "HEAD /v1/things", "GET /v1//things", "GET /V1/things"],
  ...["GET /v1/things/a/copies", "GET /v1/things/a/parts/b/c", `GET /v1/things/${"x".repeat(16_385)}`],
  ...[`GET ${"/".repeat(100_000)}`, "GET /v1/__proto__", "__proto__ /v1/things"],
])("%s is for no operation", (request) => {
  const [method = "", address = ""] = request.split(" ");
  expect(router.find(method, address)).toBeUndefined();
});

test("two operations can't have the same address", () => {
  const twice = [at("GET", "/v1/things/{id}"), at("GET", "/v1/things/{name}/")];
  expect(() => createRouter(twice, () => "any")).toThrow("two operations are at GET /v1/things/:name");
});
