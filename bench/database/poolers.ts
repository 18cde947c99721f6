/**
 * What it costs to bind every transaction on its own, as behind a pooler: one console for each way to PostgreSQL, all on
 * one database, measured in turns. Two teams alternate, so that sessions have to change whom they act for. Needs PgBouncer.
 */
import { readFileSync } from "node:fs";
import { cpus } from "node:os";
import { median } from "@agent-console/analysis/statistics/quantile.ts";
import pg from "pg";
import { type ConsoleProcess, startConsole } from "../../e2e/console.ts";
import { becomeOwner, call } from "../../e2e/person.ts";
import { openOwnPostgres } from "../prove/gateway/database-line.ts";
import { openPgBouncer } from "../prove/pooler/pgbouncer.ts";

const ROUNDS = Number(process.env["BENCH_ROUNDS"] ?? 5);
const REQUESTS = Number(process.env["BENCH_REQUESTS"] ?? 1_500);
const CALLERS = 8;
const [APP, PASSWORD] = ["bench_console", "bench-password"];

await using database = await openOwnPostgres();
await database.query(`create role ${APP} login password '${PASSWORD}'`);
const direct = database.env.DATABASE_URL;
const { host, port } = new pg.Client({ connectionString: direct });
const plan = {
  server: { host, port, database: "proof" },
  users: { proof: "proof", [APP]: PASSWORD },
  sessions: 40,
};
await using session = await openPgBouncer({ ...plan, mode: "session" });
await using transaction = await openPgBouncer({ ...plan, mode: "transaction" });

const through = (pooler: { readonly port: number }) => ({
  DATABASE_URL: `postgres://proof:proof@127.0.0.1:${pooler.port}/proof`,
  DATABASE_APP_URL: `postgres://${APP}:${PASSWORD}@127.0.0.1:${pooler.port}/proof`,
  DATABASE_DIRECT_URL: direct,
});
const own = { DATABASE_APP_URL: direct.replace("proof:proof@", `${APP}:${PASSWORD}@`) };
const ways: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  "direct, sessions bound": own,
  "direct, transactions bound": { ...own, DATABASE_POOLER: "on" },
  "PgBouncer, session mode": through(session),
  "PgBouncer, transaction mode": through(transaction),
};

const consoles: ConsoleProcess[] = [];
try {
  for (const env of Object.values(ways)) {
    consoles.push(await startConsole({ args: ["--role", "api"], env: { ...database.env, ...env, SAMPLE: "off" } }));
  }
  const [first] = consoles;
  if (!first) throw new Error("no console");
  const { token, teamId } = await becomeOwner(first);
  const other = await call(`POST ${first.address}/v1/teams/`, { token, body: { name: "Other" } });
  const teams = await Promise.all(
    [teamId, String(other.body.id)].map(async (team) => {
      const headers = { "x-team-id": team };
      const body = { agent_name: "Support", model_name: "small-chat-1" };
      const made = await call(`POST ${first.address}/v1/agent-configurations`, { token, headers, body });
      return { headers, path: `/v1/agent-configurations/${made.body.id}` };
    }),
  );

  const kinds = { get: () => undefined, update: (n: number) => ({ purpose: `Purpose ${n}` }) };
  process.stdout.write(
    `${cpus().length} cores, ${REQUESTS} requests × ${ROUNDS} rounds, ${CALLERS} callers, 2 teams\n`,
  );
  for (const [kind, bodyOf] of Object.entries(kinds)) {
    const measured = consoles.map(() => ({
      perSecond: [] as number[],
      console: [] as number[],
      postgres: [] as number[],
    }));
    for (let round = 0; round <= ROUNDS; round++) {
      for (const [at, { address, pid }] of consoles.entries()) {
        const before = { console: cpuOf(pid), postgres: await postgresCpu() };
        const began = performance.now();
        let sent = 0;
        const caller = async (): Promise<void> => {
          for (let n = sent++; n < REQUESTS; n = sent++) {
            const { headers, path } = teams[n % 2] ?? { headers: {}, path: "" };
            const body = bodyOf(round * REQUESTS + n);
            const reply = await call(`${body ? "PUT" : "GET"} ${address}${path}`, { token, headers, body });
            if (reply.status !== 200) throw new Error(`${reply.status} ${reply.text}`);
          }
        };
        await Promise.all(Array.from({ length: CALLERS }, caller));
        // The first round warms up.
        if (round === 0) continue;
        measured[at]?.perSecond.push((REQUESTS * 1000) / (performance.now() - began));
        measured[at]?.console.push((cpuOf(pid) - before.console) / REQUESTS);
        measured[at]?.postgres.push(((await postgresCpu()) - before.postgres) / REQUESTS);
      }
    }
    const base = measured[0];
    for (const [at, way] of Object.keys(ways).entries()) {
      const one = measured[at];
      if (!one || !base) continue;
      const ratio = (of: "perSecond" | "console" | "postgres"): string =>
        `${median(one[of]).toFixed(of === "perSecond" ? 0 : 3)} (${(median(one[of]) / median(base[of])).toFixed(2)})`;
      process.stdout.write(
        `${kind} | ${way} | ${ratio("perSecond")} requests/s | console ${ratio("console")} | PostgreSQL ${ratio("postgres")} ms CPU/request\n`,
      );
    }
  }
} finally {
  for (const console of consoles) await console[Symbol.asyncDispose]();
}

/** Milliseconds of processor time, of this process and its ended children. */
function cpuOf(pid: number): number {
  const parts = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
  return [11, 12].reduce((sum, at) => sum + Number(parts[at]), 0) * 10;
}

/** Of the database's backends. A pool that is in use keeps its own, so none ends between two readings. */
async function postgresCpu(): Promise<number> {
  const rows = await database.query("select pid from pg_stat_activity where usename = $1", [APP]);
  return rows.reduce((sum, { pid }) => sum + cpuOf(Number(pid)), 0);
}
