import { type AddressInfo, connect } from "node:net";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openWorld, type World } from "./world.ts";

/** Large and expensive bodies: who can send them at all, and how they affect everyone else. */
const SEVEN_MB = 7_000_000;
let world: World;
let port: number;

beforeAll(async () => {
  world = await openWorld();
  await world.app.listen({ host: "127.0.0.1", port: 0 });
  ({ port } = world.app.server.address() as AddressInfo);
});
afterAll(() => world[Symbol.asyncDispose]());

/** The status and code of the response to a request head, without a byte of the body it announces. */
function answerToHead(path: string, ...lines: string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, "127.0.0.1", () =>
      socket.write(`${[`POST ${path} HTTP/1.1`, "Host: 127.0.0.1", ...lines].join("\r\n")}\r\n\r\n`),
    );
    socket.on("error", reject);
    socket.on("data", (data) => {
      const [, status, code] = /^HTTP\/1\.1 (\d+) .*"code":"(\w+)"/s.exec(String(data)) ?? [];
      socket.destroy();
      resolve(`${status} ${code}`);
    });
  });
}

describe("before a byte of its body is read", () => {
  const announced = `Content-Length: ${SEVEN_MB}`;

  test.each([
    "/v1/auth/jwt/login",
    "/v1/auth/first-owner",
    "/v1/auth/sign-in-link",
    "/v1/auth/api-key/token",
    "/v1/auth/jwt/refresh",
  ])("%s, which needs no token, refuses a large one", async (path) => {
    expect(await answerToHead(path, announced)).toBe("413 BODY_TOO_LARGE");
  });

  test("the sender of a large body, or of one without a length, must be authenticated", async () => {
    expect(await answerToHead("/v1/agent-configurations/", announced)).toBe("401 NOT_AUTHENTICATED");
    expect(await answerToHead("/v1/agent-configurations/", "Transfer-Encoding: chunked")).toBe("401 NOT_AUTHENTICATED");
    const viewer = await world.member("VIEWER");
    const token = `Authorization: Bearer ${viewer.token}`;
    expect(await answerToHead("/v1/agent-configurations/", announced, token)).toBe("403 NOT_ALLOWED");
    const { rows } = await world.behind.query("select from audit_log where actor_id = $1 and outcome = 'denied'", [
      viewer.who.userId,
    ]);
    expect(rows).toHaveLength(1);
  });

  test("an unknown path is reported", async () => {
    expect(await answerToHead("/nowhere", announced)).toBe("404 NOT_FOUND");
    expect(await answerToHead("/v1/users/me", announced)).toBe("405 METHOD_NOT_ALLOWED");
  });

  test("an operation without a body accepts almost none", async () => {
    const token = `Authorization: Bearer ${world.owner.token}`;
    expect(await answerToHead("/v1/auth/jwt/logout", announced, token)).toBe("413 BODY_TOO_LARGE");
  });
});

const many = (piece: string, times: number): string => piece.repeat(times);
const filled = (piece: string): string => many(piece, Math.floor(SEVEN_MB / piece.length));

/**
 * The longest wait of other requests while this body was processed, and its response. Measured in CPU time of this
 * process, so that a busy machine makes no difference.
 */
async function beside(path: string, body: string) {
  let done = false;
  const large = world.call("POST", path, { body }).finally(() => {
    done = true;
  });
  let longest = 0;
  do {
    const began = process.cpuUsage().user;
    const alive = await fetch(`http://127.0.0.1:${port}/health/live`);
    await alive.text();
    longest = Math.max(longest, (process.cpuUsage().user - began) / 1000);
  } while (!done);
  const { status, text } = await large;
  return { status, length: text.length, longest };
}

describe("while seven megabytes are parsed, everyone else is served", () => {
  const genome = "/v1/genomes/";
  const agents = "/v1/agent-configurations/";
  const allowed = 99_000;
  const wide = "x".repeat(50);
  test.each<[string, string, string, number]>([
    ["lists without end", genome, `{"a":[${filled("[],")}1.0]}`, 400],
    ["numbers without end", genome, `{"a":[${filled("1.0,")}1.0]}`, 400],
    ["the same member without end", genome, `{${filled('"a":1.0,')}"a":1}`, 400],
    ["depth", genome, `{"a":[${filled(`${"[".repeat(900)}${"]".repeat(900)},`)}1.0]}`, 400],
    [
      "as many members as are taken",
      genome,
      `{${Array.from({ length: allowed }, (_, at) => `"${wide}${at}":1.0`).join(",")}}`,
      200,
    ],
    ["escapes", agents, `{"agent_name":"e","model_name":"m","purpose":"${filled("\\n")}","x":1.0}`, 201],
    ["a fault at its very end", genome, `{"a":"${filled("\\n")}","b":x`, 422],
    ["a fault in each of its values", agents, `{"evaluated_harnesses":[${many("7,", allowed)}7]}`, 422],
    ["a missing field in each of its values", agents, `{"delegated_agents":[${many("{},", allowed)}{}]}`, 422],
    ["an endless key where something is wrong", genome, `{"${filled("k")}":"\\u0000"}`, 422],
    ["an endless id", `${agents}import`, `{"agent_card":{"id":"${filled("-")}"}}`, 422],
  ])("%s", async (_what, path, body, status) => {
    const first = await beside(path, body);
    // A wait that comes from other tests on this machine does not come again.
    const seen = first.longest < 1000 ? first : await beside(path, body);
    expect([seen.status, seen.longest < 1000 || seen.longest]).toEqual([status, true]);
    // An error response is for a reader: it does not grow with the request.
    if (status >= 400) expect(seen.length).toBeLessThan(2_500_000);
  });
});
