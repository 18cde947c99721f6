import { expect, test } from "vitest";
import { type ErrorCode, fault } from "../../kernel/errors.ts";
import { operation } from "../../kernel/operation.ts";
import type { Database } from "../db/database.ts";
import { createLogger } from "../telemetry/log.ts";
import { bindPublic } from "./binding.ts";
import { httpErrors } from "./errors.ts";
import { mount } from "./mount.ts";
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

test.each<[ErrorCode, boolean]>([
  ["PRECONDITION_FAILED", true],
  ["INTERNAL", true],
  ["NOT_FOUND", false],
])(
  "a refusal with %s is reported unless the operation lists it or every operation can return it",
  async (code, isListed) => {
    const app = createServer({
      logger: createLogger("silent"),
      bodyLimit: 1000,
      catalog: httpErrors,
      trustProxy: [],
      methodsOf: () => [],
    });
    const told: string[] = [];
    const refuse = bindPublic(op, async () => {
      throw fault(code);
    });
    mount(app, [refuse], {
      db: {} as Database,
      authenticate: () => Promise.reject(new Error("nobody calls with a token here")),
      recordDenial: async () => {},
      onUnlistedFault: ({ id }, unlisted) => told.push(`${id} ${unlisted}`),
    });
    const reply = await app.inject({ method: "GET", url: "/v1/refusals" });
    expect(reply.json().code).toBe(code);
    expect(told).toEqual(isListed ? [] : [`teams.refuse ${code}`]);
    await app.close();
  },
);
