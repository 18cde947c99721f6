import type { EvaluationTrendPoint } from "@agent-console/sdk";
import { useQuery } from "@tanstack/react-query";
import { Charted } from "../../../charts/charted.tsx";
import { DataTable } from "../../../charts/data-table.tsx";
import { day } from "../../../parts/numbers.ts";
import { Failed } from "../../../parts/page/states.tsx";
import { trendQuery } from "../../../queries/performance.ts";
import { Link } from "../../../routes/link.tsx";
import { routes } from "../../../routes/routes.ts";
import { useSession } from "../../../session/use-session.ts";
import { costWords, millisecondsWords } from "../../../terms/performance.ts";
import "./run-trend.css";

interface Measure {
  readonly name: string;
  /** Null: not known of this run. */
  readonly of: (run: EvaluationTrendPoint) => number | null;
  readonly words: (value: number) => string;
}

const two = new Intl.NumberFormat(undefined, { maximumFractionDigits: 2 });

/** By prompt, because runs differ in how many they send. */
const perPrompt = (value: number | null, { prompts }: EvaluationTrendPoint): number | null =>
  value === null || prompts === 0 ? null : value / prompts;

const measures: readonly Measure[] = [
  { name: "Latency, p95", of: ({ latency }) => latency?.p95_ms ?? null, words: millisecondsWords },
  { name: "Latency, p50", of: ({ latency }) => latency?.p50_ms ?? null, words: millisecondsWords },
  { name: "Tokens per prompt", of: (run) => perPrompt(run.tokens, run), words: two.format },
  { name: "Retries per 100 prompts", of: (run) => scaled(perPrompt(run.retries, run)), words: two.format },
  { name: "Cost per 100 prompts", of: (run) => scaled(perPrompt(run.cost, run)), words: costWords },
];

const scaled = (value: number | null): number | null => (value === null ? null : value * 100);

/** How latency, tokens, retries and cost changed from run to run. */
export function RunTrend({ agentId }: { readonly agentId: string }) {
  const found = useQuery(trendQuery(useSession(), agentId));
  if (found.isError) return <Failed error={found.error} retry={() => found.refetch()} />;
  const runs = (found.data ?? []).filter(({ prompts }) => prompts > 0);
  if (runs.length === 0) return null;
  return (
    <Charted
      title="Performance over runs"
      note={`${runs.length === 1 ? "1 run" : `${runs.length} runs`}, oldest first; plans differ in their prompts`}
      table={<TrendTable runs={runs} />}
    >
      <div className="run-trend">
        {measures.map((measure) => (
          <Trend key={measure.name} measure={measure} runs={runs} />
        ))}
      </div>
    </Charted>
  );
}

interface TrendProps {
  readonly measure: Measure;
  readonly runs: readonly EvaluationTrendPoint[];
}

/** A column a run. A run of which the figure is not known has a gap, not a zero. */
function Trend({ measure: { name, of, words }, runs }: TrendProps) {
  const values = runs.map(of);
  const known = values.filter((value) => value !== null);
  const last = known.at(-1);
  const most = Math.max(...known, 0);
  const width = 100 / runs.length;
  const label =
    last === undefined
      ? `${name}: not known of any run`
      : `${name}: from ${words(known[0] ?? 0)} to ${words(last)} over ${known.length} runs`;
  return (
    <figure>
      <figcaption>
        <span className="small mid">{name}</span> <b>{last === undefined ? "unknown" : words(last)}</b>
      </figcaption>
      <svg role="img" aria-label={label}>
        {values.map((value, at) =>
          value === null ? null : (
            <rect
              key={runs[at]?.evaluation_id}
              className={at === values.length - 1 ? "newest" : ""}
              x={`${at * width + width * 0.1}%`}
              width={`${Math.min(width * 0.8, 12)}%`}
              y={`${100 - Math.max(2, (100 * value) / (most || 1))}%`}
              height={`${Math.max(2, (100 * value) / (most || 1))}%`}
            />
          ),
        )}
      </svg>
    </figure>
  );
}

function TrendTable({ runs }: { readonly runs: readonly EvaluationTrendPoint[] }) {
  return (
    <DataTable
      label="Performance over runs"
      columns={["Run", "Plan", "Revision", ...measures.map(({ name }) => name)]}
      rows={runs.toReversed().map((run) => [
        <Link key="run" to={routes.run} params={{ id: run.evaluation_id }}>
          {day(run.created_at)}
        </Link>,
        run.plan,
        run.agent_revision,
        ...measures.map(({ of, words }) => {
          const value = of(run);
          return value === null ? "unknown" : words(value);
        }),
      ])}
    />
  );
}
