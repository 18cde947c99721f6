import { afterAll, beforeAll, expect, test } from "vitest";
import { apply, word } from "../../../../test/protection/guarded-agent.ts";
import { exchangeOf } from "../../../../test/protection/recorded-exchange.ts";
import { holdStatementsToTheirTeam } from "../../../../test/recorded-statements.ts";
import { openWorld, type World } from "../../../../test/world.ts";
import { openJobContext } from "../../../platform/work/context.ts";
import { loadPack } from "../packs/load-pack.ts";
import type { GuardRunner } from "../runtime/guard-runner.ts";
import { recordedOf } from "../traffic/record-sample.ts";
import { insertRecorded } from "../traffic/store.ts";
import { startReplayWorker } from "./replay-worker.ts";
import { runReplay } from "./run-replay.ts";
import type { ShownReplay } from "./shapes.ts";
import { claimReplay } from "./store.ts";

holdStatementsToTheirTeam();

// One world, and so one thread that judges, for all tests.
let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world[Symbol.asyncDispose]());

const DEAD = 999_999;

/** An agent that lives by guards against "orion", with a saved body against "lyra" and "vega", the latter in shadow. */
async function editedAgent() {
  const on = { "input-guards": ["g"], "output-guards": ["g"] };
  const agent = { agent_name: "Support", model_name: "small-chat-1", agent_url: "https://agent.example/v1" };
  const agent_id: string = (await world.call("POST", "/v1/agent-configurations/", { body: agent })).body.id;
  const live = { agent_id, config_body: { ...on, g: word("orion") } };
  const config_id: string = (await world.call("POST", "/v1/guard-configs", { body: live })).body.id;
  await apply(world, config_id);
  const config_body = { ...on, "input-guards": ["g", "s"], g: word("lyra"), s: word("vega", { mode: "shadow" }) };
  await world.call("PUT", `/v1/guard-configs/${config_id}`, { body: { config_body } });
  return { agent_id, config_id };
}

/** A completed run with one exchange for each of these. */
async function plantRun(
  agent_id: string,
  exchanges: readonly (readonly [probe: string, outcome: string, asked: string, said: string])[],
) {
  const { body } = await world.call("POST", "/v1/evaluations/", { body: { agent_id, harness_names: ["security"] } });
  await world.call("POST", `/v1/evaluations/${body.evaluation_id}/cancel`);
  for (const [seq, [probe, outcome, asked, said]] of exchanges.entries()) {
    await world.behind.query(
      `with planned as (
         insert into evaluation_plan (evaluation_id, seq, team_id, harness, probe, family, stratum, question)
         select id, $2, team_id, 'security', $3, 'f', 's', $4 from evaluations where id = $1)
       insert into evaluation_results (evaluation_id, seq, team_id, outcome, observation)
       select id, $2, team_id, $5, $6 from evaluations where id = $1`,
      [
        ...[body.evaluation_id, seq, probe, JSON.stringify({ turns: [asked] }), outcome],
        JSON.stringify({ turns: [{ outcome: "answered", text: said, toolCalls: [] }] }),
      ],
    );
  }
  return body.evaluation_id as string;
}

const begin = async (config_id: string, body?: object): Promise<ShownReplay> => {
  const started = await world.call("POST", `/v1/guard-configs/${config_id}/replay`, body ? { body } : {});
  expect(started.status, started.text).toBe(202);
  return started.body;
};

/** All texts that were judged, by either config. */
function countingNeeds() {
  const { guards, ...services } = world.services;
  const judged: string[] = [];
  const runner: GuardRunner = {
    ...guards.runner,
    judge: (runnable, subjects, needs) => {
      judged.push(...subjects.map(({ text }) => text));
      return guards.runner.judge(runnable, subjects, needs);
    },
  };
  return { needs: { ...services, runner, loadPack }, judged };
}

async function finish(id: string, needs = countingNeeds().needs): Promise<ShownReplay> {
  const worker = startReplayWorker(needs, { everyMs: 50, graceMs: 1000, places: 1 });
  const read = async (): Promise<ShownReplay> => (await world.call("GET", `/v1/guard-replays/${id}`)).body;
  await expect.poll(async () => (await read()).status, { timeout: 20_000 }).not.toBe("running");
  await worker.stop();
  return read();
}

test("transcripts are judged by the saved body and by the live version, and examples only refer to them", async () => {
  const { agent_id, config_id } = await editedAgent();
  const run = await plantRun(agent_id, [
    ["prompt-leak", "failed", "about orion", "fine"],
    ["prompt-leak", "failed", "about lyra", "fine"],
    ["prompt-leak", "resisted", "about vega", "fine"],
    ["prompt-leak", "unassessed", "nothing", "lyra"],
    ["units", "failed", "three feet, not lyra", "fine"],
  ]);
  const started = await begin(config_id, { material: ["transcripts"] });
  expect(started).toMatchObject({ status: "running", live_config_id: config_id, live_version: 1, result: null });
  const again = await world.call("POST", `/v1/guard-configs/${config_id}/replay`);
  expect(again.body.code).toBe("GUARD_REPLAY_RUNNING");
  const { result, ...ended } = await finish(started.id);
  expect(ended).toMatchObject({ status: "completed", status_message: null, done: 5, total: 5 });
  expect(result?.totals).toMatchObject([
    {
      kind: "failed",
      expects: "hit",
      n: 2,
      hits: 1,
      blocked: 1,
      live_blocked: 1,
      newly_blocked: 1,
      no_longer_blocked: 1,
    },
    { kind: "passed", expects: null, n: 1, hits: 1, blocked: 0, would_block: 1 },
    { kind: "unassessed", expects: null, n: 1, hits: 1, newly_blocked: 1 },
    { kind: "harmless", expects: "pass", n: 1, hits: 1, newly_blocked: 1 },
  ]);
  const rows = result?.guards.map(({ guard, channel, mode, judged, hits, newly_blocked }) => [
    ...[guard, channel, mode, judged, hits, newly_blocked],
  ]);
  expect(rows).toEqual([
    ["g", "user", "enforce", 5, 2, 2],
    ["s", "user", "shadow", 5, 1, 0],
    ["g", "output", "enforce", 5, 1, 1],
  ]);
  expect(result?.legitimate).toMatchObject({ n: 1, newly_blocked: 1, rate: 1 });
  expect(result?.examples).toContainEqual({
    ...{ reason: "no_longer_blocked", material: "transcripts", kind: "failed", evaluation_id: run, seq: 0 },
    ...{ pack: null, row_id: null, text: null, entry_id: null },
  });
  const { rows: stored } = await world.behind.query("select state::text from guard_replays where id = $1", [
    started.id,
  ]);
  expect(stored[0].state).not.toMatch(/about|three feet/);
  const listed = await world.call("GET", `/v1/guard-configs/${config_id}/replays`);
  expect(listed.body.results.map(({ id }: ShownReplay) => id)).toEqual([started.id]);
  const stranger = await world.stranger();
  expect((await world.call("GET", `/v1/guard-replays/${started.id}`, { as: stranger })).status).toBe(404);
});

test("recorded traffic is judged again: what would be newly blocked of it, by reference", async () => {
  const { agent_id, config_id } = await editedAgent();
  await world.call("PUT", `/v1/agents/${agent_id}/traffic-settings`, {
    body: { record_hits: true, sample_share: 1 },
  });
  const { db, keyring } = world.services;
  const { teamId } = world.owner.who;
  const texts = ["hello", "about lyra", "about orion", "see lyra"];
  const exchanges = await Promise.all(texts.map((text) => exchangeOf(world, agent_id, { texts: [text] })));
  const rows = exchanges.map((exchange) => recordedOf(keyring, exchange));
  await db.transaction({ teamId, userId: "" }, (tx) => insertRecorded(tx, teamId, rows));
  const started = await begin(config_id, { material: ["traffic"] });
  const { result, ...ended } = await finish(started.id);
  expect(ended).toMatchObject({ status: "completed", done: 4, total: 4, material: ["traffic"] });
  expect(result?.totals.toSorted((one, other) => one.kind.localeCompare(other.kind))).toMatchObject([
    { kind: "request", expects: "pass", n: 3, newly_blocked: 2, live_blocked: 0 },
    { kind: "stopped_request", expects: null, n: 1, no_longer_blocked: 1, live_blocked: 1 },
  ]);
  expect(result?.legitimate).toMatchObject({ n: 3, newly_blocked: 2 });
  const newly = result?.examples.filter(({ reason }) => reason === "newly_blocked").map(({ entry_id: id }) => id);
  expect(newly?.sort()).toEqual([rows[1]?.id, rows[3]?.id].sort());
});

test("a worker that takes over judges nothing twice", async () => {
  const { config_id } = await editedAgent();
  const body = { material: ["packs"], limit: 120 };
  const whole = await finish((await begin(config_id, body)).id);
  const { id } = await begin(config_id, body);
  const { needs, judged } = countingNeeds();
  const { userId, teamId } = world.owner.who;
  const context = openJobContext(needs, { id, teamId, userId }, { prefix: "test", scopes: ["read"] });
  const claimed = { id, worker: DEAD };
  const row = await context.transaction((act) => claimReplay(act, claimed));
  if (!row) throw new Error("the replay was not claimed");
  let batches = 0;
  const attempt = { signal: new AbortController().signal, isStopping: () => batches++ > 0 };
  await runReplay(needs, { context, claimed, row, attempt });
  expect((await world.call("GET", `/v1/guard-replays/${id}`)).body).toMatchObject({ done: 50, total: 120 });
  const ended = await finish(id, needs);
  // By the saved body and by the live version, each text once.
  expect(judged).toHaveLength(240);
  const counts = ({ result }: ShownReplay) => result?.totals;
  expect(counts(ended)).toEqual(counts(whole));
  expect(ended.result?.legitimate.n).toBe(120);
});

test("a template is replayed over packs, remote guards are named and not asked, and what is missing is refused", async () => {
  const config_body = {
    ...{ "input-guards": ["g", "far"], g: word("orion") },
    far: { methods: ["remote"], mode: "shadow", remote: { guard: "0198c2a4-9b01-7d2e-8a44-5f1f0f6b7c21" } },
  };
  const created = await world.call("POST", "/v1/guard-configs", { body: { config_body } });
  expect(created.status, created.text).toBe(201);
  const path = `/v1/guard-configs/${created.body.id}/replay`;
  const refused = await world.call("POST", path, { body: { material: ["transcripts"] } });
  expect(refused.body.code).toBe("GUARD_CONFIG_WITHOUT_AGENT");
  const started = await begin(created.body.id, { limit: 10 });
  expect(started).toMatchObject({ agent_id: null, live_version: null, material: ["packs"] });
  const { result } = await finish(started.id);
  expect(result?.left_out).toEqual([{ guard: "far", channel: "user", method: "remote", why: "remote" }]);
  expect(result?.guards.map(({ guard, judged }) => [guard, judged])).toEqual([["g", 10]]);
  expect((await world.call("GET", `/v1/guard-replays/${created.body.id}`)).body.code).toBe("GUARD_REPLAY_NOT_FOUND");
});

test("a running replay is canceled once, is audited, and ends whoever works on it", async () => {
  const { config_id } = await editedAgent();
  const { id } = await begin(config_id, { material: ["packs"], limit: 120 });
  const { needs, judged } = countingNeeds();
  const { userId, teamId } = world.owner.who;
  const context = openJobContext(needs, { id, teamId, userId }, { prefix: "test", scopes: ["read"] });
  const claimed = { id, worker: DEAD };
  const row = await context.transaction((act) => claimReplay(act, claimed));
  if (!row) throw new Error("the replay was not claimed");
  const cancel = () => world.call("POST", `/v1/guard-replays/${id}/cancel`);
  const ended = { status: "cancelled", status_message: "Canceled by a user.", result: null };
  const runner: GuardRunner = {
    ...needs.runner,
    judge: async (...judging) => {
      if (judged.length === 0) expect((await cancel()).body).toMatchObject(ended);
      return needs.runner.judge(...judging);
    },
  };
  const attempt = { signal: new AbortController().signal, isStopping: () => false };
  await runReplay({ ...needs, runner }, { context, claimed, row, attempt });
  // One batch, by the saved body and by the live version.
  expect(judged).toHaveLength(100);
  expect((await world.call("GET", `/v1/guard-replays/${id}`)).body).toMatchObject({ ...ended, done: 0 });
  expect((await cancel()).body.code).toBe("GUARD_REPLAY_ENDED");
  const { rows } = await world.behind.query("select details from audit_log where action = $1", [
    "guard_config.replay_canceled",
  ]);
  expect(rows).toEqual([{ details: expect.objectContaining({ replay_id: id }) }]);
  // Another may start at once.
  await begin(config_id, { material: ["packs"], limit: 10 });
});

test("packs that changed in between end a replay with the reason", async () => {
  const { config_id } = await editedAgent();
  const { id } = await begin(config_id, { material: ["packs"], limit: 20 });
  const state = { runs: [], rows: 7, leftOut: [], run: 0, afterSeq: -1, exchanges: 0, row: 0, cut: 0 };
  const tally = { kinds: [], guards: [], latency: [], examples: [] };
  await world.behind.query("update guard_replays set state = $2 where id = $1", [
    id,
    JSON.stringify({ ...state, tally }),
  ]);
  expect(await finish(id)).toMatchObject({
    status: "failed",
    status_message: "The packs have changed since the replay began.",
    result: null,
  });
});
