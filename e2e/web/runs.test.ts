import { afterAll, beforeAll, expect, test } from "vitest";
import { newId } from "../../server/src/kernel/ids.ts";
import { expectAccessible } from "./accessible.ts";
import { expectNoOverflow, openSite, openWithin, type Site } from "./site.ts";

const RUNS = 230;

let site: Site;
let agentId: string;
beforeAll(async () => {
  site = await openSite();
  const { owner } = site.world;
  const body = { agent_name: "Busy desk", model_name: "m" };
  agentId = (await site.world.call("POST", "/v1/agent-configurations/", { body })).body.id;
  const ids = Array.from({ length: RUNS }, () => newId());
  await site.world.behind.query(
    `insert into evaluations (id, team_id, agent_id, created_by, type, harness_names, harness_type, seed, concurrency, status,
       agent_revision, agent_snapshot, created_at, completed_at)
     select id, $2, $3, $4, 'behavioral', '{security}', 'standard', 1, 1, 'cancelled', 1, '{}', 1700000000 + at, 1700000001 + at
     from unnest($1::uuid[]) with ordinality as listed (id, at)`,
    [ids, owner.who.teamId, agentId, owner.who.userId],
  );
});
afterAll(() => site[Symbol.asyncDispose]());

test("all runs can be listed, a hundred at a time, on the page of all runs, which says how many, and on the agent's own", async () => {
  const page = await site.signIn(site.world.owner, 390, "/evaluations");
  const rows = page.getByRole("main").locator("tbody tr");
  const more = page.getByRole("button", { name: "Show more" });
  const expectAll = async (): Promise<void> => {
    await expect.poll(() => rows.count()).toBe(RUNS);
    expect(await more.count()).toBe(0);
    const links = await rows.locator("a").evaluateAll((all) => all.map((link) => link.getAttribute("href")));
    expect(new Set(links).size).toBe(RUNS);
  };
  await page.getByText("The 100 newest runs, 0 in progress.").waitFor();
  expect(await rows.count()).toBe(100);
  await expectAccessible(page);
  await expectNoOverflow(page);
  await more.click();
  await page.getByText("The 200 newest runs, 0 in progress.").waitFor();
  expect(await rows.count()).toBe(200);
  await more.click();
  await page.getByText("230 runs, 0 in progress.").waitFor();
  await expectAll();

  await openWithin(page, `/agents/${agentId}/evaluate`);
  await expect.poll(() => rows.count()).toBe(100);
  await more.click();
  await expect.poll(() => rows.count()).toBe(200);
  await more.click();
  await expectAll();
});
