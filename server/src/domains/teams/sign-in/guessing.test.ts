import { describe, expect, test } from "vitest";
import { atFullCost } from "../../../../test/quick-hashes.ts";
import { openWorld, type World } from "../../../../test/world.ts";
import { hashPassword } from "../passwords/passwords.ts";
import { firstOwnerToken } from "./links.ts";

const PASSWORD = "correct horse battery";
const logIn = (world: World, body: object) => world.call("POST", "/v1/auth/jwt/login", { as: null, body });

async function withPassword(world: World): Promise<string> {
  const { who } = await world.member("MEMBER");
  const { rows } = await world.behind.query("update users set password_hash = $2 where id = $1 returning email", [
    who.userId,
    await hashPassword(PASSWORD),
  ]);
  return rows[0].email;
}

const count = (replies: readonly { status: number }[], status: number): number =>
  replies.filter((reply) => reply.status === status).length;

describe("guesses at the same moment", () => {
  test("are checked no more often than one after the other: five of 150", async () => {
    await using world = await openWorld();
    const email = await withPassword(world);
    const wrong = Array.from({ length: 150 }, (_, guess) => logIn(world, { email, password: `wrong wrong ${guess}` }));
    const replies = await Promise.all(wrong);
    expect([count(replies, 401), count(replies, 429)]).toEqual([5, 145]);
    const { rows } = await world.behind.query(
      "select count(*)::int as n from audit_log where action = 'session.refused'",
    );
    expect(rows[0].n).toBe(5);
  });

  test("with a stolen session are checked five times as well", async () => {
    await using world = await openWorld();
    const email = await withPassword(world);
    const token = (await logIn(world, { email, password: PASSWORD })).body.access_token;
    const guess = (current: string) =>
      world.call("POST", "/v1/auth/change-password", {
        as: { ...world.owner, token },
        body: { current_password: current, new_password: "another good sentence" },
      });
    const replies = await Promise.all(Array.from({ length: 30 }, (_, at) => guess(`wrong ${at}`)));
    expect([count(replies, 403), count(replies, 429)]).toEqual([5, 25]);
  });

  test("do not count against a user who succeeds, however often", async () => {
    await using world = await openWorld();
    const email = await withPassword(world);
    for (let round = 0; round < 7; round++) {
      expect((await logIn(world, { email, password: PASSWORD })).status).toBe(200);
    }
    const { rows } = await world.behind.query("select bucket from sign_in_failures where failures > 0");
    expect(rows).toEqual([]);
  });
});

describe("the first owner's link", () => {
  test("is checked before anything is hashed, and guesses at it are slowed down", async () => {
    await using world = await openWorld();
    const body = { token: "agcl_guessed", email: "ada@example.org", password: PASSWORD };
    const guess = () => world.call("POST", "/v1/auth/first-owner", { as: null, body });
    await guess();
    const refused = await processorTime(guess);
    const hashed = await atFullCost(() => processorTime(() => hashPassword(PASSWORD)));
    expect(refused).toBeLessThan(hashed);
    const replies = [];
    for (let more = 0; more < 20; more++) replies.push(await guess());
    expect([count(replies, 401), count(replies, 429)]).toEqual([19, 1]);
  });

  /** For ten times the work, in microseconds. */
  async function processorTime(work: () => Promise<unknown>): Promise<number> {
    const before = process.cpuUsage();
    for (let round = 0; round < 10; round++) await work();
    return process.cpuUsage(before).user;
  }

  test("of two used at the same moment creates exactly one first owner", async () => {
    await using world = await openWorld();
    await world.behind.query("delete from memberships");
    const tokens = await Promise.all([1, 2, 3, 4].map(() => firstOwnerToken(world.services.db, Date.now())));
    const replies = await Promise.all(
      tokens.map((token, at) =>
        world.call("POST", "/v1/auth/first-owner", { as: null, body: { token, email: `owner-${at}@example.org` } }),
      ),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 401, 401, 401]);
    expect((await world.behind.query("select from memberships where role = 'OWNER'")).rowCount).toBe(1);
  });
});

test("an address of any length is refused as too long, and never causes an internal error", async () => {
  await using world = await openWorld();
  for (const length of [321, 3000]) {
    const reply = await logIn(world, { email: `${"a".repeat(length)}@example.org`, password: PASSWORD });
    expect([reply.status, reply.body.detail[0].loc]).toEqual([422, ["body", "email"]]);
  }
  // Beyond the limit for operations without a token, nothing is read at all.
  expect((await logIn(world, { email: "a".repeat(100_000), password: PASSWORD })).status).toBe(413);
  expect((await logIn(world, { email: "a".repeat(320), password: PASSWORD })).status).toBe(401);
});
