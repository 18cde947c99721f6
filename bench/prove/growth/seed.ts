/** Rows in the numbers of a large installation, made in the database from one real run. */
import type pg from "pg";
import { type Connect, inBulk, SIDE_BY_SIDE } from "./bulk.ts";

/** How many there are of everything, all in proportion to the results. */
export interface Size {
  readonly results: number;
  readonly runs: number;
  readonly agents: number;
  readonly teams: number;
  readonly audits: number;
}

/** The real run that all others are copies of. */
export interface Model {
  readonly runId: string;
  readonly agentId: string;
  /** The team that gets every tenth of everything. */
  readonly teamId: string;
  readonly userId: string;
  readonly results: number;
}

export const sizeOf = (results: number, model: Pick<Model, "results">): Size => ({
  results,
  runs: Math.round(results / model.results),
  agents: Math.round(results / 100),
  teams: Math.max(2, Math.round(results / 10_000)),
  audits: Math.round(results / 10),
});

/** How many there are. */
export async function countRows(client: pg.Client): Promise<Size> {
  const tables = {
    results: "evaluation_results",
    runs: "evaluations",
    agents: "agents",
    teams: "teams",
    audits: "audit_log",
  };
  const { rows } = await client.query<Size>(
    `select ${Object.entries(tables)
      .map(([name, table]) => `(select count(*) from ${table})::float8 as ${name}`)
      .join(", ")}`,
  );
  const [size] = rows;
  if (!size) throw new Error("nothing was counted");
  return size;
}

const AGENTS_A_TEAM = 100;
/** In one statement. What all connections write in a round should fit in the buffers, so that vacuum finds it there. */
const RUNS_AT_ONCE = 800;
const AGENTS_AT_ONCE = 50_000;
const AUDITS_AT_ONCE = 200_000;

const OF_AGENTS = ["agents", "agent_history"];
const OF_RUNS = [
  ...["evaluation_plan", "evaluation_results", "evaluation_reports", "finding_failures", "findings", "finding_runs"],
  ...["evaluations", "evaluation_log"],
];
const OF_AUDIT = ["audit_log", "audit_seals"];

/** The functions that say which row is whose. Ids are in the order of the numbers, as the console's are in that of time. */
export async function prepare(client: pg.Client, { teamId, runId, agentId }: Model): Promise<void> {
  await client.query(`
    create schema growth;
    create function growth.id(kind int, n bigint) returns uuid language sql immutable parallel safe as $$
      select encode(int8send(((1700000000000 + n) << 16) | 28672 | kind)
        || int8send((hashint8extended(n, kind) & 4611686018427387903) | (-9223372036854775807 - 1)), 'hex')::uuid $$;
    create function growth.team_of(agent bigint) returns uuid language sql immutable parallel safe as $$
      select case when agent % 10 = 0 then '${teamId}'::uuid else growth.id(1, agent / ${AGENTS_A_TEAM}) end $$;
    create table growth.agents as select * from agents where id = '${agentId}';
    create table growth.agent_history as select * from agent_history where agent_id = '${agentId}';
    create table growth.evaluations as select * from evaluations where id = '${runId}';
    create table growth.findings as select row_number() over () as n, * from findings
      where id in (select finding_id from finding_failures where evaluation_id = '${runId}')`);
  for (const table of ["evaluation_reports", "evaluation_log", "evaluation_plan", "evaluation_results"])
    await client.query(`create table growth.${table} as select * from ${table} where evaluation_id = '${runId}'`);
  for (const table of ["finding_failures", "finding_runs"])
    await client.query(`
      create table growth.${table} as select f.n, t.* from ${table} t join growth.findings f on f.id = t.finding_id
      where t.evaluation_id = '${runId}'`);
  await client.query("vacuum analyze");
}

/**
 * Adds what is missing between two sizes, while no console runs. `said` hears how far it is. No run is begun after `until`, on the
 * clock of `performance.now()`.
 */
export async function grow(
  connect: Connect,
  model: Model,
  { from, to, until, said }: { from: Size; to: Size; until: number; said: (words: string) => void },
): Promise<void> {
  const client = await connect();
  await teams(client, model, from, to);
  await client.end();
  await inBulk(connect, [...OF_AGENTS, ...OF_RUNS, ...OF_AUDIT], {
    said,
    async load({ round }) {
      await round([
        // One after another: a trigger counts the agents of each team, and every range has some of the largest.
        async (one) => {
          for (const range of ranges(from.agents, to.agents, AGENTS_AT_ONCE)) await agents(one, range);
        },
        ...ranges(from.audits, to.audits, AUDITS_AT_ONCE).map((range) => (one: pg.Client) => audits(one, model, range)),
      ]);
      await round([...OF_AGENTS, ...OF_AUDIT].map(vacuum));
      said(`${to.agents} agents in ${to.teams} teams, ${to.audits} audit rows`);
      const all = ranges(from.runs, to.runs, RUNS_AT_ONCE);
      for (let at = 0; at < all.length && performance.now() < until; at += SIDE_BY_SIDE) {
        await round(all.slice(at, at + SIDE_BY_SIDE).map((range) => (one) => runs(one, range, to)));
        await round(OF_RUNS.map(vacuum));
        if (at % 20 < SIDE_BY_SIDE) said(`runs up to ${all[at]?.[1]} of ${to.runs}`);
      }
    },
  });
}

type Range = readonly [first: number, last: number];

const ranges = (from: number, to: number, size: number): Range[] =>
  Array.from({ length: Math.ceil((to - from) / size) }, (_, at) => [
    from + at * size,
    Math.min(from + (at + 1) * size, to) - 1,
  ]);

/** As it will be once vacuum has come by, while the pages are still in memory. */
const vacuum =
  (table: string) =>
  async (client: pg.Client): Promise<void> =>
    void (await client.query(`vacuum (freeze, truncate false, skip_database_stats, buffer_usage_limit 0) ${table}`));

/** A copy of a row of this table with some columns replaced. */
async function copying(client: pg.Client, table: string, replaced: Readonly<Record<string, string>>): Promise<string> {
  const { rows } = await client.query<{ name: string }>(
    `select attname as name from pg_attribute
     where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = '' order by attnum`,
    [table],
  );
  const names = rows.map(({ name }) => name);
  return `insert into ${table} (${names.join(", ")}) select ${names.map((name) => replaced[name] ?? `t.${name}`).join(", ")}`;
}

async function teams(client: pg.Client, { teamId, userId }: Model, from: Size, to: Size): Promise<void> {
  const blocks = (size: Size): number => Math.ceil(size.agents / AGENTS_A_TEAM);
  const range = [blocks(from), blocks(to) - 1];
  await client.query(
    `${await copying(client, "teams", { id: "growth.id(1, n)", name: "'Team ' || n" })}
     from teams t, generate_series($1::bigint, $2) n where t.id = '${teamId}'`,
    range,
  );
  const member = { id: "growth.id(2, n)", team_id: "growth.id(1, n)" };
  await client.query(
    `${await copying(client, "memberships", member)}
     from memberships t, generate_series($1::bigint, $2) n where t.team_id = '${teamId}' and t.user_id = '${userId}'`,
    range,
  );
}

async function agents(client: pg.Client, range: Range): Promise<void> {
  const copied = {
    ...{ id: "growth.id(3, n)", team_id: "growth.team_of(n)", agent_name: "'Agent ' || n" },
    ...{ created_at: "1700000000 + n", purpose: "'purpose ' || n % 1000" },
    status: "case when n % 50 = 7 then 'inactive' else t.status end",
  };
  await client.query(
    `${await copying(client, "agents", copied)} from growth.agents t, generate_series($1::bigint, $2) n`,
    [...range],
  );
  await client.query(
    `${await copying(client, "agent_history", { agent_id: "growth.id(3, n)", team_id: "growth.team_of(n)" })}
     from generate_series($1::bigint, $2) n cross join lateral (select * from growth.agent_history where n >= 0 offset 0) t`,
    [...range],
  );
}

/** The rows of a run follow each other, as the console writes them. */
async function runs(client: pg.Client, [first, last]: Range, all: Size): Promise<void> {
  const run = { evaluation_id: "r.id", team_id: "r.team_id" };
  const finding = { ...run, agent_id: "r.agent_id", finding_id: "growth.id(5, r.n * 1000 + t.n)" };
  const replaced: Readonly<Record<string, Readonly<Record<string, string>>>> = {
    evaluations: { ...finding, id: "r.id", created_at: "r.at", completed_at: "r.at + 60" },
    evaluation_reports: run,
    evaluation_log: run,
    evaluation_plan: run,
    evaluation_results: run,
    findings: { ...finding, id: finding.finding_id, found_at: "r.at", seen_at: "r.at" },
    finding_failures: { ...finding, former_id: "null", found_at: "r.at" },
    finding_runs: { ...finding, at: "r.at" },
  };
  await client.query("begin");
  // What the triggers of these tables check and derive is true of the run that is copied.
  await client.query("set local session_replication_role = replica");
  await client.query(`
    create temp table batch on commit drop as
    select n, growth.id(4, n) as id, agent, growth.id(3, agent) as agent_id, growth.team_of(agent) as team_id,
      1700000000 + n * 60 as at
    from (select n, n * ${all.agents} / ${all.runs} as agent from generate_series(${first}::bigint, ${last}) n) as r`);
  for (const table of OF_RUNS)
    await client.query(`${await copying(client, table, replaced[table] ?? {})}
      from batch r cross join lateral (select * from growth.${table} where r.n >= 0 offset 0) t`);
  await client.query("commit");
}

/** Every sealed row has its link in the chain, in the order of its team. The hashes are no real ones. */
async function audits(client: pg.Client, { userId }: Model, [first, last]: Range): Promise<void> {
  await client.query(
    `insert into audit_log (id, team_id, at, actor_kind, actor_id, action, target_kind, target_id, outcome, before_hash,
       after_hash, request_id, address)
     select growth.id(6, n), growth.team_of(n / 10), 1700000000000 + n * 1000, 'user', $1,
       case when n % 1000 = 3 then 'agent.archived' else 'agent.updated' end, 'agent', growth.id(3, n / 10)::text, 'done',
       md5(n::text) || md5('a' || n), md5('b' || n) || md5('c' || n), growth.id(7, n)::text, '127.0.0.1'
     from generate_series($2::bigint, $3) n`,
    [userId, first, last],
  );
  await client.query(
    `insert into audit_seals (team_id, seq, audit_id, hash, sealed_at)
     select growth.team_of(n / 10), 1000 + n, growth.id(6, n), md5(n::text) || md5('d' || n), 1700000000000 + n * 1000
     from generate_series($1::bigint, $2) n`,
    [first, last],
  );
}
