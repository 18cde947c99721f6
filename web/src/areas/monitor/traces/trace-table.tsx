import type { TraceSearchResponse } from "@agent-console/sdk";
import * as fields from "@agent-console/sdk/fields";
import { useState } from "react";
import { isoOf, momentOf, nanosOf, secondOf } from "../../../parts/nanoseconds.ts";
import { count } from "../../../parts/numbers.ts";
import { Section } from "../../../parts/page/section.tsx";
import { ShownText } from "../../../parts/text/shown-text.tsx";
import { TRACES_A_PAGE } from "../../../queries/telemetry.ts";
import { Link } from "../../../routes/link.tsx";
import type { TracesSearch } from "../../../routes/monitor-search.ts";
import { routes } from "../../../routes/routes.ts";
import { useMay } from "../../../session/use-session.ts";
import { fixedWindow } from "../window/time-words.ts";
import { DraftTests } from "./draft-tests.tsx";
import { milliseconds } from "./milliseconds.ts";
import "./traces.css";

const MOST_CHOSEN = fields.TestDraftRequest.trace_ids.maxItems;

interface TraceTableProps {
  readonly found: TraceSearchResponse;
  readonly search: TracesSearch;
}

/** One row a trace. The bars share one scale. */
export function TraceTable({ found: { traces = [], metrics }, search }: TraceTableProps) {
  const longest = Math.max(0, ...traces.map(({ duration_ms: ms }) => ms ?? 0));
  const isCut =
    metrics?.completedJobs != null && metrics.totalJobs != null && metrics.completedJobs < metrics.totalJobs;
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [isDrafting, setDrafting] = useState(false);
  const mayWrite = useMay("MEMBER");
  const choose = (id: string): void =>
    setChosen(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id].slice(0, MOST_CHOSEN));
  return (
    <Section title="Traces" note={`${count(traces.length)}${traces.length >= TRACES_A_PAGE ? " newest" : ""}`}>
      <ol className="traces" aria-label="Traces">
        {traces.map((trace) => {
          const startNs = nanosOf(trace.start_time_unix_nano);
          return (
            <li key={trace.trace_id} className="trace-item">
              {mayWrite && (
                <input
                  type="checkbox"
                  aria-label={`Choose trace ${trace.trace_id}`}
                  checked={chosen.includes(trace.trace_id)}
                  onChange={() => choose(trace.trace_id)}
                />
              )}
              <Link to={routes.trace} params={{ id: trace.trace_id }} className="trace-row">
                <time className="mono mut" dateTime={startNs === null ? undefined : isoOf(startNs)}>
                  {startNs === null ? "start unknown" : momentOf(startNs)}
                </time>
                <b className="cut">
                  <ShownText text={(trace.root_trace_name ?? "no root span").slice(0, 200)} />
                </b>
                <span className="cut mid trace-service">
                  <ShownText text={(trace.root_service_name ?? "").slice(0, 100)} />
                </span>
                <svg className="trace-bar" aria-hidden="true">
                  {trace.duration_ms != null && longest > 0 && (
                    <rect width={`${Math.max(0.5, (100 * trace.duration_ms) / longest)}%`} height="8" y="6" rx="1" />
                  )}
                </svg>
                <span className="trace-length">
                  {trace.duration_ms == null ? "unknown" : milliseconds(trace.duration_ms)}
                </span>
              </Link>
            </li>
          );
        })}
      </ol>
      {chosen.length > 0 && (
        <p className="row trace-chosen" role="status">
          {count(chosen.length)} chosen{" "}
          <button type="button" className="btn pri" onClick={() => setDrafting(true)}>
            Make tests
          </button>
          <button type="button" className="btn" onClick={() => setChosen([])}>
            Clear
          </button>
        </p>
      )}
      {isDrafting && <DraftTests traceIds={chosen} onClose={() => setDrafting(false)} />}
      {isCut && (
        <p className="small mid after">
          The search ended at its limit of work. Older traces may match too: narrow the time or the query.
        </p>
      )}
      {traces.length >= TRACES_A_PAGE && <Older traces={traces} search={search} />}
    </Section>
  );
}

/** The window before the oldest of these. */
function Older({ traces, search }: { traces: NonNullable<TraceSearchResponse["traces"]>; search: TracesSearch }) {
  const starts = traces.map(({ start_time_unix_nano: start }) => nanosOf(start)).filter((start) => start !== null);
  const oldest = starts.reduce<bigint | null>(
    (least, start) => (least === null || start < least ? start : least),
    null,
  );
  const { range: _, from: __, to: ___, ...rest } = search;
  const window = fixedWindow(search, "1h", Date.now());
  const to = oldest === null ? window.to : secondOf(oldest) + 1;
  if (to <= window.from) return null;
  return (
    <p className="after">
      <Link className="btn" to={routes.traces} search={{ ...rest, from: window.from, to }}>
        Older traces
      </Link>
    </p>
  );
}
