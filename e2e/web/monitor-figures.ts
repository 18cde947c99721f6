import { expect } from "vitest";
import { newSpan, plantSpans } from "../../server/test/protection/telemetry/planted-rows.ts";
import type { World } from "../../server/test/world.ts";
import { expectAccessible } from "./accessible.ts";
import { expectNoOverflow, openWithin, type Site, watch } from "./site.ts";
import { openAgain } from "./warm-console.ts";

/** What the gateway writes of 42 requests: 3 were blocked on their way in, 1 on its way out. No price is known. */
async function plantTraffic(world: World, agent: string): Promise<void> {
  const { writer } = world.services.telemetry;
  const { teamId } = world.owner.who;
  const of = (metric: string, labels: object) => ({ metric, atMs: Date.now(), agentId: agent, labels });
  writer.count(teamId, of("gateway_requests_total", { leg: "front", outcome: "answered" }), 42);
  writer.count(teamId, of("gateway_blocked_total", { leg: "front", direction: "input", guard: "stop" }), 3);
  writer.count(teamId, of("gateway_blocked_total", { leg: "front", direction: "output", guard: "stop" }), 1);
  writer.count(teamId, of("guard_flagged_total", { guard: "<b>stop", channel: "user", rule: "word" }), 4);
  writer.count(teamId, of("guard_shadow_total", { guard: "watch", channel: "output", rule: "word" }), 7);
  writer.count(teamId, of("gateway_tokens_total", { direction: "input", model: "small-chat-1" }), 1_500);
  for (let at = 1; at <= 20; at++) {
    writer.observe(teamId, of("gateway_overhead_seconds", { leg: "front" }), at / 10_000);
    writer.observe(teamId, of("upstream_seconds", { leg: "front" }), at / 10);
  }
  await writer.flush();
  await plantSpans(world, [
    newSpan({ name: "chat behind the bar", agentId: agent, startNs: BigInt(Date.now()) * 1_000_000n }),
  ]);
}

/** From figures to the requests behind them, the same after a reload, and never an empty chart for an error. */
export async function readFigures(site: Site, world: World): Promise<void> {
  const made = { agent_name: "Order desk", model_name: "small-chat-1", agent_url: "https://agent.example/v1" };
  const agent = (await world.call("POST", "/v1/agent-configurations/", { body: made })).body.id;
  const page = await site.signIn(world.owner, 1440, "/monitor");
  const wrongs = watch(page);
  await page.getByRole("heading", { name: "No requests in the last day" }).waitFor();
  await page.getByText("export OTEL_EXPORTER_OTLP_HEADERS=authorization=Bearer%20YOUR_KEY").waitFor();
  await plantTraffic(world, agent);
  await openAgain(page, "/monitor?range=1h");
  const figure = (name: string) => page.locator("dl div", { has: page.getByText(name, { exact: true }) });
  await figure("Requests").getByText("42", { exact: true }).waitFor();
  await figure("Blocked").getByText("3 in, 1 out").waitFor();
  await figure("Cost").getByText("unknown").waitFor();
  await figure("Answer time, p95")
    .getByText(/^1\.9.s$/)
    .waitFor();
  await page.getByRole("region", { name: "Threats, by guard" }).getByText("<b>stop").waitFor();
  await page.getByRole("region", { name: "Threats, by channel" }).getByText("User input").waitFor();
  await page.getByRole("slider", { name: "Time of the charts" }).focus();
  await page.keyboard.press("End");
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowRight");
  const bucket = page.getByRole("region", { name: "Traffic" }).getByRole("status");
  const words = await bucket.innerText();
  expect(page.url()).toMatch(/range=1h&at=\d+/);
  await page.reload();
  await expect.poll(() => bucket.innerText()).toBe(words);
  await expectAccessible(page);
  await page.keyboard.press("t");
  const row = page.getByRole("row", { name: /42/ }).first();
  await row.getByRole("link").click();
  await page.getByRole("link", { name: /chat behind the bar/ }).waitFor();
  expect(page.url()).toMatch(/from=\d+&to=\d+/);
  await page.getByText("Show the last hour").waitFor();

  await openWithin(page, "/monitor?range=1h");
  await page.keyboard.press("t");
  const agents = page.getByRole("region", { name: "Agents", exact: true });
  await agents.getByRole("button", { name: "Blocked" }).click();
  expect(await agents.getByRole("columnheader", { name: "Blocked" }).getAttribute("aria-sort")).toBe("descending");
  await agents.getByRole("link", { name: "Order desk" }).click();
  await page.waitForURL(`**/agents/${agent}/protect/monitor?range=1h`);
  await figure("Requests").getByText("42", { exact: true }).waitFor();
  await page.setViewportSize({ width: 390, height: 800 });
  await expectNoOverflow(page);

  const down = { detail: "The metrics backend did not answer.", code: "TELEMETRY_UNAVAILABLE", request_id: "r-1" };
  await page.route("**/v1/telemetry/**", (route) => route.fulfill({ status: 502, json: down }));
  await openWithin(page, "/monitor?range=6h");
  await page.getByRole("heading", { name: "Figures could not be read" }).waitFor();
  await openWithin(page, "/monitor/logs?range=6h");
  await page.getByRole("heading", { name: "The logs could not be read" }).waitFor();
  await page.unrouteAll();
  await page.getByRole("button", { name: "Try again" }).click();
  await page.getByRole("heading", { name: "No log lines in the last 6 hours" }).waitFor();
  expect(wrongs()).toEqual([]);
}
