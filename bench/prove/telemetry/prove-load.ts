import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { type BenchConsole, openConsole } from "../../console.ts";
import { whole } from "../../gateway/answers.ts";
import { load } from "../../gateway/load.ts";

export interface LoadPlan {
  readonly seconds: number;
  readonly spansPerSecond: number;
  readonly requestsPerSecond: number;
}

export interface LoadProof {
  readonly plan: LoadPlan;
  readonly spans: { readonly sent: number; readonly stored: number; readonly refused: number };
  readonly requests: { readonly sent: number; readonly stored: number; readonly p50: number; readonly p95: number };
  readonly dropped: number;
  /** Megabytes of the console's process, without PostgreSQL. */
  readonly memory: { readonly idle: number; readonly warm: number; readonly most: number };
  readonly mistakes: readonly string[];
}

const SPANS_A_BODY = 100;
const MOST_GROWTH_MB = 100;

/** Spans by OTLP beside requests through the gateway: nothing is lost, nothing dropped, and memory stays where it was. */
export async function proveTelemetryLoad(plan: LoadPlan): Promise<LoadProof> {
  const upstream = createServer((request, response) => {
    request.resume().on("end", () => {
      response.writeHead(200, { "content-type": "application/json", "content-length": whole.length }).end(whole);
    });
  }).listen(0, "127.0.0.1");
  await once(upstream, "listening");
  await using bench = await openConsole();
  const idle = bench.memory();
  const request = await guardedRoute(bench, (upstream.address() as AddressInfo).port);
  const stopped = new AbortController();
  const memory = watchMemory(bench, plan, stopped.signal);
  const [spans, gateway] = await Promise.all([
    sendSpans(bench, plan),
    load({
      ...{ port: bench.port, connections: 16, milliseconds: plan.seconds * 1000, request },
      perSecond: plan.requestsPerSecond,
    }),
  ]);
  stopped.abort();
  const stored = await settledRows(bench, { otlp: spans.sent, gateway: gateway.requests });
  upstream.close();
  upstream.closeAllConnections();
  const found = {
    ...{ plan, spans: { ...spans, stored: stored.otlp }, dropped: stored.dropped },
    requests: { sent: gateway.requests, stored: stored.gateway, p50: gateway.p50, p95: gateway.p95 },
    memory: { idle, ...(await memory) },
  };
  return { ...found, mistakes: mistakesIn(found) };
}

function mistakesIn({ plan, spans, requests, dropped, memory }: Omit<LoadProof, "mistakes">): string[] {
  const due = plan.seconds * plan.spansPerSecond;
  const dueRequests = plan.seconds * plan.requestsPerSecond;
  return [
    ...(requests.sent < dueRequests * 0.98
      ? [`${requests.sent} of ${dueRequests} requests were answered in time`]
      : []),
    ...(spans.sent < due * 0.99 ? [`${spans.sent} of ${due} spans were accepted in time`] : []),
    ...(spans.stored === spans.sent ? [] : [`${spans.sent} spans were accepted and ${spans.stored} stored`]),
    ...(requests.stored === requests.sent ? [] : [`${requests.sent} requests left ${requests.stored} spans`]),
    ...(dropped === 0 ? [] : [`${dropped} rows were dropped`]),
    ...(memory.most - memory.warm <= MOST_GROWTH_MB
      ? []
      : [`memory grew from ${memory.warm.toFixed(0)} to ${memory.most.toFixed(0)} MB`]),
  ];
}

async function guardedRoute(bench: BenchConsole, upstream: number): Promise<(n: number) => string> {
  const agent = await bench.call("POST", "/v1/agent-configurations/", {
    ...{ agent_name: "Load", agent_url: `http://127.0.0.1:${upstream}/v1`, model_name: "bench" },
  });
  const config = await bench.call("POST", "/v1/guard-configs", { agent_id: agent["id"], config_body: {} });
  await bench.call("POST", `/v1/guard-configs/${config["id"]}/apply`, {});
  const key = await bench.call("POST", "/v1/gateway-keys", { agent_id: agent["id"], name: "Load", legs: ["front"] });
  return (n) => {
    const body = JSON.stringify({
      model: "bench",
      messages: [{ role: "user", content: `${n}. What should I take along?` }],
    });
    const head = `POST ${key["path"]}/v1/chat/completions HTTP/1.1\r\nhost: 127.0.0.1\r\nauthorization: Bearer ${key["secret"]}\r\n`;
    return `${head}content-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`;
  };
}

/** By the clock. A refused body is sent again, as an SDK does. */
async function sendSpans(bench: BenchConsole, plan: LoadPlan): Promise<{ sent: number; refused: number }> {
  const bodies = (plan.seconds * plan.spansPerSecond) / SPANS_A_BODY;
  const began = performance.now();
  let [sent, refused] = [0, 0];
  const send = async (body: string): Promise<void> => {
    for (let nth = 0; nth < 5; nth++) {
      const answer = await fetch(`http://127.0.0.1:${bench.port}/otlp/v1/traces`, {
        ...{ method: "POST", body },
        headers: { authorization: `Bearer ${bench.token}`, "content-type": "application/json" },
      });
      await answer.arrayBuffer();
      if (answer.ok) {
        sent += SPANS_A_BODY;
        return;
      }
      refused += 1;
      await pause(1000 * Number(answer.headers.get("retry-after") ?? 1));
    }
  };
  const going: Promise<void>[] = [];
  for (let n = 0; n < bodies; n++) {
    const wait = began + (n * SPANS_A_BODY * 1000) / plan.spansPerSecond - performance.now();
    if (wait > 1) await pause(wait);
    going.push(send(bodyOfSpans()));
  }
  await Promise.all(going);
  return { sent, refused };
}

function bodyOfSpans(): string {
  const start = BigInt(Date.now()) * 1_000_000n;
  const traceId = randomBytes(16).toString("hex");
  const text = (key: string, value: string) => ({ key, value: { stringValue: value } });
  const attributes = [
    text("gen_ai.operation.name", "chat"),
    text("gen_ai.request.model", "bench"),
    text("step", "one"),
  ];
  const spans = Array.from({ length: SPANS_A_BODY }, (_, n) => ({
    ...{ traceId, spanId: randomBytes(8).toString("hex"), name: `step ${n}`, kind: 1, attributes },
    ...{ startTimeUnixNano: String(start + BigInt(n)), endTimeUnixNano: String(start + 5_000_000n) },
  }));
  const resource = { attributes: [text("service.name", "load")] };
  return JSON.stringify({ resourceSpans: [{ resource, scopeSpans: [{ spans }] }] });
}

/** The most after the first fifth of the time, when caches are filled and code is compiled. */
async function watchMemory(bench: BenchConsole, { seconds }: LoadPlan, signal: AbortSignal) {
  await pause(seconds * 200, undefined, { signal }).catch(() => {});
  const warm = bench.memory();
  let most = warm;
  while (!signal.aborted) {
    most = Math.max(most, bench.memory());
    await pause(1000, undefined, { signal }).catch(() => {});
  }
  return { warm, most };
}

interface Rows {
  readonly otlp: number;
  readonly gateway: number;
  readonly dropped: number;
}

/** Once everything that was sent is there, or half a minute later. */
async function settledRows(bench: BenchConsole, wanted: Omit<Rows, "dropped">): Promise<Rows> {
  const client = new pg.Client(bench.owner);
  await client.connect();
  client.on("error", () => {});
  try {
    for (let nth = 0; ; nth++) {
      const { rows } = await client.query<Rows>(`
        select count(*) filter (where source = 'otlp')::int as otlp,
          count(*) filter (where source = 'gateway' and is_entry)::int as gateway,
          (select coalesce(sum(d.total), 0)::int from series_delta d join series_names s on s.team_id = d.team_id and s.id = d.metric
           where s.name = 'telemetry_dropped_total' and d.agent_id is null and d.labels >= 0) as dropped
        from otel_spans`);
      const [found] = rows;
      const isSettled = found && found.otlp >= wanted.otlp && found.gateway >= wanted.gateway;
      // Figures are written every ten seconds.
      if (isSettled) await pause(nth === 0 ? 11_000 : 0);
      if (found && (isSettled || nth > 30)) return found;
      await pause(1000);
    }
  } finally {
    await client.end();
  }
}
