import { expect, test } from "vitest";
import { watchDials } from "../../../test/platform/dials.ts";
import { serve } from "../../../test/platform/web-server.ts";
import { parseNetworks } from "./networks.ts";
import { createOutbound, type OutboundOptions } from "./outbound.ts";

const limits = { allowNetworks: [], loopback: false, maxBytes: 1_000_000, deadlineMs: 20_000 };

async function attempt(url: string, options: Partial<OutboundOptions> = {}) {
  const outbound = createOutbound({ ...limits, ...options });
  try {
    const { status } = await outbound.request({ url, method: "GET" });
    return { status };
  } catch (error) {
    return error;
  } finally {
    await outbound.close();
  }
}

const answering = (...addresses: string[]) => {
  const asked: string[] = [];
  const resolve = async (host: string) => {
    asked.push(host);
    return addresses.map((address) => ({ address, family: address.includes(":") ? 6 : 4 }));
  };
  return { asked, resolve };
};

test("a forbidden address is refused before anything is resolved or dialed, however it is written", async () => {
  using dials = watchDials();
  const { asked, resolve } = answering("127.0.0.1");
  const urls = [
    ...["http://127.0.0.1/", "http://127.1/", "http://2130706433/", "http://0x7f000001/", "http://0177.0.0.1/"],
    ...[
      "http://127.0.0.1./",
      "http://0x7f.1/",
      "http://%31%32%37.0.0.1/",
      "http://１２７.0.0.1/",
      "http://127。0。0。1/",
    ],
    ...["http://0/", "http://0.0.0.0/", "http://[::]/", "http://[::1]/", "http://[::ffff:127.0.0.1]/"],
    ...["http://169.254.169.254/latest/meta-data/", "http://2852039166/", "http://[::ffff:a9fe:a9fe]/"],
    ...["http://10.0.0.1/", "http://[fd00::1]/", "http://[64:ff9b::a00:1]/", "http://[2002:a00:1::]/"],
    ...["http://localhost/", "http://LOCALHOST/", "http://a.localhost/", "http://localhost./", "http://example.com./"],
    ...[
      "ftp://example.com/",
      "file:///etc/passwd",
      "data:,x",
      "gopher://example.com/",
      "//example.com/",
      "",
      "http://",
    ],
    ...[
      "http://user@example.com/",
      "http://user:secret@example.com/",
      "http://:secret@example.com/",
      "http://[fe80::1%25lo]/",
    ],
  ];
  for (const url of urls) {
    expect([url, await attempt(url, { resolve })]).toEqual([url, expect.objectContaining({ kind: "refused_address" })]);
  }
  expect(asked).toEqual([]);
  expect(dials.addresses).toEqual([]);
});

test("a name is refused if any of its addresses is forbidden, and none of them is dialed", async () => {
  using dials = watchDials();
  for (const addresses of [
    ["10.0.0.1"],
    ["8.8.8.8", "127.0.0.1"],
    ["2606:4700::1111", "::ffff:a9fe:a9fe"],
    ["fe80::1%lo"],
  ]) {
    const { resolve } = answering(...addresses);
    expect(await attempt("http://agent.example/", { resolve })).toMatchObject({ kind: "refused_address" });
    expect(await attempt("https://agent.example/", { resolve })).toMatchObject({ kind: "refused_address" });
  }
  expect(dials.addresses).toEqual([]);
});

test("a name that changes from public to private between two calls is refused the second time", async () => {
  await using server = await serve((_request, response) => response.end("inside"));
  using dials = watchDials();
  // Loopback stands for the public address: it is the only one a test can reach.
  const turns = ["127.0.0.1", "10.0.0.1"];
  const resolve = async () => [{ address: turns.shift() ?? "169.254.169.254", family: 4 }];
  const outbound = createOutbound({ ...limits, loopback: true, resolve });
  const call = (path: string) => outbound.request({ url: `http://agent.example:${server.port}${path}`, method: "GET" });
  expect((await call("/")).status).toBe(200);
  for (const socket of server.sockets) socket.destroy();
  await expect.poll(() => server.sockets.size).toBe(0);
  await expect(call("/again")).rejects.toMatchObject({ kind: "refused_address" });
  await expect(call("/and-again")).rejects.toMatchObject({ kind: "refused_address" });
  expect(dials.addresses).toEqual(["127.0.0.1"]);
  await outbound.close();
});

test("a call resolves its name once and dials the address that was checked", async () => {
  await using server = await serve((request, response) => response.end(request.headers.host));
  using dials = watchDials();
  const { asked, resolve } = answering("127.0.0.1");
  const options = { resolve, loopback: true };
  expect(await attempt(`http://agent.example:${server.port}/`, options)).toEqual({ status: 200 });
  expect(asked).toEqual(["agent.example"]);
  expect(dials.addresses).toEqual(["127.0.0.1"]);
});

test("local mode reaches this machine by address and by name", async () => {
  await using server = await serve((_request, response) => response.end());
  for (const host of ["127.0.0.1", "[::ffff:127.0.0.1]", "localhost"]) {
    const { resolve } = answering("127.0.0.1");
    const url = `http://${host}:${server.port}/`;
    expect([host, await attempt(url, { loopback: true, resolve })]).toEqual([host, { status: 200 }]);
  }
});

test("a configured network does not allow loopback", async () => {
  using dials = watchDials();
  const allowNetworks = parseNetworks("0.0.0.0/0 ::/0 127.0.0.1/32");
  expect(await attempt("http://127.0.0.1:1/", { allowNetworks })).toMatchObject({ kind: "refused_address" });
  expect(dials.addresses).toEqual([]);
});

test("a name that does not resolve is a DNS failure, and its message repeats only the host", async () => {
  const missing = () => Promise.reject(Object.assign(new Error("getaddrinfo ENOTFOUND"), { code: "ENOTFOUND" }));
  const url = "http://agent.example/path-secret?key=query-secret";
  const error = await attempt(url, { resolve: missing });
  expect(error).toMatchObject({ kind: "dns", code: "ENOTFOUND" });
  expect(await attempt(url, answering())).toMatchObject({ kind: "dns" });
  expect(JSON.stringify(error) + String(error)).not.toContain("secret");
});

test("no refusal repeats the password in a URL or the private address of a name", async () => {
  for (const url of [
    "http://user:secret@example.com/?secret",
    "http://secret secret/",
    "http://agent.example/?secret",
  ]) {
    const error = await attempt(url, answering("10.11.12.13"));
    expect(JSON.stringify(error) + String(error)).not.toMatch(/secret|10\.11/);
  }
});
