/** What a request costs, as the database and the client see it. */

import { setTimeout as pause } from "node:timers/promises";
import { median } from "@agent-console/analysis/statistics/quantile.ts";
import type pg from "pg";
import { call } from "../../../e2e/person.ts";

export interface Cost {
  /** Pages of 8 kB that its statements touched, in memory or on disk. */
  readonly buffers: number;
  /** Milliseconds in which its statements ran, each at its fastest: what others do on the machine is not counted. */
  readonly database: number;
  /** Milliseconds from request to response, median. */
  readonly http: number;
  readonly bytes: number;
  /** The statement that touched the most. */
  readonly worst: string;
}

const ROUNDS = 30;
const WARM = 3;

interface Target {
  readonly address: string;
  readonly token: string;
}

const IDLE_MS = 8000;

/** How often a second the console sends a statement by itself, by the statement's id. */
export type IdleRates = ReadonlyMap<string, number>;

/** What the console asks by itself. On a busy machine it does so often enough to be taken for a part of a request. */
export async function idleRates(client: pg.Client): Promise<IdleRates> {
  await client.query("select pg_stat_statements_reset()");
  await pause(IDLE_MS);
  const { rows } = await client.query<{ id: string; calls: number }>(
    "select queryid::text as id, sum(calls)::float8 as calls from pg_stat_statements group by 1",
  );
  return new Map(rows.map(({ id, calls }) => [id, (calls * 1000) / IDLE_MS]));
}

/**
 * Statements that ran less often than the request are of the console's own work beside it. So are those that it may have sent as
 * often by itself, at twice the pace of `idle`. Planning is not counted: plans are kept by the connection.
 */
export async function costOf(
  client: pg.Client,
  { address, token, idle }: Target & { idle: IdleRates },
  path: string,
): Promise<Cost> {
  for (let at = 0; at < WARM; at++) await asked(`${address}${path}`, token);
  await client.query("select pg_stat_statements_reset()");
  const times: number[] = [];
  let bytes = 0;
  for (let at = 0; at < ROUNDS; at++) {
    const began = performance.now();
    bytes = await asked(`${address}${path}`, token);
    times.push(performance.now() - began);
  }
  const seconds = times.reduce((all, time) => all + time, 0) / 1000;
  const { rows } = await client.query<Ran>(`
    select queryid::text as id, (shared_blks_hit + shared_blks_read)::float8 / calls * round(calls / ${ROUNDS}.0) as buffers,
      min_exec_time * round(calls / ${ROUNDS}.0) as ms, query
    from pg_stat_statements
    where toplevel and calls >= ${ROUNDS} and query not like '%pg_stat_statements%'
    order by 2 desc`);
  const own = rows.filter(({ id }) => 2 * (idle.get(id) ?? 0) * seconds + 1 < ROUNDS);
  const sum = (of: (row: Ran) => number): number => own.reduce((all, row) => all + of(row), 0);
  return {
    ...{ buffers: sum((row) => row.buffers), database: sum((row) => row.ms), http: median(times), bytes },
    worst: (own[0]?.query ?? "").replaceAll(/\s+/g, " ").slice(0, 160),
  };
}

/** One statement, with the pages and milliseconds that it took for one request. */
interface Ran {
  readonly id: string;
  readonly buffers: number;
  readonly ms: number;
  readonly query: string;
}

/** Several at once, so that more connections than one hear of it. */
export async function ask(path: string, { address, token, times }: Target & { times: number }): Promise<void> {
  await Promise.all(Array.from({ length: times }, () => asked(`${address}${path}`, token)));
}

async function asked(address: string, token: string): Promise<number> {
  const { status, text } = await call(`GET ${address}`, { token });
  if (status !== 200) throw new Error(`${address}: ${status} ${text.slice(0, 300)}`);
  return text.length;
}
