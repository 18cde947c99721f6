import type { EvaluationPerformance } from "@agent-console/sdk";
import { useQuery } from "@tanstack/react-query";
import { Charted } from "../../../charts/charted.tsx";
import { DataTable } from "../../../charts/data-table.tsx";
import { count } from "../../../parts/numbers.ts";
import { Failed, Waiting } from "../../../parts/page/states.tsx";
import { ShownText, visible } from "../../../parts/text/shown-text.tsx";
import { performanceQuery } from "../../../queries/performance.ts";
import { useSession } from "../../../session/use-session.ts";
import { probeWords } from "../../../terms/custom-probes.ts";
import { costWords, millisecondsWords } from "../../../terms/performance.ts";
import "./performance.css";

/** Latency, tokens, retries and cost of a run: as a whole, and by probe with the slowest first. */
export function Performance({ id }: { readonly id: string }) {
  const found = useQuery(performanceQuery(useSession(), id));
  return (
    <Charted
      title="Performance"
      note="Latency by probe: p50 to p95, the slowest first"
      table={found.data && <ProbeTable run={found.data} />}
    >
      {found.isPending && <Waiting rows={4} />}
      {found.isError && <Failed error={found.error} retry={() => found.refetch()} />}
      {found.data && (
        <>
          <RunFacts run={found.data} />
          <Slowest run={found.data} />
        </>
      )}
    </Charted>
  );
}

interface RunProps {
  readonly run: EvaluationPerformance;
}

const known = (value: number | null | undefined): string => (value == null ? "not reported" : count(value));

function RunFacts({ run }: RunProps) {
  const { latency, requests, retries, tokens, cost, errors } = run;
  const facts: readonly (readonly [string, string])[] = [
    ["Latency, p50", latency ? millisecondsWords(latency.p50_ms) : "no response"],
    ["p95", latency ? millisecondsWords(latency.p95_ms) : "no response"],
    ["p99", latency ? millisecondsWords(latency.p99_ms) : "no response"],
    ["Requests", count(requests)],
    ["Retries", retries === null ? "not recorded" : count(retries)],
    ["Errors", count(errors)],
    ["Tokens", count(tokens)],
    ["Tokens in, out", `${known(run.input_tokens)}, ${known(run.output_tokens)}`],
    ["Cost", cost === null ? "unknown: the run has no prices" : costWords(cost)],
  ];
  return (
    <dl className="facts-list">
      {facts.map(([name, words]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{words}</dd>
        </div>
      ))}
    </dl>
  );
}

const MOST = 8;

/** A bar from the median to p95, all on one scale. */
function Slowest({ run: { probes } }: RunProps) {
  const timed = probes.filter(({ latency }) => latency !== null).slice(0, MOST);
  const most = Math.max(1, ...timed.map(({ latency }) => latency?.p95_ms ?? 0));
  const percent = (ms: number): string => `${(100 * ms) / most}%`;
  return (
    <ol className="slowest">
      {timed.map(({ probe, harness, title, latency }) => (
        <li key={`${harness} ${probe}`}>
          <span className="cut">
            <ShownText text={probeWords(title)} />
          </span>
          <svg aria-hidden="true">
            <rect className="to-p95" width={percent(latency?.p95_ms ?? 0)} y="6" height="8" rx="1" />
            <rect className="to-p50" width={percent(latency?.p50_ms ?? 0)} y="6" height="8" rx="1" />
          </svg>
          <span className="small slowest-words">
            {millisecondsWords(latency?.p50_ms ?? 0)} to {millisecondsWords(latency?.p95_ms ?? 0)}
          </span>
        </li>
      ))}
    </ol>
  );
}

function ProbeTable({ run: { probes } }: RunProps) {
  return (
    <DataTable
      label="Performance by probe"
      columns={["Probe", "Prompts", "p50", "p95", "p99", "Errors", "Retries", "Tokens in", "Tokens out", "Cost"]}
      rows={probes.map((probe) => [
        visible(probeWords(probe.title)),
        count(probe.prompts),
        ...[probe.latency?.p50_ms, probe.latency?.p95_ms, probe.latency?.p99_ms].map((ms) =>
          ms === undefined ? "no response" : millisecondsWords(ms),
        ),
        count(probe.errors),
        known(probe.retries),
        known(probe.input_tokens),
        known(probe.output_tokens),
        costWords(probe.cost),
      ])}
    />
  );
}
