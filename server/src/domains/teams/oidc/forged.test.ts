import { inspect } from "node:util";
import { type JWTPayload, SignJWT, UnsecuredJWT } from "jose";
import { describe, expect, test } from "vitest";
import { openBrowser, START } from "../../../../test/teams/oidc-browser.ts";
import { asKey, type Forger, newSigningKey, openForger, seconds } from "../../../../test/teams/oidc-forger.ts";
import { CALLBACK, CLIENT } from "../../../../test/teams/oidc-provider.ts";
import { account, count } from "../../../../test/teams/oidc-scene.ts";
import { openWorld, type Reply, type World } from "../../../../test/world.ts";
import { systemClock } from "../../../kernel/clock.ts";
import { createProvider } from "./provider/provider.ts";

type Forgery = (forger: Forger, claims: JWTPayload) => Promise<string> | string;

/** A sign-in whose ID token is created by `forge`. `extra` is added to the callback's address. */
async function attempt(
  { world, forger }: { world: World; forger: Forger },
  forge: Forgery,
  extra = "",
): Promise<Reply> {
  const browser = openBrowser(world);
  const { searchParams } = new URL(String((await browser.open(START)).headers["location"]));
  forger.idToken = await forge(forger, forger.claims(searchParams.get("nonce") ?? ""));
  return browser.open(`/v1/auth/oidc/callback?code=c0de&state=${searchParams.get("state")}${extra}`);
}

const honest: Forgery = (forger, claims) => forger.sign(claims);

async function scene() {
  const forger = await openForger();
  const world = await openWorld({ environment: { OIDC_ISSUER: forger.issuer, ...CLIENT } });
  await account(world);
  return {
    forger,
    world,
    async [Symbol.asyncDispose]() {
      await world[Symbol.asyncDispose]();
      await forger[Symbol.asyncDispose]();
    },
  };
}

const forgeries: [string, Forgery][] = [
  ["another nonce", (f, claims) => f.sign({ ...claims, nonce: "another" })],
  ["no nonce", (f, { nonce: _, ...claims }) => f.sign(claims)],
  ["another audience", (f, claims) => f.sign({ ...claims, aud: "somebody-else" })],
  ["another issuer", (f, claims) => f.sign({ ...claims, iss: "https://id.example.org" })],
  ["an expiry in the past", (f, claims) => f.sign({ ...claims, exp: seconds() - 60 })],
  ["another key behind the same key id", (f, claims) => f.sign(claims, newSigningKey())],
  ["a payload that was changed after signing", async (f, claims) => tampered(await f.sign(claims))],
  ["no signature at all", (_, claims) => new UnsecuredJWT(claims).encode()],
  [
    "the client's secret for a key",
    (_, claims) => new SignJWT(claims).setProtectedHeader({ alg: "HS256" }).sign(asKey(CLIENT.OIDC_CLIENT_SECRET)),
  ],
  ["an address that is not verified", (f, claims) => f.sign({ ...claims, email_verified: false })],
  ["an address verified in words only", (f, claims) => f.sign({ ...claims, email_verified: "true" })],
  ["no address", (f, { email: _, ...claims }) => f.sign(claims)],
  ["something that is no address", (f, claims) => f.sign({ ...claims, email: "grace" })],
];

function tampered(token: string): string {
  const [header, payload = "", signature] = token.split(".");
  const claims = { ...JSON.parse(Buffer.from(payload, "base64url").toString()), email: "owner@example.org" };
  return [header, Buffer.from(JSON.stringify(claims)).toString("base64url"), signature].join(".");
}

describe("an ID token", () => {
  test("that is valid is accepted, so that the refusals below mean something", async () => {
    await using s = await scene();
    expect((await attempt(s, honest)).status).toBe(302);
  });

  test.each(forgeries)("with %s lets no one in", async (_, forge) => {
    await using s = await scene();
    const reply = await attempt(s, forge);
    expect([reply.status, reply.body.code]).toEqual([401, "OIDC_REFUSED"]);
    expect(reply.headers["set-cookie"]).toBeUndefined();
    expect(await count(s.world, "select from sessions")).toBe(0);
  });

  test("without an address is completed from the user endpoint, for the same subject only", async () => {
    await using s = await scene();
    s.forger.metadata["userinfo_endpoint"] = `${s.forger.issuer}/userinfo`;
    const bare: Forgery = (f, { email: _, email_verified: __, ...claims }) => f.sign(claims);
    s.forger.userInfo = { sub: "somebody-else", email: "grace@example.org", email_verified: true };
    expect((await attempt(s, bare)).body.code).toBe("OIDC_REFUSED");
    s.forger.userInfo["sub"] = "g-1";
    expect((await attempt(s, bare)).status).toBe(302);
  });

  test("is requested once per callback, even from a provider that would accept its code again", async () => {
    await using s = await scene();
    const browser = openBrowser(s.world);
    const { searchParams } = new URL(String((await browser.open(START)).headers["location"]));
    s.forger.idToken = await s.forger.sign(s.forger.claims(searchParams.get("nonce") ?? ""));
    const callback = `/v1/auth/oidc/callback?code=c0de&state=${searchParams.get("state")}`;
    const replies = await Promise.all([browser.open(callback), browser.open(callback)]);
    expect(replies.map(({ status }) => status).sort()).toEqual([302, 401]);
    expect(s.forger.asked.filter((path) => path === "/token")).toHaveLength(1);
  });

  test("is not requested if the callback names another issuer", async () => {
    await using s = await scene();
    expect((await attempt(s, honest, "&iss=https%3A%2F%2Fid.example.org")).body.code).toBe("OIDC_REFUSED");
    expect(s.forger.asked).not.toContain("/token");
  });
});

describe("a provider that misbehaves", () => {
  test.each<[string, Parameters<Forger["instead"]["set"]>[1]]>([
    ["an error of its own", (response) => response.writeHead(500).end("<h1>Oops</h1>")],
    [
      "something that is no JSON",
      (response) => response.writeHead(200, { "content-type": "application/json" }).end("{"),
    ],
    ["a redirect to the inside", (response) => response.writeHead(307, { location: "http://169.254.169.254/" }).end()],
    ["nothing but a closed connection", (response) => response.destroy()],
  ])("by returning %s for the code is reported as unavailable", async (_, answer) => {
    await using s = await scene();
    s.forger.instead.set("/token", answer);
    const reply = await attempt(s, honest);
    expect([reply.status, reply.body.code]).toEqual([503, "OIDC_UNAVAILABLE"]);
    expect(reply.text).not.toMatch(/Oops|169\.254|c0de/);
  });

  test("by claiming to be another issuer is not trusted", async () => {
    await using s = await scene();
    s.forger.metadata["issuer"] = "https://id.example.org";
    expect((await openBrowser(s.world).open(START)).body.code).toBe("OIDC_UNAVAILABLE");
  });

  test("with an authorization endpoint without TLS is not followed", async () => {
    await using s = await scene();
    s.forger.metadata["authorization_endpoint"] = "http://id.example.org/";
    expect((await openBrowser(s.world).open(START)).body.code).toBe("OIDC_UNAVAILABLE");
  });

  test("has its metadata and keys requested once, and its metadata again after a failure or an hour", async () => {
    await using s = await scene();
    const discovery = "/.well-known/openid-configuration";
    s.forger.instead.set(discovery, (response) => response.destroy());
    expect((await openBrowser(s.world).open(START)).status).toBe(503);
    s.forger.instead.clear();
    await attempt(s, honest);
    await attempt(s, honest);
    const times = (path: string) => s.forger.asked.filter((asked) => asked === path).length;
    expect([times(discovery), times("/jwks")]).toEqual([2, 1]);
    s.world.clock.now += 3_600_001;
    await attempt(s, honest);
    expect(times(discovery)).toBe(3);
  });

  test("causes log entries without code, secret or token", async () => {
    await using s = await scene();
    s.forger.instead.set("/token", (response) =>
      response
        .writeHead(401, { "content-type": "application/json" })
        .end(JSON.stringify({ error: "invalid_client", error_description: "planted-in-the-answer" })),
    );
    const settings = { issuer: s.forger.issuer, clientId: "console", clientSecret: "planted-secret", joinTeam: null };
    const needs = { outbound: s.world.services.outbound, clock: systemClock, redirectUri: CALLBACK };
    const returned = new URLSearchParams({ code: "planted-code", state: "planted-state" });
    const challenge = { state: "planted-state", nonce: "planted-nonce", verifier: `planted-${"v".repeat(43)}` };
    const error = await createProvider(settings, needs)
      .identify(returned, challenge)
      .catch((reason: unknown) => reason);
    expect(inspect(error, { depth: 20, showHidden: true })).toContain("invalid_client");
    expect(inspect(error, { depth: 20, showHidden: true })).not.toContain("planted");
  });
});
