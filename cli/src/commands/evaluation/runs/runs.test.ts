import { expect, test } from "vitest";
import { runCli } from "../../../../test/run-cli.ts";

const id = "0b0e9a9e-0000-4000-8000-000000000001";
const other = "1c0e9a9e-0000-4000-8000-000000000002";
const progress = { planned: 10, done: 10, resisted: 9, failed: 1, unassessed: 0, errors: 0, in_flight: 0 };
const run = (status: string, verdict: string | null, done = 10) => ({
  ...{
    evaluation_id: id,
    agent_name: "order-bot",
    status,
    verdict,
    created_at: 0,
    status_message: "why",
    harness_names: ["a"],
  },
  ...{
    figures: { overall: { score: 0.9, low: 0.8, high: 0.95, n: 10 } },
    scores: { overall: 0.9 },
    plan: "quick",
    seed: 1,
  },
  progress: { ...progress, done, requests: done, tokens: 0, cost: null, eta_seconds: 4 },
});
const RUN = `/v1/evaluations/${id}`;
const event = (state: object) => `event: progress\ndata: ${JSON.stringify(state)}\n\n`;
const events = (...states: object[]) => ({ [`GET ${RUN}/events`]: states.map(event).join("") });
const listed = { "GET /v1/evaluations/": { evaluations: [run("completed", "passed")], more: [] } };

test("a watched run ends by its verdict, and any other end is none", async () => {
  const watched = async (status: string, verdict: string | null) =>
    runCli(["runs", "watch", id], { answers: events(run("running", null, 3), run(status, verdict)) });
  const passed = await watched("completed", "passed");
  expect([passed.ending, passed.out.split(".")[0]]).toEqual(["passed", "Passed: order-bot, score 90"]);
  expect(passed.err.split("\n")[0]).toBe("3 of 10 prompts, 1 failed, 80.0 to 95.0, 3 requests, 4 s left");
  expect((await watched("completed", "failed")).ending).toBe("failed");
  expect((await watched("completed", "inconclusive")).ending).toBe("inconclusive");
  expect(await watched("cancelled", null)).toMatchObject({
    ending: "unfinished",
    err: expect.stringContaining("cancelled. why"),
  });
  expect((await runCli(["runs", "watch", other], {})).ending).toBe("refused");
});

test("an evaluation is started with what was asked for, and watched on request", async () => {
  const answers = {
    "GET /v1/agent-configurations/": { results: [{ id, agent_name: "order-bot" }], next_cursor: null },
    "POST /v1/evaluations/": { evaluation_id: id },
    ...events(run("completed", "failed")),
  };
  const words = ["evaluate", "order-bot", "--plan", "quick", "--seed", "7"];
  const started = await runCli(words, { answers });
  expect([started.ending, started.out]).toEqual(["passed", `Evaluation ${id} started.\n`]);
  expect(started.sent.at(-1)?.body).toEqual({ agent_id: id, harness_names: ["trust_score"], plan: "quick", seed: 7 });
  expect((await runCli([...words, "--watch"], { answers })).ending).toBe("failed");
  expect((await runCli(["evaluate", "order-bot", "--plan", "huge"], { answers })).ending).toBe("usage");
});

test("runs are listed, found by the start of their ID, paused, resumed and canceled", async () => {
  const answers = {
    ...listed,
    [`GET ${RUN}`]: run("running", null),
    [`POST ${RUN}/pause`]: run("paused", null),
    [`POST ${RUN}/resume`]: run("running", null),
    [`POST ${RUN}/cancel`]: { evaluation_id: id },
  };
  expect((await runCli(["runs", "list"], { answers })).out).toBe(
    `${id}\torder-bot\tcompleted\tpassed\t90.0\t10/10\t1970-01-01 00:00Z\n`,
  );
  expect((await runCli(["runs", "get", "0b0e9a"], { answers })).out).toContain("overall\t90.0 (95% CI 80.0 to 95.0)");
  expect((await runCli(["runs", "pause", "0b0e9a"], { answers })).ending).toBe("passed");
  expect((await runCli(["runs", "resume", id], { answers })).ending).toBe("passed");
  expect((await runCli(["runs", "cancel", id], { answers })).ending).toBe("usage");
  expect((await runCli(["runs", "cancel", id, "--yes"], { answers })).ending).toBe("passed");
  expect((await runCli(["runs", "list", "--status", "over"], { answers })).ending).toBe("usage");
});

test("a comparison fails only if the later run is worse by more than noise", async () => {
  const change = (difference: number, more_than_noise: boolean) => ({
    ...{ before: { score: 0.9 }, after: { score: 0.9 + difference }, difference, verdict: "worse", words: "w" },
    more_than_noise,
  });
  const compared = (difference: number, isReal: boolean) =>
    runCli(["compare", other, id], {
      answers: {
        [`GET ${RUN}/compare`]: {
          ...{ overall: change(difference, isReal), dimensions: [{ name: "safety", ...change(0, false) }] },
          comparability: { words: "Same plan." },
        },
      },
    });
  const worse = await compared(-0.2, true);
  expect([worse.ending, worse.out.split("\n")[0]]).toEqual(["failed", "overall\t90.0\t70.0\t-20.0\tworse\tw"]);
  expect((await compared(-0.2, false)).ending).toBe("passed");
  expect((await compared(0.2, true)).ending).toBe("passed");
});

test("findings are listed as open ones, shown without transcripts, and triaged", async () => {
  const finding = {
    ...{
      id,
      title: "Door\u001bcode",
      severity: "high",
      state: "open",
      agent_name: "order-bot",
      failures: 2,
      detector: "d",
    },
    ...{
      found_at: 0,
      last_seen_at: 0,
      due_at: null,
      evaluation_id: other,
      summary: "s",
      reason: null,
      transcript: { text: "secret" },
    },
  };
  const answers = {
    "GET /v1/findings": { results: [finding], next_cursor: null },
    [`GET /v1/findings/${id}`]: finding,
    [`PATCH /v1/findings/${id}`]: { ...finding, state: "accepted" },
  };
  const list = await runCli(["findings", "list"], { answers });
  expect([list.out, list.sent[0]?.query?.["state"]]).toEqual([`${id}\thigh\topen\torder-bot\t2\tDoor␛code\n`, "open"]);
  expect((await runCli(["findings", "show", "0b0e9a"], { answers })).out).not.toContain("secret");
  const words = ["findings", "triage", id, "accepted", "--reason", "known", "--until", "2030-01-31"];
  const triaged = await runCli(words, { answers });
  expect(triaged.sent.at(-1)?.body).toEqual({ state: "accepted", reason: "known", accepted_until: 1896134399 });
  expect((await runCli(["findings", "triage", id, "gone"], { answers })).ending).toBe("usage");
});

test("an evaluation is archived and brought back by its ID", async () => {
  const archive = (state: string) => ({ evaluation_id: id, state, store: "s3", archived_at: null });
  const answers = {
    [`POST ${RUN}/archive`]: archive("archiving"),
    [`POST ${RUN}/restore`]: archive("restoring"),
  };
  const archived = await runCli(["runs", "archive", id, "--yes"], { answers });
  expect([archived.ending, archived.out]).toEqual(["passed", `Evaluation ${id} is being archived.\n`]);
  const back = await runCli(["runs", "restore", id], { answers });
  expect([back.ending, back.out]).toEqual(["passed", `Evaluation ${id} is being brought back.\n`]);
});
