import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import pg from "pg";
import type { BenchConsole } from "../../console.ts";

export interface SdkProof {
  /** Spans, log lines and the counter's total that arrived, by protocol. */
  readonly arrived: Readonly<Record<string, readonly number[]>>;
  readonly mistakes: readonly string[];
}

const SENT = 10;

/** A program with `@opentelemetry/sdk-node` that knows the console by environment variables alone. */
export async function proveSdkNode({ console, key }: { console: BenchConsole; key: string }): Promise<SdkProof> {
  const arrived: Record<string, readonly number[]> = {};
  const mistakes: string[] = [];
  const db = new pg.Client(console.owner);
  await db.connect();
  for (const protocol of ["http/protobuf", "http/json"]) {
    const name = `program.${protocol.replace("/", ".")}`;
    const complaints = await run({
      PROVED_NAME: name,
      OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${console.port}/otlp`,
      OTEL_EXPORTER_OTLP_HEADERS: `x-api-key=${key}`,
      OTEL_EXPORTER_OTLP_PROTOCOL: protocol,
      OTEL_TRACES_EXPORTER: "otlp",
      OTEL_LOGS_EXPORTER: "otlp",
      OTEL_METRICS_EXPORTER: "otlp",
      OTEL_LOG_LEVEL: "warn",
    });
    const { rows } = await db.query(
      `select (select count(*) from otel_spans where name = $1)::int as spans,
         (select count(*) from otel_logs where line = $1)::int as logs,
         (select coalesce(sum(d.total), 0) from series_delta d join series_names n on n.id = d.metric and n.team_id = d.team_id
          where n.name = $1 and d.agent_id is null and d.labels >= 0)::int as counted`,
      [name],
    );
    const { spans, logs, counted } = rows[0];
    arrived[protocol] = [spans, logs, counted];
    if (spans !== SENT || logs !== SENT || counted !== SENT)
      mistakes.push(`${protocol}: ${spans} spans, ${logs} log lines and a total of ${counted} instead of ${SENT} each`);
    if (complaints !== "") mistakes.push(`${protocol}: the SDK says ${complaints.slice(0, 500)}`);
  }
  await db.end();
  return { arrived, mistakes };
}

/** What it prints: the SDK reports errors of an export there. */
async function run(environment: Readonly<Record<string, string>>): Promise<string> {
  const file = fileURLToPath(new URL("sdk-program.ts", import.meta.url));
  const child = spawn(process.execPath, [file], { env: { ...process.env, ...environment } });
  const said: string[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => said.push(String(chunk)));
  await once(child, "exit");
  return said.join("");
}
