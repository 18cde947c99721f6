import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { selfSigned } from "../../../test/platform/certificate.ts";
import { closedPort, serve, serveHttp2, serveRaw, serveTls } from "../../../test/platform/web-server.ts";
import { createOutbound, type OutboundOptions } from "./outbound.ts";

const limits = { allowNetworks: [], loopback: true, maxBytes: 1_000_000, deadlineMs: 20_000 };

/** A client that is closed at the end of the test. */
function open(options: Partial<OutboundOptions> = {}) {
  const outbound = createOutbound({ ...limits, ...options });
  return { ...outbound, [Symbol.asyncDispose]: () => outbound.close() };
}

test("a response is returned complete, without its cookies", async () => {
  await using server = await serve(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    response.writeHead(201, { "set-cookie": "session=1", "x-seen": request.headers["x-mine"] ?? "" });
    response.end(`${request.method} ${request.url} ${Buffer.concat(chunks)} ${request.headers["accept-encoding"]}`);
  });
  await using outbound = open();
  const url = `${server.url}/a%20b?q=1#fragment`;
  const answer = await outbound.request({ url, method: "POST", headers: { "x-mine": "yes" }, body: "héllo" });
  expect(answer.status).toBe(201);
  expect(answer.body.toString()).toBe("POST /a%20b?q=1 héllo identity");
  expect(answer.headers).toMatchObject({ "x-seen": "yes" });
  expect(answer.headers).not.toHaveProperty("set-cookie");
});

test("a redirect is a response and is not followed", async () => {
  await using server = await serve((_request, response) => {
    response.writeHead(302, { location: "http://169.254.169.254/" }).end();
  });
  await using outbound = open();
  const answer = await outbound.request({ url: server.url, method: "GET" });
  expect(answer).toMatchObject({ status: 302, headers: { location: "http://169.254.169.254/" } });
  expect(server.accepted()).toBe(1);
});

test("an endless response is cut at the limit, and the connection is closed", async () => {
  let sent = 0;
  await using server = await serve((_request, response) => {
    const chunk = Buffer.alloc(65_536);
    const pump = () => {
      while (!response.destroyed) {
        sent += chunk.length;
        if (!response.write(chunk)) return void response.once("drain", pump);
      }
    };
    pump();
  });
  await using outbound = open();
  const call = outbound.request({ url: server.url, method: "GET", maxBytes: 100_000 });
  await expect(call).rejects.toMatchObject({ kind: "too_large" });
  await expect.poll(() => server.sockets.size).toBe(0);
  expect(sent).toBeLessThan(20_000_000);
});

test("a response of exactly the limit passes", async () => {
  await using server = await serve((_request, response) => response.end(Buffer.alloc(1000)));
  await using outbound = open({ maxBytes: 1000 });
  expect((await outbound.request({ url: server.url, method: "GET" })).body).toHaveLength(1000);
  const smaller = outbound.request({ url: server.url, method: "GET", maxBytes: 999 });
  await expect(smaller).rejects.toMatchObject({ kind: "too_large" });
});

test("a compressed response is refused instead of decompressed", async () => {
  await using server = await serve((_request, response) => {
    response.writeHead(200, { "content-encoding": "gzip" }).write(gzipSync(Buffer.alloc(1_000_000)));
  });
  await using outbound = open();
  await expect(outbound.request({ url: server.url, method: "GET" })).rejects.toMatchObject({ kind: "protocol" });
  await expect.poll(() => server.sockets.size).toBe(0);
});

test("the deadline ends a call in every phase: name, headers, body", async () => {
  await using silent = await serve(() => {});
  await using trickling = await serve((_request, response) => {
    const timer = setInterval(() => response.write("."), 20);
    response.on("close", () => clearInterval(timer));
  });
  await using outbound = open({ deadlineMs: 150, resolve: () => new Promise(() => {}) });
  for (const url of ["http://agent.example/", silent.url, trickling.url]) {
    await expect(outbound.request({ url, method: "GET" })).rejects.toMatchObject({ kind: "timeout" });
  }
  await expect.poll(() => silent.sockets.size + trickling.sockets.size).toBe(0);
});

test("silence ends a call long before its deadline", async () => {
  await using silent = await serve(() => {});
  await using stalled = await serve((_request, response) => void response.write("half"));
  await using outbound = open({ silenceMs: 200 });
  for (const { url } of [silent, stalled]) {
    await expect(outbound.request({ url, method: "GET" })).rejects.toMatchObject({ kind: "timeout" });
  }
});

test("the caller's signal ends a call, even before it started", async () => {
  await using server = await serve(() => controller.abort());
  await using outbound = open();
  const controller = new AbortController();
  const call = () => outbound.request({ url: server.url, method: "GET", signal: controller.signal });
  await expect(call()).rejects.toMatchObject({ kind: "aborted" });
  await expect(call()).rejects.toMatchObject({ kind: "aborted" });
  expect(server.accepted()).toBe(1);
});

test("closing the client ends calls in progress", async () => {
  await using server = await serve(() => void outbound.close());
  const outbound = createOutbound(limits);
  await expect(outbound.request({ url: server.url, method: "GET" })).rejects.toMatchObject({ kind: "aborted" });
});

test("a server that is down, hangs up or does not speak HTTP gives a distinct error", async () => {
  await using hangsUp = await serveRaw((socket) => socket.once("data", () => socket.destroy()));
  await using babbles = await serveRaw((socket) => socket.once("data", () => socket.end("SSH-2.0-OpenSSH\r\n")));
  await using halfway = await serveRaw((socket) =>
    socket.once("data", () => socket.end("HTTP/1.1 200 OK\r\ncontent-length: 100\r\n\r\nhalf")),
  );
  await using verbose = await serveRaw((socket) =>
    socket.once("data", () => socket.write(`HTTP/1.1 200 OK\r\nx-long: ${"x".repeat(20_000)}\r\n\r\n`)),
  );
  await using outbound = open();
  const kind = (url: string) => outbound.request({ url, method: "GET" }).catch((error) => error.kind);
  expect(await kind(`http://127.0.0.1:${await closedPort()}/`)).toBe("connect");
  expect(await kind(hangsUp.url)).toBe("connect");
  expect(await kind(babbles.url)).toBe("protocol");
  expect(await kind(halfway.url)).toBe("protocol");
  expect(await kind(verbose.url)).toBe("too_large");
});

test("a certificate is verified: its issuer, its name, its address", async () => {
  const certificate = selfSigned({ dns: "agent.example", ip: [127, 0, 0, 1] });
  await using server = await serveTls(certificate, (_request, response) => response.end("secure"));
  const resolve = async () => [{ address: "127.0.0.1", family: 4 }];
  await using trusting = open({ ca: certificate.cert, resolve });
  await using ordinary = open({ resolve });
  const at = (host: string) => ({ url: `https://${host}:${server.port}/`, method: "GET" });
  expect((await trusting.request(at("agent.example"))).body.toString()).toBe("secure");
  expect((await trusting.request(at("127.0.0.1"))).body.toString()).toBe("secure");
  await expect(trusting.request(at("other.example"))).rejects.toMatchObject({ kind: "tls" });
  await expect(ordinary.request(at("agent.example"))).rejects.toMatchObject({ kind: "tls" });
});

test("HTTP/1.1 is used with a server that offers HTTP/2, because the limits are tested for it", async () => {
  const certificate = selfSigned({ dns: "agent.example", ip: [127, 0, 0, 1] });
  await using server = await serveHttp2(certificate, (request, response) => void response.end(request.httpVersion));
  await using outbound = open({ ca: certificate.cert });
  expect((await outbound.request({ url: server.url, method: "GET" })).body.toString()).toBe("1.1");
});

test("a server without TLS at an https address is a TLS failure", async () => {
  await using server = await serve((_request, response) => response.end());
  await using outbound = open();
  const url = server.url.replace("http:", "https:");
  await expect(outbound.request({ url, method: "GET" })).rejects.toMatchObject({ kind: "tls" });
});

test("the environment can't switch certificate checks off", async () => {
  await using server = await serveTls(selfSigned({ dns: "agent.example", ip: [127, 0, 0, 1] }), (_request, response) =>
    response.end(),
  );
  process.env["NODE_TLS_REJECT_UNAUTHORIZED"] = "0";
  try {
    await using outbound = open();
    await expect(outbound.request({ url: server.url, method: "GET" })).rejects.toMatchObject({ kind: "tls" });
  } finally {
    delete process.env["NODE_TLS_REJECT_UNAUTHORIZED"];
  }
});

test("connection headers can't be set, nor a header that breaks out of its line", async () => {
  await using server = await serve((_request, response) => response.end());
  await using outbound = open();
  for (const name of ["Host", "cookie", "Transfer-Encoding", "connection", "content-length", "Accept-Encoding"]) {
    const call = outbound.request({ url: server.url, method: "GET", headers: { [name]: "x" } });
    await expect(call).rejects.toMatchObject({ kind: "protocol" });
  }
  const split = outbound.request({ url: server.url, method: "GET", headers: { "x-a": "secret\r\nx-b: 1" } });
  const error = await split.catch((caught) => caught);
  expect(error).toMatchObject({ kind: "protocol" });
  expect(JSON.stringify(error) + String(error)).not.toContain("secret");
  expect(server.accepted()).toBe(0);
});

test("connections are reused and limited per origin", async () => {
  await using server = await serve((_request, response) => setImmediate(() => response.end("ok")));
  await using outbound = open({ connectionsPerOrigin: 2 });
  const call = () => outbound.request({ url: server.url, method: "GET" });
  const answers = await Promise.all(Array.from({ length: 20 }, call));
  expect(answers.map(({ status }) => status)).toEqual(new Array(20).fill(200));
  expect(server.accepted()).toBe(2);
});

test("an idle connection is closed by us, whatever the server asks for, and the next call opens another", async () => {
  // A raw server never hangs up by itself. Node's would after five seconds and hide who closed the connection.
  const answer = "HTTP/1.1 200 OK\r\nkeep-alive: timeout=600\r\ncontent-length: 0\r\n\r\n";
  await using server = await serveRaw((socket) => socket.on("data", () => socket.write(answer)));
  await using outbound = open({ idleMs: 100 });
  for (const connections of [1, 2]) {
    expect((await outbound.request({ url: server.url, method: "GET" })).status).toBe(200);
    await expect.poll(() => server.sockets.size, { timeout: 10_000 }).toBe(0);
    expect(server.accepted()).toBe(connections);
  }
});

test("a stream returns chunks as they arrive and ends with the loop that reads it", async () => {
  await using server = await serve((_request, response) => {
    response.writeHead(200, { "content-type": "text/event-stream" }).write("data: 1\n\n");
  });
  await using outbound = open();
  const answer = await outbound.stream({ url: server.url, method: "GET" });
  expect(answer.headers["content-type"]).toBe("text/event-stream");
  for await (const chunk of answer.body) {
    expect(chunk.toString()).toBe("data: 1\n\n");
    break;
  }
  await expect.poll(() => server.sockets.size).toBe(0);
});

test("a body of which nothing more is needed leaves its connection for the next call if it ends in time, and loses it if not", async () => {
  await using server = await serve(({ url }, response) => {
    response.write("data: [DONE]\n\n");
    if (url !== "/endless") setTimeout(() => response.end(), 20);
  });
  await using outbound = open();
  const read = async (path: string): Promise<void> => {
    const answer = await outbound.stream({ url: `${server.url}${path}`, method: "GET" });
    await answer.body[Symbol.asyncIterator]().next();
    answer.letEnd();
  };
  const calls = 4;
  for (let call = 0; call < calls; call++) {
    await read("/");
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  // On a busy machine an end may come too late.
  expect(server.accepted()).toBeLessThan(calls);
  await read("/endless");
  await expect.poll(() => server.sockets.size).toBe(0);
});

test("a body that was held back until it is wanted is read completely", async () => {
  const text = "x".repeat(1_000_000);
  await using server = await serve((_request, response) => void response.end(text));
  await using outbound = open({ maxBytes: 2_000_000 });
  const answer = await outbound.stream({ url: server.url, method: "GET" });
  // Longer than what may wait unread, so the sender has been slowed down by now.
  for (let turn = 0; turn < 20; turn++) await new Promise((resolve) => setImmediate(resolve));
  expect((await answer.whole()).toString()).toBe(text);
});

test("forbidden headers are refused, whether or not they are frozen and were sent before", async () => {
  await using server = await serve((_request, response) => void response.end());
  await using outbound = open();
  const send = (headers: Record<string, string>) => outbound.request({ url: server.url, method: "GET", headers });
  const good: Record<string, string> = { "x-one": "1" };
  await send(good);
  good["host"] = "elsewhere.example";
  await expect(send(good)).rejects.toMatchObject({ kind: "protocol" });
  await expect(send(Object.freeze({ Host: "elsewhere.example" }))).rejects.toMatchObject({ kind: "protocol" });
});

test("a stream has the same limits: size, deadline, the caller's signal, and a body that is never read", async () => {
  await using server = await serve((_request, response) => void response.write("x".repeat(1000)));
  await using outbound = open();
  const drain = async (options: { maxBytes?: number; deadlineMs?: number; signal?: AbortSignal }) => {
    const { body } = await outbound.stream({ url: server.url, method: "GET", ...options });
    for await (const _chunk of body);
  };
  await expect(drain({ maxBytes: 999 })).rejects.toMatchObject({ kind: "too_large" });
  await expect(drain({ deadlineMs: 150 })).rejects.toMatchObject({ kind: "timeout" });
  await expect(drain({ signal: AbortSignal.timeout(100) })).rejects.toMatchObject({ kind: "aborted" });
  (await outbound.stream({ url: server.url, method: "GET" })).cancel();
  await outbound.stream({ url: server.url, method: "GET", deadlineMs: 100 });
  await expect.poll(() => server.sockets.size).toBe(0);
});
