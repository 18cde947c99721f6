import type { RequestListener } from "node:http";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { isTaken } from "../../server/test/cases.ts";
import { openSite, openWithin, type Site, waitUntilSettled } from "./site.ts";
import { openAgain } from "./warm-console.ts";

let site: Site;
let agent: string;
beforeAll(async () => {
  site = await openSite();
  const made = { agent_name: "One desk", model_name: "m", agent_url: "http://127.0.0.1:9/v1" };
  agent = (await site.world.call("POST", "/v1/agent-configurations/", { body: made })).body.id;
});
afterAll(() => site[Symbol.asyncDispose]());

/** Each page with the request that it can't do without; in `npm test` one in three. */
const pages = (): readonly (readonly [path: string, reading: RegExp])[] => [
  ["/agents", /v1\/agent-configurations\/?\?.*limit=200/],
  [`/agents/${agent}`, new RegExp(`v1/agent-configurations/${agent}$`)],
  [`/agents/${agent}/evaluate`, /v1\/evaluations\/?\?.*agent_id/],
  [`/agents/${agent}/history`, /v1\/.*\/history/],
  [`/agents/${agent}/protect`, /v1\/gateway-routes\?.*agent_id/],
  [`/agents/${agent}/protect/keys`, /v1\/gateway-keys\?.*agent_id/],
  [`/agents/${agent}/guards`, /v1\/guard-configs\?.*agent_id/],
  [`/agents/${agent}/protect/review`, /v1\/guard-configs\?.*agent_id/],
  [`/agents/${agent}/protect/flow`, /v1\/flow-policies/],
  [`/agents/${agent}/protect/detections`, /v1\/guard-events\?.*agent_id/],
  ["/evaluations", /v1\/evaluations\/?\?limit=100/],
  ["/findings", /v1\/findings\?/],
  ["/guards", /v1\/guard-methods/],
  ["/alarms", /v1\/alarms\?.*limit=200/],
  [`/agents/${agent}/protect/alarms`, /v1\/alarms\?.*limit=200/],
  ["/settings/notifications", /v1\/notifications\/endpoints$/],
  ["/harnesses", /v1\/harnesses/],
  ["/test-sets", /v1\/test-sets$/],
  ["/settings", /v1\/teams\/[^/]+\/users/],
  ["/settings/keys", /v1\/api-keys/],
  ["/settings/approvals", /v1\/pending-actions/],
  ["/settings/hosts", /v1\/outbound-hosts/],
  ["/settings/evaluation", /v1\/evaluation-settings$/],
  ["/settings/evaluation", /v1\/evaluation-settings\/retention$/],
  ["/settings/audit", /v1\/audit-log\?/],
];

const refusal = JSON.stringify({ detail: "Too much at once.", code: "TOO_MUCH", request_id: "r-1" });

interface Refused {
  /** Answers the requests that waited. */
  release(): void;
  /** From now on, they reach the console. */
  end(): void;
}

/** Requests of this kind wait and are then refused. Here and not in the browser, which would keep nothing in its cache. */
function refuse(reading: RegExp): Refused {
  const { server } = site.world.app;
  const answer = server.listeners("request") as RequestListener[];
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  server.removeAllListeners("request");
  server.on("request", async (request, response) => {
    if (!reading.test(request.url ?? "")) return answer.forEach((listener) => void listener(request, response));
    await released;
    response.writeHead(400, { "content-type": "application/json" }).end(refusal);
  });
  const end = (): void => {
    server.removeAllListeners("request");
    for (const listener of answer) server.on("request", listener);
  };
  return { release, end };
}

test("each page shows a skeleton while it loads, says what failed, and recovers in place", async () => {
  const page = await site.signIn(site.world.owner);
  for (const [path, reading] of pages().filter(([, needed]) => isTaken(String(needed), 3))) {
    const refused = refuse(reading);
    await openAgain(page, path);
    await page.locator('main [aria-label="Loading"]').first().waitFor();
    refused.release();
    const alert = page.getByRole("main").getByRole("alert").first();
    await alert.getByText("Too much at once.").waitFor();
    refused.end();
    await alert.getByRole("button", { name: "Try again" }).click();
    await alert.waitFor({ state: "detached" });
    await waitUntilSettled(page);
  }
});

test("empty pages say what to do next", async () => {
  const page = await site.signIn(await site.world.stranger());
  const empty: readonly (readonly [string, string])[] = [
    ["/agents", "No agents yet"],
    ["/findings", "No findings"],
    ["/test-sets", "No test sets yet"],
    ["/settings/keys", "No API keys yet"],
    ["/alarms", "No open alarms"],
    ["/settings/notifications", "No endpoints yet"],
  ];
  for (const [path, words] of empty) {
    await openWithin(page, path);
    await page.getByRole("heading", { name: words }).waitFor();
  }
  await openWithin(page, "/agents/00000000-0000-7000-8000-000000000000");
  await page.getByRole("heading", { level: 1, name: "Not found" }).waitFor();
});

test("a viewer is told who has access, instead of seeing an error", async () => {
  const page = await site.signIn("VIEWER", 1280, "/settings/audit");
  await page.getByRole("heading", { name: "You don't have access" }).waitFor();
  await page.getByText("Ask a team owner or admin for access.").waitFor();
  await openWithin(page, `/evaluations/new?agent=${agent}`);
  await nothingToPress(page);
  await openWithin(page, `/agents/${agent}/history`);
  await nothingToPress(page);
});

async function nothingToPress(page: Page): Promise<void> {
  await waitUntilSettled(page);
  expect(await page.getByRole("main").locator("button.pri:enabled").count()).toBe(0);
}
