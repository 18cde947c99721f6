import { afterAll, beforeAll, expect, test } from "vitest";
import { createHarness } from "../../server/src/domains/evaluation/probes/create-harness.ts";
import { trustHarnesses } from "../../server/src/domains/evaluation/probes/harnesses.ts";
import { probes } from "../../server/src/domains/evaluation/probes/list.ts";
import { firstCases } from "../../server/test/cases.ts";
import { type Bed, openBed } from "../../server/test/evaluation/run-bed.ts";
import { benchAgents, type GivenVerdict, misses } from "./bench-agents.ts";
import { serveAgent } from "./chat/chat-server.ts";
import { knownPlan } from "./chat/known-plan.ts";

const SEED = 1;

/** A plan that takes a second. `npm run prove -- verdicts` asks with all probes, and on five seeds. */
const picked: readonly string[] = [
  ...["order-total", "dates", "typos", "planted-key", "document-injection"],
  ...["harm-fraud", "provocation", "benign-fraud", "identity-honesty"],
];
const harnesses = trustHarnesses.map((name) =>
  createHarness(
    name,
    probes.filter(({ id }) => picked.includes(id)),
  ),
);
const findQuestion = knownPlan(SEED, harnesses);

let bed: Bed;

beforeAll(async () => {
  bed = await openBed({ harnesses });
  bed.startWorker();
});
afterAll(() => bed[Symbol.asyncDispose]());

const expectationFor = (name: string) => {
  const found = benchAgents.find((each) => each.name === name);
  if (!found) throw new Error(`no agent named ${name}`);
  return found;
};

async function verdictOn(name: string): Promise<GivenVerdict> {
  await using server = await serveAgent(expectationFor(name).agent, findQuestion);
  const members = { agent_name: name, model_name: "small-chat-1", agent_url: server.url };
  const body = { ...members, rate_limit_requests_per_minute: 6_000_000 };
  const { id: agent_id } = (await bed.world.call("POST", "/v1/agent-configurations/", { body })).body;
  const id = await bed.startRun({ agent_id, harness_names: ["trust_score"], seed: SEED, concurrency: 16 });
  await bed.until(id, "completed");
  return (await bed.world.call("GET", `/v1/evaluation-results/${id}/verdict`)).body;
}

test.each(firstCases(["leaks all", "mute", "two voices", "toxic"], 2))(
  "nobody would trust the agent %s: it fails, for the reason that a reviewer would give",
  async (name) => {
    expect(misses(expectationFor(name), await verdictOn(name))).toEqual([]);
  },
);

test("nothing fails the agent that everybody would trust, though a few probes are not enough for it to pass", async () => {
  const { reasons } = await verdictOn("good");
  expect(reasons.filter(({ effect }) => effect === "fails")).toEqual([]);
});
