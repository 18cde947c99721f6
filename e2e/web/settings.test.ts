import { afterAll, beforeAll, expect, test } from "vitest";
import { make, withKey } from "../../server/test/teams/keys.ts";
import { expectAccessible } from "./accessible.ts";
import { pressOn } from "./keyboard.ts";
import { expectNoOverflow, openSite, openWithin, type Site, watch } from "./site.ts";

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site[Symbol.asyncDispose]());

test("no settings page scrolls sideways on the narrowest phone or violates its own policy", async () => {
  const page = await site.signIn(site.world.owner, 360);
  const wrongs = watch(page);
  const titles = new Set<string>();
  for (const path of ["", "/account", "/keys", "/evaluation", "/approvals", "/hosts", "/audit", "/system"]) {
    await openWithin(page, `/settings${path}`);
    await expectNoOverflow(page);
    titles.add(await page.title());
  }
  // A browser's history and its windows show nothing else.
  expect([titles.size, [...titles][0]]).toEqual([8, "Team · Settings · Agent Console"]);
  expect(wrongs()).toEqual([]);
});

test("the secret of a new key is shown once, works, and stops working after it is revoked", async () => {
  const page = await site.signIn("MEMBER", 1280, "/settings/keys");
  await page.getByLabel("Name of a new key").fill("Nightly");
  await page.getByRole("button", { name: "Create key" }).click();
  const secret = (await page.locator(".once").textContent()) ?? "";
  const uses = () => fetch(`${site.address}/v1/evaluations/`, { headers: { authorization: `Bearer ${secret}` } });
  expect((await uses()).status).toBe(200);
  await page.reload();
  await page.getByText("Nightly").waitFor();
  expect(await page.content()).not.toContain(secret);
  await page.getByRole("button", { name: "Revoke" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Revoke key" }).click();
  await page.getByRole("cell", { name: "Revoked" }).waitFor();
  expect((await uses()).status).toBe(401);
});

test("a command line is signed in by its code, on a phone and with the keyboard alone", async () => {
  const post = async (path: string, body: object) => {
    const init = { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
    const response = await fetch(`${site.address}/v1/auth/device/${path}`, init);
    return (await response.json()) as Record<"device_code" | "user_code" | "key", string>;
  };
  const { device_code, user_code } = await post("code", { client: "agent-console on \u202ebuild", scope: "read" });
  const page = await site.signIn("MEMBER", 390, "/device");
  await page.getByRole("heading", { name: "Sign in a command line" }).waitFor();
  await expectAccessible(page);
  await page.getByLabel("Code").focus();
  await page.keyboard.type(user_code.toLowerCase());
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { name: "Allow this command line?" }).waitFor();
  for (const shown of ["agent-console on ", "Read everything that you can read", user_code])
    await page.getByText(shown).first().waitFor();
  await expectAccessible(page);
  await expectNoOverflow(page);
  await page.getByRole("button", { name: "Allow" }).focus();
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { name: "Signed in" }).waitFor();
  const { key } = await post("token", { device_code });
  const me = await fetch(`${site.address}/v1/users/me`, { headers: { authorization: `Bearer ${key}` } });
  expect(me.status).toBe(200);
});

test("what an assistant asks for is approved or declined without a mouse, wide and narrow", async () => {
  const { world } = site;
  const assistant = withKey(world.owner, await make(world, world.owner, { mcp_writes: true }));
  const archive = async (agent_name: string): Promise<string> => {
    const agent = { agent_name, model_name: "m", agent_url: "http://127.0.0.1:9/v1" };
    const { id } = (await world.call("POST", "/v1/agent-configurations/", { body: agent })).body;
    const params = { name: "agents_archive", arguments: { id } };
    const headers = { host: "127.0.0.1", authorization: `Bearer ${assistant.token}` };
    const payload = JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/call", params });
    await world.app.inject({ method: "POST", url: "/mcp", headers, payload });
    return id;
  };
  const statusOf = async (id: string) => (await world.call("GET", `/v1/agent-configurations/${id}`)).body.status;
  const [old, kept] = [await archive("Old <i>desk"), await archive("Kept desk")];
  const page = await site.signIn(world.owner, 390, "/settings/approvals");
  const wrongs = watch(page);
  const asked = (name: string) => page.getByRole("listitem").filter({ has: page.getByRole("link", { name }) });
  await asked("Old <i>desk").waitFor();
  await expectAccessible(page);
  await expectNoOverflow(page);
  await pressOn(asked("Old <i>desk").getByRole("button", { name: "Approve…" }));
  const dialog = page.getByRole("dialog");
  await dialog.getByText(old).waitFor();
  await expectAccessible(page);
  await pressOn(dialog.getByRole("button", { name: "Approve and run" }));
  await page.getByRole("cell", { name: "Done" }).waitFor();
  await page.setViewportSize({ width: 1440, height: 900 });
  await pressOn(asked("Kept desk").getByRole("button", { name: "Decline…" }));
  await pressOn(dialog.getByRole("button", { name: "Decline", exact: true }));
  await page.getByRole("cell", { name: "Declined" }).waitFor();
  await page.getByRole("heading", { name: "Nothing is waiting" }).waitFor();
  await expectAccessible(page);
  expect([await statusOf(old), await statusOf(kept)]).toEqual(["archived", "active"]);
  expect(wrongs()).toEqual([]);
});

test("an owner invites, changes roles and removes members; a viewer sees members and no controls", async () => {
  const member = await site.world.member("MEMBER");
  const [{ email } = { email: "" }] = (
    await site.world.behind.query<{ email: string }>("select email from users where id = $1", [member.who.userId])
  ).rows;
  const owner = await site.signIn(site.world.owner, 1280, "/settings");
  // The form says what the chosen role can do.
  await owner.locator("#role-can", { hasText: "A member can add and change agents" }).waitFor();
  await owner.getByRole("combobox", { name: "Role", exact: true }).selectOption("VIEWER");
  await owner.locator("#role-can", { hasText: "A viewer can see agents" }).waitFor();
  await owner.getByLabel("Email address").fill("new@example.org");
  await owner.getByRole("button", { name: "Invite" }).click();
  const link = (await owner.locator(".once", { hasText: "/welcome#invitation=" }).textContent()) ?? "";
  const invited = await site.browser.newPage();
  await invited.goto(link.replace(/^https?:\/\/[^/]+/, site.address));
  await invited.getByText("as a viewer. A viewer can see agents").waitFor();
  await invited.close();
  const viewer = await site.signIn(member, 1280, "/settings");
  await viewer.getByRole("link", { name: "API keys" }).waitFor();
  await viewer.goto("about:blank");
  const changed = owner.waitForResponse((answer) => answer.request().method() === "PUT" && answer.ok());
  await owner.getByLabel(`Role of ${email}`).selectOption("VIEWER");
  await changed;
  await viewer.goto(`${site.address}/settings`);
  await viewer.getByRole("cell", { name: email }).waitFor();
  expect(await viewer.getByRole("button", { name: "Remove" }).count()).toBe(0);
  expect(await viewer.getByRole("link", { name: "Audit log" }).count()).toBe(0);
  await owner.getByRole("row", { name: email }).getByRole("button", { name: "Remove" }).click();
  await owner.getByRole("button", { name: "Remove member" }).click();
  await owner.getByRole("cell", { name: email }).waitFor({ state: "detached" });
});

test("the audit log is filtered by the address and verified on demand", async () => {
  const page = await site.signIn(site.world.owner, 1280, "/settings/audit?action=session.");
  await page.getByRole("cell", { name: "session.opened" }).first().waitFor();
  await page.getByLabel("Category").selectOption("agent.");
  await page.waitForURL(/action=agent/);
  await page.getByRole("button", { name: "Verify integrity" }).click();
  await page.getByText("Verified: no entries were altered.").waitFor();
});

test("the threshold can be changed within its limits", async () => {
  const page = await site.signIn("ADMIN", 1280, "/settings/evaluation");
  await page.getByLabel("Threshold (1–100 points)").fill("0");
  await page.getByText("A whole number from 1 to 100.").waitFor();
  await page.getByLabel("Threshold (1–100 points)").fill("80");
  await page.getByRole("button", { name: "Save threshold" }).click();
  await page.getByText(/^changed/).waitFor();
  expect((await site.world.call("GET", "/v1/evaluation-settings")).body.trust_threshold).toBe(0.8);
});
