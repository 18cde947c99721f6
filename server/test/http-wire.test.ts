import type { Server } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openWorld, type World } from "./world.ts";

/** What only shows on a socket: broken, slow and oversized requests that no route ever sees. */
let world: World;
let port: number;

beforeAll(async () => {
  world = await openWorld();
  const server = world.app.server as Server & { connectionsCheckingInterval: number };
  // In production a client has a minute. Here the same timers are shorter.
  expect([server.requestTimeout, server.headersTimeout]).toEqual([60_000, 60_000]);
  Object.assign(server, { requestTimeout: 300, headersTimeout: 300, connectionsCheckingInterval: 50 });
  await world.app.listen({ host: "127.0.0.1", port: 0 });
  ({ port } = server.address() as AddressInfo);
});
afterAll(() => world[Symbol.asyncDispose]());

/** Everything that the console sends before it closes the connection itself. */
function exchange(...pieces: string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, "127.0.0.1", () => {
      for (const piece of pieces) socket.write(piece);
    });
    let heard = "";
    socket.on("data", (data) => {
      heard += data;
    });
    socket.on("error", (error: NodeJS.ErrnoException) =>
      error.code === "ECONNRESET" ? resolve(heard) : reject(error),
    );
    socket.on("close", () => resolve(heard));
  });
}

const head = (lines: string[]): string => `${lines.join("\r\n")}\r\n\r\n`;
const post = (length: number, ...more: string[]): string =>
  head([
    "POST /v1/auth/jwt/login HTTP/1.1",
    "Host: 127.0.0.1",
    "Content-Type: application/json",
    `Content-Length: ${length}`,
    ...more,
  ]);

describe("on the wire", () => {
  test("a complete request gets a response", async () => {
    const heard = await exchange(head(["GET /health/live HTTP/1.1", "Host: 127.0.0.1", "Connection: close"]));
    expect(heard).toMatch(/^HTTP\/1\.1 200 /);
  });

  test.each<[string, string, string[]]>([
    ["half a head", "408 REQUEST_TOO_SLOW", ["GET /health/live HTTP/1.1\r\nHost: 127"]],
    ["half a body", "408 REQUEST_TOO_SLOW", [post(100), '{"email":']],
    [
      "an endless body in pieces",
      "408 REQUEST_TOO_SLOW",
      [post(0).replace("Content-Length: 0", "Transfer-Encoding: chunked"), "5\r\nhello\r\n"],
    ],
    ["no request at all", "400 REQUEST_UNREADABLE", ["\x16\x03\x01 not http\r\n\r\n"]],
    [
      "a head past 16 kB",
      "431 HEAD_TOO_LARGE",
      [head(["GET / HTTP/1.1", "Host: 127.0.0.1", `Authorization: Bearer ${"x".repeat(20_000)}`])],
    ],
    ["two lengths", "400 REQUEST_UNREADABLE", [post(5, "Content-Length: 6"), "hello"]],
    ["a length and pieces", "400 REQUEST_UNREADABLE", [post(5, "Transfer-Encoding: chunked"), "0\r\n\r\n"]],
    ["no host", "400", [head(["GET /health/live HTTP/1.1", "Connection: close"])]],
    ["an empty host", "403 FOREIGN_HOST", [head(["GET /health/live HTTP/1.1", "Host:", "Connection: close"])]],
    ["no host, in an old dialect", "403 FOREIGN_HOST", [head(["GET /health/live HTTP/1.0"])]],
  ])("%s ends by itself, with %s", async (_what, answer, pieces) => {
    const heard = await exchange(...pieces);
    const [headers = "", body = ""] = heard.split("\r\n\r\n");
    expect(headers).toContain(`HTTP/1.1 ${answer.slice(0, 3)} `);
    if (answer.length === 3) return;
    const id = /^x-request-id: (.+)$/m.exec(headers)?.[1];
    expect(JSON.parse(body)).toEqual({ detail: expect.any(String), code: answer.slice(4), request_id: id });
  });

  test("others are served in the meantime and afterwards", async () => {
    const slow = exchange(post(100), "{");
    expect(await exchange(head(["GET /health/ready HTTP/1.1", "Host: localhost", "Connection: close"]))).toMatch(
      / 200 /,
    );
    await slow;
    expect(await exchange(head(["GET /health/ready HTTP/1.1", "Host: localhost", "Connection: close"]))).toMatch(
      / 200 /,
    );
  });
});
