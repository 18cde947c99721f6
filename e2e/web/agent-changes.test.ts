import { afterAll, beforeAll, expect, test } from "vitest";
import { plantFinding } from "../../server/test/scene.ts";
import { expectAccessible } from "./accessible.ts";
import { openSite, type Site } from "./site.ts";
import { openAgain } from "./warm-console.ts";

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site[Symbol.asyncDispose]());

const register = async (agent_name: string): Promise<string> =>
  (
    await site.world.call("POST", "/v1/agent-configurations/", {
      body: { agent_name, model_name: "m", purpose: "Answers questions", api_key: "sk-planted-secret-c0de" },
    })
  ).body.id;

test("when two members edit one agent, the second sees the first one's changes and loses nothing", async () => {
  const id = await register("Shared desk");
  const path = `/agents/${id}/settings`;
  const [ada, ben] = [await site.signIn("MEMBER", 1280, path), await site.signIn("ADMIN", 1280, path)];
  const save = async (page: typeof ada, button: string): Promise<void> => {
    await page.getByRole("dialog").getByRole("button", { name: button, exact: true }).click();
  };
  await ada.getByLabel("Purpose").fill("Answers questions about bills");
  await ben.getByLabel("Requests per minute").fill("7");
  for (const page of [ada, ben]) await page.getByRole("button", { name: "Review changes" }).click();
  await expectAccessible(ben);
  await save(ada, "Save");
  await ada.getByText("1 field changed").waitFor({ state: "detached" });
  await save(ben, "Save");
  await ben.getByText("This agent was changed while you were editing").waitFor();
  await ben.getByRole("dialog").getByText("about bills").waitFor();
  await save(ben, "Overwrite and save");
  await ben.getByRole("dialog").waitFor({ state: "detached" });
  const { body } = await site.world.call("GET", `/v1/agent-configurations/${id}`);
  expect(body).toMatchObject({ purpose: "Answers questions about bills", rate_limit_requests_per_minute: 7 });
});

test("a save that conflicts with a change the page does not show says so, and can be repeated", async () => {
  const id = await register("Promoted desk");
  const page = await site.signIn("MEMBER", 1280, `/agents/${id}/settings`);
  await page.getByLabel("Purpose").fill("Answers questions about bills");
  await page.getByRole("button", { name: "Review changes" }).click();
  const moved = { body: { trust_stage: "hardened" } };
  await site.world.call("PUT", `/v1/agent-configurations/${id}/lifecycle`, moved);
  await page.getByRole("dialog").getByRole("button", { name: "Save", exact: true }).click();
  await page.getByRole("alert").getByText("None of the fields on this page changed.").waitFor();
  await expectAccessible(page);
  await page.getByRole("dialog").getByRole("button", { name: "Overwrite and save" }).click();
  await page.getByRole("dialog").waitFor({ state: "detached" });
  const { body } = await site.world.call("GET", `/v1/agent-configurations/${id}`);
  expect(body).toMatchObject({ purpose: "Answers questions about bills", trust_stage: "hardened" });
});

test("reverting to an earlier revision reports changes made meanwhile, and can be repeated", async () => {
  const id = await register("Turned desk");
  await site.world.call("PUT", `/v1/agent-configurations/${id}`, { body: { purpose: "Answers riddles" } });
  const page = await site.signIn("MEMBER", 1280, `/agents/${id}/history`);
  await page.getByRole("button", { name: "Revert to this revision" }).last().click();
  await site.world.call("PUT", `/v1/agent-configurations/${id}`, { body: { purpose: "Answers nothing" } });
  await page.getByRole("dialog").getByRole("button", { name: "Revert" }).click();
  await page.getByRole("alert").getByText("Your change was not saved.").waitFor();
  await page.getByText("Revision 3").waitFor();
  await page.getByRole("dialog").getByRole("button", { name: "Revert" }).click();
  await page.getByRole("dialog").waitFor({ state: "detached" });
  expect((await site.world.call("GET", `/v1/agent-configurations/${id}`)).body.purpose).toBe("Answers questions");
});

test("a finding that someone else triaged meanwhile is shown in its new state, and can be triaged again", async () => {
  const { world } = site;
  const person = world.owner;
  const scene = { world, team: person.who.teamId, owner: person, caller: person, self: person };
  const id = await plantFinding(scene);
  const page = await site.signIn("MEMBER", 1280, `/findings/${id}`);
  await page.getByRole("radio", { name: /^False positive/ }).check();
  await page.getByLabel("Reason").fill("The phrase is public.");
  await world.call("PATCH", `/v1/findings/${id}`, { body: { state: "fixed" } });
  const decide = page.getByRole("button", { name: "Mark as false positive" });
  await decide.click();
  await page.getByRole("alert").getByText("Someone else changed this resource.").waitFor();
  await page.getByRole("region", { name: "Triage" }).getByText("Fixed", { exact: true }).first().waitFor();
  await decide.click();
  await expect
    .poll(async () => (await world.call("GET", `/v1/findings/${id}`)).body)
    .toMatchObject({ state: "false_positive", revision: 3 });
});

test("an invalid field is reported immediately, and a secret is never shown again", async () => {
  const id = await register("Bounded desk");
  const page = await site.signIn("MEMBER", 1280, `/agents/${id}/settings`);
  await page.getByLabel("Requests per minute").fill("0");
  await page.getByRole("button", { name: "Review changes" }).click();
  await page.getByText("Enter 1 or more.").waitFor();
  expect(await page.getByLabel("API key").inputValue()).toBe("");
  expect(await page.content()).not.toContain("planted-secret");
});

test("history shows the changed words and reverts to an earlier revision", async () => {
  const id = await register("Historic desk");
  await site.world.call("PUT", `/v1/agent-configurations/${id}`, { body: { purpose: "Answers riddles" } });
  const page = await site.signIn("MEMBER", 1280, `/agents/${id}/history`);
  await page.locator("del", { hasText: "questions" }).waitFor();
  await page.locator("ins", { hasText: "riddles" }).waitFor();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Revert to this revision" }).last().click();
  await page.getByRole("dialog").getByRole("button", { name: "Revert" }).click();
  await page.getByText("Revision 3").waitFor();
  expect((await site.world.call("GET", `/v1/agent-configurations/${id}`)).body.purpose).toBe("Answers questions");
});

test("archiving can be undone for ten seconds, also by shortcut", async () => {
  const id = await register("Archived desk");
  const status = async (): Promise<string> =>
    (await site.world.call("GET", `/v1/agent-configurations/${id}`)).body.status;
  const page = await site.signIn("MEMBER", 1280, `/agents/${id}`);
  await page.getByRole("button", { name: "More actions" }).click();
  await page.getByRole("button", { name: "Archive" }).click();
  await page.getByText("Archived desk is archived.").waitFor();
  expect(await status()).toBe("archived");
  await page.keyboard.press("z");
  await page.getByText("Archived desk is archived.").waitFor({ state: "detached" });
  expect(await status()).toBe("active");
});

test("a viewer sees an agent and can change nothing", async () => {
  const id = await register("Seen desk");
  const page = await site.signIn("VIEWER", 1280, `/agents/${id}/settings`);
  await page.getByLabel("Purpose").waitFor();
  expect(await page.getByLabel("Purpose").isDisabled()).toBe(true);
  expect(await page.getByRole("button", { name: "More actions" }).count()).toBe(0);
  await openAgain(page, "/agents/new");
  await page.getByRole("heading", { name: "You need the Member role to register agents" }).waitFor();
});
