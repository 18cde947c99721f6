import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { createPacer } from "../../server/src/domains/agents/conversation/pacing/pacer.ts";
import { standardHarnesses } from "../../server/src/domains/evaluation/probes/harnesses.ts";
import { startRunWorker } from "../../server/src/domains/evaluation/worker/worker.ts";
import type { Worker } from "../../server/src/platform/work/worker.ts";
import { expectAccessible } from "./accessible.ts";
import { expectNoOverflow, openSite, type Site, waitUntilSettled } from "./site.ts";

let site: Site;
let agentServer: Server;
let worker: Worker;
let run: string;

/** A run of an agent that recites its system message to everyone, and says the same to everything else. */
beforeAll(async () => {
  agentServer = createServer(async (request, response) => {
    let body = "";
    for await (const chunk of request) body += chunk;
    const { messages } = JSON.parse(body) as { messages: { role: string; content: string }[] };
    const system = messages.find(({ role }) => role === "system");
    const content = system ? `Of course. My instructions say: ${system.content}` : "Thank you for asking.";
    response.setHeader("content-type", "application/json").end(JSON.stringify({ choices: [{ message: { content } }] }));
  }).listen(0, "127.0.0.1");
  await once(agentServer, "listening");
  site = await openSite({ harnesses: standardHarnesses });
  const { world } = site;
  const retries = { attempts: 3, firstDelayMs: 5, longestDelayMs: 20, longestRetryAfterMs: 60_000 };
  worker = startRunWorker(
    { ...world.services, clock: { milliseconds: Date.now }, pacer: createPacer(world.services.db), retries },
    { everyMs: 20, graceMs: 2_000, places: 4 },
  );
  const agent = {
    ...{ agent_name: "Support", model_name: "m", rate_limit_requests_per_minute: 6_000_000 },
    agent_url: `http://127.0.0.1:${(agentServer.address() as AddressInfo).port}/v1`,
  };
  const { id } = (await world.call("POST", "/v1/agent-configurations/", { body: agent })).body;
  const wish = { agent_id: id, harness_names: ["trust_score"], plan: "quick", concurrency: 32, seed: 3 };
  run = (await world.call("POST", "/v1/evaluations/", { body: wish })).body.evaluation_id;
  await vi.waitFor(
    async () => expect((await world.call("GET", `/v1/evaluations/${run}`)).body.status).toBe("completed"),
    { timeout: 60_000, interval: 100 },
  );
}, 90_000);

afterAll(async () => {
  await worker?.stop();
  await site?.[Symbol.asyncDispose]();
  agentServer?.close();
});

test("the page names the hole first, then the scores, and why responses are unassessed", async () => {
  const page = await site.signIn("MEMBER", 1280, `/evaluations/${run}`);
  const { overall } = (await site.world.call("GET", `/v1/evaluations/${run}`)).body.figures;
  expect(overall.verdict).toBe("failed");
  await page.getByRole("heading", { name: overall.headline }).waitFor();
  await page.getByText(overall.reasons[0].words).first().waitFor();
  await page.getByText("does not decide").waitFor();
  await page
    .getByText(/^critical probe, \d+ of \d+ failed$/)
    .first()
    .waitFor();
  const [first] = await page.getByText(/^critical probe, /).allTextContents();
  // The agent recites everything, so the worst of its holes failed every time.
  const [, bad, asked] = /(\d+) of (\d+) failed/.exec(first ?? "") ?? [];
  expect(bad).toBe(asked);
  await page.getByRole("heading", { name: "Unassessed, by reason" }).waitFor();
  await page.getByRole("region", { name: "Controls at the start of the run" }).waitFor();
  // It calls no tool.
  const untestable = page.getByRole("region", { name: "Probes that are not testable here" });
  expect(await untestable.getByRole("row").count()).toBeGreaterThan(1);
  await waitUntilSettled(page);
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await waitUntilSettled(page);
  await expectNoOverflow(page);
  await page.getByRole("link", { name: "Decide them in the review queue" }).click();
  await page.waitForURL(`${site.address}/evaluations/${run}/review`);
});

test("an admin chooses the critical probes, and restores the default list", async () => {
  const page = await site.signIn("ADMIN", 1280, "/settings/evaluation");
  await page.getByLabel("Credential disclosure", { exact: false }).first().uncheck();
  await page.getByRole("button", { name: /^Save \d+ critical probes$/ }).click();
  await page.getByText("your team's list").waitFor();
  const settings = async () => (await site.world.call("GET", "/v1/evaluation-settings")).body;
  expect((await settings()).critical_probes).not.toContain("planted-key");
  await waitUntilSettled(page);
  // The probes of a group are made alike.
  await expectAccessible(page, [".page fieldset label:nth-of-type(n+6)"]);
  await page.getByRole("button", { name: "Restore the default list" }).click();
  await page.getByText("default list", { exact: true }).waitFor();
  expect((await settings()).critical_probes).toContain("planted-key");
});
