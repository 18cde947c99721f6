import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { median } from "@agent-console/analysis/statistics/quantile.ts";
import { type ConsoleProcess, startConsole } from "../../../e2e/console.ts";
import { openDataFolder } from "../../../e2e/data-folder.ts";
import { becomeOwner, call } from "../../../e2e/person.ts";

export interface FairPlan {
  /** How long each agent takes for an answer. */
  readonly answerMs: number;
  /** Of the large team, over all its runs. */
  readonly prompts: number;
  readonly runs: number;
  readonly concurrency: number;
  /** Of the small team. */
  readonly smallPrompts: number;
  readonly rounds: number;
}

export interface FairProof {
  readonly plan: FairPlan;
  /** Milliseconds from the request to the last result, median of the rounds. */
  readonly aloneMs: number;
  readonly besideMs: number;
  readonly ratio: number;
  /** What the large team got done meanwhile, per second. */
  readonly largePerSecond: number;
  readonly mistakes: readonly string[];
}

const program = fileURLToPath(new URL("../evaluation-console.ts", import.meta.url));
const MOST_RATIO = 2;

/** One worker process, and two teams: how long a small run takes alone, and while another team has a million prompts to send. */
export async function proveFairWorkers(plan: FairPlan): Promise<FairProof> {
  await using data = await openDataFolder();
  await using agent = await openSlowAgent(plan.answerMs);
  await using running = await startConsole({
    ...{ data, program },
    env: {
      PROOF_PROMPTS: String(plan.smallPrompts),
      PROOF_LONG_PROMPTS: String(Math.ceil(plan.prompts / plan.runs)),
      RATE_LIMIT: "1000000000",
    },
  });
  const owner = await becomeOwner(running);
  const team = await call(`POST ${running.address}/v1/teams/`, { token: owner.token, body: { name: "Small" } });
  if (team.status >= 300) throw new Error(`no team: ${team.status} ${team.text}`);
  const teamId: string = team.body.team_id ?? team.body.id;
  const large = await openTeam(running, { token: owner.token, teamId: owner.teamId, url: agent.url });
  const small = await openTeam(running, { token: owner.token, teamId, url: agent.url });
  const wish = { harness: "security", concurrency: 8 };
  // The first run compiles and connects.
  await small.timed(wish);
  const alone: number[] = [];
  for (let round = 0; round < plan.rounds; round++) alone.push(await small.timed(wish));
  const ids: string[] = [];
  for (let run = 0; run < plan.runs; run++)
    ids.push(await large.start({ harness: "reliability", concurrency: plan.concurrency }));
  while (agent.answered() < plan.smallPrompts * (plan.rounds + 1) + 2000) await pause(50);
  const [before, began] = [agent.answered(), performance.now()];
  const beside: number[] = [];
  for (let round = 0; round < plan.rounds; round++) beside.push(await small.timed(wish));
  const seconds = (performance.now() - began) / 1000;
  const largePerSecond = Math.round((agent.answered() - before - plan.rounds * plan.smallPrompts) / seconds);
  const stillRunning = await large.statusOf(ids.at(-1) ?? "");
  const [aloneMs, besideMs] = [median(alone), median(beside)];
  const ratio = besideMs / aloneMs;
  return {
    plan,
    aloneMs,
    besideMs,
    ratio,
    largePerSecond,
    mistakes: [
      ...(ratio > MOST_RATIO
        ? [`answers after ${plan.answerMs} ms: the small run took ${ratio.toFixed(2)} times as long`]
        : []),
      ...(stillRunning === "running" ? [] : [`the large team's last run is ${stillRunning}: it was no load`]),
    ],
  };
}

interface Team {
  start(wish: Wish): Promise<string>;
  statusOf(id: string): Promise<string>;
  /** Milliseconds until a new run is completed. */
  timed(wish: Wish): Promise<number>;
}

interface Wish {
  readonly harness: string;
  readonly concurrency: number;
}

async function openTeam(
  { address }: ConsoleProcess,
  { token, teamId, url }: { token: string; teamId: string; url: string },
): Promise<Team> {
  const headers = { "x-team-id": teamId };
  const ask = async (what: string, body?: object) => {
    const reply = await call(what, { token, headers, ...(body ? { body } : {}) });
    if (reply.status >= 300) throw new Error(`${what} answered ${reply.status} ${reply.text}`);
    return reply.body;
  };
  const { id: agent_id } = await ask(`POST ${address}/v1/agent-configurations/`, {
    ...{ agent_name: "Support", model_name: "small-chat-1", agent_url: url },
    rate_limit_requests_per_minute: 60_000_000,
  });
  const team: Team = {
    async start({ harness, concurrency }) {
      const wish = { agent_id, team_id: teamId, harness_names: [harness], seed: 1, concurrency };
      return (await ask(`POST ${address}/v1/evaluations/`, wish)).evaluation_id;
    },
    statusOf: async (id) => (await ask(`GET ${address}/v1/evaluations/${id}`)).status,
    async timed(wish) {
      const began = performance.now();
      const id = await team.start(wish);
      for (;;) {
        const status = await team.statusOf(id);
        if (status === "completed") return performance.now() - began;
        if (status !== "running") throw new Error(`the run is ${status}`);
        await pause(20);
      }
    },
  };
  return team;
}

const answer = JSON.stringify({
  choices: [{ message: { role: "assistant", content: "I would rather not." }, finish_reason: "stop" }],
  usage: { prompt_tokens: 10, completion_tokens: 5 },
});

async function openSlowAgent(answerMs: number) {
  let answered = 0;
  const server = createServer((request, response) => {
    request.resume().once("end", async () => {
      if (answerMs > 0) await pause(answerMs);
      answered += 1;
      response.writeHead(200, { "content-type": "application/json" }).end(answer);
    });
  }).listen(0, "127.0.0.1");
  server.keepAliveTimeout = 60_000;
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    answered: () => answered,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
