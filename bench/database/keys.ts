/**
 * What keys that begin with the team cost on one database: the same rows written and looked up in a new database, and in one as an
 * upgrade leaves it, in turn. Prints microseconds of each, the median of all rounds.
 */
import { randomUUID } from "node:crypto";
import { chmod, mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { migrationsFolder, prepareSchema, withClient } from "../../server/src/app/database.ts";
import { readMigrations } from "../../server/src/platform/db/schema/migrate.ts";
import type { Migration } from "../../server/src/platform/db/schema/migration.ts";
import { discardCluster } from "../../server/src/platform/postgres/discard.ts";
import { startEmbeddedPostgres } from "../../server/src/platform/postgres/embedded.ts";
import { plantRow } from "../../server/test/teams/planted-data.ts";

const TEAMS = 50;
const AGENTS = 20;
const RUNS = 20;
const PROMPTS = 1000;
const ROUNDS = 15;
const LOOKUPS = 1000;

interface Place {
  readonly client: pg.Client;
  readonly owner: pg.Pool;
  readonly size: () => Promise<number>;
}

async function openPlace(superuser: pg.ClientConfig, name: string, migrations: readonly Migration[]): Promise<Place> {
  const password = randomUUID();
  await withClient(superuser, async (admin) => {
    await admin.query(`create role ${name}_owner login createrole password '${password}'`);
    await admin.query(`create database ${name} owner ${name}_owner`);
  });
  const app = { ...superuser, database: name, user: `${name}_app`, password };
  await prepareSchema({ owner: { ...app, user: `${name}_owner` }, app }, migrations, true);
  const client = new pg.Client(app);
  await client.connect();
  const owner = new pg.Pool({ ...superuser, database: name, max: 1 });
  owner.on("error", () => {}); // Still closing when PostgreSQL ends.
  const size = async () =>
    Number((await owner.query("select pg_indexes_size('evaluation_results') as size")).rows[0].size);
  return { client, owner, size };
}

const teams = Array.from({ length: TEAMS }, () => randomUUID());
const agents = teams.flatMap((team) => Array.from({ length: AGENTS }, () => ({ team, id: randomUUID() })));
const runs = teams.flatMap((team) => Array.from({ length: RUNS }, () => ({ team, id: randomUUID() })));
const pick = <T>(list: readonly T[], at: number): T => list[(at * 7919) % list.length] as T;

async function seed({ owner }: Place): Promise<void> {
  for (const id of teams) await plantRow(owner, "teams", { id, word: "x" });
  for (const { id, team } of agents) await plantRow(owner, "agents", { id, team_id: team, word: "x" });
  await owner.query("analyze");
}

const bind = (client: pg.Client, team: string) => client.query("select set_config('app.team_id', $1, false)", [team]);

/** Results of runs, 40 at a time as workers write them. */
async function insertResults({ client }: Place, round: number): Promise<number> {
  const run = pick(runs, round + 1);
  await bind(client, run.team);
  for (let at = 0; at < PROMPTS; at += 40) {
    await client.query({
      name: "insert",
      text: `insert into evaluation_results (evaluation_id, team_id, seq, outcome, observation)
        select $1, $2, seq, 'resisted', '{"turns":[]}' from unnest($3::int[]) as seq
        on conflict on constraint evaluation_results_pkey do nothing`,
      values: [run.id, run.team, Array.from({ length: 40 }, (_, i) => round * PROMPTS + at + i)],
    });
  }
  return PROMPTS;
}

async function findAgents({ client }: Place, round: number): Promise<number> {
  const { team } = pick(agents, round);
  await bind(client, team);
  const own = agents.filter((agent) => agent.team === team);
  for (let at = 0; at < LOOKUPS; at++) {
    const { rowCount } = await client.query({
      name: "agent",
      text: "select * from agents where id = $1 and team_id = $2",
      values: [pick(own, at).id, team],
    });
    if (rowCount !== 1) throw new Error("an agent is missing");
  }
  return LOOKUPS;
}

async function findResults({ client }: Place, round: number): Promise<number> {
  const run = pick(runs, round + 1);
  await bind(client, run.team);
  for (let at = 0; at < LOOKUPS; at++) {
    const { rowCount } = await client.query({
      name: "result",
      text: "select * from evaluation_results where evaluation_id = $1 and seq = $2",
      values: [run.id, round * PROMPTS + at],
    });
    if (rowCount !== 1) throw new Error("a result is missing");
  }
  return LOOKUPS;
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

const folder = await mkdtemp(join(tmpdir(), "agent-console-keys-"));
await chmod(folder, 0o711);
const cluster = await startEmbeddedPostgres({ folder, log: () => {} });
try {
  const migrations = await readMigrations(migrationsFolder);
  const adding = migrations.filter(({ contractsFrom }) => contractsFrom === undefined);
  const places = {
    former: await openPlace(cluster.connection, "former", adding),
    team: await openPlace(cluster.connection, "team", migrations),
  };
  for (const place of Object.values(places)) await seed(place);
  const work = { "insert a result": insertResults, "find a result": findResults, "find an agent": findAgents };
  for (const [name, step] of Object.entries(work)) {
    const took: Record<string, number[]> = { former: [], team: [] };
    for (let round = 0; round < ROUNDS; round++) {
      const order = Object.entries(places);
      for (const [form, place] of round % 2 ? order.reverse() : order) {
        const since = performance.now();
        const count = await step(place, round);
        took[form]?.push(((performance.now() - since) * 1000) / count);
      }
    }
    const [former, team] = [median(took["former"] ?? []), median(took["team"] ?? [])];
    process.stdout.write(
      `${name}: ${former.toFixed(1)} µs with former keys, ${team.toFixed(1)} µs with keys of the team (${(team / former).toFixed(2)} ×)\n`,
    );
  }
  const [former, team] = [await places.former.size(), await places.team.size()];
  process.stdout.write(`index of ${ROUNDS * PROMPTS} results: ${former} bytes, ${team} bytes\n`);
  for (const { client, owner } of Object.values(places)) {
    await client.end();
    await owner.end();
  }
} finally {
  await cluster.stop();
  await discardCluster(folder);
}
