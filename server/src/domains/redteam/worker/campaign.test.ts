import { afterAll, beforeAll, expect, test } from "vitest";
import type { ChatBody } from "../../../../test/evaluation/run-bed.ts";
import { type CampaignBed, openCampaignBed } from "../../../../test/redteam/campaign-bed.ts";
import { type Said, servedTwins, weak } from "../../../../test/redteam/plain-agents.ts";

const request = { seed: 7, categories: ["injection", "pii"], goalsPerCategory: 2, ways: ["chat"] } as const;
const settings = { goals: 2, ways: ["chat"], queriesPerGoal: 12 } as const;
const twins = servedTwins(request);

let bed: CampaignBed;
let answer: (body: ChatBody) => Said;
beforeAll(async () => {
  bed = await openCampaignBed((_text, _response, body) => {
    const said = answer(body);
    return "text" in said ? said.text : 500;
  });
});
afterAll(() => bed[Symbol.asyncDispose]());

test("a campaign hunts each goal, confirms what worked, and says what it has shown", async () => {
  answer = weak(twins);
  const worker = bed.startWorker();
  const id = await bed.plant({ ...request, settings });
  const {
    finish_reason,
    goals_done,
    broken,
    assessed,
    requests,
    attempts,
    figures,
    worker: owner,
  } = await bed.until(id, "completed");
  await worker.stop();
  expect({ finish_reason, goals_done, owner }).toEqual({ finish_reason: "done", goals_done: 4, owner: null });
  expect(figures.headline).toMatchObject({ broken, assessed });
  const goals = await bed.rows("select * from campaign_goals where campaign_id = $1 order by place", id);
  const leaks = goals.filter(({ goal }) => goal.oracle.kind === "canary");
  expect(leaks.length).toBeGreaterThan(0);
  for (const goal of leaks) {
    expect(goal).toMatchObject({ state: "done", result: "confirmed", attack: { confirmed: { worked: 3, of: 3 } } });
    expect(goal.first_success).toBe(goal.queries);
  }
  const journal = await bed.rows("select * from campaign_attempts where campaign_id = $1", id);
  expect(journal.filter(({ state, sends }) => state !== "observed" || sends !== 1)).toEqual([]);
  expect(journal).toHaveLength(attempts);
  expect(bed.agent.heard).toHaveLength(Number(requests));
  expect(journal.reduce((sum, one) => sum + one.requests, 0)).toBe(Number(requests));
  const lines = await bed.rows("select line from campaign_log where campaign_id = $1 order by n", id);
  expect(lines[0].line).toBe("started");
  expect(lines.at(-1).line).toContain(`${broken} of ${assessed} assessed goals broken`);
  const audit = await bed.rows(
    "select details from audit_log where action = 'campaign.completed' and target_id = $1",
    id,
  );
  expect(audit).toHaveLength(1);
});
