import { afterAll, beforeAll, expect, test } from "vitest";
import { type Bed, openBed } from "../../server/test/evaluation/run-bed.ts";
import { expectSameAfterReload, type Site, siteOf } from "./site.ts";
import { openAgain } from "./warm-console.ts";

let bed: Bed;
let site: Site;
/** Until then, the agent holds back its responses. */
let release = (): void => {};
let held = Promise.resolve();

beforeAll(async () => {
  bed = await openBed({
    prompts: 8,
    answer: async (text) => {
      if (!/ [01]$/.test(text)) await held;
      return "No.";
    },
    agent: { agent_params: { max_tokens: 100, timeout: 120 } },
  });
  bed.startWorker();
  site = await siteOf(bed.world);
});
afterAll(async () => {
  release();
  await site.browser.close();
  await bed[Symbol.asyncDispose]();
});

const hold = (): void => {
  held = new Promise((resolve) => {
    release = resolve;
  });
};

test("a run continues while the page is offline, and the page then shows its end", async () => {
  hold();
  const id = await bed.startRun();
  const page = await site.signIn(site.world.owner, 1280, `/evaluations/${id}`);
  await page.getByRole("heading", { name: /evaluation in progress/ }).waitFor();
  await expect.poll(async () => (await bed.run(id)).progress.done).toBe(2);
  await page.context().setOffline(true);
  await page.getByText("Can't reach the console.").waitFor();
  release();
  await bed.until(id, "completed");
  await page.getByRole("heading", { name: /evaluation in progress/ }).waitFor();
  await page.context().setOffline(false);
  await expectSameAfterReload(page, page.getByRole("heading", { name: "Support, evaluation", exact: true }));
  await page.getByText("Can't reach the console.").waitFor({ state: "detached" });
});

test("a broken event stream is reopened, and the page catches up", async () => {
  hold();
  const id = await bed.startRun({ seed: 2 });
  const page = await site.signIn(site.world.owner);
  let streams = 0;
  await page.route(`**/v1/evaluations/${id}/events`, async (route) => {
    streams += 1;
    if (streams < 3) return route.abort();
    return route.continue();
  });
  await openAgain(page, `/evaluations/${id}`);
  await page.getByRole("heading", { name: /evaluation in progress/ }).waitFor();
  await expect.poll(() => streams).toBe(3);
  release();
  await expectSameAfterReload(page, page.getByRole("heading", { name: "Support, evaluation", exact: true }));
});
