import { beforeAll, describe, expect, test } from "vitest";
import { openTestSmtp } from "../../../../test/platform/smtp-server.ts";
import {
  accept,
  decline,
  emailOf,
  expire,
  invite,
  path,
  readAudit,
  send,
  show,
  tokenOf,
} from "../../../../test/teams/invitations.ts";
import { openWorld, type World } from "../../../../test/world.ts";
import { newId } from "../../../kernel/ids.ts";

/** One console for most tests, each with a team of its own. Those that read the whole log, or the first team, have their own. */
let shared: World;
beforeAll(async () => {
  shared = await openWorld();
  return () => shared[Symbol.asyncDispose]();
});

const ADA = "ada@example.org";
const WEEK = 7 * 86_400;

describe("inviting", () => {
  test("returns the invitation with a link that works without a mail server", async () => {
    await using world = await openWorld({ environment: { PUBLIC_URL: "https://console.example.org/" } });
    const reply = await send(world, { email: ADA });
    expect(reply.status).toBe(201);
    expect(reply.body).toMatchObject({
      team_id: world.owner.who.teamId,
      email: ADA,
      invited_by: world.owner.who.userId,
      role: "MEMBER",
      status: "PENDING",
      mailed: false,
      link: expect.stringMatching(/^https:\/\/console\.example\.org\/welcome#invitation=agci_[\w-]{43}$/),
    });
    expect(reply.body.expires_at - reply.body.created_at).toBe(WEEK);
    expect(reply.headers["cache-control"]).toBe("no-store");
    expect((await show(world, tokenOf(reply))).status).toBe(200);
    expect(await readAudit(world, "invitation.created")).toMatchObject([
      { target_id: reply.body.id, actor_id: world.owner.who.userId },
    ]);
  });

  test("stores the token only as a hash, and shows no link in the list", async () => {
    const world = await shared.another();
    const { token, id } = await invite(world, ADA);
    const { rows } = await world.behind.query("select i::text as kept from invitations i");
    expect(JSON.stringify(rows)).toContain(id);
    expect(JSON.stringify(rows)).not.toContain(token);
    const listed = await world.call("GET", path(world, { id: "" }));
    expect(listed.body).toMatchObject({ count: 1, results: [{ id, status: "PENDING" }] });
    expect(listed.text).not.toMatch(/link|hash|agci_/);
  });

  test("repeated with the same Idempotency-Key invites and mails once, and does not show the link again", async () => {
    await using smtp = await openTestSmtp();
    await using world = await openWorld({ environment: { SMTP_URL: smtp.url, SMTP_FROM: "console@example.org" } });
    const again = () =>
      world.call("POST", path(world, { id: "" }), { body: { email: ADA }, headers: { "idempotency-key": "once" } });
    const [first, second] = [await again(), await again()];
    expect(first.body).toMatchObject({ mailed: true, link: null });
    expect(second.status).toBe(201);
    expect(second.body).toEqual({ ...first.body, link: null, mailed: null });
    expect(smtp.mails).toHaveLength(1);
    const { rows } = await world.behind.query("select body from idempotent_answers");
    expect(rows[0].body).not.toContain("agci_");
  });

  test("accepts one pending invitation per address, in any spelling, and another once that is closed", async () => {
    const world = await shared.another();
    const first = await invite(world, "Ada@Example.org");
    expect((await send(world, { email: ADA })).body.code).toBe("INVITATION_PENDING");
    await expire(world, first);
    const second = await invite(world, ADA);
    await world.call("DELETE", path(world, second));
    await invite(world, ADA);
    const { results } = (await world.call("GET", path(world, { id: "" }))).body;
    expect(results.map((row: { status: string }) => row.status)).toEqual(["PENDING", "REVOKED", "EXPIRED"]);
  });

  test("of two at the same time for one address creates one", async () => {
    const world = await shared.another();
    const statuses = await Promise.all([send(world, { email: ADA }), send(world, { email: ADA })]);
    expect(statuses.map(({ status }) => status).sort()).toEqual([201, 409]);
  });

  test("refuses someone who is already a member", async () => {
    const world = await shared.another();
    const email = (await emailOf(world, await world.member("VIEWER"))).toUpperCase();
    expect((await send(world, { email })).body.code).toBe("ALREADY_MEMBER");
  });

  test.each([{ email: "nobody" }, { email: "" }, {}, { email: ADA, role: "KING" }])("refuses %j", async (body) => {
    const world = await shared.another();
    expect((await send(world, body)).status).toBe(422);
  });

  test("is for admins and owners, and no one grants more than they have", async () => {
    const world = await shared.another();
    const admin = await world.member("ADMIN");
    for (const role of ["ADMIN", "MEMBER", "VIEWER"]) {
      expect((await send(world, { email: `${role}@example.org`, role }, admin)).status).toBe(201);
    }
    expect((await send(world, { email: ADA, role: "OWNER" }, admin)).body.code).toBe("NOT_ALLOWED");
    expect(await readAudit(world, "operation.denied")).toMatchObject([
      { target_id: "teams.inviteUser", actor_id: admin.who.userId, outcome: "denied" },
    ]);
    expect((await send(world, { email: ADA, role: "OWNER" })).status).toBe(201);
    for (const role of ["MEMBER", "VIEWER"] as const) {
      expect((await send(world, { email: "eve@example.org" }, await world.member(role))).status).toBe(403);
    }
  });
});

describe("the team's invitations", () => {
  test("are listed by status and in pages", async () => {
    const world = await shared.another();
    const made = [];
    for (const name of ["a", "b", "c"]) made.push(await invite(world, `${name}@example.org`));
    const [a, b, c] = made;
    if (!a || !b || !c) throw new Error("expected three invitations");
    await expire(world, a);
    await decline(world, b, { body: { token: b.token } });
    const list = async (query: string) => {
      const { body } = await world.call("GET", `${path(world, { id: "" })}?${query}`);
      return { count: body.count, ids: body.results.map((row: { id: string }) => row.id) };
    };
    expect(await list("status=PENDING")).toEqual({ count: 1, ids: [c.id] });
    expect(await list("status=EXPIRED")).toEqual({ count: 1, ids: [a.id] });
    expect(await list("status=DECLINED")).toEqual({ count: 1, ids: [b.id] });
    expect(await list("limit=1&offset=1")).toEqual({ count: 3, ids: [b.id] });
    expect(await list("offset=5")).toEqual({ count: 3, ids: [] });
    expect((await world.call("GET", `${path(world, { id: "" })}?status=LOST`)).status).toBe(422);
  });

  test("of another team, and nonexistent ones, give the same 404 in every operation", async () => {
    const world = await shared.another();
    const stranger = await world.stranger();
    const made = await invite(world, ADA);
    const base = `/v1/teams/${stranger.who.teamId}/invites`;
    const calls = (team: string, id: string) =>
      [
        ["POST", `/v1/teams/${team}/invites`],
        ["GET", `/v1/teams/${team}/invites`],
        ["POST", `/v1/teams/${team}/invites/${id}/resend`],
        ["DELETE", `/v1/teams/${team}/invites/${id}`],
      ].map(async ([method = "", to = ""]) => {
        const { status, text } = await world.call(method, to, {
          as: stranger,
          headers: { "x-request-id": "same" },
          ...(method === "POST" ? { body: { email: "eve@example.org" } } : {}),
        });
        return { status, text };
      });
    const foreign = await Promise.all(calls(world.owner.who.teamId, made.id));
    expect(foreign).toEqual(await Promise.all(calls(newId(), newId())));
    expect(foreign.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    const own = await world.call("DELETE", `${base}/${made.id}`, { as: stranger, headers: { "x-request-id": "same" } });
    const none = await world.call("DELETE", `${base}/${newId()}`, {
      as: stranger,
      headers: { "x-request-id": "same" },
    });
    expect([own.status, own.text]).toEqual([404, none.text]);
    expect((await show(world, made.token)).status).toBe(200);
  });
});

describe("resending", () => {
  test("creates a new link for another week, and the old one stops working", async () => {
    const world = await shared.another();
    const made = await invite(world, ADA);
    await world.behind.query("update invitations set expires_at = expires_at - 1000");
    const again = await world.call("POST", path(world, made, "/resend"));
    expect(again.status).toBe(200);
    expect(again.body).toMatchObject({ id: made.id, status: "PENDING", mailed: false });
    expect(again.body.expires_at).toBeGreaterThanOrEqual(made.expires_at);
    expect((await show(world, made.token)).body.code).toBe("INVITATION_NOT_FOUND");
    expect((await accept(world, made, { body: { token: made.token, password: "long enough" } })).status).toBe(404);
    expect((await show(world, tokenOf(again))).body.expires_at).toBe(again.body.expires_at);
    expect(await readAudit(world, "invitation.resent")).toMatchObject([{ target_id: made.id }]);
  });

  test("an owner's invitation is refused to an admin, who would get the link to ownership", async () => {
    const world = await shared.another();
    const made = await invite(world, ADA, { role: "OWNER" });
    const as = await world.member("ADMIN");
    const reply = await world.call("POST", path(world, made, "/resend"), { as });
    expect(reply.body.code).toBe("NOT_ALLOWED");
    expect((await show(world, made.token)).status).toBe(200);
  });
});

describe("a closed invitation", () => {
  test("can't be resent, revoked, shown, accepted or declined", async () => {
    await using world = await openWorld();
    const closings = {
      accepted: (made: { id: string; token: string }) =>
        accept(world, made, { body: { token: made.token, password: "long enough" } }),
      declined: (made: { id: string; token: string }) => decline(world, made, { body: { token: made.token } }),
      revoked: (made: { id: string }) => world.call("DELETE", path(world, made)),
      expired: (made: { id: string }) => expire(world, made),
    };
    for (const [name, close] of Object.entries(closings)) {
      const made = await invite(world, `${name}@example.org`);
      await close(made);
      const replies = [
        await world.call("POST", path(world, made, "/resend")),
        await world.call("DELETE", path(world, made)),
        await show(world, made.token),
        await accept(world, made, { body: { token: made.token, password: "long enough" } }),
        await decline(world, made, { body: { token: made.token } }),
      ];
      expect(replies.map(({ status, body }) => [status, body.code])).toEqual(
        replies.map(() => [409, "INVITATION_CLOSED"]),
      );
    }
    expect(await readAudit(world, "invitation.revoked")).toHaveLength(1);
  });
});

describe("the mail", () => {
  test("contains the link for the invited person, once the invitation is committed", async () => {
    await using smtp = await openTestSmtp();
    await using world = await openWorld({ environment: { SMTP_URL: smtp.url, SMTP_FROM: "console@example.org" } });
    await world.behind.query("update users set given_name = E'Grace\\nBcc: eve@example.org', family_name = 'Hopper'");
    await world.behind.query("update teams set name = E'Support\\r\\nagents'");
    const reply = await send(world, { email: ADA, role: "VIEWER" });
    expect(reply.body).toMatchObject({ mailed: true, link: null });
    expect(smtp.mails).toMatchObject([{ from: "console@example.org", to: [ADA] }]);
    const source = readable(smtp.mails[0]?.source);
    expect(source).toMatch(/^Subject: Invitation to the team Support agents$/m);
    expect(source).toContain('Grace Bcc: eve@example.org Hopper invites you to the team "Support agents"');
    // The role as text, and what it can do.
    expect(source).toContain("as a viewer");
    expect(source).toContain("A viewer can see agents");
    expect((await show(world, linkIn(source))).status).toBe(200);
  });

  test("verifies an address, because no one else has seen its link, while a shown link verifies nothing", async () => {
    await using smtp = await openTestSmtp();
    await using world = await openWorld({ environment: { SMTP_URL: smtp.url, SMTP_FROM: "console@example.org" } });
    const verified = async (id: string) =>
      (await world.behind.query("select is_verified from users where id = $1", [id])).rows[0].is_verified;
    const mailed = (await send(world, { email: ADA })).body;
    const token = linkIn(readable(smtp.mails[0]?.source));
    const joined = await accept(world, mailed, { body: { token, password: "long enough" } });
    expect(await verified(joined.body.user_id)).toBe(true);

    const shown = await world.call("POST", `${path(world, { id: "" })}?show_link=true`, {
      body: { email: "eve@example.org" },
    });
    expect(shown.body).toMatchObject({ mailed: false, link: expect.stringContaining("agci_") });
    expect(smtp.mails).toHaveLength(1);
    const other = await accept(world, shown.body, { body: { token: tokenOf(shown), password: "long enough" } });
    expect(await verified(other.body.user_id)).toBe(false);
  });

  test("lets its reader take over an account that someone else created with the address", async () => {
    await using smtp = await openTestSmtp();
    await using world = await openWorld({ environment: { SMTP_URL: smtp.url, SMTP_FROM: "console@example.org" } });
    const { body } = await world.call("POST", "/v1/users/", { body: { email: ADA, password: "known to another" } });
    await world.behind.query("delete from memberships where user_id = $1", [body.id]);
    const logIn = (password: string) =>
      world.call("POST", "/v1/auth/jwt/login", { as: null, body: { email: ADA, password } });
    const mailed = (await send(world, { email: ADA })).body;
    const token = linkIn(readable(smtp.mails[0]?.source));
    const joined = await accept(world, mailed, { body: { token, password: "chosen by the reader" } });
    expect([joined.status, joined.body.user_id]).toEqual([201, body.id]);
    expect((await logIn("known to another")).status).toBe(401);
    expect((await logIn("chosen by the reader")).status).toBe(200);
  });

  test("that can't be sent does not undo the invitation", async () => {
    await using smtp = await openTestSmtp();
    smtp.answers["RCPT"] = "550 unknown";
    await using world = await openWorld({ environment: { SMTP_URL: smtp.url, SMTP_FROM: "console@example.org" } });
    const reply = await send(world, { email: ADA });
    expect([reply.status, reply.body.mailed]).toEqual([201, false]);
    expect((await show(world, tokenOf(reply))).status).toBe(200);
  });

  test("is not sent for an invitation that was refused", async () => {
    await using smtp = await openTestSmtp();
    await using world = await openWorld({ environment: { SMTP_URL: smtp.url, SMTP_FROM: "console@example.org" } });
    await invite(world, ADA);
    await send(world, { email: ADA });
    expect(smtp.mails).toHaveLength(1);
  });
});

/** The text of a mail without its transfer encoding, and the token of the link in it. */
const readable = (source = ""): string => source.replaceAll(/=\r?\n/g, "").replaceAll("=3D", "=");
const linkIn = (source: string): string => /#invitation=([\w-]+)/.exec(source)?.[1] ?? "";
