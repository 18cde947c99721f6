import { setTimeout as pause } from "node:timers/promises";
import { call, logIn } from "../../../e2e/person.ts";
import { ask, type Cost, costOf, idleRates } from "./costs.ts";
import { openPlace, type Place } from "./place.ts";
import { countRows, grow, type Model, prepare, type Size, sizeOf } from "./seed.ts";
import { type Upkeep, upkeepOf } from "./upkeep.ts";

export interface GrowthPlan {
  /** Results at the larger size; everything else is in proportion. */
  readonly results: number;
  /** Whether the data stays, and is measured again by the next proof of this kind. */
  readonly kept: boolean;
  /** No more runs are added after so many minutes. What is there by then is measured. */
  readonly minutes: number;
  readonly said: (words: string) => void;
}

export interface Grown {
  readonly name: string;
  readonly path: string;
  /** Whether the team has the mean size, which stays the same, or a tenth of everything. */
  readonly team: TeamKind;
  readonly small: Cost;
  readonly large: Cost;
}

export interface TableBytes {
  readonly name: string;
  readonly rows: number;
  readonly bytes: number;
}

export interface GrowthProof {
  readonly small: Size;
  /** What was counted. */
  readonly large: Size;
  readonly planned: Size;
  readonly bytes: number;
  readonly tables: readonly TableBytes[];
  /** What it takes on its disk. */
  readonly disk: number;
  /** With filling, even if an earlier proof did that. */
  readonly minutes: number;
  readonly grown: readonly Grown[];
  readonly upkeep: Upkeep;
}

const FACTOR = 100;
const WARM = 5;
export const MOST = 1.5;
type TeamKind = "mean" | "large";

/** What each kind of page asks for. The ids are those of rows that are there at both sizes. */
const requests = (ids: Readonly<Record<"agent" | "run" | "finding", string>>): Readonly<Record<string, string>> => ({
  "agents, newest": "/v1/agent-configurations/?limit=20",
  "agents, by name": "/v1/agent-configurations/?limit=20&sort=agent_name",
  "agents of one status": "/v1/agent-configurations/?limit=20&statuses=inactive",
  "one agent": `/v1/agent-configurations/${ids.agent}`,
  "history of one agent": `/v1/agent-configurations/${ids.agent}/history`,
  "runs, newest": "/v1/evaluations/?limit=20",
  "runs of one agent": `/v1/evaluations/?limit=20&agent_id=${ids.agent}`,
  "summaries of runs": "/v1/evaluation-summaries/?limit=20",
  "runs with results": "/v1/evaluation-results/?limit=20",
  "report of one run": `/v1/evaluation-results/${ids.run}/report`,
  "results of one run": `/v1/evaluation-results/${ids.run}/results?limit=20`,
  "performance of one run": `/v1/evaluations/${ids.run}/performance`,
  findings: "/v1/findings?limit=20",
  "findings, counted": "/v1/findings/counts",
  "one finding": `/v1/findings/${ids.finding}`,
  "audit log, newest": "/v1/audit-log?limit=50",
  "audit log of one target": `/v1/audit-log?limit=50&target_id=${ids.agent}`,
  "audit log of one action": "/v1/audit-log?limit=50&action=agent.archived",
  dashboard: "/v1/dashboard/trust?order=need&limit=50",
});

export async function proveGrowth({ results, kept, minutes: most, said }: GrowthPlan): Promise<GrowthProof> {
  let began = performance.now();
  await using place = await openPlace({ kept });
  let model = place.noted["model"] as Model | undefined;
  if (!model) {
    model = await modelRun(place);
    said(`a real run of ${model.results} prompts is there`);
    await prepare(place.client, model);
    await place.note({ model });
  }
  const [small, planned] = [sizeOf(results / FACTOR, model), sizeOf(results, model)];
  if (place.noted["begun"] !== results) {
    await fill(place, model, { from: sizeOf(0, model), to: small, until: Number.POSITIVE_INFINITY, said });
    await place.note({ begun: results });
  }
  let before = place.noted["before"] as readonly Asked[] | undefined;
  if (!before) {
    before = await measure(place, said);
    await place.note({ before });
  }
  if (place.noted["results"] !== results) {
    await fill(place, model, { from: small, to: planned, until: began + most * 60_000, said });
    await place.note({ results, filled: sinceMinutes(began) });
    began = performance.now();
  }
  const after = await measure(place, said);
  const large = await countRows(place.client);
  const { rows } = await place.client.query<TableBytes>(`
    select relname as name, n_live_tup::float8 as rows, pg_total_relation_size(relid)::float8 as bytes
    from pg_stat_user_tables where schemaname = 'public' and n_live_tup >= ${Math.min(1000, planned.teams)}
    order by 3 desc limit 12`);
  const [{ bytes } = { bytes: 0 }] = (
    await place.client.query<{ bytes: number }>("select pg_database_size('console')::float8 as bytes")
  ).rows;
  const disk = await place.disk();
  const upkeep = await upkeepOf(place, said);
  const both = after.map(({ cost, ...request }, at) => {
    const found = before[at];
    if (!found || found.name !== request.name) throw new Error(`${request.name} was not measured before`);
    return { ...request, small: found.cost, large: cost };
  });
  const minutes = Number(place.noted["filled"]) + sinceMinutes(began);
  return { small, large, planned, bytes, disk, tables: rows, minutes, grown: both, upkeep };
}

const sinceMinutes = (began: number): number => (performance.now() - began) / 60_000;

/** Fills the tables, with vacuum and statistics as after a night without load. */
async function fill(place: Place, model: Model, step: Parameters<typeof grow>[2]): Promise<void> {
  await place.aside(async () => {
    await grow(place.connect, model, step);
    step.said("vacuum and statistics");
    await place.client.query("vacuum analyze");
  });
}

/** A quick evaluation of the sample agent that every new console has. */
async function modelRun({ client, address, owner }: Place): Promise<Model> {
  const own = { token: owner.token };
  const agent = await sampleAgent(client);
  const body = { agent_id: agent.id, harness_names: ["trust_score"], plan: "quick" };
  const made = await call(`POST ${address}/v1/evaluations/`, { ...own, body });
  const runId = String(made.body.evaluation_id);
  for (;;) {
    const { body: run } = await call(`GET ${address}/v1/evaluations/${runId}`, own);
    if (run.status === "completed") break;
    if (run.status !== "running") throw new Error(`the run is ${run.status}: ${run.status_message}`);
    await pause(200);
  }
  const counted = await client.query<{ results: number }>(
    "select count(*)::int as results from evaluation_results where evaluation_id = $1",
    [runId],
  );
  const results = counted.rows[0]?.results ?? 0;
  return { runId, agentId: agent.id, teamId: owner.teamId, userId: agent.created_by, results };
}

/** It is registered a moment after the first owner. */
async function sampleAgent(client: Place["client"]): Promise<{ id: string; created_by: string }> {
  for (;;) {
    const { rows } = await client.query<{ id: string; created_by: string }>("select id, created_by from agents");
    if (rows[0]) return rows[0];
    await pause(100);
  }
}

interface Asked {
  readonly name: string;
  readonly path: string;
  readonly team: TeamKind;
  readonly cost: Cost;
}

async function measure(place: Place, said: (words: string) => void): Promise<readonly Asked[]> {
  const { client, address, owner } = place;
  const asked: Asked[] = [];
  const idle = await idleRates(client);
  for (const team of ["mean", "large"] as const) {
    const id = team === "large" ? `'${owner.teamId}'::uuid` : "growth.id(1, 0)";
    await client.query(`update users set default_team_id = ${id} where email = $1`, [owner.email]);
    const token = await logIn(address, owner);
    const paths = Object.entries(requests(await someOf(place, id)));
    // Each connection of the console reads the catalog when it meets a statement for the first time.
    for (const [, path] of paths) await ask(path, { address, token, times: WARM });
    for (const [name, path] of paths) {
      const cost = await costOf(client, { address, token, idle }, path);
      asked.push({ name, path, team, cost });
      said(
        `${team}: ${name}: ${cost.buffers.toFixed(0)} pages, ${cost.database.toFixed(2)} ms, ${cost.http.toFixed(1)} ms`,
      );
    }
  }
  return asked;
}

/** The first rows of the team, which are there at both sizes. */
async function someOf({ client }: Place, team: string) {
  const { rows } = await client.query<{ agent: string; run: string; finding: string }>(`
    select e.agent_id as agent, e.id as run, (select id from findings where agent_id = e.agent_id order by id limit 1) as finding
    from evaluations e where team_id = ${team} and id = any (select growth.id(4, n) from generate_series(0, 99) n)
    order by id limit 1`);
  const [some] = rows;
  if (!some) throw new Error("this team has no run");
  return some;
}
