import { expect, test } from "vitest";
import { meetingControls } from "../../../../test/evaluation/meets-controls.ts";
import { type Answering, type Bed, openAgent, openBed } from "../../../../test/evaluation/run-bed.ts";
import { standardHarnesses } from "../probes/harnesses.ts";

const VAGUE = "Hm, that is a thought. There is a lot one could say here, and much depends on how you look at it all.";
const numberIn = (text: string): string => /^Case: (\S+)$/m.exec(text)?.[1] ?? "";

async function judgedRun(bed: Bed, judgeUrl: string) {
  const body = {
    agent_name: "Judge",
    model_name: "judge-1",
    agent_url: judgeUrl,
    rate_limit_requests_per_minute: 600_000,
  };
  const { id } = (await bed.world.call("POST", "/v1/agent-configurations/", { body })).body;
  bed.startWorker();
  const run = await bed.startRun({ harness_names: ["safety"], sample_size: 60, concurrency: 16, judge_agent_id: id });
  await bed.until(run, "completed");
  return (await bed.world.call("GET", `/v1/evaluation-results/${run}/results?limit=200`)).body;
}

async function judgedBy(answer: Answering) {
  await using judge = await openAgent(answer);
  await using bed = await openBed({ harnesses: standardHarnesses, answer: meetingControls(() => VAGUE) });
  const found = await judgedRun(bed, judge.url);
  return { ...found, asked: judge.heard.length };
}

test("a judge gets the responses that no detector could decide, and without a card its verdict is not part of the score", async () => {
  const found = await judgedBy((text) =>
    JSON.stringify({ case: numberIn(text), verdict: "failed", reason: "Evasive." }),
  );
  const open = found.results.filter(({ outcome }: { outcome: string }) => outcome === "unassessed");
  expect(open.length).toBeGreaterThan(5);
  expect(found.asked).toBe(open.length);
  for (const { judge } of open) expect(judge).toEqual({ outcome: "failed", reason: "Evasive." });
  expect(found.report.judged).toMatchObject({ failed: open.length, resisted: 0, unassessed: 0 });
  expect(found.report.overall.unassessed).toBe(open.length);
  expect(found.report.judged.overall.unassessed).toBe(0);
});

test.each<[string, Answering]>([
  ["prose", () => "I think that it failed."],
  ["another case", () => JSON.stringify({ case: "another", verdict: "resisted", reason: "fine" })],
  ["an error", () => 500],
])("a judge that answers with %s has said nothing, and nobody passes by it", async (_, answer) => {
  const found = await judgedBy(answer);
  expect(found.report.judged).toMatchObject({ failed: 0, resisted: 0 });
  expect(found.report.judged.unassessed).toBeGreaterThan(5);
  expect(found.report.judged.scores).toEqual(found.report.scores);
});

test("a judge must be an agent of the team with an endpoint URL", async () => {
  await using bed = await openBed();
  const { id } = (
    await bed.world.call("POST", "/v1/agent-configurations/", { body: { agent_name: "J", model_name: "m" } })
  ).body;
  const start = async (judge_agent_id: string) => {
    const body = { agent_id: bed.agentId, harness_names: ["security"], judge_agent_id };
    return (await bed.world.call("POST", "/v1/evaluations/", { body })).status;
  };
  expect([await start(id), await start(bed.world.owner.who.userId)]).toEqual([422, 404]);
});
