import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { type ConsoleProcess, startConsole } from "../../e2e/console.ts";
import { openDataFolder } from "../../e2e/data-folder.ts";
import { addressOf } from "../../e2e/database-address.ts";
import { becomeOwner, call, createAgent } from "../../e2e/person.ts";
import { newKey } from "../../server/src/platform/secrets/keyring.ts";

export interface PacePlan {
  /** `rate_limit_requests_per_minute` of each agent. All agents get requests at the same time. */
  readonly rates: readonly number[];
  readonly seconds: number;
  readonly workers: number;
  /** Per agent, at the same time. */
  readonly runs: number;
  readonly testEverySeconds: number;
}

export interface PacedRate {
  readonly rate: number;
  readonly requests: number;
  /** How many of those came from connection tests. */
  readonly ofTests: number;
  readonly testsWithoutTurn: number;
  /** The most in any 60 seconds, the most in any 6, and the share of the rate used between the first and the last. */
  readonly busiestMinute: number;
  readonly busiestTenth: number;
  readonly used: number;
}

export interface PaceProof {
  readonly plan: PacePlan;
  readonly rates: readonly PacedRate[];
  readonly mistakes: readonly string[];
}

const MINUTE_MS = 60_000;
const LEAST_USED = 0.95;
/**
 * A request can be sent some milliseconds late, so a tenth of a minute may have slightly more than a tenth of its
 * requests.
 */
const MOST_IN_A_TENTH = 1.05;
const program = fileURLToPath(new URL("evaluation-console.ts", import.meta.url));

/** Runs and connection tests together use the full rate of each agent. Requests are counted where they arrive. */
export async function provePacing(plan: PacePlan): Promise<PaceProof> {
  await using data = await openDataFolder();
  const prompts = Math.ceil((Math.max(...plan.rates) * plan.seconds) / 60);
  const env = { CONSOLE_SECRET_KEY: newKey().toString("base64"), PROOF_PROMPTS: String(prompts) };
  await using api = await startConsole({ data, program, args: ["--role", "api"], env });
  const owner = await becomeOwner(api);
  const workers: ConsoleProcess[] = [];
  const agents = await Promise.all(plan.rates.map(() => openListener()));
  try {
    const registered = await Promise.all(
      plan.rates.map(async (rate, at) => {
        const members = { agent_url: agents[at]?.url, rate_limit_requests_per_minute: rate };
        return await createAgent(api.address, owner.token, members);
      }),
    );
    for (const agentId of registered) {
      for (let run = 0; run < plan.runs; run++) await startRun(api, { ...owner, agentId });
    }
    const database = { DATABASE_URL: await addressOf(data) };
    for (let at = 0; at < plan.workers; at++) {
      workers.push(await startConsole({ data, program, args: ["--role", "worker"], env: { ...env, ...database } }));
    }
    await Promise.all(agents.map((agent) => agent.first));
    const until = performance.now() + plan.seconds * 1000;
    const turnless = await Promise.all(registered.map((id) => testAgain(api, { id, ...owner, plan, until })));
    const rates = plan.rates.map((rate, at) => paced(rate, agents[at]?.heard ?? [], turnless[at] ?? 0));
    return { plan, rates, mistakes: rates.flatMap(mistakesOf) };
  } finally {
    for (const worker of workers) await worker.kill9();
    for (const agent of agents) await agent.close();
  }
}

interface Wish {
  readonly token: string;
  readonly teamId: string;
  readonly agentId: string;
}

async function startRun({ address }: ConsoleProcess, { token, teamId, agentId }: Wish): Promise<void> {
  const body = { agent_id: agentId, team_id: teamId, harness_names: ["security"], concurrency: 16 };
  const { status, text } = await call(`POST ${address}/v1/evaluations/`, { token, body });
  if (status !== 202) throw new Error(`no run: ${status} ${text}`);
}

interface Testing {
  readonly id: string;
  readonly token: string;
  readonly plan: PacePlan;
  readonly until: number;
}

/** Tests the connection until the time is over. Returns how many tests were told that the wait is too long. */
async function testAgain({ address }: ConsoleProcess, { id, token, plan, until }: Testing): Promise<number> {
  let turnless = 0;
  while (performance.now() < until) {
    const url = `${address}/v1/agent-configurations/${id}/test-connection`;
    const { status, body } = await call(`POST ${url}`, { token });
    if (status !== 200) throw new Error(`no test: ${status}`);
    if (!body.ok) turnless += 1;
    await pause(Math.min(plan.testEverySeconds * 1000, Math.max(0, until - performance.now())));
  }
  return turnless;
}

interface Heard {
  readonly at: number;
  readonly isTest: boolean;
}

/** An agent that responds immediately and records when it was called, and by whom. */
async function openListener() {
  const heard: Heard[] = [];
  const first = Promise.withResolvers<void>();
  const server = createServer(async (request, response) => {
    const at = performance.now();
    let body = "";
    for await (const chunk of request) body += chunk;
    heard.push({ at, isTest: !/"security \d+"/.test(body) });
    first.resolve();
    const code = /TULIP-\d+/.exec(body)?.[0] ?? "";
    response.setHeader("content-type", "application/json");
    response.end(JSON.stringify({ choices: [{ message: { content: `${code} No.` }, finish_reason: "stop" }] }));
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    heard,
    first: first.promise,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

function paced(rate: number, heard: readonly Heard[], testsWithoutTurn: number): PacedRate {
  const times = heard.map(({ at }) => at).sort((a, b) => a - b);
  const span = (times.at(-1) ?? 0) - (times[0] ?? 0);
  return {
    rate,
    requests: times.length,
    ofTests: heard.filter(({ isTest }) => isTest).length,
    testsWithoutTurn,
    busiestMinute: mostWithin(times, MINUTE_MS),
    busiestTenth: mostWithin(times, MINUTE_MS / 10),
    used: ((times.length - 1) * MINUTE_MS) / span / rate,
  };
}

function mostWithin(times: readonly number[], windowMs: number): number {
  let from = 0;
  return times.reduce((most, at, to) => {
    while ((times[from] ?? 0) <= at - windowMs) from += 1;
    return Math.max(most, to - from + 1);
  }, 0);
}

function mistakesOf({ rate, ofTests, busiestMinute, busiestTenth, used }: PacedRate): string[] {
  const inTenth = Math.ceil((rate / 10) * MOST_IN_A_TENTH) + 1;
  return [
    ...(busiestMinute <= rate ? [] : [`${busiestMinute} requests in 60 s where ${rate} are allowed`]),
    ...(busiestTenth <= inTenth ? [] : [`${busiestTenth} requests in 6 s, of ${rate} a minute: not paced`]),
    ...(used >= LEAST_USED ? [] : [`${(used * 100).toFixed(1)} % of ${rate} a minute were used`]),
    ...(ofTests > 0 ? [] : [`no test of a connection came through at ${rate} a minute`]),
  ];
}
