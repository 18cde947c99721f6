/**
 * Reads, triages, reports and packs a run of 20,000 prompts: a page costs as much as in a small run, and no export
 * holds the whole run in memory.
 */
import { rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { median } from "@agent-console/analysis/statistics/quantile.ts";
import pg from "pg";
import { probes } from "../server/src/domains/evaluation/probes/list.ts";
import { openConsole } from "./console.ts";
import { inBrowser } from "./report-browser.ts";

const LARGE = Number(process.env["BENCH_PROMPTS"] ?? 20_000);
const SMALL = 200;
const FAILED_SHARE = 10; // one in ten
const keptHtml = join(tmpdir(), `report-${process.pid}.html`);

await using testConsole = await openConsole();
const client = new pg.Client(testConsole.owner);
await client.connect();
client.on("error", () => {}); // If something fails here, the console takes its database down with it.
const agent = await testConsole.call("POST", "/v1/agent-configurations/", {
  ...{ agent_name: "Bench", model_name: "m", agent_url: "http://127.0.0.1:9/v1" },
});

/** A run with results for all prompts but the last, which never gets one, so that the worker ends the run as usual. */
async function completedRun(prompts: number): Promise<{ id: string; seconds: number }> {
  const made = await testConsole.call("POST", "/v1/evaluations/", {
    ...{ agent_id: agent["id"], harness_names: ["trust_score"], sample_size: 1 },
  });
  const id = String(made["evaluation_id"]);
  await completed(id);
  await client.query("delete from evaluation_results where evaluation_id = $1", [id]);
  await client.query("delete from evaluation_plan where evaluation_id = $1", [id]);
  await client.query(
    `with planned as (
       insert into evaluation_plan (evaluation_id, seq, team_id, harness, probe, family, stratum, question)
       select $1, n, $2, p ->> 'harness', p ->> 'id', p ->> 'id', p ->> 'id',
         json_build_object('turns', json_build_array('Question ' || n || ' ' || repeat('about this and that ', 20)))
       from generate_series(0, $3::int - 1) as n,
         lateral (select $4::json -> (n * ${probes.length} / $3::int) as p) as chosen)
     insert into evaluation_results (evaluation_id, seq, team_id, sent_at, observed_at, outcome, reason, judgement, observation)
     select $1, n, $2, 1000, 2000, case when n % ${FAILED_SHARE} = 0 then 'failed' else 'resisted' end, 'Because of ' || n,
       json_build_object('detector', 'canary', 'evidence', 'word ' || n),
       json_build_object('turns', json_build_array(json_build_object('outcome', 'answered', 'text',
         'Answer ' || n || ' ' || repeat('and so on and so forth ', 30), 'toolCalls', json_build_array())))
     from generate_series(0, $3::int - 2) as n`,
    [id, agent["team_id"], prompts, JSON.stringify(probes.map(({ id: probe, harness }) => ({ id: probe, harness })))],
  );
  await client.query("vacuum analyze evaluation_plan, evaluation_results");
  const failed = Math.ceil((prompts - 1) / FAILED_SHARE);
  await client.query(
    `update evaluations set status = 'running', planned = $2, next_seq = $2 - 1, resisted = $2 - 1 - $3, failed = $3,
       unassessed = 0, errors = 0, in_flight = 0, waiting = 0, watched = 1000, watched_errors = 0,
       sample_size = null, started_at = created_at, completed_at = null where id = $1`,
    [id, prompts, failed],
  );
  const began = performance.now();
  await completed(id);
  return { id, seconds: (performance.now() - began) / 1000 };
}

async function completed(id: string): Promise<void> {
  for (;;) {
    const { status, status_message: why } = await testConsole.call("GET", `/v1/evaluations/${id}`);
    if (status === "completed") return;
    if (status !== "running") throw new Error(`the run is ${status}: ${why}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

async function medianTime(times: number, work: (at: number) => Promise<unknown>): Promise<number> {
  const taken: number[] = [];
  for (let at = 0; at < times; at++) {
    const began = performance.now();
    await work(at);
    taken.push(performance.now() - began);
  }
  return median(taken);
}

const get = (path: string): Promise<Record<string, unknown>> => testConsole.call("GET", path);

async function pagesOf(id: string): Promise<Record<string, number>> {
  const found = (await get(`/v1/findings?evaluation_id=${id}&limit=200`))["results"] as { id: string }[];
  const one = `/v1/findings/${found[0]?.id}`;
  const mark = (state: string) => testConsole.call("PATCH", one, { state, reason: "bench" });
  return {
    "results, a page of 100": await medianTime(21, () => get(`/v1/evaluation-results/${id}/results?limit=100`)),
    "failed results, a page of 100": await medianTime(21, () =>
      get(`/v1/evaluation-results/${id}/results?limit=100&outcome=failed`),
    ),
    "findings, a page of 50": await medianTime(21, () => get(`/v1/findings?evaluation_id=${id}`)),
    "findings, searched": await medianTime(21, (at) =>
      get(`/v1/findings?evaluation_id=${id}&search=Because%20of%20${at}0`),
    ),
    "a finding": await medianTime(21, () => get(one)),
    "findings, counted": await medianTime(21, () => get(`/v1/findings/counts?evaluation_id=${id}`)),
    "mark a false positive, with the new score": await medianTime(11, (at) =>
      mark(at % 2 === 0 ? "false_positive" : "open"),
    ),
  };
}

interface Fetched {
  readonly ms: number;
  readonly firstMs: number;
  readonly megabytes: number;
  readonly memory: number;
}

async function fetched(path: string, keep?: string): Promise<Fetched> {
  const began = performance.now();
  const answer = await fetch(`http://127.0.0.1:${testConsole.port}${path}`, {
    headers: { authorization: `Bearer ${testConsole.token}` },
  });
  let [bytes, firstMs, most, at] = [0, 0, 0, 0];
  const pieces: Uint8Array[] = [];
  for await (const piece of answer.body ?? []) {
    if (bytes === 0) firstMs = performance.now() - began;
    bytes += piece.length;
    if (keep) pieces.push(piece);
    if (at++ % 50 === 0) most = Math.max(most, testConsole.memory());
  }
  if (keep) writeFileSync(keep, Buffer.concat(pieces));
  return {
    ms: performance.now() - began,
    firstMs,
    megabytes: bytes / 1e6,
    memory: Math.max(most, testConsole.memory()),
  };
}

await pagesOf((await completedRun(SMALL)).id); // The first requests of a process are slower than the rest.
const small = await pagesOf((await completedRun(SMALL)).id);
const { id, seconds } = await completedRun(LARGE);
const large = await pagesOf(id);
const idle = testConsole.memory();
process.stdout.write(
  `\nA run of ${LARGE} prompts against one of ${SMALL}\n\n| Request | ms, small | ms, large | ratio |\n|---|---:|---:|---:|\n`,
);
for (const [name, ms] of Object.entries(large)) {
  const before = small[name] ?? 0;
  process.stdout.write(`| ${name} | ${before.toFixed(1)} | ${ms.toFixed(1)} | ${(ms / before).toFixed(2)} × |\n`);
}
process.stdout.write(
  `\nCompleting the large run and storing its findings: ${seconds.toFixed(1)} s, including the wait for the last prompt.\n`,
);
process.stdout.write(
  `\n| Export of ${LARGE} prompts | first byte, ms | total, s | MB | console memory, MB (${idle.toFixed(0)} before) |\n|---|---:|---:|---:|---:|\n`,
);
for (const format of ["html", "pdf", "json", "csv", "junit", "sarif"]) {
  const keep = format === "html" ? keptHtml : undefined;
  const { ms, firstMs, megabytes, memory } = await fetched(
    `/v1/evaluation-results/${id}/report?format=${format}`,
    keep,
  );
  const cells = [firstMs.toFixed(0), (ms / 1000).toFixed(1), megabytes.toFixed(1), memory.toFixed(0)];
  process.stdout.write(`| ${format} | ${cells.join(" | ")} |\n`);
}
const pack = await fetched(`/v1/evaluations/${id}/evidence`);
const cells = [pack.firstMs.toFixed(0), (pack.ms / 1000).toFixed(1), pack.megabytes.toFixed(1), pack.memory.toFixed(0)];
process.stdout.write(`| evidence | ${cells.join(" | ")} |\n`);
const address = `http://127.0.0.1:${testConsole.port}`;
const seen = await inBrowser({ address, id, file: keptHtml, rare: `Because of ${LARGE - 3}` });
process.stdout.write(`\n| a report of ${LARGE} prompts in Chromium | ms |\n|---|---:|\n`);
for (const [name, ms] of Object.entries(seen)) process.stdout.write(`| ${name} | ${ms.toFixed(0)} |\n`);
rmSync(keptHtml);
await client.end();
