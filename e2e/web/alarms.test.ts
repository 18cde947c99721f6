import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { newId } from "../../server/src/kernel/ids.ts";
import { serve } from "../../server/test/platform/web-server.ts";
import type { World } from "../../server/test/world.ts";
import { expectAccessible } from "./accessible.ts";
import { openSite, type Site, watch } from "./site.ts";
import { openAgain } from "./warm-console.ts";

let site: Site;
let agent: string;
beforeAll(async () => {
  site = await openSite();
  const made = { agent_name: 'Order <b onclick="x">desk', model_name: "m" };
  agent = (await site.world.call("POST", "/v1/agent-configurations/", { body: made })).body.id;
  for (const [kind, severity, facts, cleared] of [
    ["silence", "critical", { silent_seconds: 7_200 }, null],
    ["posture", "warning", { changes: ["The guard pii on responses is back in shadow."] }, null],
    ["under_attack", "critical", { requests: 100, stopped: 40, share: 0.4, usual: 0.03 }, 1_700_000_600],
  ] as const) {
    await site.world.behind.query(
      `insert into alarms (id, team_id, agent_id, kind, severity, facts, raised_at, cleared_at, cleared_because)
       values ($1, $2, $3, $4, $5, $6, 1700000000, $7, $8)`,
      [newId(), site.world.owner.who.teamId, agent, kind, severity, facts, cleared, cleared && "resolved"],
    );
  }
});
afterAll(() => site[Symbol.asyncDispose]());

test("alarms say what happened and what to do, are acknowledged with a note, and stand in the fleet and the navigation", async () => {
  const page = await site.signIn(site.world.owner, 1440, "/agents");
  const wrongs = watch(page);
  await page.getByRole("link", { name: "2 alarms" }).click();
  const open = page.getByRole("region", { name: "Open alarms" });
  await open.getByText("No request was judged for 2 hours").waitFor();
  await expectAccessible(page);
  await page.getByLabel("Longest usual silence").selectOption("1 day");
  await page.getByLabel("Probe the agent's own address once an hour").check();
  await expect
    .poll(async () => (await site.world.call("GET", `/v1/agents/${agent}/alarm-settings`)).body)
    .toMatchObject({ heartbeat_seconds: 86_400, unsigned_probe: true });

  const nav = page.getByRole("navigation", { name: "Main" });
  await nav.getByRole("link", { name: /^Alarms\s*2$/ }).click();
  await page.getByRole("heading", { level: 1, name: "Alarms" }).waitFor();
  const history = page.getByRole("region", { name: "History" });
  await history.getByText("Guards stopped 40 of 100 requests (40%)").waitFor();
  const posture = open.getByRole("listitem").filter({ hasText: "less protected" });
  await posture.getByRole("button", { name: "Acknowledge…" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByText("accepts the weaker protection").waitFor();
  await dialog.getByLabel("Note").fill("Planned until Friday.");
  await dialog.getByRole("button", { name: "Acknowledge alarm" }).click();
  await history.getByText("Change accepted").waitFor();
  await history.getByText("Planned until Friday.").waitFor();
  await expectAccessible(page);
  expect(wrongs()).toEqual([]);
});

test("an endpoint is created with a secret that is shown once, tested, and its deliveries show what came back", async () => {
  await using receiver = await serve((_request, response) => void response.writeHead(500).end("<i>down</i>"));
  const page = await site.signIn(site.world.owner, 390, "/settings/notifications");
  const wrongs = watch(page);
  await page.getByLabel("Name of a new endpoint").fill("On call");
  await page.getByLabel("Webhook URL").fill(`${receiver.url}/hook`);
  await page.getByRole("button", { name: "Create endpoint" }).click();
  await page.getByText("Copy it now: it is shown only once.").waitFor();
  expect(await page.locator(".once").innerText()).toMatch(/^whsec_/);
  await page.getByRole("button", { name: "Done" }).click();
  await page.getByText("What changed or needs someone").last().waitFor();
  await page.getByRole("button", { name: "Filter…" }).press("Enter");
  const dialog = page.getByRole("dialog", { name: "What On call gets" });
  await dialog.getByLabel("Events").selectOption("Only these…");
  await dialog.getByLabel("Proposal waits for review").check();
  await dialog.getByLabel("Severity").selectOption("Warning and critical");
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Save filter" }).press("Enter");
  await page.getByText("Proposal waits for review").waitFor();
  await page.getByRole("button", { name: "Send test" }).click();
  await page.getByText("Test message not delivered. The endpoint returned the status 500.").waitFor();
  await page.getByRole("button", { name: "Deliveries" }).click();
  const deliveries = page.getByRole("region", { name: "Deliveries to On call" });
  await deliveries.getByText("<i>down</i>").waitFor();
  await deliveries.getByRole("button", { name: /^Send again/ }).click();
  await deliveries.getByText("Waiting").waitFor();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Switch off" }).click();
  await page.getByRole("button", { name: "Switch on" }).waitFor();
  expect(wrongs()).toEqual([]);
});

test("a schedule is made by keyboard, with its next times before it is saved; paused, and deleted", async () => {
  const body = { agent_name: "Nightly <b>desk", model_name: "m", agent_url: "http://127.0.0.1:9/v1" };
  await site.world.call("POST", "/v1/agent-configurations/", { body });
  const cases = {
    name: "Own tests",
    format: "jsonl",
    content: JSON.stringify({ id: "hi", prompt: "Hi", answers: true }),
  };
  await site.world.call("POST", "/v1/test-sets", { body: cases });
  const page = await site.signIn(site.world.owner, 390, "/evaluations/schedules");
  const wrongs = watch(page);
  await page.getByRole("heading", { level: 3, name: "No schedules yet" }).waitFor();
  await page.getByRole("button", { name: "New schedule" }).first().press("Enter");
  const dialog = page.getByRole("dialog", { name: "New schedule" });
  await dialog.getByLabel("Name").fill("Every <i>night");
  const picker = dialog.getByRole("combobox", { name: "Agent" });
  await picker.pressSequentially("Nightly");
  await dialog.getByRole("option", { name: /Nightly <b>desk/ }).waitFor();
  await picker.press("Enter");
  await dialog.getByLabel("Time zone").fill("Europe/Berlin");
  const preview = dialog.getByRole("region", { name: "Preview" });
  await preview.getByText("Every day at 06:00, Europe/Berlin time").waitFor();
  expect(await preview.getByRole("listitem").count()).toBe(5);
  await dialog.getByLabel("Runs", { exact: true }).selectOption("Other times (cron expression)");
  await dialog.getByLabel("Cron expression").fill("* * * * *");
  await dialog.getByText("A schedule can run every 5 minutes at most.").first().waitFor();
  await dialog.getByLabel("Cron expression").fill("0 7 * * 1-5");
  await preview.getByText("Every weekday at 07:00, Europe/Berlin time").waitFor();
  await expectAccessible(page);
  await dialog.getByLabel("Starts").selectOption("harness");
  await dialog.getByLabel("Own tests").press("Space");
  await preview.getByText("Every weekday at 07:00, Europe/Berlin time").waitFor();
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Create schedule" }).press("Enter");
  // What is behind an open dialog takes no keys.
  await dialog.waitFor({ state: "hidden" });
  await page.getByText("Every <i>night").waitFor();
  await page.getByRole("button", { name: "Pause Every <i>night" }).press("Enter");
  await page.getByText("Paused").waitFor();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Delete Every <i>night" }).press("Enter");
  await page.getByRole("button", { name: "Delete schedule" }).press("Enter");
  await page.getByRole("heading", { level: 3, name: "No schedules yet" }).waitFor();
  expect(wrongs()).toEqual([]);
});

describe("alert rules", () => {
  // A team of its own: it has no alarms yet.
  let team: World;
  beforeAll(async () => {
    team = await site.world.another();
  });

  test("a rule is added in one click, another is tried before it is saved, and one that can't be evaluated says so", async () => {
    const page = await site.signIn(team.owner, 1440, "/alarms");
    const wrongs = watch(page);
    await page.getByRole("link", { name: "Alert rules" }).click();
    await page.getByRole("heading", { level: 3, name: "No rules yet" }).waitFor();
    await expectAccessible(page);
    await page.getByRole("button", { name: "Add Many requests fail" }).click();
    const rules = page.getByRole("region", { name: "Rules", exact: true });
    await rules.getByText("Error rate over 15 minutes above 5%, for each agent").waitFor();
    const { rows } = await team.behind.query("select id, team_id from alert_rules");
    await team.behind.query(
      "insert into alert_states (team_id, rule_id, state, why, since, evaluated_at) values ($1, $2, 'unknown', 'unavailable', 1, 1)",
      [rows[0].team_id, rows[0].id],
    );
    await openAgain(page);
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
    await team.behind.query(
      `insert into unregistered_agents (id, team_id, name, service, first_at, last_at, spans, models, trace_id)
     values ($1, $2, 'invoice-bot', 'invoices', 1, 1, 3, '{small-1}', '0af7651916cd43dd8448eb211c80319c')`,
      [newId(), team.owner.who.teamId],
    );
    const page = await site.signIn(team.owner, 390, "/agents");
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
});
