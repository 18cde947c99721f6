import { createHash } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { seededRandom } from "@agent-console/analysis/statistics/seeded-random.ts";
import { defaultSampleAgent } from "@agent-console/sample-agent/identity/default-agent.ts";
import { type ConsoleProcess, startConsole } from "../../e2e/console.ts";
import { type DataFolder, openDataFolder } from "../../e2e/data-folder.ts";
import { addressOf } from "../../e2e/database-address.ts";
import { becomeOwner, call, createAgent } from "../../e2e/person.ts";
import { newKey } from "../../server/src/platform/secrets/keyring.ts";
import { type CountingProxy, openCountingProxy } from "./counting-proxy.ts";

export interface JobPlan {
  /** With a deterministic agent, journal and proposal must be identical. With a noisy one, they must be complete. */
  readonly agent: "deterministic" | "noisy";
  readonly rollouts: number;
  readonly concurrency: number;
  /** How often the worker is killed with kill -9 at a random moment, the first time during the pilot. */
  readonly kills: number;
  readonly seed: number;
}

export interface JobBlow {
  readonly heard: number;
  readonly observed: number;
}

export interface JobProof {
  readonly plan: JobPlan;
  readonly blows: readonly JobBlow[];
  readonly finish: string;
  readonly observed: number;
  /** As counted by the job, and as received by the agent. */
  readonly billed: number;
  readonly heard: number;
  /** Of the undisturbed job, and of the killed one. Null for a noisy agent. */
  readonly hashes: { readonly calm: Hashes; readonly killed: Hashes } | null;
  readonly seconds: number;
  /** Each one a violated guarantee, as text. The proof expects none. */
  readonly mistakes: readonly string[];
}

export interface Hashes {
  readonly journal: string;
  readonly proposal: string;
}

const program = fileURLToPath(new URL("evolution-console.ts", import.meta.url));
/** Determines which probe families are for the search and which for the decision. The last digit is the plan's. */
const AGENT_ID = "0198c2a4-9b01-7d2e-8a44-5f1f0f6b7c2";
/** An interrupted conversation is repeated from its first turn. */
const MOST_TURNS = 6;

interface Stage {
  readonly data: DataFolder;
  readonly api: ConsoleProcess;
  readonly token: string;
  readonly agent: CountingProxy;
  readonly agentId: string;
  worker(): Promise<ConsoleProcess>;
}

/** One job after the other on an embedded database, with workers that are killed. */
export async function* proveEvolutionJobs(plans: readonly JobPlan[]): AsyncGenerator<JobProof> {
  await using data = await openDataFolder();
  const env = { CONSOLE_SECRET_KEY: newKey().toString("base64") };
  await using api = await startConsole({ data, program, args: ["--role", "api"], env });
  const { token } = await becomeOwner(api);
  const worker = async (): Promise<ConsoleProcess> =>
    startConsole({ data, program, args: ["--role", "worker"], env: { ...env, DATABASE_URL: await addressOf(data) } });
  for (const [at, plan] of plans.entries()) {
    const sample = defaultSampleAgent(api.address);
    await using agent = await openCountingProxy(String(sample.agent_url));
    const agentId = await createAgent(api.address, token, {
      ...{ ...sample, id: `${AGENT_ID}${at + 1}`, agent_url: agent.url, rate_limit_requests_per_minute: 6_000_000 },
      ...(plan.agent === "deterministic" ? { model_name: `${sample.model_name}:deterministic` } : {}),
    });
    yield await proveJob({ data, api, token, agent, agentId, worker }, plan);
  }
}

async function proveJob(stage: Stage, plan: JobPlan): Promise<JobProof> {
  const began = performance.now();
  const calm = plan.agent === "deterministic" ? await calmRun(stage, plan) : null;
  const heardBefore = stage.agent.heard();
  const { id, blows, snapshots } = await harriedRun(stage, plan, calm?.heard ?? plan.rollouts);
  const heard = stage.agent.heard() - heardBefore;
  const [job] = await stage.data.query(
    "select finish_reason, observed, requests::int from evolution_jobs where id = $1",
    [id],
  );
  const [observed, billed] = [Number(job?.["observed"]), Number(job?.["requests"])];
  const killed = await hashesOf(stage.data, id);
  return {
    ...{ plan, blows, observed, billed, heard, finish: String(job?.["finish_reason"]) },
    hashes: calm && { calm: calm.hashes, killed },
    seconds: Math.round((performance.now() - began) / 1000),
    mistakes: [
      ...(calm && JSON.stringify(calm.hashes) !== JSON.stringify(killed)
        ? ["journal or proposal came out otherwise"]
        : []),
      ...repeatMistakes({ plan, blows: blows.length, billed, heard }),
      ...(await journalMistakes(stage.data, id, plan)),
      ...(await changedMistakes(stage.data, id, snapshots)),
    ],
  };
}

async function calmRun(stage: Stage, plan: JobPlan): Promise<{ hashes: Hashes; heard: number }> {
  const heardBefore = stage.agent.heard();
  const worker = await stage.worker();
  try {
    const id = await trigger(stage, plan);
    await ended(stage, id);
    const hashes = await hashesOf(stage.data, id);
    // The same decision once more, not a second one on this held-out set.
    await stage.data.query("update evolution_jobs set decision = null where id = $1", [id]);
    return { hashes, heard: stage.agent.heard() - heardBefore };
  } finally {
    await worker.kill9();
  }
}

async function harriedRun(stage: Stage, plan: JobPlan, expected: number) {
  const random = seededRandom(plan.seed);
  const id = await trigger(stage, plan);
  const first = stage.agent.heard();
  const blows: JobBlow[] = [];
  const snapshots: Row[][] = [];
  let victim = await stage.worker();
  try {
    for (let blow = 0; blow < plan.kills; blow++) {
      // The first kill is early: the results of the pilot must survive too.
      const share = blow === 0 ? 0.02 * random() : (0.95 * (blow + random())) / plan.kills;
      if (!(await heardOrEnded(stage, id, first + Math.ceil(share * expected)))) break;
      process.kill(victim.pid, "SIGKILL");
      await victim.exited;
      snapshots.push(await observedRows(stage.data, id));
      blows.push({ heard: stage.agent.heard() - first, observed: snapshots.at(-1)?.length ?? 0 });
      victim = await stage.worker();
    }
    await ended(stage, id);
  } finally {
    await victim.kill9();
  }
  return { id, blows, snapshots };
}

async function trigger({ api, token, agentId }: Stage, plan: JobPlan): Promise<string> {
  const body = { max_metric_calls: plan.rollouts, probe_concurrency: plan.concurrency, seed: plan.seed };
  const reply = await call(`POST ${api.address}/v1/agents/${agentId}/evolutions`, { token, body });
  if (reply.status !== 201) throw new Error(`no evolution: ${reply.status} ${reply.text}`);
  return reply.body.evolution_id;
}

async function isRunning({ api, token, agentId }: Stage, id: string): Promise<boolean> {
  const { body } = await call(`GET ${api.address}/v1/agents/${agentId}/evolutions/${id}`, { token });
  if (body.status !== "running" && body.status !== "completed")
    throw new Error(`the evolution is ${body.status}: ${body.extra.status_message}`);
  return body.status === "running";
}

async function ended(stage: Stage, id: string): Promise<void> {
  while (await isRunning(stage, id)) await pause(100);
}

/** False if the job ended before that many requests. */
async function heardOrEnded(stage: Stage, id: string, requests: number): Promise<boolean> {
  for (let n = 0; stage.agent.heard() < requests; n++) {
    if (n % 100 === 99 && !(await isRunning(stage, id))) return false;
    await pause(2);
  }
  return isRunning(stage, id);
}

type Row = Record<string, unknown>;

const observedRows = (data: DataFolder, id: string): Promise<Row[]> =>
  data.query(
    `select replicate, outcome, requests, tokens, latency_ms, reason from evolution_rollouts
     where job_id = $1 and state = 'observed' order by replicate`,
    [id],
  );

const sha256 = (value: unknown): string => createHash("sha256").update(JSON.stringify(value)).digest("hex");

/** Hashes of all prompts and results, in order, and of the outcome. Times and ids are left out. */
async function hashesOf(data: DataFolder, id: string): Promise<Hashes> {
  const journal = await data.query(
    `select replicate, config_hash, prompt_key, arms, side, category, outcome, requests, tokens from evolution_rollouts
     where job_id = $1 order by replicate`,
    [id],
  );
  const proposal = await data.query(
    `select j.finish_reason, j.decision::text, j.effects::text, j.curve::text, j.observed, j.requests, j.tokens,
       v.content_hash, v.config_etag, p.mutations::text, p.evidence::text, p.trigger_summary from evolution_jobs j
     left join proposals p on p.job_id = j.id
     left join genome_versions v on v.genome_id = p.genome_id and v.version = p.candidate_version where j.id = $1`,
    [id],
  );
  return { journal: sha256(journal), proposal: sha256(proposal) };
}

interface Counted {
  readonly plan: JobPlan;
  readonly blows: number;
  readonly billed: number;
  readonly heard: number;
}

/** A kill loses what the agent is working on at that moment. Nothing else is sent again. */
function repeatMistakes({ plan, blows, billed, heard }: Counted): string[] {
  const most = billed + blows * plan.concurrency * MOST_TURNS + MOST_TURNS;
  if (heard < billed) return [`${billed} requests are counted, and the agent heard ${heard}`];
  return heard > most ? [`${heard} requests came for ${billed} that are counted`] : [];
}

/** What was finished before a kill is unchanged. */
async function changedMistakes(data: DataFolder, id: string, snapshots: readonly Row[][]): Promise<string[]> {
  const last = new Map((await observedRows(data, id)).map((row) => [row["replicate"], JSON.stringify(row)]));
  return snapshots.flatMap((rows, at) => {
    const changed = rows.filter((row) => last.get(row["replicate"]) !== JSON.stringify(row)).length;
    return changed === 0 ? [] : [`${changed} results from before kill ${at + 1} were changed or lost`];
  });
}

/** One result per planned rollout, counters that are their sum, no rollout beyond the budget, and one end. */
async function journalMistakes(data: DataFolder, id: string, { rollouts }: JobPlan): Promise<string[]> {
  const [sums] = await data.query(
    `select j.observed = count(r.*) as observed, j.planned = count(r.*) as planned, j.requests = sum(r.requests) as requests,
       j.tokens = sum(r.tokens) as tokens, j.errors = count(r.*) filter (where r.is_error) as errors,
       j.unassessed = count(r.*) filter (where r.outcome is null) as unassessed,
       bool_and(r.state = 'observed') as finished, count(r.*) <= $2 as within_budget,
       max(r.replicate) - min(r.replicate) + 1 = count(r.*) as without_gaps
     from evolution_jobs j join evolution_rollouts r on r.job_id = j.id where j.id = $1 group by j.team_id, j.id`,
    [id, rollouts],
  );
  const told = await data.query("select from audit_log where action = 'evolution.completed' and target_id = $1", [id]);
  const proposals = await data.query("select from proposals where job_id = $1", [id]);
  const wrong = Object.entries(sums ?? { journal: false }).filter(([, isRight]) => isRight !== true);
  return [
    ...wrong.map(([what]) => `the journal and the job differ: ${what}`),
    ...(told.length === 1 ? [] : [`the job ended ${told.length} times`]),
    ...(proposals.length <= 1 ? [] : [`the job made ${proposals.length} proposals`]),
  ];
}
