import type { Labels, LogLine } from "@agent-console/analysis/query/logql/match-log.ts";
import { labelNameOf } from "@agent-console/analysis/query/logql/read-line.ts";
import type { Level } from "../store/new-rows.ts";

export interface LogRow {
  readonly at_ns: string;
  readonly service: string;
  readonly level: Level;
  readonly job: string;
  readonly exporter: string;
  readonly agent_id: string | null;
  readonly evaluation_id: string | null;
  readonly test_id: string | null;
  readonly probe_id: string | null;
  readonly trace_id: string | null;
  readonly span_id: string | null;
  readonly line: string;
  readonly attrs: string;
}

/** The labels that are columns. A received attribute of such a name is not shown. */
export const columnLabels = [
  ...(["service_name", "level", "job", "exporter", "agent_id", "evaluation_id", "test_id", "probe_id"] as const),
  ...(["trace_id", "span_id"] as const),
] as const;
export type ColumnLabel = (typeof columnLabels)[number];
const reserved: ReadonlySet<string> = new Set(columnLabels);

/** A row as LogQL sees it. Its labels are put together when they are first asked for: most rows are ruled out by their line. */
export class StoredLine implements LogLine {
  readonly atNs: bigint;
  readonly level: Level;
  readonly line: string;
  readonly #row: LogRow;
  #labels: Labels | undefined;

  constructor(row: LogRow) {
    this.atNs = BigInt(row.at_ns);
    this.level = row.level;
    this.line = row.line;
    this.#row = row;
  }

  get labels(): Labels {
    this.#labels ??= labelsOf(this.#row);
    return this.#labels;
  }
}

function labelsOf({ service, attrs, at_ns: _, line: __, ...columns }: LogRow): Labels {
  const labels = new Map<string, string>();
  for (const [name, value] of Object.entries({ service_name: service, ...columns })) if (value) labels.set(name, value);
  if (attrs === "{}") return Object.fromEntries(labels);
  for (const [key, value] of Object.entries(JSON.parse(attrs) as object)) {
    const name = labelNameOf(key);
    if (value === null || reserved.has(name) || labels.has(name)) continue;
    const text = typeof value === "object" ? JSON.stringify(value) : String(value);
    if (text !== "") labels.set(name, text);
  }
  return Object.fromEntries(labels);
}
