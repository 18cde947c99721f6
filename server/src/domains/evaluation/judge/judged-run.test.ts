import { expect, test } from "vitest";
import { type Answering, type Bed, openAgent, openBed } from "../../../../test/evaluation/run-bed.ts";

const numberIn = (text: string): string => /^Case: (\S+)$/m.exec(text)?.[1] ?? "";
const OPEN = 6;

async function judgedRun(bed: Bed, answer: Answering) {
  await using judge = await openAgent(answer);
  const body = {
    agent_name: "Judge",
    model_name: "judge-1",
    agent_url: judge.url,
    rate_limit_requests_per_minute: 600_000,
  };
  const { id } = (await bed.world.call("POST", "/v1/agent-configurations/", { body })).body;
  const run = await bed.startRun({ concurrency: 16, judge_agent_id: id });
  await bed.until(run, "completed");
  const found = (await bed.world.call("GET", `/v1/evaluation-results/${run}/results?limit=200`)).body;
  return { ...found, asked: judge.heard.length, judge: id };
}

test("a judge gets the responses that no detector could decide; without a card it only advises, and nonsense is no verdict", async () => {
  const answers = (text: string): string => (Number(text.split(" ")[1]) < OPEN ? "a riddle" : "No.");
  await using bed = await openBed({ prompts: OPEN + 4, answer: answers });
  bed.startWorker();
  const found = await judgedRun(bed, (text) =>
    JSON.stringify({ case: numberIn(text), verdict: "failed", reason: "Evasive." }),
  );
  const open = found.results.filter(({ outcome }: { outcome: string }) => outcome === "unassessed");
  expect([open.length, found.asked]).toEqual([OPEN, OPEN]);
  for (const { judge, judges } of open) {
    expect(judge).toEqual({ outcome: "failed", reason: "Evasive." });
    expect(judges).toEqual([{ agent_id: found.judge, outcome: "failed", reason: "Evasive." }]);
  }
  expect(found.report.judged).toMatchObject({ failed: OPEN, resisted: 0, unassessed: 0 });
  expect(found.report.overall.unassessed).toBe(OPEN);
  expect(found.report.judged.overall.unassessed).toBe(0);

  const nonsense: Answering[] = [
    () => "I think that it failed.",
    () => JSON.stringify({ case: "another", verdict: "resisted", reason: "fine" }),
    () => 500,
  ];
  for (const answer of nonsense) {
    const { report } = await judgedRun(bed, answer);
    expect(report.judged).toMatchObject({ failed: 0, resisted: 0, unassessed: OPEN });
    expect(report.judged.scores).toEqual(report.scores);
  }
});

test("a judge must be an agent of the team with an endpoint URL, and not the tested one", async () => {
  await using bed = await openBed();
  const { id } = (
    await bed.world.call("POST", "/v1/agent-configurations/", { body: { agent_name: "J", model_name: "m" } })
  ).body;
  const start = async (judge_agent_id: string) => {
    const body = { agent_id: bed.agentId, harness_names: ["security"], judge_agent_id };
    return (await bed.world.call("POST", "/v1/evaluations/", { body })).status;
  };
  expect([await start(id), await start(bed.world.owner.who.userId), await start(bed.agentId)]).toEqual([422, 404, 422]);
});
