/** Rows in the numbers of a large installation, made in the database from one real run. */
import type pg from "pg";

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

const AGENTS_A_TEAM = 100;
const RUNS_AT_ONCE = 400;

/** The functions that say which row is whose. Ids are in the order of the numbers, as the console's are in that of time. */
export async function prepare(client: pg.Client, { teamId }: Model): Promise<void> {
  await client.query(`
    create schema growth;
    create function growth.id(kind int, n bigint) returns uuid language sql immutable parallel safe as $$
      select (lpad(to_hex(1700000000000 + n), 12, '0') || '7' || lpad(to_hex(kind), 3, '0') || '8'
        || substr(md5(kind || '/' || n), 1, 15))::uuid $$;
    create function growth.team_of(agent bigint) returns uuid language sql immutable parallel safe as $$
      select case when agent % 10 = 0 then '${teamId}'::uuid else growth.id(1, agent / ${AGENTS_A_TEAM}) end $$;
    create table growth.findings as select row_number() over () as n, * from findings;
    create table growth.plan as select * from evaluation_plan;
    create table growth.results as select * from evaluation_results`);
}

/** Adds what is missing between two sizes. `said` hears how far it is. */
export async function grow(
  client: pg.Client,
  model: Model,
  { from, to, said }: { from: Size; to: Size; said: (words: string) => void },
): Promise<void> {
  await teams(client, model, from, to);
  await agents(client, model, from, to);
  said(`${to.agents} agents in ${to.teams} teams`);
  for (let first = from.runs; first < to.runs; first += RUNS_AT_ONCE) {
    await runs(client, model, { first, last: Math.min(first + RUNS_AT_ONCE, to.runs) - 1, all: to });
    if (((first - from.runs) / RUNS_AT_ONCE) % 20 === 0) said(`${first} of ${to.runs} runs`);
  }
  for (let first = from.audits; first < to.audits; first += 100_000)
    await audits(client, model, first, Math.min(first + 100_000, to.audits) - 1);
  said(`${to.audits} audit rows`);
}

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

async function agents(client: pg.Client, { agentId }: Model, from: Size, to: Size): Promise<void> {
  const copied = {
    ...{ id: "growth.id(3, n)", team_id: "growth.team_of(n)", agent_name: "'Agent ' || n" },
    ...{ created_at: "1700000000 + n", purpose: "'purpose ' || n % 1000" },
    status: "case when n % 50 = 7 then 'inactive' else t.status end",
  };
  for (let first = from.agents; first < to.agents; first += 50_000) {
    const range = [first, Math.min(first + 50_000, to.agents) - 1];
    await client.query(
      `${await copying(client, "agents", copied)} from agents t, generate_series($1::bigint, $2) n where t.id = '${agentId}'`,
      range,
    );
    await client.query(
      `${await copying(client, "agent_history", { agent_id: "growth.id(3, n)", team_id: "growth.team_of(n)" })}
       from agent_history t, generate_series($1::bigint, $2) n where t.agent_id = '${agentId}'`,
      range,
    );
  }
}

interface Batch {
  readonly first: number;
  readonly last: number;
  readonly all: Size;
}

async function runs(client: pg.Client, { runId }: Model, { first, last, all }: Batch): Promise<void> {
  const own = { evaluation_id: "r.id", team_id: "r.team_id" };
  const findingId = "growth.id(5, r.n * 1000 + f.n)";
  const within = "growth.batch r";
  const statements = [
    [
      "evaluations",
      { id: "r.id", team_id: "r.team_id", agent_id: "r.agent_id", created_at: "r.at", completed_at: "r.at + 60" },
      `from evaluations t, ${within} where t.id = '${runId}'`,
    ],
    ["evaluation_reports", own, `from evaluation_reports t, ${within} where t.evaluation_id = '${runId}'`],
    ["evaluation_log", own, `from evaluation_log t, ${within} where t.evaluation_id = '${runId}'`],
    ["evaluation_plan", own, `from ${within}, growth.plan t where t.evaluation_id = '${runId}'`],
    ["evaluation_results", own, `from ${within}, growth.results t where t.evaluation_id = '${runId}'`],
    [
      "findings",
      {
        id: "growth.id(5, r.n * 1000 + t.n)",
        team_id: "r.team_id",
        agent_id: "r.agent_id",
        found_at: "r.at",
        seen_at: "r.at",
      },
      `from ${within}, growth.findings t
       where exists (select from finding_failures x where x.finding_id = t.id and x.evaluation_id = '${runId}')`,
    ],
    [
      "finding_failures",
      { ...own, finding_id: findingId, former_id: "null", found_at: "r.at" },
      `from ${within}, finding_failures t join growth.findings f on f.id = t.finding_id where t.evaluation_id = '${runId}'`,
    ],
    [
      "finding_runs",
      { ...own, finding_id: findingId, at: "r.at" },
      `from ${within}, finding_runs t join growth.findings f on f.id = t.finding_id
       where t.evaluation_id = '${runId}'
         and exists (select from finding_failures x where x.finding_id = t.finding_id and x.evaluation_id = '${runId}')`,
    ],
  ] as const;
  await client.query("begin");
  await client.query(`
    create table growth.batch as
    select n, growth.id(4, n) as id, agent, growth.id(3, agent) as agent_id, growth.team_of(agent) as team_id,
      1700000000 + n * 60 as at
    from (select n, n * ${all.agents} / ${all.runs} as agent from generate_series(${first}::bigint, ${last}) n) as r`);
  for (const [table, replaced, source] of statements)
    await client.query(`${await copying(client, table, replaced)} ${source}`);
  await client.query("drop table growth.batch");
  await client.query("commit");
}

/** Every sealed row has its link in the chain, in the order of its team. The hashes are no real ones. */
async function audits(client: pg.Client, { userId }: Model, first: number, last: number): Promise<void> {
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
