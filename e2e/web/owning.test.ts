import { afterAll, beforeAll, expect, test } from "vitest";
import { plantKey } from "../../server/test/scene.ts";
import { expectAccessible } from "./accessible.ts";
import { expectNoOverflow, openSite, openWithin, type Site, watch } from "./site.ts";

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site[Symbol.asyncDispose]());

const emailOf = async (userId: string): Promise<string> =>
  (await site.world.behind.query("select email from users where id = $1", [userId])).rows[0]?.email;

test("an account is deleted only after its email address is typed", async () => {
  const person = await site.world.member("MEMBER");
  const email = await emailOf(person.who.userId);
  const page = await site.signIn(person, 390);
  const wrongs = watch(page);
  await openWithin(page, "/settings/account");
  await page.getByRole("button", { name: "Delete account" }).click();
  const dialog = page.getByRole("dialog", { name: "Delete your account" });
  const erase = dialog.getByRole("button", { name: "Delete permanently" });
  await dialog.getByLabel(`Type ${email} to confirm`).fill("somebody@example.org");
  expect(await erase.isDisabled()).toBe(true);
  await expectAccessible(page);
  await expectNoOverflow(page);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Delete account" }).click();
  await dialog.getByLabel(`Type ${email} to confirm`).fill(email);
  await erase.click();
  await page.waitForURL(/\/welcome/);
  expect(await emailOf(person.who.userId)).toMatch(/@erased\.invalid$/);
  expect(wrongs()).toEqual([]);
});

test("the account page changes the email address and revokes all API keys", async () => {
  const person = await site.world.member("MEMBER");
  const page = await site.signIn(person);
  const wrongs = watch(page);
  await openWithin(page, "/settings/account");
  await page.getByLabel("New email address").fill("real-address@example.org");
  await page.getByRole("button", { name: "Change email address" }).click();
  await page.getByText("real-address@example.org").first().waitFor();
  expect(await emailOf(person.who.userId)).toBe("real-address@example.org");
  const key = await plantKey(site.world, person, ["read"]);
  await page.getByRole("button", { name: "Revoke all my API keys" }).click();
  await expectAccessible(page);
  await page.getByRole("dialog").getByRole("button", { name: "Revoke all my API keys" }).click();
  await page.getByText("1 API key revoked.").waitFor();
  const headers = { authorization: `Bearer ${key.secret}` };
  expect((await fetch(`${site.address}/v1/users/me`, { headers })).status).toBe(401);
  expect(wrongs()).toEqual([]);
});

test("the last owner of a team with other members can't delete the account, and is told why", async () => {
  const owner = await site.world.stranger();
  await site.world.member("MEMBER", { team: owner.who.teamId });
  const page = await site.signIn(owner, 1280, "/settings/account");
  await page.getByRole("button", { name: "Delete account" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("textbox").fill(await emailOf(owner.who.userId));
  await dialog.getByRole("button", { name: "Delete permanently" }).click();
  await dialog.getByRole("alert").getByText("owner").waitFor();
});

test("an owner deletes a team by typing its name; admins can't", async () => {
  const owner = await site.world.stranger();
  const admin = await site.world.member("ADMIN", { team: owner.who.teamId });
  const member = await site.signIn(admin, 1280, "/settings");
  await member.getByRole("heading", { name: "Invitations" }).waitFor();
  expect(await member.getByRole("button", { name: "Delete team" }).count()).toBe(0);
  const page = await site.signIn(owner, 1280, "/settings");
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Download" }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^team-.+\.ndjson$/);
  await page.getByRole("button", { name: "Delete team" }).click();
  const dialog = page.getByRole("dialog", { name: "Delete team" });
  await expectAccessible(page);
  await dialog.getByLabel("Type stranger to confirm").fill("stranger");
  await dialog.getByRole("button", { name: "Delete permanently" }).click();
  await page.waitForURL(/\/welcome/);
  const left = await site.world.behind.query("select from memberships where team_id = $1", [owner.who.teamId]);
  expect(left.rowCount).toBe(0);
});

test("ownership is transferred in one step, and the former owner becomes an admin", async () => {
  const owner = await site.world.stranger();
  const heir = await emailOf((await site.world.member("MEMBER", { team: owner.who.teamId })).who.userId);
  const page = await site.signIn(owner, 1280, "/settings");
  await page.getByRole("row", { name: heir }).getByRole("button", { name: "Transfer ownership" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Transfer ownership" }).click();
  await page.getByRole("row", { name: heir }).getByText("Owner", { exact: true }).waitFor();
  expect(await page.getByRole("button", { name: "Delete team" }).count()).toBe(0);
});

test("a viewer who can't create teams is told who can; an owner of the first team creates one and switches to it", async () => {
  const viewer = await site.signIn("VIEWER", 1280, "/settings/account");
  await viewer.getByLabel("Name of a new team").fill("A side project");
  await viewer.getByRole("button", { name: "Create team" }).click();
  await viewer.getByText("Only owners of the first team may create teams and people here.").waitFor();
  const page = await site.signIn(site.world.owner, 1280, "/settings/account");
  await page.getByLabel("Name of a new team").fill("A side project");
  await page.getByRole("button", { name: "Create team" }).click();
  await page.waitForURL(`${site.address}/`);
  await page.getByRole("combobox", { name: "Team" }).waitFor();
  expect(await page.getByRole("combobox", { name: "Team" }).locator("option:checked").textContent()).toBe(
    "A side project",
  );
});

test("the settings show the evidence key fingerprint that the console publishes", async () => {
  const page = await site.signIn("VIEWER", 1280, "/settings/system");
  const published = await (await fetch(`${site.address}/.well-known/agent-console-evidence.json`)).json();
  const [{ fingerprint }] = (published as { keys: { fingerprint: string }[] }).keys as [{ fingerprint: string }];
  await page.getByText(fingerprint).waitFor();
});

test("the trust stage is changed manually", async () => {
  const { id } = (
    await site.world.call("POST", "/v1/agent-configurations/", { body: { agent_name: "Moved desk", model_name: "m" } })
  ).body;
  const page = await site.signIn("MEMBER", 1280, `/agents/${id}`);
  await page.getByRole("button", { name: "More actions" }).click();
  await page.getByRole("button", { name: "Change trust stage" }).click();
  const dialog = page.getByRole("dialog", { name: "Change trust stage" });
  expect(await dialog.getByRole("button", { name: "Change stage" }).isDisabled()).toBe(true);
  await dialog.getByLabel("trusted").check();
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Change stage" }).click();
  await dialog.waitFor({ state: "detached" });
  expect((await site.world.call("GET", `/v1/agent-configurations/${id}`)).body.trust_stage).toBe("trusted");
  await page.getByRole("link", { name: "Evolution", exact: true }).last().click();
  await page.getByRole("heading", { name: "No evolution runs yet" }).waitFor();
});
