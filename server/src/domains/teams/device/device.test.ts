import { beforeAll, expect, test } from "vitest";
import { everyTable } from "../../../../test/every-table.ts";
import { readAudit } from "../../../../test/teams/keys.ts";
import { openWorld, type Person, type World } from "../../../../test/world.ts";
import { sweepTeams } from "../sweep.ts";
import { newUserCode } from "./codes.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
  return () => world[Symbol.asyncDispose]();
});

const start = async (scope = "evaluations") => {
  const body = { client: "agent-console 0.1.0 on build-7", scope };
  const reply = await world.call("POST", "/v1/auth/device/code", { as: null, body });
  expect(reply.status).toBe(200);
  return reply.body as { device_code: string; user_code: string; verification_uri: string; interval: number };
};
const poll = (device_code: string) => world.call("POST", "/v1/auth/device/token", { as: null, body: { device_code } });
const show = (code: string, as: Person) => world.call("GET", `/v1/auth/device/requests/${code}`, { as });
const decide = (code: string, approve: boolean, as: Person) =>
  world.call("POST", `/v1/auth/device/requests/${code}/decision`, { as, body: { approve } });
/** As if the interval had passed. */
const patience = () => world.behind.query("update device_codes set polled_at_ms = 0");
const withKey = (key: string, method: string, path: string) =>
  world.call(method, path, { as: null, headers: { authorization: `Bearer ${key}` } });

test("a code is approved once, and gives a key of the chosen scope that can end itself", async () => {
  const { device_code, user_code, verification_uri, interval } = await start();
  expect(user_code).toMatch(/^[BCDFGHJ-NP-TV-XZ]{4}-[BCDFGHJ-NP-TV-XZ]{4}$/);
  expect([new URL(verification_uri).pathname, interval]).toEqual(["/device", 5]);
  expect((await poll(device_code)).body.code).toBe("DEVICE_PENDING");
  expect((await poll(device_code)).body.code).toBe("DEVICE_SLOW_DOWN");
  const typed = user_code.toLowerCase().replace("-", " ");
  expect((await show(typed, world.owner)).body).toMatchObject({
    client: "agent-console 0.1.0 on build-7",
    scope: "evaluations",
    address: expect.any(String),
  });
  expect((await decide(typed, true, world.owner)).status).toBe(200);
  expect((await decide(typed, true, world.owner)).body.code).toBe("DEVICE_NOT_FOUND");
  await patience();
  const taken = await poll(device_code);
  expect(taken.body).toMatchObject({ scopes: ["evaluations"], team_id: world.owner.who.teamId });
  expect(taken.headers["cache-control"]).toBe("no-store");
  expect((await poll(device_code)).body.code).toBe("DEVICE_EXPIRED");
  const { key, key_id } = taken.body;
  expect((await withKey(key, "GET", "/v1/users/me")).status).toBe(200);
  expect((await world.call("GET", "/v1/api-keys", { as: world.owner })).body.results[0]).toMatchObject({
    ...{ id: key_id, name: "agent-console 0.1.0 on build-7", status: "ACTIVE", expires_at: expect.any(Number) },
  });
  expect(await readAudit(world, "device.approved")).toHaveLength(1);
  expect((await withKey(key, "DELETE", "/v1/auth/api-key")).status).toBe(204);
  expect((await withKey(key, "GET", "/v1/users/me")).status).toBe(401);
});

test("a denied, an expired and an unknown code give nothing", async () => {
  const denied = await start();
  expect((await decide(denied.user_code, false, world.owner)).status).toBe(200);
  expect((await poll(denied.device_code)).body.code).toBe("DEVICE_DENIED");
  expect((await poll(denied.device_code)).body.code).toBe("DEVICE_EXPIRED");
  const late = await start();
  await decide(late.user_code, true, world.owner);
  await world.behind.query("update device_codes set expires_at = 1");
  expect((await poll(late.device_code)).body.code).toBe("DEVICE_EXPIRED");
  expect((await poll("agcd_unknown")).body.code).toBe("DEVICE_EXPIRED");
  expect((await show(late.user_code, world.owner)).body.code).toBe("DEVICE_NOT_FOUND");
  await sweepTeams(world.services.db, Math.floor(Date.now() / 1000));
  expect((await world.behind.query("select from device_codes")).rowCount).toBe(0);
});

test("whoever approved it must still be able to create keys when it is fetched", async () => {
  const member = await world.member("MEMBER");
  const { device_code, user_code } = await start("full");
  expect((await decide(user_code, true, member)).status).toBe(200);
  const members = `/v1/teams/${world.owner.who.teamId}/users/${member.who.userId}`;
  expect((await world.call("PUT", members, { as: world.owner, body: { role: "VIEWER" } })).status).toBeLessThan(300);
  expect((await poll(device_code)).body.code).toBe("DEVICE_DENIED");
});

test("wrong user codes are slowed down, and only so many codes wait for one address", async () => {
  const member = await world.member("MEMBER");
  const answers = [];
  for (let tries = 0; tries < 7; tries++) answers.push((await show(newUserCode(), member)).status);
  expect(answers.slice(0, 5)).toEqual([404, 404, 404, 404, 404]);
  expect(answers.at(-1)).toBe(429);
  await world.behind.query("delete from device_codes");
  const started = [];
  for (let tries = 0; tries < 21; tries++) {
    const body = { client: "x", scope: "read" };
    started.push((await world.call("POST", "/v1/auth/device/code", { as: null, body })).status);
  }
  expect(started).toEqual([...Array(20).fill(200), 429]);
});

test("neither code is stored", async () => {
  await world.behind.query("delete from device_codes");
  const { device_code, user_code } = await start();
  const letters = user_code.replace("-", "");
  for (const name of await everyTable(world.behind)) {
    const text = JSON.stringify((await world.behind.query(`select t::text from ${name} t`)).rows);
    for (const code of [device_code, user_code, letters]) expect(text.includes(code), name).toBe(false);
  }
});
