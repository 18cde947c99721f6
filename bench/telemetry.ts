/**
 * `npm run bench:telemetry`: what the pages of telemetry ask, at 10⁶ and at 10⁷ rows of thirty days, three teams and fifty
 * agents, through the sources that the operations use, as the app role, while the last hour is not folded yet.
 *
 * ROWS=1000000,10000000 changes the sizes. KEEP=/tmp/telemetry keeps what was seeded, and the next run asks only. ASK=percentiles
 * asks only what has this in its name.
 */

import { cpus, loadavg } from "node:os";
import { join } from "node:path";
import { createFigures } from "../server/src/domains/protection/telemetry/queue/figures.ts";
import { createTelemetryWriter } from "../server/src/domains/protection/telemetry/queue/writer.ts";
import { createTelemetryDays } from "../server/src/domains/protection/telemetry/store/days.ts";
import { deleteTelemetry } from "../server/src/domains/protection/telemetry/store/erase.ts";
import { systemClock } from "../server/src/kernel/clock.ts";
import { powersOf } from "../server/src/kernel/permissions.ts";
import type { Act } from "../server/src/platform/act.ts";
import { type Database, openDatabase } from "../server/src/platform/db/database.ts";
import { createLogger } from "../server/src/platform/telemetry/log.ts";
import { spanAt } from "../server/test/protection/telemetry/rows.ts";
import { type BenchDatabase, openBenchDatabase, type Store } from "./telemetry/database.ts";
import { questionsOf } from "./telemetry/questions.ts";
import { newTeams, type Seeded, seedFigures, seedRows } from "./telemetry/seed.ts";

const SIZES = (process.env["ROWS"] ?? "1000000,10000000").split(",").map(Number);
const [KEEP, ASK] = [process.env["KEEP"], process.env["ASK"] ?? ""];
const ROUNDS = 40;
const RATIO = 1.5;
const [HOUR_MS, HALF_MINUTE_MS] = [3_600_000, 30_000];
const say = (line: string): void => void process.stdout.write(`${line}\n`);

interface Measured {
  readonly p50: number;
  readonly p95: number;
  /** Of this process, for one answer. */
  readonly cpu: number;
}

async function main(): Promise<void> {
  const found = new Map<string, Measured[]>();
  const limits = new Map<string, number>();
  for (const rows of SIZES) {
    await using bench = await openBenchDatabase(KEEP === undefined ? null : join(KEEP, String(rows)));
    const db = openDatabase({ connection: bench.app, poolSize: 4, onBackgroundError: () => {} });
    const { teams, now } = bench.seeded ?? (await seed(bench, rows));
    const [team] = teams;
    if (!team) return;
    for (const { name, mostMs, ask } of questionsOf(team, now)) {
      if (!name.includes(ASK) && !name.startsWith("newest 20")) continue;
      limits.set(name, mostMs);
      found.set(name, [...(found.get(name) ?? []), await measure(db, { team, now }, ask)]);
    }
    if (KEEP === undefined) {
      await writeRate(db, team);
      await erase(db, team);
    }
    await db.close();
  }
  say(`load of the machine: ${loadavg()[0]?.toFixed(1)} on ${cpus().length} cores`);
  report(found, limits);
}

/** Half a minute before the hour is over: it is never longer since something was folded. */
async function seed(bench: BenchDatabase, rows: number): Promise<Store> {
  const began = performance.now();
  const client = bench.owner;
  const now = (Math.floor(Date.now() / HOUR_MS) + 1) * HOUR_MS - HALF_MINUTE_MS;
  const teams = newTeams();
  const seconds = Math.floor(now / 1000);
  await seedRows(client, teams, { rows, now: seconds });
  await seedFigures(client, teams, seconds);
  await client.query("vacuum (analyze) otel_spans, otel_logs, series_hour, series_minute, series_delta");
  const { rows: sizes } = await client.query<{ rows: number; indexes: number }>(`
    select sum(pg_table_size(p.oid))::float8 as rows, sum(pg_indexes_size(p.oid))::float8 as indexes
    from pg_inherits i join pg_class p on p.oid = i.inhrelid join pg_class t on t.oid = i.inhparent
    where t.relname in ('otel_spans', 'otel_logs')`);
  const [size] = sizes;
  const mb = (bytes = 0): number => Math.round(bytes / 1e6);
  say(
    `${rows} rows seeded in ${Math.round((performance.now() - began) / 1000)} s: ${mb(size?.rows)} MB of rows, ${mb(size?.indexes)} MB of indexes`,
  );
  await bench.isSeeded({ teams, now });
  return { teams, now };
}

const actIn = (tx: Act["tx"], teamId: string, now = Date.now()): Act => ({
  tx,
  who: {
    ...{ kind: "service", userId: "", teamId, role: "MEMBER", scopes: ["full"], powers: powersOf("MEMBER", ["full"]) },
    ...{ credentialId: null, mustChangePassword: false },
  },
  origin: { requestId: "bench", address: "bench" },
  now,
});

async function measure(
  db: Database,
  { team: { teamId }, now }: { readonly team: Seeded; readonly now: number },
  ask: (act: Act, nth: number) => Promise<unknown>,
): Promise<Measured> {
  const times: number[] = [];
  let cpu = process.cpuUsage();
  for (let nth = -5; nth < ROUNDS; nth++) {
    if (nth === 0) cpu = process.cpuUsage();
    const began = performance.now();
    await db.transaction({ teamId, userId: "" }, (tx) => ask(actIn(tx, teamId, now), Math.max(nth, 0)));
    if (nth >= 0) times.push(performance.now() - began);
  }
  const { user, system } = process.cpuUsage(cpu);
  times.sort((a, b) => a - b);
  const at = (share: number): number => times[Math.floor(ROUNDS * share)] ?? 0;
  return { p50: at(0.5), p95: at(0.95), cpu: (user + system) / 1000 / ROUNDS };
}

const WRITTEN = 50_000;

/** Through the queue, as the gateway writes them. */
async function writeRate(db: Database, { teamId }: Seeded): Promise<void> {
  const needs = { db, clock: systemClock, logger: createLogger("silent"), days: createTelemetryDays(db) };
  const writer = createTelemetryWriter({ ...needs, figures: createFigures() });
  const spans = Array.from({ length: 1000 }, (_, n) =>
    spanAt(Date.now(), { attrs: { "gen_ai.request.model": "model", n }, model: "model", inputTokens: n }),
  );
  const [began, cpu] = [performance.now(), process.cpuUsage()];
  for (let n = 0; n < WRITTEN; n += spans.length) {
    for (const span of spans) writer.span(teamId, span);
    await writer.flush();
  }
  const [ms, { user, system }] = [performance.now() - began, process.cpuUsage(cpu)];
  say(
    `written: ${Math.round((WRITTEN / ms) * 1000)} spans/s, ${((user + system) / WRITTEN).toFixed(1)} µs of CPU each in Node`,
  );
  await writer.close();
}

/** Everything of a team that has a third of the rows. */
async function erase(db: Database, { teamId }: Seeded): Promise<void> {
  const began = performance.now();
  await db.transaction({ teamId, userId: "" }, (tx) => deleteTelemetry(actIn(tx, teamId)));
  say(`a team with a third of the rows erased in ${((performance.now() - began) / 1000).toFixed(1)} s`);
}

function report(found: ReadonlyMap<string, readonly Measured[]>, limits: ReadonlyMap<string, number>): void {
  say(
    `\n| Question | ${SIZES.map((rows) => `p50 / p95 at ${rows}, ms (CPU of Node)`).join(" | ")} | ratio of p50 | limit, ms | |`,
  );
  say(`|---|${SIZES.map(() => "---:|").join("")}---:|---:|---|`);
  for (const [name, measured] of found) {
    const [first, last] = [measured[0], measured.at(-1)];
    const limit = limits.get(name) ?? 0;
    // Below a millisecond, the machine decides the ratio.
    const ratio = (last?.p50 ?? 0) / Math.max(first?.p50 ?? 0, 0.001);
    const isKept = (last?.p95 ?? 0) <= limit && (ratio <= RATIO || (last?.p50 ?? 0) < 2);
    if (!isKept) process.exitCode = 1;
    const cells = measured.map(({ p50, p95, cpu }) => `${p50.toFixed(1)} / ${p95.toFixed(1)} (${cpu.toFixed(1)})`);
    say(`| ${name} | ${cells.join(" | ")} | ${ratio.toFixed(2)} | ${limit} | ${isKept ? "kept" : "**missed**"} |`);
  }
}

await main();
