import { setTimeout as pause } from "node:timers/promises";
import type { ConsoleProcess } from "../../../e2e/console.ts";
import { call } from "../../../e2e/person.ts";
import { fortress, openProofAgent, type ProofAgent } from "./agent.ts";
import { create, heardOr, register, rowOf, type Shown, type Stage, start, waitUntilEnded } from "./stage.ts";

const CAP = 100;

/** A cap over two workers, the first of which is killed in the middle of it. */
export async function proveCap(stage: Stage): Promise<Shown> {
  await using agent = await openProofAgent(fortress("pleaser", 3), 5);
  const agentId = await register(stage, agent.url);
  const [one, other] = [await stage.worker(), await stage.worker()];
  const config = { concurrency: 8, max_requests: CAP };
  const id = await start(stage, { agentId, seed: 3, categories: ["injection", "pii"], goals: 10, config });
  await heardOr(stage, id, () => agent.heard.length >= CAP * 0.4);
  const killed = await killOwner(agent, [one, other]);
  const row = await waitUntilEnded(stage, id);
  for (const process of [one, other]) await process.kill9();
  const open = await stage.data.query(
    "select from campaign_goals where campaign_id = $1 and result = 'unassessed' and reason like '%budget was spent%'",
    [id],
  );
  return {
    name: `${CAP} requests over two workers`,
    words: `its worker killed after ${killed} requests, another went on: ${agent.heard.length} reached the agent, ${row["requests"]} are counted, finish reason ${row["finish_reason"]}, ${open.length} goals say that the budget was spent`,
    mistakes: [
      ...(agent.heard.length > CAP ? [`${agent.heard.length} requests for a cap of ${CAP}`] : []),
      ...(Number(row["requests"]) > CAP ? [`${row["requests"]} requests are counted`] : []),
      ...(row["finish_reason"] === "budget" ? [] : [`the campaign ended by ${row["finish_reason"]}`]),
      ...(open.length > 0 ? [] : ["no goal says that the budget was spent"]),
    ],
  };
}

/** The one without which nothing more arrives. */
async function killOwner(agent: ProofAgent, [one, other]: readonly [ConsoleProcess, ConsoleProcess]): Promise<number> {
  process.kill(one.pid, "SIGSTOP");
  await pause(100);
  const before = agent.heard.length;
  await pause(200);
  const owner = agent.heard.length > before ? other : one;
  if (owner === other) process.kill(one.pid, "SIGCONT");
  process.kill(owner.pid, "SIGKILL");
  return agent.heard.length;
}

const LATEST_MS = 1_000;
/** More than one process may have in flight, which is eight. */
const BOTH_ASK = 12;

/** A stop with eight in flight in each of two processes, one of which is frozen while it happens. */
export async function proveStop(stage: Stage): Promise<Shown[]> {
  const shown: Shown[] = [];
  for (const isFrozen of [false, true]) shown.push(await proveOneStop(stage, isFrozen));
  return shown;
}

async function proveOneStop(stage: Stage, isFrozen: boolean): Promise<Shown> {
  const { api, owner, data } = stage;
  await using agent = await openProofAgent(fortress("rock", 5), 150);
  const agentId = await register(stage, agent.url);
  const plan = { agentId, categories: ["injection", "pii", "jailbreak"], goals: 10, config: { concurrency: 8 } };
  const first = await stage.worker();
  const one = await start(stage, { ...plan, seed: 5 });
  await heardOr(stage, one, () => agent.heard.length > 16);
  // While the first is frozen, only the second can take the other campaign.
  process.kill(first.pid, "SIGSTOP");
  const second = await stage.worker();
  const other = await start(stage, { ...plan, seed: 6 });
  await heardOr(stage, other, () => agent.heard.length > 40);
  process.kill(first.pid, "SIGCONT");
  // Both go on at once; a busy machine takes longer until both have asked.
  for (const until = performance.now() + 20_000; agent.underWay() < BOTH_ASK && performance.now() < until; )
    await pause(10);
  const inFlight = agent.underWay();
  if (isFrozen) process.kill(first.pid, "SIGSTOP");
  const reply = await call(`POST ${api.address}/v1/redteam/stop`, { token: owner.token, body: {} });
  const stoppedAt = performance.now();
  if (isFrozen) {
    await pause(3_000);
    process.kill(first.pid, "SIGCONT");
  }
  await pause(4_000);
  const late = agent.heard.filter((at) => at > stoppedAt).map((at) => Math.round(at - stoppedAt));
  const refused = await create(stage, { ...plan, seed: 7 });
  const lifted = await call(`DELETE ${api.address}/v1/redteam/stop`, { token: owner.token });
  const audited = await data.query(
    "select action from audit_log where action like 'redteam.%' order by at desc limit 2",
  );
  const workers = new Set([(await rowOf(stage, one))["status"], (await rowOf(stage, other))["status"]]);
  for (const process of [first, second]) await process.kill9();
  const latest = Math.max(0, ...late);
  return {
    name: isFrozen ? "Stop while a worker is frozen for 3 s" : "Stop of two processes",
    words: `${inFlight} in flight in two processes; ${late.length} requests arrived after the stop was answered, the last ${latest} ms after it`,
    mistakes: [
      ...(reply.status === 200 ? [] : [`the stop was answered ${reply.status}`]),
      ...(inFlight >= BOTH_ASK ? [] : [`only ${inFlight} in flight`]),
      ...(latest > LATEST_MS ? [`a request arrived ${latest} ms after the stop`] : []),
      ...(refused.status === 409 ? [] : [`a new campaign was answered ${refused.status}`]),
      ...(lifted.status < 300 ? [] : [`lifting was answered ${lifted.status}`]),
      ...(audited.length === 2 ? [] : ["the audit log lacks the stop or its end"]),
      ...(workers.size === 1 && workers.has("cancelled") ? [] : [`the campaigns are ${[...workers].join(" and ")}`]),
    ],
  };
}

const [RATE, PACE_MS] = [60, 75_000];

/** The agent's rate, with a campaign and an evaluation on it at the same time, by two workers. */
export async function provePace(stage: Stage): Promise<Shown> {
  const { api, owner } = stage;
  await using agent = await openProofAgent(fortress("rock", 5));
  const agentId = await register(stage, agent.url, { rate_limit_requests_per_minute: RATE });
  const workers = [await stage.worker(), await stage.worker()];
  const config = { concurrency: 8 };
  const id = await start(stage, { agentId, seed: 9, categories: ["injection", "pii"], goals: 10, config });
  const run = await call(`POST ${api.address}/v1/evaluations/`, {
    token: owner.token,
    body: { agent_id: agentId, team_id: owner.teamId, harness_names: ["security"], concurrency: 8 },
  });
  await pause(PACE_MS);
  const { requests } = await rowOf(stage, id);
  for (const worker of workers) await worker.kill9();
  await call(`POST ${api.address}/v1/campaigns/${id}/cancel`, { token: owner.token });
  await call(`POST ${api.address}/v1/evaluations/${run.body.evaluation_id}/cancel`, { token: owner.token });
  const busiest = Math.max(
    ...agent.heard.map((from) => agent.heard.filter((at) => at >= from && at < from + 60_000).length),
  );
  const ofRun = agent.heard.length - Number(requests);
  return {
    name: `${RATE} requests a minute beside an evaluation`,
    words: `${agent.heard.length} requests in ${PACE_MS / 1000} s, about ${requests} of the campaign and ${ofRun} of the evaluation; the busiest minute had ${busiest}`,
    mistakes: [
      ...(busiest > RATE ? [`${busiest} requests in a minute`] : []),
      ...(run.status === 202 ? [] : [`the evaluation was answered ${run.status}`]),
      ...(ofRun > 5 && Number(requests) > 5 ? [] : ["not both have asked"]),
    ],
  };
}
