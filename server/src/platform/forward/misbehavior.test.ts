import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { selfSigned } from "../../../test/platform/certificate.ts";
import { closedPort, serve, serveRaw, serveTls } from "../../../test/platform/web-server.ts";
import type { Fault } from "../../kernel/errors.ts";
import { forwardErrors } from "./errors.ts";
import { createForwarder } from "./forwarder.ts";

const json = { "content-type": "application/json" };

/** What a caller of a misbehaving service sees, and what is logged. */
async function failure(baseUrl: string, deadlineMs = 20_000): Promise<Fault> {
  const mintToken = async () => "service-token-secret";
  const forwarder = createForwarder({ name: "evolution", baseUrl, mintToken, deadlineMs, maxBytes: 10_000_000 });
  try {
    const request = { method: "POST", path: "/genomes?key=query-secret", principal: {}, requestId: "r1", body: "{}" };
    const answer = await forwarder.forward(request);
    throw new Error(`passed with ${answer.status}`);
  } catch (error) {
    return error as Fault;
  } finally {
    await forwarder.close();
  }
}

test("a service that is down is unavailable", async () => {
  const port = await closedPort();
  const fault = await failure(`http://127.0.0.1:${port}`);
  expect(fault.code).toBe("SERVICE_UNAVAILABLE");
  expect(fault.voices.public).toBe("The evolution service is not available at the moment.");
  expect(fault.message).toMatch(
    new RegExp(`^POST http://127.0.0.1:${port}/genomes failed \\(connect ECONNREFUSED\\) after \\d+ ms$`),
  );
});

test("a service with an invalid certificate is unavailable", async () => {
  await using server = await serveTls(selfSigned({ dns: "x.example", ip: [127, 0, 0, 1] }), (_q, r) => r.end());
  expect((await failure(server.url)).code).toBe("SERVICE_UNAVAILABLE");
});

test("a service that returns 503 is unavailable for as long as it says", async () => {
  await using server = await serve((_request, response) => response.writeHead(503, { "retry-after": "30" }).end());
  expect(await failure(server.url)).toMatchObject({ code: "SERVICE_UNAVAILABLE", voices: { retryAfter: 30 } });
});

test("slow headers and a slow body end at the deadline, together with the connection", async () => {
  await using silent = await serve(() => {});
  await using trickling = await serve((_request, response) => {
    response.writeHead(200, json);
    const timer = setInterval(() => response.write(" "), 20);
    response.on("close", () => clearInterval(timer));
  });
  for (const { url } of [silent, trickling]) {
    const fault = await failure(url, 200);
    expect(fault.code).toBe("SERVICE_TIMEOUT");
    expect(fault.voices.public).toBe("The evolution service did not answer in time. The change may have taken effect.");
  }
  await expect.poll(() => silent.sockets.size + trickling.sockets.size).toBe(0);
});

test.each([
  ["500", (r) => r.writeHead(500, json).end('{"detail":"x"}')],
  ["401", (r) => r.writeHead(401, json).end('{"detail":"x"}')],
  ["403", (r) => r.writeHead(403, json).end('{"detail":"x"}')],
  ["a redirect", (r) => r.writeHead(307, { ...json, location: "http://127.0.0.1:1/" }).end("{}")],
  ["HTML", (r) => r.writeHead(200, { "content-type": "text/html" }).end("<!doctype html>")],
  ["a wrong content type", (r) => r.writeHead(200, { "content-type": "text/plain" }).end("{}")],
  ["no content type", (r) => r.writeHead(200).end("{}")],
  ["half a JSON text", (r) => r.writeHead(200, json).end('{"a":')],
  ["a JSON list", (r) => r.writeHead(200, json).end("[]")],
  ["an empty body", (r) => r.writeHead(204).end()],
  ["gzip", (r) => r.writeHead(200, { ...json, "content-encoding": "gzip" }).end(gzipSync("{}"))],
] satisfies [string, (response: import("node:http").ServerResponse) => void][])(
  "%s is an invalid response",
  async (_what, answer) => {
    await using server = await serve((_request, response) => answer(response));
    const fault = await failure(server.url);
    expect(fault.code).toBe("SERVICE_BAD_ANSWER");
    expect(fault.voices.public).toMatch(/^The evolution service gave an answer that cannot be used/);
  },
);

test("half a body and then a reset is an invalid response, and so is one that ends early or is not HTTP", async () => {
  const head = "HTTP/1.1 200 OK\r\ncontent-type: application/json\r\n";
  const half = `${head}content-length: 100\r\n\r\n{"a":`;
  await using reset = await serveRaw((socket) =>
    socket.once("data", () => socket.write(half, () => setImmediate(() => socket.resetAndDestroy()))),
  );
  await using early = await serveRaw((socket) => socket.once("data", () => socket.end(half)));
  await using chunked = await serveRaw((socket) =>
    socket.once("data", () => socket.end(`${head}transfer-encoding: chunked\r\n\r\n2\r\n{}\r\n`)),
  );
  await using babble = await serveRaw((socket) => socket.once("data", () => socket.end("220 mail ready\r\n")));
  for (const { url } of [reset, early, chunked, babble]) {
    expect((await failure(url)).code).toBe("SERVICE_BAD_ANSWER");
  }
});

test("100 MB are refused at the limit and not collected", async () => {
  const chunk = Buffer.alloc(1_000_000, " ");
  let left = 100;
  await using server = await serve((_request, response) => {
    response.writeHead(200, json);
    const pump = () => {
      while (left > 0 && !response.destroyed) {
        left -= 1;
        if (!response.write(chunk)) return void response.once("drain", pump);
      }
    };
    pump();
  });
  const fault = await failure(server.url);
  expect(fault.code).toBe("SERVICE_BAD_ANSWER");
  expect(fault.message).toContain("too_large");
  await expect.poll(() => server.sockets.size).toBe(0);
  expect(left).toBeGreaterThan(70);
});

test("no message of a fault contains the token or the query, and every code is in the catalog", async () => {
  await using broken = await serve((_request, response) => response.writeHead(500).end());
  await using silent = await serve(() => {});
  const faults = [await failure(broken.url), await failure(silent.url, 100), await failure("http://127.0.0.1:1")];
  expect(JSON.stringify(faults) + faults.join()).not.toContain("secret");
  // A refusal of the service is a response, not a failure of the call.
  const { SERVICE_REFUSED: _answered, ...failures } = forwardErrors;
  expect(faults.map(({ code }) => code).sort()).toEqual(Object.keys(failures).sort());
});
