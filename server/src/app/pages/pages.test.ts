import { createLocalJWKSet, type JSONWebKeySet, jwtVerify } from "jose";
import { describe, expect, test } from "vitest";
import { openWorld, type Reply, type World } from "../../../test/world.ts";

/** Addresses that a page names in its markup, and the scripts and styles that a script imports, immediately or later. */
function namedIn(text: string): string[] {
  if (text.startsWith("<")) return [...text.matchAll(/\b(?:src|href)="([^"#]+)"/g)].map(([, address = ""]) => address);
  return [...text.matchAll(/["`](?:\.\/|assets\/)([\w.-]+\.(?:js|css))["`]/g)].map(([, name]) => `/assets/${name}`);
}

/** The page, and everything that it and what it loads name, by address. */
async function loadedBy(world: World, path: string, seen = new Map<string, Reply>()): Promise<Map<string, Reply>> {
  if (seen.has(path)) return seen;
  const reply = await world.call("GET", path, { as: null });
  seen.set(path, reply);
  const type = String(reply.headers["content-type"]);
  if (!/html|javascript/.test(type)) return seen;
  for (const named of namedIn(reply.text)) {
    const url = new URL(named, `http://console${path}`);
    expect([path, url.origin]).toEqual([path, "http://console"]);
    await loadedBy(world, url.pathname, seen);
  }
  return seen;
}

describe.each(["/docs", "/welcome", "/"])("the page %s", (path) => {
  test("and all it loads come from the console, under a policy without inline code", async () => {
    await using world = await openWorld();
    const loaded = await loadedBy(world, path);
    expect(loaded.size).toBeGreaterThan(5);
    for (const [address, { status }] of loaded) expect([address, status]).toEqual([address, 200]);
    const policy = String(loaded.get(path)?.headers["content-security-policy"]);
    expect(policy).toContain("default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'");
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy).not.toContain("unsafe");
    expect(loaded.get(path)?.text).not.toMatch(/<style|\sstyle=|\son\w+=|<script(?![^>]*\ssrc=)|javascript:/i);
  });

  test("is not sent again to a browser that has it", async () => {
    await using world = await openWorld();
    const first = await world.call("GET", path, { as: null });
    expect(first.headers["content-type"]).toBe("text/html; charset=utf-8");
    const headers = { "if-none-match": `"other", W/${first.headers["etag"]}` };
    expect((await world.call("GET", path, { as: null, headers })).status).toBe(304);
    expect((await world.call("HEAD", path, { as: null })).status).toBe(200);
  });
});

test.each(["/", "/agents", "/agents/01/history", "/settings"])("%s is a page of the web console", async (path) => {
  await using world = await openWorld();
  const { status, text, headers } = await world.call("GET", path, { as: null });
  expect(status).toBe(200);
  expect(String(headers["content-security-policy"])).toContain(
    "default-src 'none'; script-src 'self'; style-src 'self'",
  );
  expect(text).not.toMatch(/<style|\sstyle=|\son\w+=|<script(?![^>]*\ssrc=)/i);
});

test("an unknown address is a page for a browser and JSON for a program, 404 for both; the API speaks JSON to all", async () => {
  await using world = await openWorld();
  const browser = { accept: "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8" };
  const get = (path: string, headers: Record<string, string> = {}) => world.call("GET", path, { as: null, headers });
  for (const path of ["/no/such/page", "/evaluation", "/docs/nowhere", "/v1x"]) {
    const page = await get(path, browser);
    expect([path, page.status, page.headers["content-type"]]).toEqual([path, 404, "text/html; charset=utf-8"]);
    expect(page.text).toContain('id="root"');
    expect(String(page.headers["content-security-policy"])).toContain("script-src 'self'");
    expect(await get(path)).toMatchObject({ status: 404, body: { code: "NOT_FOUND" } });
  }
  expect(await get("/v1/no-such-thing", browser)).toMatchObject({ status: 404, body: { code: "NOT_FOUND" } });
  expect(await get("/v1/auth/jwt/login", browser)).toMatchObject({ status: 405, body: { code: "METHOD_NOT_ALLOWED" } });
});

test("assets of the web console are kept by browsers for good, and travel packed to those that can unpack", async () => {
  await using world = await openWorld();
  const { text } = await world.call("GET", "/", { as: null });
  const [asset = ""] = namedIn(text).filter((name) => name.endsWith(".js"));
  const { headers } = await world.call("GET", asset, { as: null, headers: { "accept-encoding": "gzip, br" } });
  expect(headers["cache-control"]).toContain("immutable");
  expect(headers["content-encoding"]).toBe("br");
});

test("/openapi.json describes what this console answers, to everybody", async () => {
  await using world = await openWorld();
  const { body, headers } = await world.call("GET", "/openapi.json", { as: null });
  expect(headers["content-type"]).toBe("application/json");
  expect(body.openapi).toBe("3.1.0");
  for (const path of Object.keys(body.paths).filter((template) => !template.includes("{"))) {
    expect([path, (await world.call("OPTIONS", path, { as: null })).status]).toEqual([path, 405]);
  }
});

test("/.well-known/jwks.json lets another program verify the console's tokens, and holds no private key", async () => {
  await using world = await openWorld();
  const { body, headers, text } = await world.call("GET", "/.well-known/jwks.json", { as: null });
  expect(headers["cache-control"]).toBe("public, max-age=30");
  expect(text).not.toContain('"d":');
  const { payload } = await jwtVerify(world.owner.token, createLocalJWKSet(body as JSONWebKeySet));
  expect(payload.sub).toBe(world.owner.who.userId);
});
