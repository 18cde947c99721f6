import { expect, test } from "vitest";
import { openBed } from "../../../../test/evaluation/run-bed.ts";

const SAID = "leak: what the agent said stays out of telemetry";

test("latency, tokens, retries and cost are told of each prompt, of a run and of an agent's runs, and leave spans and figures", async () => {
  const failedOnce = new Set<string>();
  await using bed = await openBed({
    prompts: 6,
    answer: (text) => {
      if (text.endsWith("3") && !failedOnce.has(text)) {
        failedOnce.add(text);
        return 503;
      }
      return text.endsWith("4") ? SAID : "no";
    },
  });
  const { world, agentId } = bed;
  bed.startWorker();
  const prices = { prompt_per_million: 1000, completion_per_million: 2000 };
  const first = await bed.startRun({ prices });
  await bed.until(first, "completed");
  const second = await bed.startRun();
  await bed.until(second, "completed");

  const { results } = (await world.call("GET", `/v1/evaluation-results/${first}/results`)).body;
  const took = { input_tokens: 10, output_tokens: 5, requests: 1, retries: 0, cost: 0.02 };
  expect(results[0].performance).toMatchObject({ ...took, trace_id: expect.stringMatching(/^[0-9a-f]{32}$/) });
  expect(results[0].performance.latency_ms).toBeGreaterThan(0);
  const retried = results.filter(({ performance }: { performance: { retries: number } }) => performance.retries > 0);
  expect(retried).toMatchObject([{ performance: { requests: 2, retries: 1 } }]);

  const { body: run } = await world.call("GET", `/v1/evaluations/${first}/performance`);
  const sums = { prompts: 6, errors: 0, requests: 7, retries: 1, tokens: 90, input_tokens: 60, output_tokens: 30 };
  expect(run).toMatchObject({ ...sums, evaluation_id: first, latency: { prompts: 6 } });
  expect(run.cost).toBeCloseTo(0.12, 6);
  expect(run.latency.p50_ms).toBeLessThanOrEqual(run.latency.max_ms);
  expect(run.probes).toMatchObject([{ harness: "security", prompts: 6, retries: 1, cost: 0.12 }]);

  const trend = (await world.call("GET", `/v1/agents/${agentId}/evaluation-trend?limit=2`)).body;
  expect(trend.runs.map(({ evaluation_id }: { evaluation_id: string }) => evaluation_id)).toEqual([first, second]);
  expect(trend.runs[1]).toMatchObject({ prompts: 6, retries: 0, cost: null, latency: { prompts: 6 } });
  const stranger = await world.call("GET", "/v1/agents/0198c2a4-9b01-7d2e-8a44-5f1f0f6b7c21/evaluation-trend");
  expect(stranger.status).toBe(404);

  world.services.evaluationTelemetry.describe();
  await world.services.telemetry.writer.flush();
  const { rows: spans } = await world.behind.query(
    `select encode(trace_id, 'hex') as trace, is_entry, test_id, probe_id, source, input_tokens::int, agent_id
     from otel_spans where evaluation_id = $1 order by is_entry desc, test_id`,
    [first],
  );
  expect(spans).toHaveLength(12);
  const { seq, probe, performance } = results[0];
  expect(spans[0]).toMatchObject({ is_entry: true, test_id: String(seq), probe_id: probe, source: "evaluation" });
  expect(spans[0]).toMatchObject({ trace: performance.trace_id, agent_id: agentId });
  const { rows: logs } = await world.behind.query("select line, level from otel_logs where evaluation_id = $1", [
    first,
  ]);
  expect(logs.map(({ level }) => level).sort()).toEqual(["info", "info", "info", "info", "info", "warn"]);
  expect(JSON.stringify(logs)).not.toContain("what the agent said");
  const { rows: figures } = await world.behind.query(
    `select n.name, sum(d.n)::int as n, sum(d.total)::float as total
     from series_delta d join series_names n on n.id = d.metric
     where d.evaluation_id = $1 and d.agent_id is null and d.labels >= 0
     group by 1 order by 1`,
    [first],
  );
  expect(Object.fromEntries(figures.map(({ name, total }) => [name, Math.round(total)]))).toMatchObject({
    ...{ evaluation_requests_total: 7, evaluation_retries_total: 1, evaluation_tokens_total: 90 },
    evaluation_cost_micros_total: 120_000,
  });
  expect(figures.find(({ name }) => name === "evaluation_request_seconds")?.n).toBe(6);
});
