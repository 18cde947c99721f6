import { afterAll, beforeAll, expect, test } from "vitest";
import { standardHarnesses } from "../../server/src/domains/evaluation/probes/harnesses.ts";
import { expectAccessible } from "./accessible.ts";
import { expectNoOverflow, openSite, type Site } from "./site.ts";

let site: Site;
let agent: string;

beforeAll(async () => {
  site = await openSite({ harnesses: standardHarnesses });
  const body = {
    ...{ agent_name: "Support", model_name: "m", rate_limit_requests_per_minute: 60 },
    agent_url: "https://agent.example/v1",
  };
  agent = (await site.world.call("POST", "/v1/agent-configurations/", { body })).body.id;
}, 60_000);

afterAll(async () => {
  await site?.[Symbol.asyncDispose]();
});

test("a plan is chosen by its estimate and probes are picked by keyboard, which makes the run partial, also on a phone", {
  timeout: 60_000,
}, async () => {
  const page = await site.signIn("MEMBER", 1280, `/evaluations/new?agent=${agent}`);
  const plans = page.getByRole("group", { name: "Plan" });
  await expect.poll(() => plans.getByText(/± [\d.]+ points/).count(), { timeout: 20_000 }).toBe(3);
  await plans.getByText(/about [1-5] minutes/).waitFor();
  await page.getByRole("radio", { name: /^Standard/ }).focus();
  await page.keyboard.press("ArrowLeft");
  expect(await page.getByRole("radio", { name: /^Quick/ }).isChecked()).toBe(true);

  await page.getByText("Pick probes (optional)").focus();
  await page.keyboard.press("Enter");
  await page.getByLabel("Search probes").fill("LLM07 leakage");
  await page.getByText("1 found.").waitFor();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  await page.getByText("Partial run: it can fail, and it never passes.").waitFor();
  await page.getByRole("button", { name: "Remove LLM07 System Prompt Leakage" }).waitFor();
  await page.getByLabel("Search probes").fill("no such probe");
  await page.getByText("No probe matches. Try another word.").waitFor();
  await expectAccessible(page);
  await page.getByText("What this plan covers, and how sure it is").click();
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoOverflow(page);

  await page.getByRole("button", { name: /^Start run \(\d\d? prompts\)$/ }).click();
  await page.waitForURL(/evaluations\/[0-9a-f-]{36}$/);
  await page.getByText(/security; quick plan, partial run; started/).waitFor();
});
