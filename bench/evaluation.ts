/**
 * What durable results cost: prompts per second of a run against an agent that responds immediately, as a share of a
 * bare loop that sends as many concurrent requests to the same agent and stores nothing. Also the memory of a long run.
 */

import { cpus } from "node:os";
import { setTimeout as pause } from "node:timers/promises";
import { median } from "@agent-console/analysis/statistics/quantile.ts";
import pg from "pg";
import { Pool } from "undici";
import { openConsole } from "./console.ts";

/** Concurrency. The cost of a step is shared by all results that arrive in the meantime, so this matters. */
const WIDTHS = [64, 128, 256];
const ROUNDS = Number(process.env["BENCH_ROUNDS"] ?? 7);
const PROMPTS = Number(process.env["BENCH_PROMPTS"] ?? 10_000);
const LONG = Number(process.env["BENCH_LONG"] ?? 100_000);
const SYSTEM_PROMPT = "You answer questions about invoices, politely and briefly.";

await using testConsole = await openConsole({
  file: "bench/prove/evaluation-console.ts",
  environment: { PROOF_PROMPTS: String(PROMPTS), PROOF_LONG_PROMPTS: String(LONG) },
});
const port = await testConsole.beside("bench/instant-agent.ts", {});
const db = new pg.Client(testConsole.owner);
// If a round fails, the console and its database go down too. The error to read is why.
db.on("error", () => {});
await db.connect();
const agent = await testConsole.call("POST", "/v1/agent-configurations/", {
  ...{ agent_name: "Instant", model_name: "small-chat-1", agent_url: `http://127.0.0.1:${port}/v1` },
  ...{ agent_system_prompt: SYSTEM_PROMPT, rate_limit_requests_per_minute: 100_000_000 },
});

/** The same requests in a loop with the same concurrency, each response parsed and discarded. */
async function bareLoop(requests: number, width: number): Promise<number> {
  const pool = new Pool(`http://127.0.0.1:${port}`, { connections: width });
  let left = requests;
  const began = performance.now();
  await Promise.all(
    Array.from({ length: width }, async () => {
      while (left > 0) {
        const at = left--;
        const { body } = await pool.request({
          path: "/v1/chat/completions",
          method: "POST",
          headers: { "content-type": "application/json" },
          body: JSON.stringify({
            model: "small-chat-1",
            messages: [
              { role: "system", content: SYSTEM_PROMPT },
              { role: "user", content: `security ${at}` },
            ],
          }),
        });
        await body.json();
      }
    }),
  );
  const perSecond = (requests * 1000) / (performance.now() - began);
  await pool.close();
  return perSecond;
}

interface Run {
  readonly perSecond: number;
  readonly mostMegabytes: number;
}

/** From the first prompt claimed to the last result stored. */
async function durableRun(harness: string, prompts: number, wish: object): Promise<Run> {
  const { evaluation_id: id } = await testConsole.call("POST", "/v1/evaluations/", {
    ...{ agent_id: agent["id"], team_id: agent["team_id"], harness_names: [harness], ...wish },
  });
  let mostMegabytes = 0;
  for (;;) {
    mostMegabytes = Math.max(mostMegabytes, testConsole.memory());
    const { status, status_message: why } = await testConsole.call("GET", `/v1/evaluations/${id}`);
    if (status === "completed") break;
    if (status !== "running") throw new Error(`the run is ${status}: ${why}`);
    await pause(200);
  }
  const { rows } = await db.query(
    `select count(*)::int as results, max(observed_at) - min(sent_at) as ms from evaluation_prompts
     where evaluation_id = $1 and state = 'observed' and outcome = 'resisted'`,
    [id],
  );
  if (rows[0].results !== prompts) throw new Error(`${rows[0].results} of ${prompts} prompts have a result`);
  return { perSecond: (prompts * 1000) / Number(rows[0].ms), mostMegabytes };
}

const CAPS = { max_requests: PROMPTS * 10, max_tokens: 1_000_000_000 };
interface Round {
  readonly bare: number;
  readonly free: number;
  readonly capped: number;
}

/** One round more than is counted, to warm everything up. */
async function roundsOf(concurrency: number): Promise<Round[]> {
  const rounds: Round[] = [];
  for (let round = 0; round <= ROUNDS; round++) {
    // Before and after, so that other load on the machine affects both.
    const before = await bareLoop(PROMPTS, concurrency);
    const { perSecond: free } = await durableRun("security", PROMPTS, { concurrency });
    const bare = (before + (await bareLoop(PROMPTS, concurrency))) / 2;
    const { perSecond: capped } = await durableRun("security", PROMPTS, { concurrency, ...CAPS });
    if (round > 0) rounds.push({ bare, free, capped });
  }
  return rounds;
}

function row(what: string, rounds: readonly Round[], of: "free" | "capped"): string {
  const perSecond = [median(rounds.map(({ bare }) => bare)), median(rounds.map((round) => round[of]))].map(Math.round);
  const shares = rounds.map((round) => Math.round((round[of] / round.bare) * 100)).sort((a, b) => a - b);
  const target = of === "free" ? "50%" : "none";
  return `| ${what} | ${perSecond.join(" | ")} | ${median(shares)}% | ${shares.at(0)} to ${shares.at(-1)}% | ${target} |`;
}

console.log(`\n${cpus().length} cores, Node ${process.version}, ${ROUNDS} rounds of ${PROMPTS}, medians\n`);
console.log("| Concurrency | bare loop, requests/s | run, durable results/s | share | range over rounds | target |");
console.log("|---|---:|---:|---:|---:|---:|");
for (const width of WIDTHS) {
  const rounds = await roundsOf(width);
  console.log(row(`${width}`, rounds, "free"));
  console.log(row(`${width}, with request and token caps`, rounds, "capped"));
}
const long = await durableRun("reliability", LONG, { concurrency: WIDTHS[0] });
console.log(
  `\nMemory of the console, without PostgreSQL, over a run of ${LONG} prompts: ${Math.round(long.mostMegabytes)} MB at most (target: under 300), ${Math.round(long.perSecond)} results/s`,
);
await db.end();
