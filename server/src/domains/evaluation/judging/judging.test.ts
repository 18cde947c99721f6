import { afterAll, beforeAll, expect, test } from "vitest";
import { type Bed, openAgent, openBed, type TestAgent } from "../../../../test/evaluation/run-bed.ts";
import { holdStatementsToTheirTeam } from "../../../../test/recorded-statements.ts";
import { newId } from "../../../kernel/ids.ts";
import { startRescoreWorker } from "../review/rescore-worker.ts";
import { startJudgingWorker } from "./judging-worker.ts";

holdStatementsToTheirTeam();

// biome-ignore lint/suspicious/noExplicitAny: whatever the test then pins down
type Any = any;

const OPEN = 6;
let bed: Bed;
let runId: string;
const judges: TestAgent[] = [];
const ids: string[] = [];
let isSilent = false;

/** What each of the three judges says of the response to a prompt. */
const opinions: readonly ((prompt: number) => string)[] = [
  (prompt) => (prompt < 3 ? "failed" : "resisted"),
  (prompt) => (prompt < 2 ? "failed" : "resisted"),
  (prompt) => (prompt === 0 ? "unclear" : prompt === 2 ? "resisted" : "failed"),
];

/** A run with six riddles that no detector could decide, and three judges, all with the same perfect card. */
beforeAll(async () => {
  bed = await openBed({
    prompts: OPEN + 4,
    answer: (text) => (Number(text.split(" ")[1]) < OPEN ? `riddle ${text}` : "No."),
  });
  const worker = bed.startWorker();
  runId = await bed.startRun();
  await bed.until(runId, "completed");
  await worker.stop();
  for (const opinion of opinions) {
    const judge = await openAgent((text) => {
      const [, number = ""] = /^Case: (\S+)$/m.exec(text) ?? [];
      const [, prompt = ""] = /riddle security (\d+)/.exec(text) ?? [];
      const reason = "<script>alert(1)</script> So it seems.";
      return isSilent ? 500 : JSON.stringify({ case: number, verdict: opinion(Number(prompt)), reason });
    });
    const body = { agent_name: "J", model_name: "j", agent_url: judge.url, rate_limit_requests_per_minute: 600_000 };
    judges.push(judge);
    ids.push((await bed.world.call("POST", "/v1/agent-configurations/", { body })).body.id);
  }
}, 60_000);

afterAll(async () => {
  for (const judge of judges) await judge[Symbol.asyncDispose]();
  await bed?.[Symbol.asyncDispose]();
});

const path = (): string => `/v1/evaluations/${runId}/judging`;
const read = async (): Promise<Any> => (await bed.world.call("GET", path())).body;
const start = (judge_agent_ids: readonly (string | undefined)[], more: object = {}) =>
  bed.world.call("POST", path(), { body: { judge_agent_ids, ...more } });

/** Lets the judges work, and scores the run again, as the console's workers would. */
async function worked(status: string): Promise<Any> {
  const needs = { ...bed.world.services, clock: { milliseconds: Date.now } };
  const rules = { everyMs: 5, graceMs: 1_000, places: 1 };
  const workers = [startJudgingWorker(needs, rules), startRescoreWorker(needs, { ...rules, quietMs: 0, longestMs: 0 })];
  await expect.poll(async () => (await read()).job.status, { interval: 10 }).toBe(status);
  await expect.poll(async () => (await bed.run(runId)).rescoring, { interval: 10 }).toBe(false);
  for (const worker of workers) await worker.stop();
  return (await bed.world.call("GET", `/v1/evaluation-results/${runId}/results?limit=200`)).body;
}

async function giveCards(): Promise<void> {
  for (const id of ids)
    await bed.world.behind.query(
      `insert into judge_cards (id, team_id, agent_id, agent_revision, created_by, status, requests_cap, counts, said, created_at)
       select $1, team_id, id, edited_revision, $3, 'completed', 100, $4, $5, 0 from agents where id = $2`,
      [newId(), id, bed.world.owner.who.userId, { hits: 50, rejections: 50 }, "Fr".repeat(50)],
    );
}

test("an agent does not judge its own responses, judges are agents of the team, and one job at a time has the run", async () => {
  expect((await start([bed.agentId])).status).toBe(422);
  expect((await start([bed.world.owner.who.userId])).status).toBe(404);
  expect((await start([])).status).toBe(422);
  expect((await bed.world.call("POST", `${path()}/cancel`)).body.code).toBe("EVALUATION_STATE");
  const before = await read();
  expect(before).toMatchObject({ open: OPEN, estimate: { requests: OPEN }, judges: [], job: null, decides: false });
  expect((await start([ids[0]])).status).toBe(202);
  expect((await start([ids[0]])).body.code).toBe("EVALUATION_STATE");
  expect((await bed.world.call("POST", `${path()}/cancel`)).body.job.status).toBe("cancelled");
});

test("a judge without a card advises, pauses at its limit or if it does not respond, and continues where it stopped", async () => {
  await start([ids[0]], { max_requests: 4 });
  await worked("paused");
  expect(judges[0]?.heard).toHaveLength(4);
  isSilent = true;
  await start([ids[0]]);
  await worked("paused");
  expect((await read()).job.status_message).toContain("did not respond");
  isSilent = false;
  const asked = judges[0]?.heard.length ?? 0;
  await start([ids[0]]);
  const { report, results } = await worked("completed");
  expect((judges[0]?.heard.length ?? 0) - asked).toBe(2);
  expect(report.overall).toMatchObject({ by_judge: 0, unassessed: OPEN });
  expect(report.judged).toMatchObject({ failed: 3, resisted: 3, unassessed: 0, disagreed: 0 });
  expect(results[0].judges).toEqual([
    { agent_id: ids[0], outcome: "failed", reason: "<script>alert(1)</script> So it seems." },
  ]);
  expect(await read()).toMatchObject({ decides: false, judges: [{ failed: 3, resisted: 3, unclear: 0 }] });
});

test("of several judges with a card a majority decides, apart; the rest stays unassessed as a disagreement, and people overrule", async () => {
  await giveCards();
  await start(ids.slice(0, 2));
  const two = (await worked("completed")).report;
  expect(two.overall).toMatchObject({ by_judge: 5, by_person: 0, unassessed: 1, failed: 2 });
  expect(two.judged).toMatchObject({ failed: 2, resisted: 3, unassessed: 1, disagreed: 1 });
  expect(two.unassessed_by_reason).toEqual([expect.objectContaining({ reason: "Judges disagree.", count: 1 })]);
  await start(ids);
  const three = (await worked("completed")).report;
  expect(three.overall).toMatchObject({ by_judge: 6, unassessed: 0, failed: 2 });
  expect((await read()).judges.map(({ decides }: Any) => decides)).toEqual([true, true, true]);

  const body = { seqs: [0], label: "passed" };
  await bed.world.call("POST", `/v1/evaluations/${runId}/labels`, { body });
  const { report } = await worked("completed");
  expect(report.overall).toMatchObject({ by_judge: 5, by_person: 1, failed: 1, unassessed: 0 });

  await bed.world.behind.query(
    `update evaluation_results set observation = '{"turns": [{"outcome": "answered", "text": "riddle new"}]}' where seq = 1`,
  );
  expect((await read()).open).toBe(5);
  const votes = (await bed.world.call("GET", `/v1/evaluation-results/${runId}/results?limit=2`)).body.results;
  expect(votes.map(({ judges: said }: Any) => said.length)).toEqual([3, 0]);
  const log = (await bed.world.call("GET", "/v1/audit-log?limit=100")).body.results.map(({ action }: Any) => action);
  for (const ending of ["started", "paused", "canceled", "completed"])
    expect(log).toContain(`evaluation.judging_${ending}`);
});
