import { describe, expect, test } from "vitest";
import { make, withKey } from "../../../../test/teams/keys.ts";
import { openWorld, type Person, type Reply, type World } from "../../../../test/world.ts";
import { principal } from "../tokens/claims.ts";
import { signInToken } from "./links.ts";

const VICTIM = "grace@example.org";
const KNOWN = "the attacker knows this";
const OWN = "only the person knows this";
const EVERYONE = { environment: { CONSOLE_CREATORS: "everyone" } };

const logIn = (world: World, password: string, email = VICTIM): Promise<Reply> =>
  world.call("POST", "/v1/auth/jwt/login", { as: null, body: { email, password, include_refresh_token: true } });

/** The holder of a token, as `world.call` expects it. */
const bearer = (token: string): Person => ({
  token,
  who: principal({ kind: "user", userId: "", teamId: "", role: "VIEWER", scopes: ["full"], credentialId: null }),
});

/** A viewer creates a team, and in it an account with another person's address. */
async function squat(world: World, body: object = {}): Promise<{ team: string; squatter: Person; made: Reply }> {
  const squatter = await world.member("VIEWER");
  const team = (await world.call("POST", "/v1/teams/", { as: squatter, body: { name: "Trap" } })).body.id;
  const made = await world.call("POST", "/v1/users/", {
    as: squatter,
    headers: { "x-team-id": team },
    body: { email: VICTIM, password: KNOWN, password_change_required: false, role: "MEMBER", ...body },
  });
  return { team, squatter, made };
}

async function invited(world: World): Promise<{ id: string; token: string }> {
  const path = `/v1/teams/${world.owner.who.teamId}/invites`;
  const { body } = await world.call("POST", path, { body: { email: VICTIM, role: "ADMIN" } });
  return { id: body.id, token: String(body.link).split("#invitation=")[1] ?? "" };
}

const at = () => ({ origin: { requestId: "test", address: "test" }, userAgent: undefined, now: Date.now() });
const byLink = async (world: World): Promise<Reply> => {
  const token = await signInToken(world.services.db, VICTIM, at());
  return world.call("POST", "/v1/auth/sign-in-link", { as: null, body: { token } });
};
const statusOf = async (world: World, as: Person, headers: Record<string, string> = {}): Promise<number> =>
  (await world.call("GET", "/v1/users/me", { as, headers })).status;

describe("an account that someone else created with an address", () => {
  test("keeps no password, session or key when its owner uses a sign-in link", async () => {
    await using world = await openWorld(EVERYONE);
    await squat(world);
    const { access_token, refresh_token } = (await logIn(world, KNOWN)).body;
    const key = withKey(bearer(""), await make(world, bearer(access_token)));
    expect(await statusOf(world, key)).toBe(200);
    const invitation = await invited(world);

    const person = bearer((await byLink(world)).body.access_token);
    const accepted = await world.call("POST", `/v1/teams/invites/${invitation.id}/accept`, { as: person });
    expect(accepted.status).toBe(201);

    expect((await logIn(world, KNOWN)).status).toBe(401);
    expect(await statusOf(world, bearer(access_token))).toBe(401);
    const refreshed = await world.call("POST", "/v1/auth/jwt/refresh", { as: null, body: { refresh_token } });
    expect(refreshed.status).toBe(401);
    expect(await statusOf(world, key)).toBe(401);
    expect(await statusOf(world, person, { "x-team-id": world.owner.who.teamId })).toBe(200);
  });

  test("does not accept its owner's invitation: that needs the link", async () => {
    await using world = await openWorld(EVERYONE);
    await squat(world);
    const invitation = await invited(world);
    const squatted = bearer((await logIn(world, KNOWN)).body.access_token);
    const path = `/v1/teams/invites/${invitation.id}/accept`;
    const refused = await world.call("POST", path, { as: squatted });
    expect([refused.status, refused.body.code]).toEqual([403, "INVITATION_NEEDS_LINK"]);
    const declined = await world.call("POST", `/v1/teams/invites/${invitation.id}/decline`, { as: squatted });
    expect(declined.body.code).toBe("INVITATION_NEEDS_LINK");
    const members = await world.behind.query("select from memberships where team_id = $1 and role = 'ADMIN'", [
      world.owner.who.teamId,
    ]);
    expect(members.rowCount).toBe(0);
  });

  test("keeps nothing across an accepted invitation, for which a new password is chosen", async () => {
    await using world = await openWorld(EVERYONE);
    await squat(world);
    const planted = bearer((await logIn(world, KNOWN)).body.access_token);
    const key = withKey(bearer(""), await make(world, planted));
    const { id, token } = await invited(world);
    const path = `/v1/teams/invites/${id}/accept`;
    const person = bearer((await logIn(world, KNOWN)).body.access_token);
    const without = await world.call("POST", path, { as: person, body: { token } });
    expect([without.status, without.body.detail[0].loc]).toEqual([422, ["body", "password"]]);
    expect((await world.call("POST", path, { as: person, body: { token, password: OWN } })).status).toBe(201);
    expect((await logIn(world, KNOWN)).status).toBe(401);
    expect(await statusOf(world, planted)).toBe(401);
    expect(await statusOf(world, key)).toBe(401);
    expect(await statusOf(world, person)).toBe(200);
    expect((await logIn(world, OWN)).status).toBe(200);
  });

  test("created by inviting the address and accepting oneself proves nothing either", async () => {
    await using world = await openWorld(EVERYONE);
    const squatter = await world.member("VIEWER");
    const team = (await world.call("POST", "/v1/teams/", { as: squatter, body: { name: "Trap" } })).body.id;
    const headers = { "x-team-id": team };
    const made = await world.call("POST", `/v1/teams/${team}/invites`, {
      as: squatter,
      headers,
      body: { email: VICTIM },
    });
    const token = String(made.body.link).split("#invitation=")[1];
    const path = `/v1/teams/invites/${made.body.id}/accept`;
    expect((await world.call("POST", path, { as: null, body: { token, password: KNOWN } })).status).toBe(201);
    expect((await logIn(world, KNOWN)).status).toBe(200);
    expect((await byLink(world)).status).toBe(200);
    expect((await logIn(world, KNOWN)).status).toBe(401);
  });
});

describe("a taken address", () => {
  /** What differs between any two users is left out. */
  const shape = ({ status, body }: Reply) => ({ status, body: { ...body, id: "", email: "" } });

  test("is treated like a free one for anyone in none of its owner's teams, and its owner keeps everything", async () => {
    await using world = await openWorld(EVERYONE);
    const elsewhere = await world.stranger();
    const theirs = await world.call("POST", "/v1/users/", { as: elsewhere, body: { email: VICTIM, password: OWN } });
    expect(theirs.status).toBe(201);
    const { team, squatter, made } = await squat(world);
    const headers = { "x-team-id": team };
    const body = { email: "free@example.org", password: KNOWN, password_change_required: false, role: "MEMBER" };
    const free = await world.call("POST", "/v1/users/", { as: squatter, headers, body });
    expect(shape(made)).toEqual(shape(free));
    expect(made.body.id).not.toBe(theirs.body.id);
    // Whatever is requested next has the same response, too.
    for (const address of [VICTIM, "free@example.org"]) {
      expect((await world.call("GET", `/v1/users/?email=${address}`, { as: squatter, headers })).status).toBe(200);
      expect((await logIn(world, KNOWN, address)).body.team_id).toBe(team);
    }
    expect((await logIn(world, OWN)).body.team_id).toBe(elsewhere.who.teamId);
  });

  test("is revealed to members of its owner's teams", async () => {
    await using world = await openWorld();
    const body = { email: VICTIM, password: OWN };
    expect((await world.call("POST", "/v1/users/", { body })).status).toBe(201);
    expect((await world.call("POST", "/v1/users/", { body })).body.code).toBe("EMAIL_TAKEN");
  });

  test("does not show in an invitation whose link its inviter has seen, nor in the response to accepting it", async () => {
    await using world = await openWorld(EVERYONE);
    await world.call("POST", "/v1/users/", { body: { email: VICTIM, password: OWN } });
    const stranger = await world.stranger();
    const answers: unknown[] = [];
    for (const email of [VICTIM, "free@example.org"]) {
      const path = `/v1/teams/${stranger.who.teamId}/invites`;
      const made = (await world.call("POST", path, { as: stranger, body: { email } })).body;
      const token = String(made.link).split("#invitation=")[1];
      const shown = await world.call("POST", "/v1/auth/invitation", { as: null, body: { token } });
      const accept = `/v1/teams/invites/${made.id}/accept`;
      const accepted = await world.call("POST", accept, { as: null, body: { token, password: KNOWN } });
      answers.push([shown.status, shown.body.has_account, accepted.status, Object.keys(accepted.body)]);
    }
    expect(answers[0]).toEqual(answers[1]);
    expect((await logIn(world, OWN)).body.team_id).toBe(world.owner.who.teamId);
  });

  test("leads its owner into every team that invited it, once they have verified it", async () => {
    await using world = await openWorld(EVERYONE);
    const { team } = await squat(world);
    // The legitimate team comes second: its account exists next to the one of the trap.
    const body = { email: VICTIM, password: OWN, role: "ADMIN" };
    const second = await world.call("POST", "/v1/users/", { body });
    expect(second.status).toBe(201);
    const person = bearer((await byLink(world)).body.access_token);
    const teams = (await world.call("GET", "/v1/users/me/teams", { as: person })).body;
    expect(new Set(teams.map((one: { team_id: string }) => one.team_id))).toEqual(
      new Set([team, world.owner.who.teamId]),
    );
    for (const password of [KNOWN, OWN]) expect((await logIn(world, password)).status).toBe(401);
  });
});

describe("who can create teams and users", () => {
  const tries = async (world: World, as: Person) => [
    (await world.call("POST", "/v1/teams/", { as, body: { name: "Another" } })).status,
    (await world.call("POST", "/v1/users/", { as, body: { email: `${Math.random()}@example.org`, password: OWN } }))
      .status,
  ];

  test("is by default the owners of the first team, and the refusal says so and is audited", async () => {
    await using world = await openWorld();
    const [admin, stranger] = [await world.member("ADMIN"), await world.stranger()];
    expect(await tries(world, world.owner)).toEqual([201, 201]);
    expect(await tries(world, admin)).toEqual([403, 403]);
    expect(await tries(world, stranger)).toEqual([403, 403]);
    const refused = await world.call("POST", "/v1/teams/", { as: admin, body: { name: "Another" } });
    expect(refused.body).toMatchObject({
      code: "NOT_ALLOWED",
      detail: expect.stringContaining("owners of the first team"),
    });
    const denied = await world.behind.query("select from audit_log where action = 'operation.denied'");
    expect(denied.rowCount).toBe(5);
  });

  test("can be the owners of any team, or everyone", async () => {
    await using owners = await openWorld({ environment: { CONSOLE_CREATORS: "owners" } });
    expect(await tries(owners, await owners.stranger())).toEqual([201, 201]);
    expect(await tries(owners, await owners.member("ADMIN"))).toEqual([403, 403]);
    await using everyone = await openWorld(EVERYONE);
    expect(await tries(everyone, await everyone.member("ADMIN"))).toEqual([201, 201]);
    expect(await tries(everyone, await everyone.member("MEMBER"))).toEqual([201, 403]);
  });
});
