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

/** What the console asks by itself. On a busy machine it does so often enough to be taken for a part of a request. */
export async function idleStatements(client: pg.Client): Promise<readonly string[]> {
  await client.query("select pg_stat_statements_reset()");
  await pause(IDLE_MS);
  const { rows } = await client.query<{ id: string }>("select distinct queryid::text as id from pg_stat_statements");
  return rows.map(({ id }) => id);
}

/**
 * Statements that ran less often than the request, and those of `idle`, are of the console's own work beside it. Planning is not
 * counted: plans are kept by the connection.
 */
export async function costOf(
  client: pg.Client,
  { address, token, idle }: Target & { idle: readonly string[] },
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
  const { rows } = await client.query<{ buffers: number; ms: number; query: string }>(
    `
    select (shared_blks_hit + shared_blks_read)::float8 as buffers, min_exec_time * round(calls / ${ROUNDS}.0) as ms, query
    from pg_stat_statements
    where toplevel and calls >= ${ROUNDS} and query not like '%pg_stat_statements%'
      and queryid::text <> all ($1::text[])
    order by 1 desc`,
    [idle],
  );
  const sum = (of: (row: { buffers: number; ms: number }) => number): number =>
    rows.reduce((all, row) => all + of(row), 0);
  return {
    ...{ buffers: sum((row) => row.buffers) / ROUNDS, database: sum((row) => row.ms), http: median(times), bytes },
    worst: (rows[0]?.query ?? "").replaceAll(/\s+/g, " ").slice(0, 160),
  };
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
