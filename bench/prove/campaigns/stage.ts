import { createHash } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { type ConsoleProcess, startConsole } from "../../../e2e/console.ts";
import { type DataFolder, openDataFolder } from "../../../e2e/data-folder.ts";
import { addressOf } from "../../../e2e/database-address.ts";
import { becomeOwner, call, createAgent, type Owner } from "../../../e2e/person.ts";
import { newKey } from "../../../server/src/platform/secrets/keyring.ts";

/** A console whose workers are processes of their own, on one PostgreSQL. */
export interface Stage extends AsyncDisposable {
  readonly data: DataFolder;
  readonly api: ConsoleProcess;
  readonly owner: Owner;
  worker(): Promise<ConsoleProcess>;
}

export async function openStage(): Promise<Stage> {
  const data = await openDataFolder();
  const env = { CONSOLE_SECRET_KEY: newKey().toString("base64") };
  const api = await startConsole({ data, args: ["--role", "api"], env });
  const owner = await becomeOwner(api);
  const workers: ConsoleProcess[] = [];
  return {
    ...{ data, api, owner },
    async worker() {
      const database = { DATABASE_URL: await addressOf(data) };
      const started = await startConsole({ data, args: ["--role", "worker"], env: { ...env, ...database } });
      workers.push(started);
      return started;
    },
    async [Symbol.asyncDispose]() {
      for (const worker of workers) await worker.kill9();
      await api[Symbol.asyncDispose]();
      await data[Symbol.asyncDispose]();
    },
  };
}

export const register = ({ api, owner }: Stage, url: string, more: object = {}): Promise<string> =>
  createAgent(api.address, owner.token, {
    ...{ agent_url: url, rate_limit_requests_per_minute: 6_000_000, agent_params: { timeout: 5 } },
    ...more,
  });

export interface CampaignPlan {
  readonly agentId: string;
  readonly seed: number;
  readonly categories: readonly string[];
  /** For each category. */
  readonly goals: number;
  readonly config?: object;
}

export const create = ({ api, owner }: Stage, { agentId, seed, categories, goals, config }: CampaignPlan) =>
  call(`POST ${api.address}/v1/campaigns`, {
    token: owner.token,
    body: {
      ...{ tool: "native", agent_id: agentId, purpose: "Answers questions about orders of a shop.", categories },
      ...{ num_tests: goals, provider_config: { seed, ...config } },
    },
  });

export async function start(stage: Stage, plan: CampaignPlan): Promise<string> {
  const reply = await create(stage, plan);
  if (reply.status !== 202) throw new Error(`no campaign: ${reply.status} ${reply.text}`);
  return reply.body.campaign_id;
}

// biome-ignore lint/suspicious/noExplicitAny: a row has whatever form the proof then reads
export type Row = Record<string, any>;

export async function rowOf({ data }: Stage, id: string): Promise<Row> {
  const [row] = await data.query("select * from campaigns where id = $1", [id]);
  return row ?? {};
}

/** Waits until it no longer runs. */
export async function waitUntilEnded(stage: Stage, id: string): Promise<Row> {
  for (;;) {
    const row = await rowOf(stage, id);
    if (row["status"] !== "running") return row;
    await pause(200);
  }
}

/** Waits for a number of requests; false if the campaign ended before. */
export async function heardOr(stage: Stage, id: string, isEnough: () => boolean): Promise<boolean> {
  for (let n = 1; !isEnough(); n++) {
    if (n % 200 === 0 && (await rowOf(stage, id))["status"] !== "running") return false;
    await pause(2);
  }
  return true;
}

const sha256 = (value: unknown): string =>
  createHash("sha256").update(JSON.stringify(value)).digest("hex").slice(0, 16);

export interface Hashes {
  readonly attempts: string;
  readonly goals: string;
  readonly figures: string;
  readonly findings: string;
}

/** Of everything that a campaign has sent, seen and concluded, without times, IDs and what a dead worker may have spent. */
export async function hashesOf({ data }: Stage, id: string): Promise<Hashes> {
  const attempts = await data.query(
    `select place, step, phase, trial, strategy, engine, operators, from_step, draft::text, state, seen::text, signal, outcome,
       is_error, requests, tokens from campaign_attempts where campaign_id = $1 order by place, step`,
    [id],
  );
  const goals = await data.query(
    `select place, key, goal::text, state, result, reason, queries, first_success, best_signal, attack::text
     from campaign_goals where campaign_id = $1 order by place`,
    [id],
  );
  const [{ figures } = {}] = await data.query("select figures::text as figures from campaigns where id = $1", [id]);
  const { spending: _, ...shown } = JSON.parse(String(figures ?? "{}")) as Row;
  const findings = await data.query(
    `select g.place, f.probe, f.severity from campaign_goals g join findings f on f.id = g.finding_id
     where g.campaign_id = $1 order by g.place`,
    [id],
  );
  return { attempts: sha256(attempts), goals: sha256(goals), figures: sha256(shown), findings: sha256(findings) };
}

/** One guarantee: what was seen, in a sentence, and each violation. */
export interface Shown {
  readonly name: string;
  readonly words: string;
  readonly mistakes: readonly string[];
}
