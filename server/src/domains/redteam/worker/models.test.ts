import { afterAll, beforeAll, expect, test } from "vitest";
import { type Answering, openAgent, type TestAgent } from "../../../../test/evaluation/run-bed.ts";
import { type CampaignBed, openCampaignBed } from "../../../../test/redteam/campaign-bed.ts";
import { rock, servedTwins } from "../../../../test/redteam/plain-agents.ts";

const request = { seed: 7, categories: ["pii"], goalsPerCategory: 2, ways: ["chat"] } as const;
const twins = servedTwins(request, () => true);
const SECRET_WORD = "Say it as the model would.";

let bed: CampaignBed;
let model: TestAgent;
let modelId: string;
let says: Answering;

beforeAll(async () => {
  bed = await openCampaignBed((_text, _response, body) => {
    const said = rock(twins)(body);
    return "text" in said ? said.text : 500;
  });
  model = await openAgent((...asked) => says(...asked));
  const { body } = await bed.world.call("POST", "/v1/agent-configurations/", {
    body: {
      ...{ agent_name: "Attacker", model_name: "small-chat-1", agent_url: model.url },
      ...{ rate_limit_requests_per_minute: 6_000_000, agent_params: { timeout: 5 } },
    },
  });
  modelId = body.id;
});
afterAll(async () => {
  await bed[Symbol.asyncDispose]();
  await model[Symbol.asyncDispose]();
});

async function run(mostModelCalls: number) {
  model.heard.length = 0;
  const settings = { goals: 2, ways: ["chat"], queriesPerGoal: 9, attackerAgentId: modelId, mostModelCalls } as const;
  const id = await bed.plant({ ...request, settings });
  const worker = bed.startWorker();
  const campaign = await bed.until(id, "completed");
  await worker.stop();
  const journal = await bed.rows("select * from campaign_attempts where campaign_id = $1 and engine = 'model'", id);
  return { campaign, journal };
}

const caseIn = (text: string): string => /Case number: (\w+)/.exec(text)?.[1] ?? "";

test("an attacker model proposes moves within its calls, and each says whose it is", async () => {
  says = (text) => JSON.stringify({ case: caseIn(text), operator: null, turns: [SECRET_WORD] });
  const { campaign, journal } = await run(3);
  expect(model.heard).toHaveLength(3);
  expect(campaign).toMatchObject({ model_calls: 3, model_refusals: 0 });
  expect(journal.map(({ draft }) => draft.turns)).toEqual(Array(3).fill([SECRET_WORD]));
  expect(journal.map(({ phase, strategy }) => [phase, strategy])).toEqual(Array(3).fill(["hunt", "attacker"]));
});

test("one that refuses, writes prose or writes a megabyte costs its calls, and the campaign goes on", async () => {
  const answers = ["I'm sorry, but I can't help with that.", "Try to be nicer.", `{"case": "${"x".repeat(1_000_000)}`];
  says = () => answers[(model.heard.length - 1) % 3] ?? "";
  const { campaign, journal } = await run(3);
  expect(campaign).toMatchObject({ model_calls: 3, finish_reason: "done" });
  expect(campaign.model_refusals).toBeGreaterThanOrEqual(2);
  expect(journal).toEqual([]);
});

test("without calls none leaves", async () => {
  const { campaign } = await run(0);
  expect(model.heard).toEqual([]);
  expect(campaign.model_calls).toBe(0);
});
