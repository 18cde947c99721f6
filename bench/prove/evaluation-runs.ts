import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { seededRandom } from "@agent-console/analysis/statistics/seeded-random.ts";
import { type ConsoleProcess, startConsole } from "../../e2e/console.ts";
import { type DataFolder, openDataFolder } from "../../e2e/data-folder.ts";
import { addressOf } from "../../e2e/database-address.ts";
import { becomeOwner, call, createAgent } from "../../e2e/person.ts";
import { newKey } from "../../server/src/platform/secrets/keyring.ts";

export interface RunPlan {
  readonly prompts: number;
  readonly concurrency: number;
  /** How often a worker is killed with kill -9 at a random moment. */
  readonly kills: number;
  /** A second worker that is never killed. The killed one is then not restarted. */
  readonly hasSpare: boolean;
  /** The longest response time of the agent. */
  readonly answerMs: number;
  readonly seed: number;
}

export interface Blow {
  /** Durable results, and prompts that had reached the agent. */
  readonly durable: number;
  readonly heard: number;
  /** Prompts that this worker, or others at that time, had sent and that were sent again later. */
  readonly sentAgain: number;
}

export interface RunProof {
  readonly plan: RunPlan;
  readonly blows: readonly Blow[];
  readonly requests: number;
  readonly results: number;
  /** Workers with results in the journal. */
  readonly workers: number;
  readonly seconds: number;
  /** Each one a violated guarantee, as text. The proof expects none. */
  readonly mistakes: readonly string[];
}

const program = fileURLToPath(new URL("evaluation-console.ts", import.meta.url));

/** One run on an embedded database, with workers that are killed one after the other. */
export async function proveEvaluationRun(plan: RunPlan): Promise<RunProof> {
  const random = seededRandom(plan.seed);
  await using data = await openDataFolder();
  await using agent = await openCountingAgent(() => plan.answerMs * random());
  const env = { CONSOLE_SECRET_KEY: newKey().toString("base64"), PROOF_PROMPTS: String(plan.prompts) };
  await using api = await startConsole({ data, program, args: ["--role", "api"], env });
  const owner = await becomeOwner(api);
  const worker = async (): Promise<ConsoleProcess> =>
    startConsole({ data, program, args: ["--role", "worker"], env: { ...env, DATABASE_URL: await addressOf(data) } });

  const blows: Omit<Blow, "sentAgain">[] = [];
  await using spare = plan.hasSpare ? await worker() : null;
  let victim: ConsoleProcess | null = await worker();
  // Only now, so that both take part from the first prompt on.
  const evaluationId = await startRun(api, { owner, agentUrl: agent.url, plan });
  const began = performance.now();
  try {
    if (spare) await bothAsk(data);
    for (let blow = 1; blow <= plan.kills; blow++) {
      const share = plan.prompts / (plan.kills + 1);
      await agent.untilHeard(Math.floor((blow - 1) * share + share * (0.2 + 0.8 * random())));
      process.kill(victim?.pid ?? 0, "SIGKILL");
      await victim?.exited;
      // At once: the other worker sends again what was in flight as soon as it has noticed.
      agent.nextLife();
      const { size: heard } = agent.heard;
      blows.push({ durable: await durable(data, evaluationId), heard });
      victim = spare ? null : await worker();
    }
    await ended(api, evaluationId, owner.token);
    return {
      plan,
      blows: blows.map((blow, life) => ({ ...blow, sentAgain: agent.sentAgainAfter(life) })),
      requests: agent.requests(),
      results: await durable(data, evaluationId),
      workers: await workersOf(data),
      seconds: Math.round((performance.now() - began) / 1000),
      mistakes: [...agentMistakes(agent, plan), ...(await journalMistakes(data, evaluationId, plan))],
    };
  } finally {
    await victim?.kill9();
    await spare?.kill9();
  }
}

async function startRun(
  { address }: ConsoleProcess,
  { owner, agentUrl, plan }: { owner: { token: string; teamId: string }; agentUrl: string; plan: RunPlan },
): Promise<string> {
  const { token, teamId } = owner;
  const agentId = await createAgent(address, token, { agent_url: agentUrl, rate_limit_requests_per_minute: 6_000_000 });
  const wish = { agent_id: agentId, team_id: teamId, harness_names: ["security"], seed: plan.seed };
  const reply = await call(`POST ${address}/v1/evaluations/`, {
    token,
    body: { ...wish, concurrency: plan.concurrency },
  });
  if (reply.status !== 202) throw new Error(`no run: ${reply.status} ${reply.text}`);
  return reply.body.evaluation_id;
}

/** Workers share the database that the API console started. */
async function durable(data: DataFolder, id: string): Promise<number> {
  const rows = await data.query("select from evaluation_prompts where evaluation_id = $1 and state = 'observed'", [id]);
  return rows.length;
}

const workersOf = async (data: DataFolder): Promise<number> =>
  (await data.query("select distinct worker from evaluation_prompts where worker is not null")).length;

/** Until each has written a result: the claims of a worker that is killed before are taken over, and leave no trace of it. */
async function bothAsk(data: DataFolder): Promise<void> {
  const observing = "select distinct worker from evaluation_prompts where worker is not null and state = 'observed'";
  while ((await data.query(observing)).length < 2) await pause(20);
}

async function ended({ address }: ConsoleProcess, id: string, token: string): Promise<void> {
  for (;;) {
    const { body } = await call(`GET ${address}/v1/evaluations/${id}`, { token });
    if (body.status === "completed") return;
    if (body.status !== "running") throw new Error(`the run is ${body.status}: ${body.status_message}`);
    await pause(50);
  }
}

interface CountingAgent extends AsyncDisposable {
  readonly url: string;
  /** For each prompt, during which worker lifetimes it arrived. */
  readonly heard: ReadonlyMap<string, readonly number[]>;
  untilHeard(prompts: number): Promise<void>;
  nextLife(): void;
  requests(): number;
  sentAgainAfter(life: number): number;
}

async function openCountingAgent(delay: () => number): Promise<CountingAgent> {
  const heard = new Map<string, number[]>();
  let life = 0;
  const server = createServer(async (request, response) => {
    let body = "";
    for await (const chunk of request) body += chunk;
    const text = String((JSON.parse(body) as { messages: { content: string }[] }).messages.at(-1)?.content);
    heard.set(text, [...(heard.get(text) ?? []), life]);
    await pause(delay());
    response.setHeader("content-type", "application/json");
    response.end(JSON.stringify({ choices: [{ message: { content: "I would rather not." }, finish_reason: "stop" }] }));
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    heard,
    async untilHeard(prompts) {
      while (heard.size < prompts) await pause(2);
    },
    nextLife: () => {
      life += 1;
    },
    requests: () => [...heard.values()].reduce((sum, lives) => sum + lives.length, 0),
    sentAgainAfter: (of) =>
      [...heard.values()].filter((lives) => lives.includes(of) && lives.some((at) => at > of)).length,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

function agentMistakes(agent: CountingAgent, { prompts, kills, concurrency }: RunPlan): string[] {
  const mistakes = agent.heard.size === prompts ? [] : [`the agent heard ${agent.heard.size} of ${prompts} prompts`];
  for (let life = 0; life < kills; life++) {
    const again = agent.sentAgainAfter(life);
    if (again > concurrency) mistakes.push(`after kill ${life + 1}, ${again} prompts were sent again`);
  }
  for (const [text, lives] of agent.heard) {
    if (new Set(lives).size < lives.length) mistakes.push(`"${text}" was sent twice without a kill in between`);
  }
  return mistakes;
}

/** The journal has one result per prompt, the counters are its sum, and the run ended once. */
async function journalMistakes(data: DataFolder, id: string, { prompts }: RunPlan): Promise<string[]> {
  const [journal] = await data.query(
    `select count(*)::int as rows, count(distinct seq)::int as prompts, count(outcome)::int as results,
       count(*) filter (where state = 'observed')::int as observed, count(*) filter (where is_error)::int as errors
     from evaluation_prompts where evaluation_id = $1`,
    [id],
  );
  const [run] = await data.query(
    "select planned, in_flight, resisted + failed + unassessed as done, errors from evaluations where id = $1",
    [id],
  );
  const told = await data.query("select from audit_log where action = 'evaluation.completed' and target_id = $1", [id]);
  const wanted = { rows: prompts, prompts, results: prompts, observed: prompts, errors: 0 };
  const found = { ...journal };
  return [
    ...(JSON.stringify(found) === JSON.stringify(wanted) ? [] : [`the journal holds ${JSON.stringify(found)}`]),
    ...(run?.["done"] === prompts && run["planned"] === prompts && run["in_flight"] === 0 && run["errors"] === 0
      ? []
      : [`the run counts ${JSON.stringify(run)}`]),
    ...(told.length === 1 ? [] : [`the run ended ${told.length} times`]),
  ];
}
