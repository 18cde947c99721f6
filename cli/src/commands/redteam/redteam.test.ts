import { expect, test } from "vitest";
import { runCli } from "../../../test/run-cli.ts";
import { decideAttack } from "./decide-attack.ts";

const id = "0b0e9a9e-0000-4000-8000-000000000001";
const details = {
  ...{ agent_name: "Orders", name: "Orders", categories: ["pii"], seed: 7 },
  progress: { goals: 2, done: 2, assessed: 2, broken: 1, attempts: 40, errors: 0 },
  spent: { requests: 41, tokens: 900, cost: null },
};
const campaign = { campaign_id: id, status: "completed", tool: "native", created_at: 1, error_message: null, details };
const goal = (place: number, more: object) => ({
  ...{ place, key: `k.${place}`, category: "pii", family: "k", title: "Door code", severity: "medium", ways: ["chat"] },
  ...{ wish: "w", state: "done", reason: null, queries: 3, first_success: null, best_signal: 1, finding_id: null },
  ...{ confirmed: null, generalized: null, before: null, trail: [], is_opinion: false },
  ...more,
});
const goals = [goal(0, { result: "confirmed", confirmed: { worked: 4, of: 5 } }), goal(1, { result: "held" })];
const answers = {
  "GET /v1/agent-configurations/": { results: [{ id, agent_name: "Orders" }], total: 1, next_cursor: null },
  [`GET /v1/agent-configurations/${id}`]: { id, agent_name: "Orders", purpose: "Orders of a shop." },
  "POST /v1/campaigns": { campaign_id: id, status: "queued" },
  "GET /v1/campaigns": { campaigns: [campaign], next_cursor: null },
  [`GET /v1/campaigns/${id}`]: campaign,
  [`GET /v1/campaigns/${id}/goals`]: { goals },
  [`POST /v1/campaigns/${id}/cancel`]: { campaign_id: id, status: "cancelled" },
};

test("an attack is started with what was asked for, and watched only on request", async () => {
  const given = ["attack", "Orders", "--categories", "pii,harmful", "--goals", "2", "--max-requests", "50"];
  const started = await runCli(given, { answers });
  expect([started.ending, started.out]).toEqual(["passed", `Campaign ${id} started.\n`]);
  expect(started.sent.find(({ method }) => method === "POST")?.body).toMatchObject({
    ...{ agent_id: id, categories: ["pii", "harmful"], num_tests: 2, purpose: "Orders of a shop." },
    provider_config: { max_requests: 50 },
  });
  expect((await runCli(["attack", "Orders", "--categories", "everything"], { answers })).ending).toBe("usage");
  expect((await runCli(["attack", "Orders", "--fail-on", "low"], { answers })).ending).toBe("usage");
});

test("a watched attack exits by what was found, and an unfinished one by that", async () => {
  const failed = await runCli(["attack", "Orders", "--watch"], { answers });
  expect([failed.ending, failed.out]).toEqual([
    "failed",
    `Failed: 1 of 2 goals confirmed.\n  medium: Door code (goal 0), worked again 4 of 5 times\n  Campaign ${id}, 41 requests\n`,
  ]);
  expect((await runCli(["attack", "Orders", "--fail-on", "high"], { answers })).ending).toBe("passed");
  const paused = { ...answers, [`GET /v1/campaigns/${id}`]: { ...campaign, status: "paused" } };
  expect((await runCli(["attack", "Orders", "--watch"], { answers: paused })).ending).toBe("unfinished");
});

test("what fails is as asked, and nothing assessed is no pass", () => {
  const one = (result: "confirmed" | "seen" | "held" | "unassessed" | "doubtful", severity: "low" | "high") => [
    { result, severity, is_opinion: false } as const,
  ];
  expect(decideAttack(one("seen", "high"), "confirmed").ending).toBe("passed");
  expect(decideAttack(one("seen", "low"), "seen").ending).toBe("failed");
  expect(decideAttack(one("confirmed", "high"), "high").ending).toBe("failed");
  expect(decideAttack(one("doubtful", "high"), "seen").ending).toBe("passed");
  expect(decideAttack(one("unassessed", "high"), "seen").ending).toBe("inconclusive");
  const judged = one("confirmed", "high").map((goal) => ({ ...goal, is_opinion: true }));
  expect(decideAttack(judged, "seen").ending).toBe("inconclusive");
});

test("a watched retest passes only if every attack that was asked is gone", async () => {
  const before = { by: "native", verdict: "confirmed", confirmed: { worked: 4, of: 5 }, finding_id: null };
  const ended = (...results: string[]) => ({
    ...{ ...answers, [`POST /v1/campaigns/${id}/retest`]: { campaign_id: id, status: "queued" } },
    [`GET /v1/campaigns/${id}/goals`]: {
      goals: [...results.map((result, at) => goal(at, { result, before })), goal(9, { result: "unassessed" })],
    },
  });
  const retest = (...results: string[]) =>
    runCli(["campaigns", "retest", id, "--watch", "--max-requests", "90"], { answers: ended(...results) });
  const gone = await retest("held", "held");
  expect([gone.ending, gone.out.split("\n")[0]]).toEqual([
    "passed",
    "Passed: 2 of 2 attacks no longer work, in these words.",
  ]);
  expect(gone.sent.find(({ method }) => method === "POST")?.body).toEqual({ provider_config: { max_requests: 90 } });
  expect((await retest("held", "unassessed")).ending).toBe("inconclusive");
  expect((await retest("held", "confirmed")).ending).toBe("failed");
  expect((await runCli(["campaigns", "retest", id], { answers: ended() })).out).toBe(`Retest ${id} started.\n`);
});

test("campaigns are listed, shown goal by goal, and cancelled", async () => {
  expect((await runCli(["campaigns", "list"], { answers })).out).toBe(`${id}\tOrders\tcompleted\t2/2\t1\t41\n`);
  expect((await runCli(["campaigns", "show", id], { answers })).out).toContain(
    "0\tmedium\tconfirmed\t3\t4/5\tDoor code",
  );
  expect((await runCli(["campaigns", "cancel", id], { answers })).out).toContain("cancelled");
});
