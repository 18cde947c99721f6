import { createHmac, randomBytes } from "node:crypto";
import {
  type CryptoKey,
  createLocalJWKSet,
  exportSPKI,
  generateKeyPair,
  importJWK,
  type JWK,
  type JWTPayload,
  jwtVerify,
  SignJWT,
} from "jose";
import { beforeAll, describe, expect, test } from "vitest";
import { claimsOf } from "../src/domains/teams/tokens/claims.ts";
import { newId } from "../src/kernel/ids.ts";
import { threadMsOf } from "./own-time.ts";
import { openScene, plantKey } from "./scene.ts";
import { openWorld, type Person, type World } from "./world.ts";

const DAY = 86_400_000;
const base64url = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString("base64url");

let world: World;
let person: Person;
let now: number;
/** The console's own key, which a forger does not have, so that each claim can be wrong by itself. */
let key: CryptoKey;
let kid: string;

beforeAll(async () => {
  world = await openWorld();
  person = await world.member("ADMIN");
  now = Math.floor(world.clock.now / 1000);
  ({ key, kid } = await world.services.teams.signingKeys.current());
  return () => world[Symbol.asyncDispose]();
});

const header = () => ({ alg: "ES256", kid, typ: "JWT" });
const claims = (): JWTPayload => ({
  ...claimsOf(person.who),
  iss: "agent-console",
  aud: "agent-console",
  iat: now,
  nbf: now,
  exp: now + 600,
  jti: newId(),
});
const signed = (payload: JWTPayload, by: CryptoKey = key, head = header()): Promise<string> =>
  new SignJWT(payload).setProtectedHeader(head).sign(by);
const without = (name: string): JWTPayload =>
  Object.fromEntries(Object.entries(claims()).filter(([at]) => at !== name));

async function presenting(token: string) {
  const headers = { authorization: `Bearer ${token}`, "x-request-id": "the-same" };
  return world.call("GET", "/v1/users/me", { as: null, headers });
}

const another = await generateKeyPair("ES256", { extractable: true });

const hostile: [what: string, token: () => string | Promise<string>][] = [
  ["alg none", () => `${base64url({ ...header(), alg: "none" })}.${base64url(claims())}.`],
  ["alg none in capitals", () => `${base64url({ ...header(), alg: "NONE" })}.${base64url(claims())}.`],
  ["an ES256 token without its signature", () => `${base64url(header())}.${base64url(claims())}.`],
  ["HS256 with the published key as the secret", () => confused((jwk) => JSON.stringify(jwk))],
  ["HS256 with the public key in PEM as the secret", () => confused(async (jwk) => exportSPKI(await opened(jwk)))],
  ["another key under our key's id", () => signed(claims(), another.privateKey)],
  [
    "another key that the token brings along",
    () => signed(claims(), another.privateKey, { ...header(), jwk: {} } as never),
  ],
  ["a key id we do not know", () => signed(claims(), key, { ...header(), kid: newId() })],
  ["a key id that is a path", () => signed(claims(), key, { ...header(), kid: "../../../dev/null" })],
  ["a key id that is a statement", () => signed(claims(), key, { ...header(), kid: "' or true --" })],
  ["no key id", () => signed(claims(), key, { alg: "ES256", typ: "JWT" } as never)],
  ["a critical extension we do not know", () => critical()],
  ["another audience", () => signed({ ...claims(), aud: "somebody-else" })],
  ["no audience", () => signed(without("aud"))],
  ["another issuer", () => signed({ ...claims(), iss: "somebody-else" })],
  ["no issuer", () => signed(without("iss"))],
  ["a time that has passed", () => signed({ ...claims(), iat: now - 700, nbf: now - 700, exp: now - 1 })],
  ["a time that has just passed", () => signed({ ...claims(), exp: now })],
  ["a time that has not come", () => signed({ ...claims(), nbf: now + 60 })],
  ["a time that is no number", () => signed({ ...claims(), exp: "never" as unknown as number })],
  ...["sub", "team_id", "role", "scope", "jti", "exp", "iat"].map((name): (typeof hostile)[number] => [
    `no ${name}`,
    () => signed(without(name)),
  ]),
  ["a role that does not exist", () => signed({ ...claims(), role: "GOD" })],
  ["a person that is no text", () => signed({ ...claims(), sub: 7 as unknown as string })],
  ["a higher role than was signed", () => tampered((payload) => ({ ...payload, role: "OWNER" }))],
  ["another team than was signed", () => tampered((payload) => ({ ...payload, team_id: newId() }))],
  ["a longer life than was signed", () => tampered((payload) => ({ ...payload, exp: now + 6000 }))],
  ["one changed letter in the signature", () => changedSignature()],
  ["something behind the signature", async () => `${await signed(claims())}.${base64url({})}`],
  ["garbage", () => randomBytes(100).toString("base64url")],
  ["three parts of garbage", () => [1, 2, 3].map(() => randomBytes(40).toString("base64url")).join(".")],
  ["a header that is no object", () => `${base64url(null)}.${base64url(claims())}.AAAA`],
  ["a header of lone surrogates", () => `${Buffer.from('{"alg":"\\ud800"}').toString("base64url")}.e30.AAAA`],
  ["an object's own names as key id", () => signed(claims(), key, { ...header(), kid: "__proto__" })],
  ["12 kB of it", () => signed({ ...claims(), padding: "x".repeat(9000), aud: "somebody-else" })],
  ["a megabyte", () => "a".repeat(1_000_000)],
  ["a megabyte of dots", () => ".".repeat(1_000_000)],
  ["an API key's form without a key behind it", () => `agck_${"0".repeat(24)}_${"A".repeat(43)}${"0".repeat(8)}`],
];

const opened = async (jwk: JWK): Promise<CryptoKey> => (await importJWK(jwk, "ES256")) as CryptoKey;

async function confused(secret: (published: JWK) => string | Promise<string>): Promise<string> {
  const [published] = (await world.call("GET", "/.well-known/jwks.json", { as: null })).body.keys;
  const signedPart = `${base64url({ ...header(), alg: "HS256" })}.${base64url(claims())}`;
  return `${signedPart}.${createHmac("sha256", await secret(published))
    .update(signedPart)
    .digest("base64url")}`;
}

async function critical(): Promise<string> {
  const head = { ...header(), crit: ["ours"], ours: true };
  return new SignJWT(claims()).setProtectedHeader(head as never).sign(key, { crit: { ours: true } });
}

/** A valid token with another payload between its header and its signature. */
async function tampered(change: (payload: JWTPayload) => JWTPayload): Promise<string> {
  const [head, payload = "", signature] = (await signed(claims())).split(".");
  return [head, base64url(change(JSON.parse(Buffer.from(payload, "base64url").toString()))), signature].join(".");
}

async function changedSignature(): Promise<string> {
  const token = await signed(claims());
  const at = token.length - 20;
  return token.slice(0, at) + (token[at] === "A" ? "B" : "A") + token.slice(at + 1);
}

describe("a token", () => {
  test("of ours is accepted, so that what follows proves something", async () => {
    expect((await presenting(await signed(claims()))).status).toBe(200);
    expect((await presenting(person.token)).body.id).toBe(person.who.userId);
  });

  test.each(hostile)("with %s is refused like any other", async (_what, token) => {
    const plain = await presenting("nothing");
    expect(plain).toMatchObject({ status: 401, body: { code: "NOT_AUTHENTICATED" } });
    for (const _time of ["first", "again"]) {
      const reply = await presenting(await token());
      expect([reply.status, reply.headers["www-authenticate"], reply.text]).toEqual([401, "Bearer", plain.text]);
    }
  });

  test.each([
    ["Basic", (token: string) => `Basic ${token}`],
    ["no scheme", (token: string) => token],
    ["two tokens", (token: string) => `Bearer ${token} ${token}`],
    ["a tab", (token: string) => `Bearer\t${token}`],
    ["a list", (token: string) => `Bearer nothing, Bearer ${token}`],
  ])("behind %s is not read", async (_what, authorization) => {
    const headers = { authorization: authorization(person.token) };
    expect((await world.call("GET", "/v1/users/me", { as: null, headers })).status).toBe(401);
  });

  test("in a query or a cookie is not read", async () => {
    const query = await world.call("GET", `/v1/users/me?access_token=${person.token}`, { as: null });
    const cookie = await world.call("GET", "/v1/users/me", { as: null, headers: { cookie: `token=${person.token}` } });
    expect([query.status, cookie.status]).toEqual([401, 401]);
  });

  test("for one backend service is not valid for another, nor for the console", async () => {
    const { tokens, port } = world.services.teams;
    const forService = await port.mintForService("evolution", person.who);
    await expect(tokens.verify(forService, "another")).rejects.toThrow();
    await expect(tokens.verify(person.token, "evolution")).rejects.toThrow();
    const reply = await world.call("GET", "/v1/users/me", { as: { ...person, token: forService } });
    expect([reply.status, reply.body.code]).toEqual([403, "NOT_ALLOWED"]);
  });
});

describe("a token that was valid", () => {
  const me = (as: Person) => world.call("GET", "/v1/users/me", { as, headers: { "x-request-id": "the-same" } });

  test.each<[string, (scene: Awaited<ReturnType<typeof openScene>>, token: Person) => Promise<unknown>]>([
    ["its session has ended", (_scene, as) => world.call("POST", "/v1/auth/jwt/logout", { as })],
    ["the role has changed", ({ team, self, owner }) => changeRole(team, self, owner)],
    [
      "the person was removed",
      ({ team, self, owner }) => world.call("DELETE", `/v1/teams/${team}/users/${self.who.userId}`, { as: owner }),
    ],
    ["the person is erased", (_scene, as) => world.call("DELETE", "/v1/users/me", { as })],
    [
      "the team is erased",
      ({ team, owner }) => world.call("DELETE", `/v1/teams/${team}`, { as: owner, body: { confirm_name: "stranger" } }),
    ],
  ])("is refused once %s, although it was cached as valid", async (_what, end) => {
    const scene = await openScene(world, "ADMIN");
    expect((await me(scene.self)).status).toBe(200);
    const done = (await end(scene, scene.self)) as { status: number };
    expect(done.status).toBeLessThan(300);
    const [reply, plain] = [await me(scene.self), await presenting("nothing")];
    expect([reply.status, reply.headers["www-authenticate"], reply.text]).toEqual([401, "Bearer", plain.text]);
  });

  async function changeRole(team: string, self: Person, owner: Person) {
    return world.call("PUT", `/v1/teams/${team}/users/${self.who.userId}`, { as: owner, body: { role: "VIEWER" } });
  }

  test("is refused once the key it was exchanged for is revoked, and so is the key", async () => {
    const { self, owner } = await openScene(world, "MEMBER");
    const { id, client_id, secret } = await plantKey(world, self, ["full"]);
    const body = { client_id, client_secret: secret };
    const exchanged = await world.call("POST", "/v1/auth/api-key/token", { as: null, body });
    const both = [secret, exchanged.body.access_token].map((token) => ({ ...self, token }));
    for (const as of both) expect((await me(as)).status).toBe(200);
    expect((await world.call("DELETE", `/v1/api-keys/${id}`, { as: owner })).status).toBe(204);
    for (const as of both) expect((await me(as)).status).toBe(401);
  });
});

test("signing keys are replaced in time: new tokens always verify, old ones end, and both keys are published in between", async () => {
  await using other = await openWorld();
  const { tokens, signingKeys } = other.services.teams;
  const began = other.clock.now;
  const published = async (): Promise<string[]> => {
    const { body } = await other.call("GET", "/.well-known/jwks.json", { as: null });
    for (const jwk of body.keys) expect(Object.keys(jwk).sort()).toEqual(["alg", "crv", "kid", "kty", "use", "x", "y"]);
    return body.keys.map((jwk: { kid: string }) => jwk.kid);
  };
  const works = async (token: string) =>
    (await other.call("GET", "/v1/users/me", { as: { ...other.owner, token } })).status;
  const mint = async (lifetime = 600) => (await tokens.mintAccess(other.owner.who, { lifetime })).token;
  const first = (await signingKeys.current()).kid;
  expect(await published()).toEqual([first]);
  const [short, long, later] = [await mint(), await mint(40 * 86_400), await mint(40 * 86_400)];

  other.clock.now = began + 29.5 * DAY; // The next key is created, and others have time to read it before it signs.
  await signingKeys.rotate();
  expect((await signingKeys.current()).kid).toBe(first);
  other.clock.now += 120_000;
  const second = (await signingKeys.current()).kid;
  expect(second).not.toBe(first);
  expect(await published()).toEqual([second, first]);
  expect([await works(short), await works(long), await works(await mint())]).toEqual([401, 200, 200]);

  other.clock.now = began + 31.5 * DAY; // The old key is removed, and with it the validity of whatever it signed.
  await signingKeys.rotate();
  expect(await published()).toEqual([second]);
  expect([await works(later), await works(await mint())]).toEqual([401, 200]);
});

test("a cached verification costs a small part of a first one", async () => {
  const { tokens } = world.services.teams;
  const fresh = await Promise.all(Array.from({ length: 50 }, () => tokens.mintAccess(person.who, { lifetime: 600 })));
  const microseconds = async (times: number, verify: (round: number) => Promise<unknown>): Promise<number> => {
    const spent = await threadMsOf(async () => {
      for (let round = 0; round < times; round++) await verify(round);
    });
    return (spent * 1000) / times;
  };
  const first = await microseconds(fresh.length, (round) => tokens.verify(fresh[round]?.token ?? ""));
  const again = await microseconds(2_000, () => tokens.verify(fresh[0]?.token ?? ""));
  expect(again).toBeLessThan(first / 5);
});

test("the published keys are enough for a backend service to verify its tokens itself", async () => {
  const { body } = await world.call("GET", "/.well-known/jwks.json", { as: null });
  const token = await world.services.teams.port.mintForService("evolution", person.who);
  const { payload } = await jwtVerify(token, createLocalJWKSet(body), {
    issuer: "agent-console",
    audience: "evolution",
    currentDate: new Date(world.clock.now),
  });
  expect(payload).toMatchObject({ sub: person.who.userId, team_id: person.who.teamId, role: "ADMIN", kind: "service" });
  expect(Number(payload.exp) - Number(payload.iat)).toBe(60);
});
