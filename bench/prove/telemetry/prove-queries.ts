import { randomUUID } from "node:crypto";
import { QueryFault } from "@agent-console/analysis/query/fault/query-fault.ts";
import { seededRandom } from "@agent-console/analysis/statistics/seeded-random.ts";
import { embeddedLogs } from "../../../server/src/domains/protection/telemetry/logs/embedded-logs.ts";
import type { FoundTraces } from "../../../server/src/domains/protection/telemetry/sources.ts";
import { dayOfNs } from "../../../server/src/domains/protection/telemetry/store/days.ts";
import { insertLogs, insertSpans } from "../../../server/src/domains/protection/telemetry/store/insert.ts";
import { embeddedTraces } from "../../../server/src/domains/protection/telemetry/traces/embedded-traces.ts";
import { powersOf } from "../../../server/src/kernel/permissions.ts";
import type { Act } from "../../../server/src/platform/act.ts";
import { type Database, openDatabase } from "../../../server/src/platform/db/database.ts";
import { hostileLogql, hostileTraceql } from "../../../server/test/protection/telemetry/hostile-queries.ts";
import { newLog, newSpan } from "../../../server/test/protection/telemetry/planted-rows.ts";
import {
  matchingTraces,
  queryOf,
  randomCondition,
  randomTraces,
} from "../../../server/test/protection/telemetry/trace-agreement.ts";
import { type BenchDatabase, openBenchDatabase } from "../../telemetry/database.ts";
import { newTeams, type Seeded, seedRows } from "../../telemetry/seed.ts";
import { mistakeCount } from "../mistakes/count.ts";
import { watchLoop } from "./watch-loop.ts";

export interface QueryPlan {
  readonly rows: number;
  /** Of each language. */
  readonly queries: number;
  /** Random queries that are compared with what they mean. */
  readonly compared: number;
}

export interface QueryProof {
  readonly plan: QueryPlan;
  readonly answered: number;
  readonly refused: number;
  readonly slowest: { readonly ms: number; readonly query: string };
  /** The longest that the event loop was held, in processor time. */
  readonly held: { readonly ms: number; readonly query: string };
  readonly agreed: number;
  readonly mistakes: readonly string[];
}

/** A search takes two seconds of its own; what is beyond that is the machine's. */
const MOST_MS = 3000;
const MOST_HELD_MS = 50;

export async function proveQueries(plan: QueryPlan): Promise<QueryProof> {
  await using bench = await openBenchDatabase(null);
  const db = openDatabase({ connection: bench.app, poolSize: 2, onBackgroundError: () => {} });
  const [now, teams] = [Date.now(), newTeams()];
  await seedRows(bench.owner, teams, { rows: plan.rows, now: Math.floor(now / 1000) });
  const [team] = teams;
  if (!team) throw new Error("there is no team");
  await plantLong(bench, db, { team, now });
  const mistakes: string[] = [];
  const asking = {
    bench,
    db,
    team,
    now,
    others: teams.slice(1).flatMap(({ teamId, agents }) => [teamId, ...agents]),
    mistakes,
  };
  const asked = await askHostile(asking, plan.queries);
  const agreed = await compare(asking, plan.compared);
  await db.close();
  return { plan, ...asked, agreed, mistakes };
}

interface Asking {
  readonly bench: BenchDatabase;
  readonly db: Database;
  readonly team: Seeded;
  readonly now: number;
  readonly others: readonly string[];
  readonly mistakes: string[];
}

/** Lines and names on which an expression has something to work. */
async function plantLong(
  bench: BenchDatabase,
  db: Database,
  { team, now }: Pick<Asking, "team" | "now">,
): Promise<void> {
  const at = BigInt(now) * 1_000_000n;
  await bench.owner.query("select set_config('app.duty', 'authenticate', false)");
  await bench.owner.query("select make_telemetry_day($1)", [dayOfNs(at)]);
  const texts = ["a", "ab", "aaaa=", "éK", "x!", "\t "].map((piece) => piece.repeat(60_000));
  await db.transaction({ teamId: team.teamId, userId: "" }, async (tx) => {
    await insertLogs(
      tx,
      team.teamId,
      texts.map((line, nth) => newLog({ atNs: at - BigInt(nth + 1), line })),
    );
    await insertSpans(
      tx,
      team.teamId,
      texts.map((name, nth) => newSpan({ startNs: at - BigInt(nth + 1), name: name.slice(0, 4000) })),
    );
  });
}

async function askHostile(asking: Asking, queries: number) {
  const { db, team, others, mistakes } = asking;
  const random = seededRandom(18);
  const [logs, traces, loop] = [embeddedLogs(), embeddedTraces(), watchLoop()];
  let [answered, refused, slowest, held] = [0, 0, { ms: 0, query: "" }, { ms: 0, query: "" }];
  for (let nth = 0; nth < 2 * queries; nth++) {
    const query = nth % 2 === 0 ? hostileLogql(random, others) : hostileTraceql(random, others);
    const began = performance.now();
    try {
      await loop.turn();
      await db.transaction({ teamId: team.teamId, userId: "" }, async (tx) => {
        const act = actIn(tx, asking);
        if (nth % 2 === 0) mistakes.push(...(await strangeLines(logs, act, { asking, query })));
        else mistakes.push(...(await strangeTraces(traces, act, { asking, query })));
      });
      answered++;
    } catch (error) {
      if (error instanceof QueryFault) refused++;
      else mistakes.push(`${shown(query)}: ${String(error)}`);
    }
    const [ms, heldMs] = [performance.now() - began, await loop.take()];
    if (ms > slowest.ms) slowest = { ms, query: shown(query) };
    if (heldMs > held.ms) held = { ms: heldMs, query: shown(query) };
    if (ms > MOST_MS) mistakes.push(`${shown(query)}: took ${ms.toFixed(0)} ms`);
    if (heldMs > MOST_HELD_MS) mistakes.push(`${shown(query)}: held the event loop for ${heldMs.toFixed(0)} ms`);
    if (nth % 500 === 499) process.stdout.write(`${nth + 1} queries: ${mistakeCount(mistakes)}\n`);
  }
  loop.stop();
  return { answered, refused, slowest, held };
}

interface AskedQuery {
  readonly asking: Asking;
  readonly query: string;
}

async function strangeLines(
  logs: ReturnType<typeof embeddedLogs>,
  act: Act,
  { asking, query }: AskedQuery,
): Promise<string[]> {
  const { now, team } = asking;
  const window = { fromNs: BigInt(now - 7_200_000) * 1_000_000n, toNs: BigInt(now) * 1_000_000n };
  const { entries } = await logs.find(act, { window, query, limit: 100, direction: "backward" });
  const own = new Set(team.agents);
  const strange = entries.filter(({ labels }) => labels["agent_id"] !== undefined && !own.has(labels["agent_id"]));
  return strange.length === 0 ? [] : [`${shown(query)}: ${strange.length} lines of another team`];
}

async function strangeTraces(
  traces: ReturnType<typeof embeddedTraces>,
  act: Act,
  { asking, query }: AskedQuery,
): Promise<string[]> {
  const { now, team, bench } = asking;
  const window = { fromMs: now - 7_200_000, toMs: now };
  const plain = { window, limit: 20, service: null, agentId: null, minMs: null, maxMs: null };
  const ids = (await traces.search(act, { ...plain, query })).traces.map(({ traceId }) => `\\x${traceId}`);
  if (ids.length === 0) return [];
  const { rows } = await bench.owner.query(
    "select count(*)::int as n from otel_spans where trace_id = any($1::bytea[]) and team_id <> $2 and start_ns > $3",
    [ids, team.teamId, String(BigInt(now - 86_400_000) * 1_000_000n)],
  );
  return rows[0].n === 0 ? [] : [`${shown(query)}: ${rows[0].n} spans of another team`];
}

/** A search, and the same query on every span in memory. */
async function compare(asking: Asking, queries: number): Promise<number> {
  const { db, mistakes } = asking;
  const teamId = randomUUID();
  const random = seededRandom(9);
  const spans = randomTraces(random, 150, BigInt(asking.now) * 1_000_000n);
  await db.transaction({ teamId, userId: "" }, (tx) => insertSpans(tx, teamId, spans));
  const traces = embeddedTraces();
  const plain = {
    window: { fromMs: asking.now - 3_600_000, toMs: asking.now },
    limit: 1000,
    service: null,
    agentId: null,
  };
  let agreed = 0;
  for (let nth = 0; nth < queries; nth++) {
    const condition = randomCondition(random, 4);
    const query = queryOf(condition);
    const search = () =>
      db.transaction({ teamId, userId: "" }, (tx) =>
        traces.search(actIn(tx, { ...asking, team: { teamId, agents: [] } }), {
          ...plain,
          minMs: null,
          maxMs: null,
          query,
        }),
      );
    // On a machine with other work, the time of a search may be over before it saw everything, and it says so.
    let found = await search();
    for (let again = 0; again < 5 && !sawAll(found); again++) found = await search();
    const [have, want] = [
      found.traces.map(({ traceId }) => traceId).sort(),
      [...matchingTraces(spans, condition)].sort(),
    ];
    if (have.join() === want.join()) agreed++;
    else mistakes.push(`${query}: found ${have.length} traces instead of ${want.length}`);
  }
  return agreed;
}

const sawAll = ({ inspected: { jobs } }: FoundTraces): boolean => jobs === null || jobs.completed === jobs.total;

const shown = (query: string): string =>
  JSON.stringify(query.length > 120 ? `${query.slice(0, 120)}… (${query.length})` : query);

const actIn = (tx: Act["tx"], { team: { teamId }, now }: Pick<Asking, "team" | "now">): Act => ({
  tx,
  who: {
    ...{ kind: "service", userId: "", teamId, role: "MEMBER", scopes: ["full"], powers: powersOf("MEMBER", ["full"]) },
    ...{ credentialId: null, mustChangePassword: false },
  },
  origin: { requestId: "proof", address: "proof" },
  now,
});
