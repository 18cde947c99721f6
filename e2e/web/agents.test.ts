import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { serve } from "../../server/test/platform/web-server.ts";
import { expectAccessible } from "./accessible.ts";
import { pressOn, typeInto } from "./keyboard.ts";
import { expectNoOverflow, openSite, openWithin, type Site, watch } from "./site.ts";
import { openAgain } from "./warm-console.ts";

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site[Symbol.asyncDispose]());

const register = async (body: object): Promise<string> =>
  (
    await site.world.call("POST", "/v1/agent-configurations/", {
      body: { model_name: "small-chat-1", agent_url: "http://127.0.0.1:9/v1", ...body },
    })
  ).body.id;

describe("the list of agents", () => {
  test("says what to do while it is empty, and is accessible", async () => {
    const page = await site.signIn("MEMBER", 1280, "/agents");
    await page.getByRole("heading", { name: "No agents yet" }).waitFor();
    await expectAccessible(page);
    await page.getByRole("link", { name: "Register an agent" }).first().click();
    await page.getByRole("heading", { name: "Register an agent" }).waitFor();
  });

  test("shows hostile names as plain text", async () => {
    const script = `<img src=x onerror="alert(1)"><script>alert(2)</script>`;
    await register({ agent_name: script, purpose: "![x](https://elsewhere.example/p.png)" });
    const id = await register({ agent_name: "abc\u202Efed\u200Bghi", agent_system_prompt: "<b>bold</b>" });
    const page = await site.signIn("MEMBER");
    const wrongs = watch(page);
    await openWithin(page, "/agents?sort=agent_name");
    await page.getByRole("link", { name: script }).waitFor();
    expect(await page.locator("tbody img, tbody script, tbody b:has-text('bold')").count()).toBe(0);
    await page.getByText("U+202E").waitFor();
    await page.getByText("U+200B").waitFor();
    const titles = new Set<string>();
    for (const tab of ["", "/history", "/settings", "/evaluate"]) {
      await openWithin(page, `/agents/${id}${tab}`);
      await page.getByRole("heading", { level: 1 }).getByText("U+202E").waitFor();
      titles.add(await page.title());
    }
    expect([titles.size, [...titles].every((title) => title.includes("U+202E"))]).toEqual([4, true]);
    expect(wrongs()).toEqual([]);
  });

  test("keeps its filters in the address, where the back button finds them", async () => {
    await register({ agent_name: "Findable desk" });
    const page = await site.signIn("VIEWER", 1280, "/agents");
    await page.getByLabel("Search agents").fill("findable");
    await page.waitForURL(/search=findable/);
    await page.getByRole("link", { name: "Findable desk" }).click();
    await page.getByRole("heading", { name: "Findable desk" }).waitFor();
    await page.goBack();
    await page.getByText("1 agent", { exact: true }).waitFor();
    expect(await page.getByLabel("Search agents").inputValue()).toBe("findable");
    await page.getByLabel("Search agents").fill("nothing of the kind");
    await page.getByRole("heading", { name: "No matching agents" }).waitFor();
  });

  test("renders only the visible rows, however many there are", async () => {
    const who = site.world.owner.who;
    await site.world.behind.query(
      `insert into agents (id, team_id, agent_name, model_name, created_by, created_at, updated_at)
       select gen_random_uuid(), $1, 'Row ' || n, 'm', $2, n, n from generate_series(1, 5000) n`,
      [who.teamId, who.userId],
    );
    const page = await site.signIn("VIEWER", 1280, "/agents?sort=created_at");
    await page.getByRole("link", { name: "Row 1", exact: true }).waitFor();
    const lastRow = async (): Promise<number> => {
      await page.evaluate("scrollTo(0, document.documentElement.scrollHeight)");
      const names = await page.getByRole("link", { name: /^Row \d+$/ }).allTextContents();
      return Math.max(0, ...names.map((name) => Number(name.slice(4))));
    };
    await expect.poll(lastRow).toBeGreaterThanOrEqual(600);
    expect(await page.locator("tbody tr").count()).toBeLessThan(80);
    await expectNoOverflow(page);
  });
});

test("a narrow page shows the same without horizontal scrolling", async () => {
  const id = await register({ agent_name: `A name ${"that goes on ".repeat(12)}` });
  const page = await site.signIn("MEMBER", 360);
  for (const path of ["/agents?search=name", "/agents/new", `/agents/${id}`, `/agents/${id}/settings`]) {
    await openWithin(page, path);
    await expectNoOverflow(page);
  }
});

test("registers the example step by step, with a connection test that says what fails and what to do", async () => {
  const page = await site.signIn("MEMBER");
  const wrongs = watch(page);
  await openWithin(page, "/agents/new");
  await page.getByRole("button", { name: "Continue" }).click();
  await page.getByLabel("Endpoint URL").fill("http://127.0.0.1:9/v1");
  await page.getByLabel("Model name").fill("m");
  await page.getByRole("button", { name: "Test connection" }).click();
  await page.getByText("Check that the agent is running").waitFor();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Fill in example values" }).click();
  await page.getByRole("button", { name: "Test again" }).click();
  await page.getByText("8 of 8 checks passed").waitFor();
  for (const step of ["Purpose", "Limits", "Review"]) {
    await page.getByRole("button", { name: "Continue" }).click();
    await page.locator("[aria-current=step]", { hasText: step }).waitFor();
  }
  await page.getByText("Set (hidden)").waitFor();
  await page.getByRole("button", { name: "Register agent" }).click();
  await page.getByRole("heading", { name: "Sample support agent, my copy", level: 1 }).waitFor();
  expect(wrongs()).toEqual([]);
});

test("previews a pasted agent card before anything is registered", async () => {
  const page = await site.signIn("MEMBER", 1280, "/agents/new");
  await page.getByRole("button", { name: "Import an agent" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("textbox").fill("neither");
  await dialog.getByText("Enter a URL or valid JSON.").waitFor();
  await dialog
    .getByRole("textbox")
    .fill(JSON.stringify({ name: "Bill", url: "https://agent.example/a2a", skills: [] }));
  await dialog.getByRole("button", { name: "Check" }).click();
  await dialog.getByText("The card is not signed").waitFor();
  await dialog.getByRole("button", { name: "Register agent" }).click();
  await page.getByRole("heading", { name: "Bill", level: 1 }).waitFor();
});

test("above a thousand agents a run still has its agent's name, and the pickers find any of them by keyboard", async () => {
  const { world } = site;
  const agent = { agent_name: "Oldest desk", model_name: "m", agent_url: "http://127.0.0.1:9/v1" };
  const { id } = (await world.call("POST", "/v1/agent-configurations/", { body: agent })).body;
  const run = { agent_id: id, harness_names: ["security"] };
  const { evaluation_id } = (await world.call("POST", "/v1/evaluations/", { body: run })).body;
  await world.call("POST", `/v1/evaluations/${evaluation_id}/cancel`);
  await world.behind.query(
    `insert into agents (id, team_id, created_by, created_at, updated_at, agent_name, model_name)
     select gen_random_uuid(), $1, $2, 4e9 + n, 4e9 + n, 'Newer ' || n, 'm' from generate_series(1, 1250) n`,
    [world.owner.who.teamId, world.owner.who.userId],
  );
  const page = await site.signIn("MEMBER", 1280, "/evaluations");
  await page.getByRole("link", { name: "Oldest desk" }).waitFor();
  await openAgain(page, `/evaluations/${evaluation_id}`);
  await page.getByRole("heading", { level: 1, name: "Oldest desk, evaluation" }).waitFor();
  await openAgain(page, "/evaluations/new");
  const picker = page.getByRole("combobox", { name: "Agent" });
  await picker.press("ArrowDown");
  await page.getByText(/[\d,]+ more; type part of a name/).waitFor();
  await expectAccessible(page);
  await picker.fill("no such agent");
  await page.getByText("No agent matches").waitFor();
  await page.route("**/v1/agent-configurations/?*search=Oldest*", (route) => route.abort(), { times: 1 });
  await picker.fill("Oldest d");
  await page.getByRole("alert").getByText("Can't reach the console").waitFor();
  await page.getByRole("alert").getByRole("button", { name: "Try again" }).click();
  await page.getByRole("option", { name: "Oldest desk" }).waitFor();
  await picker.press("Enter");
  await page.waitForURL((url) => url.searchParams.get("agent") === id);
  await expect.poll(() => picker.inputValue()).toBe("Oldest desk");
});

test("registration shows what a rate limit means in minutes, and errors beside their fields", async () => {
  const page = await site.signIn("MEMBER", 1280, "/agents/new");
  const next = page.getByRole("button", { name: "Continue" });
  await next.click();
  await page.getByLabel("Endpoint URL").fill("not an address");
  await page.getByLabel("Model name").fill("m");
  await next.click();
  await page.getByText("Enter a complete address that begins with http:// or https://.").waitFor();
  await page.getByLabel("Endpoint URL").fill("http://127.0.0.1:9/v1");
  await next.click();
  await page.getByLabel("Name", { exact: true }).fill("null \u0000 byte");
  await next.click();
  await page.getByLabel("Requests per minute").fill("100");
  await page
    .getByText(
      /A full evaluation has [\d,]+ prompts and sends [\d,]+ requests. At 100 requests a minute: about \d+ minutes./,
    )
    .waitFor();
  await next.click();
  await page.getByRole("button", { name: "Register agent" }).click();
  await page.getByText("This holds a character that can't be stored (U+0000). Remove it.").waitFor();
  expect(await page.getByLabel("Name", { exact: true }).getAttribute("aria-invalid")).toBe("true");
  await expectAccessible(page);
});

test("a prompt is sent to two agents without a mouse, and an answer saved as a test, wide and narrow", async () => {
  await using endpoint = await serve((_request, response) => {
    response.writeHead(200, { "content-type": "application/json" });
    response.end(JSON.stringify({ choices: [{ message: { role: "assistant", content: "<b>At nine</b>" } }] }));
  });
  for (const agent_name of ["Tried desk", "Tried shop"])
    await register({ agent_name, agent_url: `${endpoint.url}/v1` });
  const page = await site.signIn("MEMBER", 390, "/agents/try");
  const wrongs = watch(page);
  for (const [at, name] of ["Tried desk", "Tried shop"].entries()) {
    await typeInto(page.getByRole("combobox", { name: `Agent ${at + 1}` }), name);
    await page.getByRole("option", { name }).waitFor();
    await page.keyboard.press("Enter");
    await page.getByRole("combobox", { name: `Agent ${at + 2}` }).waitFor();
  }
  await typeInto(page.getByLabel("Prompt"), "When do you open?");
  await page.keyboard.press("ControlOrMeta+Enter");
  const answers = page.getByRole("article");
  await answers.first().getByText("<b>At nine</b>").waitFor();
  await answers.nth(1).getByText("<b>At nine</b>").waitFor();
  await expectAccessible(page);
  await expectNoOverflow(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await pressOn(answers.first().getByRole("button", { name: "Save as test: must answer" }));
  await answers.first().getByText("Saved in the test set “Tried prompts”.").waitFor();
  await expectAccessible(page);
  expect((await site.world.call("GET", "/v1/test-sets")).body.results[0].name).toBe("Tried prompts");
  expect(wrongs()).toEqual([]);
});
