import { describe, expect, test } from "vitest";
import { closedPort } from "../../../../test/platform/web-server.ts";
import { openBrowser, START } from "../../../../test/teams/oidc-browser.ts";
import { CLIENT, openProvider } from "../../../../test/teams/oidc-provider.ts";
import { account, count, GRACE, one, scene } from "../../../../test/teams/oidc-scene.ts";
import { openWorld } from "../../../../test/world.ts";
import { loadConfig } from "../../../app/settings/config.ts";

const refused = { status: 401, body: { code: "OIDC_REFUSED" } };

describe("a sign-in in progress", () => {
  test("is finished once: the same callback again is refused", async () => {
    await using s = await scene();
    await account(s.world);
    const browser = openBrowser(s.world);
    const callback = await browser.toCallback();
    expect((await browser.open(callback)).status).toBe(302);
    expect(await browser.open(callback)).toMatchObject(refused);
  });

  test("is finished in the browser it started in, and neither in one without a cookie nor in one with its own", async () => {
    await using s = await scene();
    await account(s.world);
    const [mine, bare, other] = [openBrowser(s.world), openBrowser(s.world), openBrowser(s.world)];
    await other.open(START);
    const callback = await mine.toCallback();
    expect(await bare.open(callback)).toMatchObject(refused);
    expect(await other.open(callback)).toMatchObject(refused);
    expect((await mine.open(callback)).status).toBe(302);
  });

  test("does not undo the one in another tab", async () => {
    await using s = await scene();
    await account(s.world);
    const browser = openBrowser(s.world);
    const [first, second] = [await browser.toCallback(), await browser.toCallback()];
    expect([(await browser.open(first)).status, (await browser.open(second)).status]).toEqual([302, 302]);
  });

  test("ends after ten minutes, and its row is deleted with the next one", async () => {
    await using s = await scene();
    await account(s.world);
    const browser = openBrowser(s.world);
    const callback = await browser.toCallback();
    const { left } = await one(
      s.world,
      "select expires_at - extract(epoch from now())::bigint as left from oidc_logins",
    );
    expect(Number(left)).toBeGreaterThan(590);
    expect(Number(left)).toBeLessThanOrEqual(600);
    await s.world.behind.query("update oidc_logins set expires_at = 1");
    expect(await browser.open(callback)).toMatchObject(refused);
    await browser.open(START);
    expect(await count(s.world, "select from oidc_logins")).toBe(1);
  });

  test("sends state, nonce and an S256 challenge, and stores neither state nor verifier readable", async () => {
    await using s = await scene();
    const reply = await s.world.call("GET", START, { as: null });
    const { searchParams: sent } = new URL(String(reply.headers["location"]));
    expect(Object.fromEntries(sent)).toMatchObject({
      response_type: "code",
      client_id: "console",
      code_challenge_method: "S256",
      scope: "openid email profile",
      redirect_uri: "http://127.0.0.1:8080/v1/auth/oidc/callback",
    });
    const row = await one(s.world, "select * from oidc_logins");
    expect(row.nonce).toBe(sent.get("nonce"));
    expect(JSON.stringify(row)).not.toContain(sent.get("state"));
    expect(row.verifier_sealed).toMatch(/^s1:/);
    expect(reply.headers["set-cookie"]).toMatch(
      /^console_oidc=agcb_[\w-]{43}; Max-Age=600; Path=\/; HttpOnly; SameSite=Lax$/,
    );
    expect(reply.headers["cache-control"]).toBe("no-store");
  });

  test("has a cookie that no neighboring host can plant, if people use https", async () => {
    await using s = await scene(GRACE, { PUBLIC_URL: "https://console.example.org" });
    const reply = await s.world.call("GET", START, { as: null });
    expect(reply.headers["set-cookie"]).toMatch(/^__Host-console_oidc=.+ Path=\/;.+; Secure$/);
  });

  test.each([
    "https://evil.example",
    "//evil.example",
    "/\\evil.example",
    "/a\\b",
    "/\t/evil.example",
    "agents",
    "/a b",
  ])("does not return to %j", async (path) => {
    await using s = await scene();
    const reply = await s.world.call("GET", `${START}?return_to=${encodeURIComponent(path)}`, { as: null });
    expect(reply.status).toBe(422);
  });
});

describe("the provider", () => {
  test("is not contacted if none is configured", async () => {
    await using world = await openWorld();
    const get = (path: string) => world.call("GET", path, { as: null });
    expect((await get("/v1/auth/oidc")).body).toEqual({ configured: false, issuer: null, name: null });
    expect((await get(START)).body.code).toBe("OIDC_NOT_CONFIGURED");
    expect((await get("/v1/auth/oidc/callback?state=a&code=b")).body.code).toBe("OIDC_NOT_CONFIGURED");
  });

  test("is named for the sign-in page", async () => {
    await using world = await openWorld({ environment: { OIDC_ISSUER: "https://id.example.org/a/", ...CLIENT } });
    expect((await world.call("GET", "/v1/auth/oidc", { as: null })).body).toEqual({
      configured: true,
      issuer: "https://id.example.org/a/",
      name: "id.example.org",
    });
  });

  test("that is down is reported as such, without internal details, and nothing is stored", async () => {
    const port = await closedPort();
    await using world = await openWorld({ environment: { OIDC_ISSUER: `http://127.0.0.1:${port}`, ...CLIENT } });
    const reply = await world.call("GET", START, { as: null });
    expect([reply.status, reply.body.code]).toEqual([503, "OIDC_UNAVAILABLE"]);
    expect(reply.text).not.toMatch(/127\.0\.0\.1|ECONNREFUSED/);
    expect(Number(reply.headers["retry-after"])).toBeGreaterThan(0);
    expect(await count(world, "select from oidc_logins")).toBe(0);
  });

  test("that goes down in the middle ends the sign-in, and no one is let in", async () => {
    const provider = await openProvider({ ...GRACE });
    await using world = await openWorld({ environment: { OIDC_ISSUER: provider.issuer, ...CLIENT } });
    await account(world);
    const browser = openBrowser(world);
    const callback = await browser.toCallback();
    await provider[Symbol.asyncDispose]();
    expect((await browser.open(callback)).body.code).toBe("OIDC_UNAVAILABLE");
    expect(await count(world, "select from sessions")).toBe(0);
  });

  test.each([
    [{ OIDC_ISSUER: "https://id.example.org" }, "OIDC_CLIENT_ID"],
    [{ OIDC_ISSUER: "http://id.example.org", ...CLIENT }, "https"],
    [{ OIDC_ISSUER: "https://id.example.org", ...CLIENT, HOST: "0.0.0.0" }, "PUBLIC_URL"],
    [{ OIDC_ISSUER: "https://id.example.org", ...CLIENT, OIDC_JOIN_TEAM: "support" }, "OIDC_JOIN_TEAM"],
  ])("is refused at the start if configured as %j", (environment, word) => {
    expect(() => loadConfig(environment)).toThrow(word);
  });
});
