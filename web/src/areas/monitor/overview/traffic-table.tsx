import { DataTable } from "../../../charts/data-table.tsx";
import type { TimeSpan } from "../../../charts/time/time-points.ts";
import type { Point } from "../../../queries/metrics.ts";
import { Link } from "../../../routes/link.tsx";
import { routes } from "../../../routes/routes.ts";
import { costWords } from "../window/cost.ts";
import { windowWords } from "../window/time-words.ts";
import { amount, secondsWords } from "./figure-words.ts";
import type { Measures, Read } from "./use-measures.ts";

interface TrafficTableProps {
  readonly measures: Measures;
  readonly span: TimeSpan;
  readonly agent: string | undefined;
}

interface Column {
  readonly name: string;
  readonly values: ReadonlyMap<number, number> | null;
  readonly words: (value: number) => string;
  /** What a bucket without a value says. */
  readonly none: string;
}

const mapOf = (points: readonly Point[] | undefined): ReadonlyMap<number, number> | null =>
  points ? new Map(points.map(({ at, value }) => [at, value])) : null;

/** The charts as a table, the newest bucket first. Each time leads to its requests. */
export function TrafficTable({ measures, span, agent }: TrafficTableProps) {
  const columns = columnsOf(measures);
  const steps = Array.from(
    { length: Math.round((span.to - span.from) / span.bucket) },
    (_, nth) => span.to - (nth + 1) * span.bucket,
  );
  return (
    <DataTable
      label="Traffic by time"
      columns={["Time", ...columns.map(({ name }) => name)]}
      rows={steps.map((at) => [
        <Link key="time" to={routes.traces} search={{ from: at, to: at + span.bucket, ...(agent ? { agent } : {}) }}>
          {windowWords(at, at + span.bucket)}
        </Link>,
        ...columns.map(({ values, words, none }) => {
          if (!values) return "not read";
          const value = values.get(at);
          return value === undefined || (value === 0 && none !== "0") ? none : words(value);
        }),
      ])}
    />
  );
}

function columnsOf({ counters, latencies }: Measures): Column[] {
  const { requests, blockedIn, blockedOut, errors, tokensIn, tokensOut, cost } = counters;
  const counted = (name: string, read: Read<readonly Point[]> | undefined, none = "0"): Column[] =>
    read ? [{ name, values: mapOf(read.data), words: amount, none }] : [];
  return [
    ...counted("Requests", requests),
    ...counted("Blocked in", blockedIn),
    ...counted("Blocked out", blockedOut),
    ...counted("Errors", errors),
    ...latencies.flatMap(({ name, data }) =>
      ["p50", "p95", "p99"].map((percentile, nth) => ({
        ...{ name: `${name} ${percentile}`, values: data ? mapOf(data[nth] ?? []) : null },
        ...{ words: secondsWords, none: "no data" },
      })),
    ),
    ...counted("Tokens in", tokensIn, "none known"),
    ...counted("Tokens out", tokensOut, "none known"),
    ...(cost ? [{ name: "Cost", values: mapOf(cost.data), words: costWords, none: "none known" }] : []),
  ];
}
