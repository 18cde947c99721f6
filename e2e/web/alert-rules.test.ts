import { afterAll, beforeAll, expect, test } from "vitest";
import { newId } from "../../server/src/kernel/ids.ts";
import { expectAccessible } from "./accessible.ts";
import { openSite, type Site, watch } from "./site.ts";

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site[Symbol.asyncDispose]());

test("a rule is added in one click, another is tried before it is saved, and one that can't be evaluated says so", async () => {
  const page = await site.signIn(site.world.owner, 1440, "/alarms");
  const wrongs = watch(page);
  await page.getByRole("link", { name: "Alert rules" }).click();
  await page.getByRole("heading", { level: 3, name: "No rules yet" }).waitFor();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Add Many requests fail" }).click();
  const rules = page.getByRole("region", { name: "Rules", exact: true });
  await rules.getByText("Error rate over 15 minutes above 5%, for each agent").waitFor();
  const { rows } = await site.world.behind.query("select id, team_id from alert_rules");
  await site.world.behind.query(
    "insert into alert_states (team_id, rule_id, state, why, since, evaluated_at) values ($1, $2, 'unknown', 'unavailable', 1, 1)",
    [rows[0].team_id, rows[0].id],
  );
  await page.reload();
  await rules.getByText("1 rule could not be evaluated").waitFor();

  await page.getByRole("button", { name: "New rule" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Name").fill("Costs <b>more");
  await dialog.getByLabel("What to look at").selectOption("Cost");
  await dialog.getByLabel("Compared with").selectOption("the same time a day before");
  await dialog.getByRole("button", { name: "Try it on the last 7 days" }).click();
  await dialog.getByText("Nothing to judge in the last 7 days").waitFor();
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Create rule" }).click();
  await rules.getByRole("heading", { name: "Costs <b>more" }).waitFor();
  expect(wrongs()).toEqual([]);
});

test("on a phone, an agent that is not registered is listed, ignored, and leads to a form with its name", async () => {
  await site.world.behind.query(
    `insert into unregistered_agents (id, team_id, name, service, first_at, last_at, spans, models, trace_id)
     values ($1, $2, 'invoice-bot', 'invoices', 1, 1, 3, '{small-1}', '0af7651916cd43dd8448eb211c80319c')`,
    [newId(), site.world.owner.who.teamId],
  );
  const page = await site.signIn(site.world.owner, 390, "/agents");
  const wrongs = watch(page);
  await page.getByRole("button", { name: "Ignore invoice-bot" }).click();
  await page.getByRole("button", { name: "Show 1 ignored" }).click();
  await page.getByRole("button", { name: "List again invoice-bot" }).click();
  await page.getByRole("link", { name: "Register invoice-bot" }).waitFor();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Register invoice-bot" }).click();
  await page.waitForURL(/\/agents\/new\?/);
  expect(wrongs()).toEqual([]);
});
