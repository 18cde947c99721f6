import { parseTraceql } from "@agent-console/analysis/query/traceql/parse-traceql.ts";
import { ApiError } from "@agent-console/sdk";
import { useQuery } from "@tanstack/react-query";
import { AgentPicker } from "../../../blocks/agent-picker.tsx";
import { PageHead, Section } from "../../../parts/page/section.tsx";
import { Empty, Waiting } from "../../../parts/page/states.tsx";
import { SearchField } from "../../../parts/search-field.tsx";
import { tracesQuery } from "../../../queries/telemetry.ts";
import { Link, useReplaceSearch, useSearchOf } from "../../../routes/link.tsx";
import { readTracesSearch, type TracesSearch } from "../../../routes/monitor-search.ts";
import { routes } from "../../../routes/routes.ts";
import { useSession } from "../../../session/use-session.ts";
import { ConnectTelemetry } from "../connect/connect.tsx";
import { MonitorTabs } from "../window/monitor-tabs.tsx";
import { QueryForm } from "../window/query-form.tsx";
import { queryProblem } from "../window/query-problem.ts";
import { TimePicker } from "../window/time-picker.tsx";
import { timeWords } from "../window/time-words.ts";
import { Unread } from "../window/unread.tsx";
import { TraceTable } from "./trace-table.tsx";

/** Traces of the team, the newest first. */
export function TracesPage() {
  const search = useSearchOf(routes.traces);
  const replace = useReplaceSearch<TracesSearch>();
  const set = (change: Record<string, unknown>): void => replace(readTracesSearch({ ...search, ...change }));
  const { agent, range, from, to } = search;
  const time = from !== undefined && to !== undefined ? { from, to } : range ? { range } : {};
  const found = useQuery(tracesQuery(useSession(), search));
  const isRefused = found.error instanceof ApiError && queryProblem(found.error) !== null;
  const traces = found.data?.traces ?? [];
  return (
    <>
      <PageHead
        title="Traces"
        actions={
          <TimePicker
            time={time}
            otherwise="1h"
            choose={(one) => set({ range: one, from: undefined, to: undefined })}
          />
        }
      >
        Requests from {timeWords(time, "1h")}, the newest first
      </PageHead>
      <MonitorTabs agent={agent} time={time} open="traces" />
      <Filters search={search} set={set} />
      <QueryForm
        label="TraceQL"
        note="(optional; a trace is found if one of its spans matches)"
        example='{ status = error && span.gen_ai.request.model =~ "small-.*" }'
        value={search.q ?? ""}
        run={(q) => set({ q })}
        error={found.error}
        parse={parseTraceql}
      />
      {found.isPending && <Waiting rows={10} />}
      {found.isError && !isRefused && <Unread error={found.error} retry={() => found.refetch()} what="The traces" />}
      {found.data && !found.isError && traces.length === 0 && <Nothing search={search} />}
      {found.data && !found.isError && traces.length > 0 && <TraceTable found={found.data} search={search} />}
    </>
  );
}

interface FiltersProps {
  readonly search: TracesSearch;
  readonly set: (change: Record<string, unknown>) => void;
}

function Filters({ search, set }: FiltersProps) {
  return (
    <search className="monitor-filters">
      <div>
        <label htmlFor="trace-agent" className="small mid">
          Agent
        </label>
        <AgentPicker
          id="trace-agent"
          agentId={search.agent}
          nothing="All agents"
          choose={(agent) => set({ agent: agent?.id })}
        />
      </div>
      <div>
        <span className="small mid">Service</span>
        <SearchField
          label="Service"
          placeholder="Any service"
          initial={search.service ?? ""}
          set={(service) => set({ service })}
        />
      </div>
      <Milliseconds label="At least, ms" value={search.min} set={(min) => set({ min })} />
      <Milliseconds label="At most, ms" value={search.max} set={(max) => set({ max })} />
    </search>
  );
}

interface MillisecondsProps {
  readonly label: string;
  readonly value: number | undefined;
  readonly set: (value: string) => void;
}

function Milliseconds({ label, value, set }: MillisecondsProps) {
  return (
    <div className="short-filter">
      <span className="small mid">{label}</span>
      <SearchField label={label} placeholder="any" initial={value === undefined ? "" : String(value)} set={set} />
    </div>
  );
}

function Nothing({ search }: { readonly search: TracesSearch }) {
  const { agent, range, service, min, max, q, from } = search;
  const isFiltered = service || q || min !== undefined || max !== undefined || from !== undefined;
  if (!isFiltered) return <ConnectTelemetry title={`No traces in ${timeWords(search, "1h")}`} agentId={agent} />;
  return (
    <Section title="Traces">
      <Empty
        title="No traces found"
        act={
          <Link
            className="btn"
            to={routes.traces}
            search={{ ...(agent ? { agent } : {}), ...(range ? { range } : {}) }}
          >
            Show all
          </Link>
        }
      >
        None match these filters in {timeWords(search, "1h")}.
      </Empty>
    </Section>
  );
}
