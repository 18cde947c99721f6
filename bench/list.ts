/**
 * Every page costs the same, at any position and for any number of agents: cursors walk an index, and counts are
 * maintained.
 */
import { median } from "@agent-console/analysis/statistics/quantile.ts";
import pg from "pg";
import { writeCursor } from "../server/src/kernel/cursor.ts";
import { openConsole } from "./console.ts";

const LARGE = Number(process.env["BENCH_AGENTS"] ?? 1_000_000);
const PAGE = 20;
const REQUESTS = 400;
const base = "/v1/agent-configurations";

await using testConsole = await openConsole();
const first = await testConsole.call("POST", `${base}/`, { agent_name: "Agent 0", model_name: "m" });
const client = new pg.Client(testConsole.owner);
await client.connect();

async function fill(total: number): Promise<void> {
  const { rows } = await client.query("select count(*)::int as n from agents");
  for (let from = rows[0].n; from < total; from += 50_000) {
    await client.query(
      `insert into agents (id, team_id, created_by, created_at, updated_at, agent_name, model_name, purpose)
       select gen_random_uuid(), $1, $2, 1700000000 + n, 1700000000 + n, 'Agent ' || n, 'small-chat-1', 'billing'
       from generate_series($3::int, $4::int) as n`,
      [first["team_id"], first["created_by"], from, Math.min(from + 50_000, total) - 1],
    );
  }
  await client.query("vacuum analyze agents");
}

/** The cursor of the page that starts after this many rows. */
async function cursorAfter(rows: number): Promise<string> {
  const found = await client.query<{ id: string; created_at: string }>(
    "select id, created_at from agents where team_id = $1 order by created_at desc, id desc offset $2 limit 1",
    [first["team_id"], rows - 1],
  );
  const last = found.rows[0];
  return writeCursor({ sort: "-created_at", at: Number(last?.created_at), id: last?.id });
}

async function milliseconds(query: string): Promise<number> {
  const times: number[] = [];
  for (let at = 0; at < REQUESTS; at++) {
    const began = performance.now();
    await testConsole.call("GET", `${base}/?limit=${PAGE}${query}`);
    times.push(performance.now() - began);
  }
  return median(times);
}

await fill(1000);
// The first requests of a process are slower, and would count against the small table.
await milliseconds("");
const small = { first: await milliseconds(""), last: await milliseconds(`&cursor=${await cursorAfter(980)}`) };
await fill(LARGE);
const deep = Math.min(9_999 * PAGE, LARGE - PAGE);
const large = {
  first: await milliseconds(""),
  deep: await milliseconds(`&cursor=${await cursorAfter(deep)}`),
  status: await milliseconds("&statuses=active&statuses=draft"),
};
await client.end();

const figures = Object.entries({
  "1,000 agents, page 1": small.first,
  "1,000 agents, last page by cursor": small.last,
  [`${LARGE.toLocaleString("en")} agents, page 1`]: large.first,
  [`${LARGE.toLocaleString("en")} agents, page ${(deep / PAGE + 1).toLocaleString("en")} by cursor`]: large.deep,
  [`${LARGE.toLocaleString("en")} agents, page 1 of two statuses`]: large.status,
});
console.log(`Pages of ${PAGE}, median of ${REQUESTS} consecutive requests\n`);
console.log("| List | ms | relative to the fastest |");
console.log("|---|---:|---:|");
const fastest = Math.min(...figures.map(([, value]) => value));
for (const [name, value] of figures)
  console.log(`| ${name} | ${value.toFixed(2)} | ${(value / fastest).toFixed(2)} × |`);
