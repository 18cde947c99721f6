import { Writable } from "node:stream";
import { beforeAll, describe, expect, test } from "vitest";
import { everyTable } from "../../../../test/every-table.ts";
import { exchange, list, type Made, make, readAudit, withKey } from "../../../../test/teams/keys.ts";
import { openWorld, type World } from "../../../../test/world.ts";
import { createApi } from "../../../app/api.ts";
import { newId } from "../../../kernel/ids.ts";
import type { Scope } from "../../../kernel/permissions.ts";
import { createLogger } from "../../../platform/telemetry/log.ts";

/** One console for most tests, each with a team of its own. Those that read the whole log, or the first team, have their own. */
let shared: World;
beforeAll(async () => {
  shared = await openWorld();
  return () => shared[Symbol.asyncDispose]();
});

/** Everything in the database, as one text. */
async function everything(world: World): Promise<string> {
  const parts = [];
  for (const name of await everyTable(world.behind)) {
    parts.push(JSON.stringify((await world.behind.query(`select t::text from ${name} t`)).rows));
  }
  return parts.join("\n");
}

describe("creating a key", () => {
  test("shows the secret once, and never in a list", async () => {
    const world = await shared.another();
    const key = await make(world, world.owner, { scopes: ["read", "guards", "read"], expires_in_days: 30 });
    expect(key).toMatchObject({ scopes: ["read", "guards"], status: "ACTIVE", user_id: world.owner.who.userId });
    expect(key.secret.startsWith(`${key.client_id}_`)).toBe(true);
    const listed = await list(world, world.owner);
    expect(listed.body).toMatchObject({ count: 1, results: [{ id: key.id, hint: key.secret.slice(-4) }] });
    expect(listed.text).not.toContain(key.secret);
    expect(Object.keys(listed.body.results[0])).not.toContain("secret_hash");
    expect(await readAudit(world, "key.created")).toMatchObject([{ target_id: key.id }]);
  });

  test("keeps the secret out of the database and the log, even if requests fail", async () => {
    const world = await shared.another();
    const lines: string[] = [];
    const sink = new Writable({ write: (chunk, _encoding, done) => done(void lines.push(String(chunk))) });
    const app = createApi({ ...world.services, logger: createLogger("trace", sink) });
    const send = async (url: string, payload: object, bearer?: string) =>
      (
        await app.inject({
          method: "POST",
          url,
          payload,
          headers: {
            host: "127.0.0.1",
            "idempotency-key": "one",
            ...(bearer ? { authorization: `Bearer ${bearer}` } : {}),
          },
        })
      ).json();
    const key: Made = await send("/v1/api-keys", { name: "CI", scopes: ["read"] }, world.owner.token);
    await send("/v1/api-keys", { name: "refused", scopes: ["read"] }, key.secret);
    await send("/v1/auth/api-key/token", { client_id: key.client_id, client_secret: key.secret });
    await send("/v1/auth/api-key/token", { client_id: "another", client_secret: key.secret });
    const wrong = await send("/v1/auth/api-key/token", { client_secret: key.secret });
    await app.close();
    expect(key.secret).toMatch(/^agck_/);
    expect(lines.join("")).toContain("refused");
    for (const place of [lines.join(""), await everything(world), JSON.stringify(wrong)]) {
      expect(place).not.toContain(key.secret.slice(-51));
    }
  });

  test("repeated with the same Idempotency-Key creates no second key and does not show the secret again", async () => {
    const world = await shared.another();
    const send = () =>
      world.call("POST", "/v1/api-keys", {
        body: { name: "CI", scopes: ["read"] },
        headers: { "idempotency-key": "once" },
      });
    const [first, second] = [await send(), await send()];
    expect(second.status).toBe(201);
    expect(second.body).toEqual({ ...first.body, secret: null });
    expect((await list(world, world.owner)).body.count).toBe(1);
  });

  test.each([
    [{ name: "x", scopes: [] }, "scopes"],
    [{ name: "x", scopes: ["everything"] }, "scopes"],
    [{ name: "", scopes: ["read"] }, "name"],
    [{ name: "x", scopes: ["read"], expires_in_days: 0 }, "expires_in_days"],
    [{ name: "x", scopes: ["read"], expires_in_days: 3651 }, "expires_in_days"],
  ])("refuses %j", async (body, place) => {
    const world = await shared.another();
    const reply = await world.call("POST", "/v1/api-keys", { body });
    expect(reply.status).toBe(422);
    expect(reply.body.detail[0].loc).toContain(place);
  });

  test("is for members, admins and owners, not for viewers", async () => {
    const world = await shared.another();
    for (const role of ["OWNER", "ADMIN", "MEMBER"] as const) await make(world, await world.member(role));
    const as = await world.member("VIEWER");
    const body = { name: "CI", scopes: ["read"] };
    expect((await world.call("POST", "/v1/api-keys", { as, body })).body.code).toBe("NOT_ALLOWED");
  });
});

describe("using a key", () => {
  test.each<[Scope, object]>([
    ["full", { list: 200, make: 201, change: 403 }],
    ["read", { list: 403, make: 403, change: 403 }],
    ["evaluations", { list: 403, make: 403, change: 403 }],
    ["guards", { list: 403, make: 403, change: 403 }],
    ["redteam", { list: 403, make: 403, change: 403 }],
  ])("with the scope %s, as bearer and exchanged, grants exactly its permissions", async (scope, expected) => {
    const world = await shared.another();
    const key = await make(world, world.owner, { scopes: [scope] });
    const { body: token } = await exchange(world, key);
    expect(token).toMatchObject({ token_type: "bearer", expires_in: 600, team_id: world.owner.who.teamId });
    expect(token.refresh_token).toBeUndefined();
    const wanted = { name: "another", scopes: ["read"] };
    const password = { current_password: "whatever it is", new_password: "something longer" };
    for (const as of [withKey(world.owner, key), { ...world.owner, token: token.access_token }]) {
      expect({
        list: (await list(world, as)).status,
        make: (await world.call("POST", "/v1/api-keys", { as, body: wanted })).status,
        change: (await world.call("POST", "/v1/auth/change-password", { as, body: password })).status,
      }).toEqual(expected);
    }
  });

  test("gives the same user, role, scopes and key as authentication and as token", async () => {
    const world = await shared.another();
    const maker = await world.member("ADMIN");
    const key = await make(world, maker, { scopes: ["read", "guards"] });
    const { authenticate } = world.services.teams.port;
    const asked = { teamId: undefined, origin: { requestId: "test", address: "test" } };
    const direct = await authenticate({ ...asked, authorization: `Bearer ${key.secret}` });
    const { body } = await exchange(world, key);
    const exchanged = await authenticate({ ...asked, authorization: `Bearer ${body.access_token}` });
    expect(exchanged).toEqual(direct);
    expect(direct).toMatchObject({ kind: "key", role: "ADMIN", credentialId: key.id, userId: maker.who.userId });
    expect([...direct.powers].sort()).toEqual([
      "agent:read",
      "audit:read",
      "environment:read",
      "evaluation:read",
      "evolution:read",
      "guard:read",
      "guard:use",
      "redteam:read",
      "team:read",
      "telemetry:read",
      "telemetry:write",
    ]);
  });

  test("is recorded: its time, and in the audit log the first use and each exchange", async () => {
    await using world = await openWorld();
    const key = await make(world, world.owner);
    const me = withKey(world.owner, key);
    await Promise.all([list(world, me), list(world, me), list(world, me)]);
    world.clock.now += 61_000;
    expect((await list(world, me)).body.results[0].last_used_at).toBe(Math.floor(world.clock.now / 1000));
    expect(await readAudit(world, "key.used")).toEqual([
      { actor_kind: "key", target_id: key.id, address: "127.0.0.1" },
    ]);
    await exchange(world, key);
    expect(await readAudit(world, "key.exchanged")).toMatchObject([{ actor_kind: "key", target_id: key.id }]);
  });

  test("with its client id but a wrong secret is refused and not recorded", async () => {
    const world = await shared.another();
    const [key, other] = [await make(world, world.owner), await make(world, world.owner)];
    await world.behind.query(
      "update api_keys set secret_hash = (select secret_hash from api_keys where id = $2) where id = $1",
      [key.id, other.id],
    );
    expect((await list(world, withKey(world.owner, key))).status).toBe(401);
    expect((await exchange(world, key)).status).toBe(401);
    expect(
      (await list(world, world.owner)).body.results.every(
        (row: { last_used_at: unknown }) => row.last_used_at === null,
      ),
    ).toBe(true);
  });

  test("mistyped, truncated or unknown is a 401 with the message of any invalid token", async () => {
    const world = await shared.another();
    const { secret } = await make(world, world.owner);
    const invalid = await list(world, { ...world.owner, token: "not.a.token" });
    for (const token of ["agck_", secret.slice(0, -1), `${secret}0`, secret.replace(/.$/, "x")]) {
      const reply = await list(world, { ...world.owner, token });
      expect([reply.status, reply.body.detail, reply.body.code]).toEqual([401, invalid.body.detail, invalid.body.code]);
    }
  });

  test("in another team is not possible, even for a user who is in both", async () => {
    await using world = await openWorld();
    const key = await make(world, world.owner);
    const { who } = await world.stranger();
    await world.behind.query(
      "insert into memberships (id, team_id, user_id, role, created_at, updated_at) values ($1, $2, $3, 'OWNER', 0, 0)",
      [newId(), who.teamId, world.owner.who.userId],
    );
    const reply = await world.call("GET", "/v1/api-keys", {
      as: withKey(world.owner, key),
      headers: { "x-team-id": who.teamId },
    });
    expect(reply.body.code).toBe("TEAM_NOT_FOUND");
  });
});

describe("exchanging", () => {
  test("refuses every wrong pair with the same message", async () => {
    await using world = await openWorld();
    const [key, other, ended] = [
      await make(world, world.owner),
      await make(world, world.owner),
      await make(world, world.owner),
    ];
    await world.call("DELETE", `/v1/api-keys/${ended.id}`);
    const pairs = [
      { client_id: other.client_id, secret: key.secret },
      { client_id: key.client_id, secret: other.secret },
      { client_id: key.client_id, secret: key.secret.slice(key.client_id.length + 1) },
      { client_id: "", secret: "" },
      ended,
    ];
    for (const pair of pairs) {
      const { status, body } = await exchange(world, pair);
      expect({ status, code: body.code, detail: body.detail }).toEqual({
        status: 401,
        code: "KEY_REFUSED",
        detail: "Invalid, expired or revoked API key.",
      });
    }
    expect(await readAudit(world, "key.exchanged")).toEqual([]);
  });
});

describe("other people's keys", () => {
  test("are listed and revoked by those who manage keys, and look nonexistent to a member", async () => {
    const world = await shared.another();
    const [admin, ann, ben] = [await world.member("ADMIN"), await world.member("MEMBER"), await world.member("MEMBER")];
    const key = await make(world, ann);
    expect((await list(world, ben)).body).toEqual({ results: [], count: 0 });
    expect((await list(world, ann)).body.count).toBe(1);
    expect((await list(world, admin)).body.count).toBe(1);
    const [foreign, missing] = [
      await world.call("DELETE", `/v1/api-keys/${key.id}`, { as: ben, headers: { "x-request-id": "same" } }),
      await world.call("DELETE", `/v1/api-keys/${newId()}`, { as: ben, headers: { "x-request-id": "same" } }),
    ];
    expect(foreign.status).toBe(404);
    expect(foreign.text).toBe(missing.text);
    expect((await world.call("DELETE", `/v1/api-keys/${key.id}`, { as: admin })).status).toBe(204);
  });

  test("of another team do not exist", async () => {
    await using world = await openWorld();
    const stranger = await world.stranger();
    const key = await make(world, stranger);
    expect((await list(world, world.owner)).body.count).toBe(0);
    expect((await world.call("DELETE", `/v1/api-keys/${key.id}`)).body.code).toBe("KEY_NOT_FOUND");
    expect((await list(world, withKey(stranger, key))).status).toBe(200);
  });

  test("are listed in pages", async () => {
    const world = await shared.another();
    for (let made = 0; made < 3; made++) await make(world, world.owner, { name: `key ${made}` });
    const page = await world.call("GET", "/v1/api-keys?limit=1&offset=1");
    expect(page.body).toMatchObject({ count: 3, results: [{ name: "key 1" }] });
    expect((await world.call("GET", "/v1/api-keys?offset=9")).body).toEqual({ results: [], count: 3 });
  });
});
