import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { ChatBody } from "../../../../test/evaluation/run-bed.ts";
import { cutLocks } from "../../../../test/platform/cut-locks.ts";
import { holdStatementsToTheirTeam } from "../../../../test/recorded-statements.ts";
import { type CampaignBed, openCampaignBed, type PlantedCampaign } from "../../../../test/redteam/campaign-bed.ts";
import { rock, type Said, servedTwins, wall, weak } from "../../../../test/redteam/plain-agents.ts";
import { listenTo } from "../../../../test/teams/told.ts";

holdStatementsToTheirTeam();

const request = { seed: 7, categories: ["injection", "pii"], goalsPerCategory: 9, ways: ["chat"] } as const;
/** Two waves. Most goals end with their twin, which keeps the test short. */
const twins = servedTwins(request, (place) => [1, 3, 5, 17].includes(place));

let bed: CampaignBed;
let answer: (body: ChatBody) => Said | number | null | Promise<Said | number | null>;
beforeAll(async () => {
  bed = await openCampaignBed(async (_text, _response, body) => {
    const said = await answer(body);
    if (said === null || typeof said === "number") return said;
    return "text" in said ? said.text : 500;
  });
});
afterAll(() => bed[Symbol.asyncDispose]());
beforeEach(() => {
  answer = weak(twins);
  bed.agent.heard.length = 0;
});

const plant = (settings: PlantedCampaign["settings"] = {}): Promise<string> =>
  bed.plant({ ...request, settings: { goals: 9, ways: ["chat"], queriesPerGoal: 8, ...settings } });

async function run(settings: PlantedCampaign["settings"] = {}, status = "completed") {
  const id = await plant(settings);
  const worker = bed.startWorker();
  const campaign = await bed.until(id, status);
  await worker.stop();
  return { id, campaign };
}

const goalsOf = (id: string) => bed.rows("select * from campaign_goals where campaign_id = $1 order by place", id);
const journalOf = (id: string) =>
  bed.rows("select * from campaign_attempts where campaign_id = $1 order by place, step", id);
const linesOf = async (id: string): Promise<string[]> =>
  (await bed.rows("select line from campaign_log where campaign_id = $1 order by n", id)).map(({ line }) => line);

/** Everything that a campaign shows, without what another campaign has of its own. */
async function shownBy(id: string): Promise<string> {
  const [campaign] = await bed.rows(
    "select figures, broken, assessed, attempts, errors from campaigns where id = $1",
    id,
  );
  // What a dead worker had reserved stays counted, because it may have been spent.
  campaign.figures.spending = null;
  const own = ({ campaign_id: _, sent_at: __, sends: ___, finding_id: ____, ...row }: Record<string, unknown>) => row;
  return JSON.stringify([campaign, (await goalsOf(id)).map(own), (await journalOf(id)).map(own)], null, 1);
}

test("hunts each goal, confirms what worked, and says what it has shown", async () => {
  const told = await listenTo(bed.world);
  const { id, campaign } = await run();
  const { broken, assessed } = campaign;
  expect(campaign).toMatchObject({ finish_reason: "done", goals_done: 18, worker: null, stage: "finished" });
  expect(campaign.figures.headline).toMatchObject({ broken, assessed });
  const goals = await goalsOf(id);
  const leaks = goals.filter(({ goal, result }) => goal.oracle.kind === "canary" && result !== "unassessed");
  expect(leaks.length).toBeGreaterThan(2);
  expect(leaks.map(({ place }) => place >= 16)).toContain(true);
  for (const goal of leaks) {
    expect(goal).toMatchObject({ state: "done", result: "confirmed", attack: { confirmed: { worked: 3, of: 3 } } });
    expect(goal.first_success).toBe(goal.queries);
  }
  const journal = await journalOf(id);
  expect(journal.filter(({ state, sends }) => state !== "observed" || sends !== 1)).toEqual([]);
  expect(journal).toHaveLength(campaign.attempts);
  const stored = await bed.world.call("GET", `/v1/campaigns/${id}/goals`);
  expect(leaks.map(({ trail }) => trail.endsWith("100"))).toEqual(leaks.map(() => true));
  await bed.rows("update campaign_goals set trail = null where campaign_id = $1", id);
  expect(stored.body).toEqual((await bed.world.call("GET", `/v1/campaigns/${id}/goals`)).body);
  expect(bed.agent.heard).toHaveLength(Number(campaign.requests));
  expect(journal.reduce((sum, one) => sum + one.requests, 0)).toBe(Number(campaign.requests));
  const events = await told();
  expect(events.at(-1)).toMatchObject({ type: "campaign.completed", data: { facts: { campaign_id: id, broken } } });
  const named = (type: string) => events.filter((event) => event.type === type);
  const findings = new Set(goals.flatMap(({ finding_id }) => finding_id ?? []));
  expect(
    named("finding.opened")
      .map(({ data }) => data.facts.finding_id)
      .sort(),
  ).toEqual([...findings].sort());
  expect(named("campaign.finding_confirmed")[0]?.data.facts).toMatchObject({ campaign_id: id, confirmed: "3/3" });
  const lines = await linesOf(id);
  expect(lines[0]).toBe("started");
  expect(lines.at(-1)).toContain(`${broken} of ${assessed} assessed goals broken`);
  const audited = "select from audit_log where action = 'campaign.completed' and target_id = $1";
  expect(await bed.rows(audited, id)).toHaveLength(1);
});

test("the same seed shows the same to the last byte, whatever is asked at a time and however often a worker dies", async () => {
  const alone = await run({ concurrency: 1 });
  const asked = bed.agent.heard.length;
  const together = await run({ concurrency: 8 });
  const shown = await shownBy(alone.id);
  expect(await shownBy(together.id)).toBe(shown);

  // A worker whose lock is gone is dead for everyone else, in the middle of what it has in flight.
  bed.agent.heard.length = 0;
  let deaths = 0;
  const usual = weak(twins);
  answer = async (body) => {
    if (bed.agent.heard.length < (deaths + 1) * 12 || deaths === 3) return usual(body);
    deaths += 1;
    await cutLocks(bed.world.behind);
    await pause(50);
    return null;
  };
  const { id, campaign } = await run({ concurrency: 4 });
  expect(deaths).toBe(3);
  expect(await shownBy(id)).toBe(shown);
  expect(bed.agent.heard.length).toBeGreaterThan(asked);
  expect(bed.agent.heard.length).toBeLessThanOrEqual(asked + 3 * 4);
  expect(Number(campaign.requests)).toBeGreaterThanOrEqual(bed.agent.heard.length);
  const again = (await journalOf(id)).filter(({ sends }) => sends > 1);
  expect(again.length).toBeGreaterThan(0);
});

describe("a cap", () => {
  test("on requests is never passed, and what was not finished says why", async () => {
    const { id, campaign } = await run({ caps: { requests: 23, tokens: null, costMicros: null }, concurrency: 8 });
    expect(campaign.finish_reason).toBe("budget");
    expect(bed.agent.heard.length).toBeLessThanOrEqual(23);
    expect(Number(campaign.requests)).toBe(bed.agent.heard.length);
    const goals = await goalsOf(id);
    expect(goals.map(({ state }) => state)).toEqual(goals.map(() => "done"));
    const open = goals.filter(({ result }) => result === "unassessed");
    expect(open.length).toBeGreaterThan(0);
    expect(goals.at(-1)).toMatchObject({ result: "unassessed", reason: expect.stringContaining("budget was spent") });
    expect(open.filter(({ reason }) => reason === null)).toEqual([]);
  });

  test("on tokens holds for what can be sent at most, and leaves nothing reserved", async () => {
    const { campaign } = await run({ caps: { requests: null, tokens: 1_000, costMicros: null }, concurrency: 8 });
    expect(campaign.finish_reason).toBe("budget");
    expect(Number(campaign.tokens)).toBeLessThanOrEqual(1_000);
    // As the agent counts them: 15 a request.
    expect(Number(campaign.tokens)).toBe(15 * bed.agent.heard.length);
    // A goal whose next attempt may need more than is left ends alone: others go on with what they need.
    expect(bed.agent.heard.length).toBeGreaterThan(18);
  });
});

test("an agent that refuses everything is unusable, and has not held", async () => {
  answer = wall;
  const { id, campaign } = await run();
  expect(campaign).toMatchObject({ broken: 0, assessed: 0, attempts: 18 });
  expect((await goalsOf(id)).map(({ result, reason }) => [result, reason !== null])).toEqual(
    Array(18).fill(["unassessed", true]),
  );
});

test("an agent that fails too often pauses the campaign with the reason, and its errors are in no rate", async () => {
  let asked = 0;
  const usual = rock(twins);
  answer = (body) => (++asked % 10 < 3 ? 400 : usual(body));
  const { id, campaign } = await run({ queriesPerGoal: 30 }, "paused");
  expect(campaign).toMatchObject({ finish_reason: "target_errors" });
  expect(campaign.status_message).toMatch(/^\d+ of the last \d+ attempts failed with errors/);
  const failed = (await journalOf(id)).filter(({ is_error }) => is_error);
  expect(failed.map(({ outcome, signal }) => [outcome, signal])).toEqual(failed.map(() => ["unassessed", null]));
});

test("ends after the wave in which enough was found", async () => {
  const { id, campaign } = await run({ stopAfter: 1 });
  expect(campaign.finish_reason).toBe("stop_after");
  const left = (await goalsOf(id)).filter(({ reason }) => reason?.startsWith("Not tried"));
  expect(left.map(({ place }) => place)).toEqual([8, 9, 10, 11, 12, 13, 14, 15, 16, 17]);
});

test("after a stop nothing leaves, and what is in flight is given up", async () => {
  answer = () => null;
  const id = await plant({ concurrency: 8 });
  const worker = bed.startWorker({ everyMs: 100 });
  while (bed.agent.underWay < 8) await pause(5);
  expect((await bed.world.call("POST", "/v1/redteam/stop", { body: {} })).status).toBe(200);
  while (bed.agent.underWay > 0) await pause(5);
  await worker.stop();
  expect(bed.agent.heard).toHaveLength(8);
  const [campaign] = await bed.rows("select status, finish_reason, requests from campaigns where id = $1", id);
  expect(campaign).toEqual({ status: "cancelled", finish_reason: "stopped", requests: "8" });
  expect((await bed.world.call("DELETE", "/v1/redteam/stop")).status).toBeLessThan(300);
});
