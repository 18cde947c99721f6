import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { seededRandom } from "@agent-console/analysis/statistics/seeded-random.ts";
import { type ConsoleProcess, startConsole } from "../../../e2e/console.ts";
import { becomeOwner, call, createAgent, logIn, type Owner } from "../../../e2e/person.ts";
import { newKey } from "../../../server/src/platform/secrets/keyring.ts";
import { guardAgent, portOf } from "../gateway/fleet.ts";
import { askOverSocket } from "../gateway/socket.ts";
import { openStub, type Stub } from "../gateway/stub.ts";
import { bytesOf, surfaces } from "../gateway/surfaces.ts";
import { type Kept, mistakesIn, readHistory } from "../kills/kept-writes.ts";
import type { Sent } from "../kills/sent-update.ts";
import { openPatientAgent, type PatientAgent, repeatedIn } from "./agents.ts";
import { openPair, type Pair } from "./cluster.ts";
import {
  type Client,
  createPolicies,
  createWithKeys,
  newWitness,
  readAlong,
  sendUpdate,
  type Upload,
  untilWritable,
  uploadFiles,
} from "./traffic.ts";

export interface FailoverRound {
  readonly sent: number;
  readonly acknowledged: number;
  readonly kept: number;
  /** Agents created with an Idempotency-Key, repeated until it worked. */
  readonly created: number;
  /** Files of policies that were acknowledged. */
  readonly uploaded: number;
  /** 503 answers to clients, and of them those that left open whether a change took effect. */
  readonly unavailable: number;
  readonly unknown: number;
  /** Answers of the gateway, and those that it gave while there was no primary. */
  readonly judged: number;
  readonly judgedWithout: number;
  /** Prompts of the evaluation, and requests of the campaign, that the agent was asked again. */
  readonly promptsAgain: number;
  readonly attemptsAgain: number;
  /** From the kill to the promotion, and from there to the first acknowledged change and the first result of the evaluation. */
  readonly withoutMs: number;
  readonly writableMs: number;
  readonly workingMs: number;
  readonly mistakes: readonly string[];
}

export interface FailoverProof {
  readonly version: string;
  readonly rounds: readonly FailoverRound[];
  /** The answer to a change that the standby does not confirm. */
  readonly unconfirmed: string;
  readonly mistakes: readonly string[];
}

export interface FailoverPlan {
  readonly rounds: number;
  readonly updates: number;
  readonly seed: number;
  onRound(round: FailoverRound): void;
}

const program = fileURLToPath(new URL("../evaluation-console.ts", import.meta.url));
const PROMPTS = 400;
const CONCURRENCY = 8;
const MOST_RECOVERY_MS = 5_000;
/** Requests of one attempt of a campaign, each of which may have to be sent again. */
const MOST_REQUESTS = 16;
const FIELDS = ["purpose", "agent_system_prompt", "model_name"] as const;

interface Stage {
  readonly pair: Pair;
  readonly console: ConsoleProcess;
  readonly gateway: ConsoleProcess;
  readonly owner: Owner;
  readonly evaluated: PatientAgent;
  readonly attacked: PatientAgent;
  readonly guarded: { readonly path: string; readonly key: string };
}

export async function proveFailover(plan: FailoverPlan): Promise<FailoverProof> {
  const random = seededRandom(plan.seed);
  await using pair = await openPair();
  await using evaluated = await openPatientAgent(150);
  await using attacked = await openPatientAgent(150);
  await using stub = await openStub();
  const env = {
    ...{ DATABASE_URL: pair.url, CONSOLE_SECRET_KEY: newKey().toString("base64"), PROOF_PROMPTS: String(PROMPTS) },
    ...{ RATE_LIMIT: "100000000", SAMPLE: "off" },
  };
  await using console = await startConsole({ program, args: ["--role", "all"], env });
  const owner = await becomeOwner(console);
  await using gateway = await startConsole({ args: ["--role", "gateway"], env });
  const guarded = await guard(console, owner, stub);
  const stage: Stage = { pair, console, gateway, owner, evaluated, attacked, guarded };
  const rounds: FailoverRound[] = [];
  for (let number = 0; number < plan.rounds; number++) {
    const round = await failOver(stage, { number, updates: plan.updates, random });
    rounds.push(round);
    plan.onRound(round);
    await pair.rebuild();
  }
  const { said: unconfirmed, mistakes } = await unconfirmedChange(stage);
  return {
    ...{ version: pair.version, rounds, unconfirmed },
    mistakes: [...rounds.flatMap((round) => round.mistakes), ...mistakes, ...(await auditMistakes(stage))],
  };
}

/** An agent whose answers contain what the guards must mask. */
async function guard({ address }: ConsoleProcess, { token }: Owner, stub: Stub): Promise<Stage["guarded"]> {
  const post = async (path: string, body: object, method = "POST") => {
    const reply = await call(`${method} ${address}${path}`, { token, body });
    if (reply.status >= 300) throw new Error(`${method} ${path} answered ${reply.status}: ${reply.text}`);
    return reply.body;
  };
  const own = {
    ...{ methods: ["custom-patterns"], mode: "enforce", action: "mask" },
    "custom-patterns": { patterns: ["sesame-\\d{4}"], names: ["word"] },
  };
  const agent = await guardAgent({ post }, { url: stub.url, guards: { "output-guards": ["own"], own } });
  const body = bytesOf(surfaces.chat, { parts: ["It is sesame-1234."], isStream: false, request: {} });
  stub.otherwise = ({ response }) => void response.writeHead(200, { "content-type": "application/json" }).end(body);
  return { path: surfaces.chat.path(agent), key: agent.key };
}

interface RoundPlan {
  readonly number: number;
  readonly updates: number;
  readonly random: () => number;
}

async function failOver(stage: Stage, { number, updates, random }: RoundPlan): Promise<FailoverRound> {
  const { pair, console, owner, evaluated, attacked } = stage;
  const witness = newWitness();
  const client: Client = { address: console.address, token: await logIn(console.address, owner), witness };
  const agentId = await createAgent(client.address, client.token);
  evaluated.heard.clear();
  attacked.heard.clear();
  const policies = await createPolicies(client, number);
  const runs = await startWork(stage, client, number);
  const sent = Array.from({ length: updates }, (_, at) => newUpdate(`${number}/${at}`, random));
  const blow = { after: Math.floor(updates * (0.1 + 0.4 * random())), waitMs: 200 + 1_300 * random() };
  let [isOver, isWithout, at] = [false, false, { kill: 0, promotion: 0, writable: 0, working: 0 }];
  const aside = [
    createWithKeys(client, number, () => isOver),
    readAlong(client, agentId, () => isOver),
    askGateway(stage, { isOver: () => isOver, isWithout: () => isWithout }),
    uploadFiles(client, policies, () => isOver),
  ] as const;

  const strike = async (): Promise<void> => {
    isWithout = true;
    at = { ...at, kill: performance.now() };
    await pair.killPrimary();
    await pause(blow.waitMs);
    at.promotion = performance.now();
    await pair.promote();
    isWithout = false;
    [at.writable, at.working] = await Promise.all([untilWritable(client, runs.probeId), untilWorking(stage, runs)]);
  };
  let [acknowledged, striking]: [number, Promise<void> | null] = [0, null];
  const send = async (update: Sent): Promise<void> => {
    if ((await sendUpdate(client, agentId, update)) && ++acknowledged >= blow.after) striking ??= strike();
  };
  await Promise.all(sent.map(send));
  await (striking ?? strike());
  isOver = true;
  const [names, , gateway, uploads] = await Promise.all(aside);
  const finished = await finishWork(stage, client, runs);
  const kept = await readHistory(client, agentId, pair.query);
  const recovery = { writableMs: at.writable - at.promotion, workingMs: at.working - at.promotion };
  return {
    ...{ sent: sent.length, acknowledged, kept: kept.history.length - 1, created: names.length },
    uploaded: uploads.filter(({ said }) => said === "stored").length,
    ...{ unavailable: witness.unavailable, unknown: witness.unknown },
    ...{ judged: gateway.judged, judgedWithout: gateway.judgedWithout },
    ...{ promptsAgain: finished.promptsAgain, attemptsAgain: finished.attemptsAgain },
    withoutMs: Math.round(at.promotion - at.kill),
    ...{ writableMs: Math.round(recovery.writableMs), workingMs: Math.round(recovery.workingMs) },
    mistakes: [
      ...new Set(witness.mistakes),
      ...gateway.mistakes,
      ...finished.mistakes,
      ...keptMistakes(sent, kept),
      ...(await createdMistakes(pair, names)),
      ...(await uploadMistakes(pair, uploads)),
      ...Object.entries(recovery).flatMap(([what, ms]) =>
        ms > MOST_RECOVERY_MS ? [`${what}: ${Math.round(ms)} after the promotion`] : [],
      ),
    ].map((mistake) => `round ${number + 1}: ${mistake}`),
  };
}

const keptMistakes = (sent: readonly Sent[], kept: Kept): string[] => mistakesIn(sent, kept);

function newUpdate(name: string, random: () => number): Sent {
  const field = FIELDS[Math.floor(random() * FIELDS.length)] ?? "purpose";
  const requestId = `update-${name.replace("/", "-")}`;
  return { field, value: `update ${name}`, requestId, acknowledged: null, denied: false };
}

async function createdMistakes({ query }: Pair, names: readonly string[]): Promise<string[]> {
  const rows = await query(
    "select agent_name as name, count(*)::int as n from agents where agent_name = any($1) group by 1",
    [names],
  );
  const counts = new Map(rows.map(({ name, n }) => [name, n]));
  return names.flatMap((name) =>
    counts.get(name) === 1 ? [] : [`"${name}" was created ${counts.get(name) ?? 0} times`],
  );
}

async function uploadMistakes({ query }: Pair, uploads: readonly Upload[]): Promise<string[]> {
  const ids = uploads.map(({ policyId }) => policyId);
  const rows = await query("select policy_id::text as id from policy_files where policy_id = any($1)", [ids]);
  const stored = new Set(rows.map(({ id }) => id));
  return uploads.flatMap(({ policyId, said }) => {
    if (said === "stored" && !stored.has(policyId)) return ["a file was acknowledged and is not there"];
    if (said === "nothing" && stored.has(policyId))
      return ["a file is there, although its response said nothing was changed"];
    return [];
  });
}

interface Runs {
  readonly evaluationId: string;
  readonly campaignId: string;
  /** An agent for the first change after the promotion. */
  readonly probeId: string;
}

async function startWork(stage: Stage, { address, token }: Client, number: number): Promise<Runs> {
  const { evaluated, attacked, owner } = stage;
  const more = { rate_limit_requests_per_minute: 6_000_000, agent_params: { timeout: 5 } };
  const [first, second] = [
    await createAgent(address, token, { agent_url: evaluated.url, ...more }),
    await createAgent(address, token, { agent_url: attacked.url, ...more }),
  ];
  const run = await call(`POST ${address}/v1/evaluations/`, {
    token,
    body: {
      ...{ agent_id: first, team_id: owner.teamId, harness_names: ["security"], seed: number },
      concurrency: CONCURRENCY,
    },
  });
  const campaign = await call(`POST ${address}/v1/campaigns`, {
    token,
    body: {
      ...{ tool: "native", agent_id: second, purpose: "Answers questions about orders of a shop." },
      ...{ categories: ["injection", "jailbreak"], num_tests: 2 },
      provider_config: { seed: number, concurrency: CONCURRENCY },
    },
  });
  for (const reply of [run, campaign]) if (reply.status !== 202) throw new Error(`${reply.status} ${reply.text}`);
  const probeId = await createAgent(address, token);
  return { evaluationId: run.body.evaluation_id, campaignId: campaign.body.campaign_id, probeId };
}

/** When the first result of the evaluation after the promotion is stored. */
async function untilWorking({ pair }: Stage, { evaluationId }: Runs): Promise<number> {
  const stored = async (): Promise<number> => {
    const text = "select count(*) as n from evaluation_prompts where evaluation_id = $1 and state = 'observed'";
    const [row] = await pair.query(text, [evaluationId]);
    return Number(row?.["n"]);
  };
  const [before, since] = [await stored(), performance.now()];
  while ((await stored()) === before && before < PROMPTS && performance.now() - since < 60_000) await pause(20);
  return performance.now();
}

interface Gateway {
  readonly judged: number;
  readonly judgedWithout: number;
  readonly mistakes: readonly string[];
}

async function askGateway(
  { gateway, guarded }: Stage,
  { isOver, isWithout }: { isOver: () => boolean; isWithout: () => boolean },
): Promise<Gateway> {
  let [judged, judgedWithout] = [0, 0];
  const mistakes = new Set<string>();
  while (!isOver()) {
    const wasWithout = isWithout();
    const answer = await askOverSocket({
      ...{ port: portOf(gateway), path: guarded.path, key: guarded.key },
      body: surfaces.chat.request("case-f", false),
    });
    if (answer.raw.includes("sesame")) mistakes.add("something unjudged left the gateway");
    if (answer.status === 200) judged += 1;
    else if (answer.status !== 503) mistakes.add(`the gateway answered ${answer.status}`);
    else if (!answer.headers["retry-after"]) mistakes.add("the gateway answered 503 without Retry-After");
    if (answer.status === 200 && wasWithout && isWithout()) judgedWithout += 1;
    await pause(20);
  }
  return { judged, judgedWithout, mistakes: [...mistakes] };
}

interface Finished {
  readonly promptsAgain: number;
  readonly attemptsAgain: number;
  readonly mistakes: readonly string[];
}

async function finishWork(stage: Stage, { address, token }: Client, runs: Runs): Promise<Finished> {
  const { pair, evaluated, attacked } = stage;
  const ended = async (path: string): Promise<string> => {
    for (const since = performance.now(); ; await pause(200)) {
      const { status, body } = await call(`GET ${address}${path}`, { token });
      const isOpen = status === 200 && ["running", "pending", "queued"].includes(body.status);
      if (!isOpen || performance.now() - since > 240_000) return status === 200 ? body.status : String(status);
    }
  };
  const [run, campaign] = await Promise.all([
    ended(`/v1/evaluations/${runs.evaluationId}`),
    ended(`/v1/campaigns/${runs.campaignId}`),
  ]);
  const [journal = {}] = await pair.query(
    `select count(*)::int as rows, count(distinct seq)::int as prompts, count(*) filter (where state = 'observed')::int as observed,
       count(*) filter (where is_error)::int as errors
     from evaluation_prompts where evaluation_id = $1`,
    [runs.evaluationId],
  );
  const [attempts = {}] = await pair.query(
    `select sum(a.requests)::int as counted, bool_and(a.state = 'observed') as observed
     from campaign_attempts a where a.campaign_id = $1`,
    [runs.campaignId],
  );
  const wanted = JSON.stringify({ rows: PROMPTS, prompts: PROMPTS, observed: PROMPTS, errors: 0 });
  const promptsAgain = repeatedIn(evaluated);
  const heard = [...attacked.heard.values()].reduce((sum, times) => sum + times, 0);
  const attemptsAgain = Math.max(0, heard - Number(attempts["counted"]));
  return {
    ...{ promptsAgain, attemptsAgain },
    mistakes: [
      ...(run === "completed" ? [] : [`the evaluation is ${run}`]),
      ...(campaign === "completed" ? [] : [`the campaign is ${campaign}`]),
      ...(JSON.stringify(journal) === wanted ? [] : [`the journal of the evaluation holds ${JSON.stringify(journal)}`]),
      ...(evaluated.heard.size === PROMPTS ? [] : [`the agent heard ${evaluated.heard.size} of ${PROMPTS} prompts`]),
      ...(promptsAgain <= CONCURRENCY ? [] : [`${promptsAgain} prompts were sent again`]),
      ...(attempts["observed"] === true ? [] : ["an attempt of the campaign has no result"]),
      ...(attemptsAgain <= CONCURRENCY * MOST_REQUESTS ? [] : [`${attemptsAgain} requests of the campaign again`]),
    ],
  };
}

/** A change while the standby hangs: stored on the primary alone, so it must not be acknowledged. */
async function unconfirmedChange({ pair, console, owner }: Stage): Promise<{ said: string; mistakes: string[] }> {
  const token = await logIn(console.address, owner);
  const agentId = await createAgent(console.address, token);
  await pair.haltStandby("SIGSTOP");
  try {
    const body = { purpose: "unconfirmed" };
    const reply = await call(`PUT ${console.address}/v1/agent-configurations/${agentId}`, { token, body });
    const isHonest = reply.status === 503 && reply.text.includes("may have taken effect");
    const said = `${reply.status} ${reply.body.detail ?? reply.body.message ?? reply.text}`;
    return { said, mistakes: isHonest ? [] : [`an unconfirmed change was answered ${said}`] };
  } finally {
    await pair.haltStandby("SIGCONT");
  }
}

/** The chain is recomputed and compared with the checkpoints outside of the database. */
async function auditMistakes({ console, owner }: Stage): Promise<string[]> {
  const token = await logIn(console.address, owner);
  const { status, body } = await call(`GET ${console.address}/v1/audit-log/integrity`, { token });
  return status === 200 && body.intact === true ? [] : [`the audit log: ${status} ${JSON.stringify(body)}`];
}
