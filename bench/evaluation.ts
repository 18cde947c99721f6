/**
 * What durable results cost: prompts a second of a run against an agent that answers at once, as a share of a bare loop
 * that asks the same agent as often at one time and keeps nothing; and the memory of a long run.
 */
import { cpus } from "node:os";
import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { Pool } from "undici";
import { openConsole } from "./console.ts";

const CONCURRENCY = 64;
const ROUNDS = Number(process.env["BENCH_ROUNDS"] ?? 3);
const PROMPTS = Number(process.env["BENCH_PROMPTS"] ?? 10_000);
const LONG = Number(process.env["BENCH_LONG"] ?? 100_000);
const SYSTEM_PROMPT = "You answer questions about invoices, politely and briefly.";

await using console_ = await openConsole({
  file: "bench/prove/evaluation-console.ts",
  environment: { PROOF_PROMPTS: String(PROMPTS), PROOF_LONG_PROMPTS: String(LONG) },
});
const port = await console_.beside("bench/instant-agent.ts", {});
const db = new pg.Client(console_.owner);
await db.connect();
const agent = await console_.call("POST", "/v1/agent-configurations/", {
  ...{ agent_name: "Instant", model_name: "small-chat-1", agent_url: `http://127.0.0.1:${port}/v1` },
  ...{ agent_system_prompt: SYSTEM_PROMPT, rate_limit_requests_per_minute: 100_000_000 },
});

/** The same requests in a loop, as many at a time, each answer parsed and forgotten. */
async function bareLoop(requests: number): Promise<number> {
  const pool = new Pool(`http://127.0.0.1:${port}`, { connections: CONCURRENCY });
  let left = requests;
  const began = performance.now();
  await Promise.all(
    Array.from({ length: CONCURRENCY }, async () => {
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

/** From the first prompt taken to the last result kept. */
async function durableRun(harness: string, prompts: number): Promise<Run> {
  const { evaluation_id: id } = await console_.call("POST", "/v1/evaluations/", {
    ...{ agent_id: agent["id"], team_id: agent["team_id"], harness_names: [harness] },
    concurrency: CONCURRENCY,
  });
  let mostMegabytes = 0;
  for (;;) {
    mostMegabytes = Math.max(mostMegabytes, console_.memory());
    const { status, status_message: why } = await console_.call("GET", `/v1/evaluations/${id}`);
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

const median = (numbers: readonly number[]): number => [...numbers].sort((a, b) => a - b)[numbers.length >> 1] ?? 0;

const ratios: { bare: number; ours: number }[] = [];
await bareLoop(PROMPTS);
await durableRun("security", PROMPTS);
for (let round = 0; round < ROUNDS; round++) {
  ratios.push({ bare: await bareLoop(PROMPTS), ours: (await durableRun("security", PROMPTS)).perSecond });
}
const share = median(ratios.map(({ bare, ours }) => ours / bare));
console.log(
  `\n${cpus().length} cores, Node ${process.version}, ${CONCURRENCY} at a time, median of ${ROUNDS} rounds of ${PROMPTS}\n`,
);
console.log("| what | bare loop, requests/s | run, durable results/s | share | promised |");
console.log("|---|---:|---:|---:|---:|");
const figures = [median(ratios.map(({ bare }) => bare)), median(ratios.map(({ ours }) => ours))].map(Math.round);
console.log(`| ask an agent that answers at once | ${figures.join(" | ")} | ${Math.round(share * 100)} % | 50 % |`);
const long = await durableRun("reliability", LONG);
console.log(
  `\nMemory of the console, PostgreSQL not counted, over a run of ${LONG} prompts: ${Math.round(long.mostMegabytes)} MB at most (promised: under 300), ${Math.round(long.perSecond)} results/s`,
);
await db.end();
