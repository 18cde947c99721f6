import { parseLogql } from "@agent-console/analysis/query/logql/parse-logql.ts";
import { ApiError } from "@agent-console/sdk";
import { useQuery } from "@tanstack/react-query";
import { AgentPicker } from "../../../blocks/agent-picker.tsx";
import { useKey } from "../../../parts/keys/use-key.ts";
import { count } from "../../../parts/numbers.ts";
import { PageHead, Section } from "../../../parts/page/section.tsx";
import { Empty, Waiting } from "../../../parts/page/states.tsx";
import { wordsOf } from "../../../parts/refused.tsx";
import { SearchField } from "../../../parts/search-field.tsx";
import { logsQuery } from "../../../queries/telemetry.ts";
import { Link, useReplaceSearch, useSearchOf } from "../../../routes/link.tsx";
import { type LogsSearch, logLevels, readLogsSearch } from "../../../routes/monitor-search.ts";
import { routes } from "../../../routes/routes.ts";
import { useSession } from "../../../session/use-session.ts";
import { ConnectTelemetry } from "../connect/connect.tsx";
import { MonitorTabs } from "../window/monitor-tabs.tsx";
import { QueryForm } from "../window/query-form.tsx";
import { queryProblem } from "../window/query-problem.ts";
import { TimePicker } from "../window/time-picker.tsx";
import { timeWords } from "../window/time-words.ts";
import { Unread } from "../window/unread.tsx";
import { LogList } from "./log-list.tsx";
import { useLogLines } from "./use-log-lines.ts";

/** Log lines of the team's agents, gateway and runs. */
export function LogsPage() {
  const search = useSearchOf(routes.logs);
  const replace = useReplaceSearch<LogsSearch>();
  const set = (change: Record<string, unknown>): void => replace(readLogsSearch({ ...search, ...change }));
  const { agent, range, from, to } = search;
  const time = from !== undefined && to !== undefined ? { from, to } : range ? { range } : {};
  const { error } = useQuery(logsQuery(useSession(), search));
  return (
    <>
      <PageHead
        title="Logs"
        actions={
          <TimePicker
            time={time}
            otherwise="1h"
            choose={(one) => set({ range: one, from: undefined, to: undefined })}
          />
        }
      >
        Log lines from {timeWords(time, "1h")}, the newest first
      </PageHead>
      <MonitorTabs agent={agent} time={time} open="logs" />
      <Filters search={search} set={set} />
      <QueryForm
        label="LogQL"
        note="(optional; the filters are added to it)"
        example='{level="error"} |= "timeout"'
        value={search.q ?? ""}
        run={(q) => set({ q })}
        error={error}
        parse={parseLogql}
      />
      <Lines key={JSON.stringify(search)} search={search} />
    </>
  );
}

/** Another search is another list, and ends a live tail. */
function Lines({ search }: { readonly search: LogsSearch }) {
  const list = useLogLines(search);
  const { first, shown } = list;
  const isRefused = first.error instanceof ApiError && queryProblem(first.error) !== null;
  return (
    <Section title="Lines" note={shown && `${count(shown.lines.length)}${shown.next ? " of more" : ""}`}>
      {shown && <Tail list={list} isFixed={search.to !== undefined} />}
      {first.isPending && <Waiting rows={10} />}
      {first.isError && !isRefused && !shown && (
        <Unread error={first.error} retry={() => first.refetch()} what="The logs" />
      )}
      {shown?.lines.length === 0 && shown.next === null && <Nothing search={search} />}
      {shown && shown.lines.length > 0 && <LogList lines={shown.lines} label="Log lines" />}
      {shown?.next && !list.isLive && <Older list={list} next={shown.next} />}
    </Section>
  );
}

type List = ReturnType<typeof useLogLines>;

function Tail({ list: { isLive, setLive, tailError }, isFixed }: { readonly list: List; readonly isFixed: boolean }) {
  useKey("p", "Start or pause the live tail", () => !isFixed && setLive(!isLive));
  if (isFixed) return null;
  return (
    <p className="log-tail">
      <button type="button" className="btn" aria-pressed={isLive} onClick={() => setLive(!isLive)}>
        {isLive ? "Pause" : "Live tail"}
      </button>
      <span className="small mid" role="status">
        {tailError ? `New lines can't be read: ${wordsOf(tailError)}` : isLive ? "Live: new lines appear on top." : ""}
      </span>
    </p>
  );
}

/** More lines than a person reads: the search should be narrower. */
const MOST = 5_000;

function Older({ list: { older, shown }, next }: { readonly list: List; readonly next: string }) {
  if ((shown?.lines.length ?? 0) >= MOST)
    return <p className="after mid">More than {count(MOST)} lines: narrow the search to see older ones.</p>;
  return (
    <p className="after row">
      <button type="button" className="btn" disabled={older.isPending} onClick={() => older.mutate(next)}>
        {shown?.lines.length === 0 ? "Search further back" : "Load older lines"}
      </button>
      {older.isError && <span role="alert">{wordsOf(older.error)}</span>}
    </p>
  );
}

interface FiltersProps {
  readonly search: LogsSearch;
  readonly set: (change: Record<string, unknown>) => void;
}

function Filters({ search, set }: FiltersProps) {
  return (
    <search className="monitor-filters">
      <div>
        <label htmlFor="log-agent" className="small mid">
          Agent
        </label>
        <AgentPicker
          id="log-agent"
          agentId={search.agent}
          nothing="All agents"
          choose={(agent) => set({ agent: agent?.id })}
        />
      </div>
      <label className="short-filter">
        <span className="small mid">Level</span>
        <select value={search.level ?? ""} onChange={({ target }) => set({ level: target.value })}>
          <option value="">All levels</option>
          {logLevels.map((level) => (
            <option key={level}>{level}</option>
          ))}
        </select>
      </label>
      <div>
        <span className="small mid">Service</span>
        <SearchField
          label="Service"
          placeholder="Any service"
          initial={search.service ?? ""}
          set={(service) => set({ service })}
        />
      </div>
      <div>
        <span className="small mid">Contains</span>
        <SearchField
          label="Contains"
          placeholder="Text in the line"
          initial={search.words ?? ""}
          set={(words) => set({ words })}
        />
      </div>
    </search>
  );
}

function Nothing({ search }: { readonly search: LogsSearch }) {
  const { agent, service, level, words, q, range, from } = search;
  const isFiltered = service || level || words || q || from !== undefined;
  if (!isFiltered) return <ConnectTelemetry title={`No log lines in ${timeWords(search, "1h")}`} agentId={agent} />;
  return (
    <Empty
      title="No log lines found"
      act={
        <Link className="btn" to={routes.logs} search={{ ...(agent ? { agent } : {}), ...(range ? { range } : {}) }}>
          Show all
        </Link>
      }
    >
      None match these filters in {timeWords(search, "1h")}.
    </Empty>
  );
}
