import { afterAll, beforeAll, expect, test } from "vitest";
import { expectAccessible } from "../../web/accessible.ts";
import { openSite, type Site, watch } from "../../web/site.ts";

let site: Site;
let agent: string;
beforeAll(async () => {
  site = await openSite();
  const made = { agent_name: "Order desk", model_name: "gpt-4o", agent_url: "https://agent.example/v1" };
  agent = (await site.world.call("POST", "/v1/agent-configurations/", { body: made })).body.id;
});
afterAll(() => site[Symbol.asyncDispose]());

test("one click makes route and key, the first judged request shows up, and keys get budgets and end", async () => {
  const page = await site.signIn(site.world.owner, 1440, `/agents/${agent}/protect`);
  const wrongs = watch(page);
  await page.getByRole("heading", { name: "Not protected" }).waitFor();
  const missing = page.getByRole("list", { name: "What is missing" });
  await missing.getByText("No traffic goes through the gateway").waitFor();
  await page.getByText("Waiting for the first request.").waitFor();
  await page.getByRole("button", { name: "Create route and key" }).click();
  const shown = page.getByRole("status").filter({ hasText: "New gateway key" });
  expect(await shown.locator(".once").textContent()).toMatch(/^gk_[\w-]{43}$/);
  await missing.getByText("The model and tools legs are not routed").waitFor();
  await page.getByText(`base_url="${site.address}/gateway/order-desk/v1"`).waitFor();
  await page.getByLabel("MCP", { exact: true }).check();
  await page.getByText("Route the tools leg first.").waitFor();

  await page.getByRole("button", { name: "Route the tools leg…" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Endpoint of the MCP server").fill("https://mcp.example/mcp");
  await dialog.getByLabel("Key of the upstream").fill("upstream-secret");
  await dialog.getByRole("button", { name: "Create route" }).click();
  await page.getByText(`new URL("${site.address}/gateway/order-desk.tools")`).waitFor();
  await expectAccessible(page);

  await site.world.behind.query(
    `insert into agent_pulse (team_id, agent_id, leg, config_id, version, is_sample, requests, judged, stopped, undecided,
       unscanned, first_at, last_at, last_judged_at)
     values ($1, $2, 'front', null, 1, false, 1, 1, 0, 0, 0, 1790000000, 1790000000, 1790000000)`,
    [site.world.owner.who.teamId, agent],
  );
  const startedAt = performance.now();
  await page.getByText("First request judged.").waitFor();
  expect(performance.now() - startedAt).toBeLessThan(1000);
  await page.getByText("Judged since").waitFor();

  await page.getByRole("link", { name: "Keys and budgets" }).first().click();
  await page.getByRole("button", { name: "Create key…" }).click();
  await dialog.getByLabel("Name", { exact: true }).fill("Web shop");
  await dialog.getByLabel("Cost per day (UTC)").fill("5");
  await dialog.getByLabel("Tokens per day (UTC)").fill("1.5");
  await dialog.getByText("Enter a whole number above 0.").waitFor();
  await dialog.getByLabel("Tokens per day (UTC)").fill("2,000,000");
  await dialog.getByRole("button", { name: "Create key", exact: true }).click();
  await dialog.getByText("The agent's model, gpt-4o, has no price").waitFor();
  await page.keyboard.press("Escape");

  await page.getByLabel("Model or pattern").fill("gpt-4o*");
  await page.getByLabel("Input", { exact: true }).fill("2.5");
  await page.getByLabel("Output", { exact: true }).fill("10");
  await page.getByRole("button", { name: "Add price" }).click();
  await page.getByRole("cell", { name: "gpt-4o*", exact: true }).waitFor();
  await page.getByRole("button", { name: "Create key…" }).click();
  await dialog.getByLabel("Name", { exact: true }).fill("Web shop");
  await dialog.getByLabel("Cost per day (UTC)").fill("5");
  await dialog.getByRole("button", { name: "Create key", exact: true }).click();
  const row = page.getByRole("row", { name: /Web shop/ });
  await row.getByText("cost 5.00/day").waitFor();
  await row.getByRole("progressbar", { name: "cost 0.00 of 5.00" }).waitFor();
  await expectAccessible(page);
  await row.getByRole("button", { name: "Revoke…" }).click();
  await dialog.getByRole("button", { name: "Revoke key" }).click();
  await row.getByText("Revoked").waitFor();
  expect(wrongs()).toEqual([]);
});

test("a member sees keys and routes, and is told who creates keys", async () => {
  const page = await site.signIn("MEMBER", 390, `/agents/${agent}/protect/keys`);
  await page.getByRole("row", { name: /First key/ }).waitFor();
  expect(await page.getByRole("button", { name: /Create key|Revoke|Change|Add price/ }).count()).toBe(0);
  await expectAccessible(page);
});
