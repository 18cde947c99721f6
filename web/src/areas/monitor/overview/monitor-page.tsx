import { AgentPicker } from "../../../blocks/agent-picker.tsx";
import { PageHead } from "../../../parts/page/section.tsx";
import { useReplaceSearch, useSearchOf } from "../../../routes/link.tsx";
import { type MonitorSearch, readMonitorSearch } from "../../../routes/monitor-search.ts";
import { routes } from "../../../routes/routes.ts";
import { MonitorTabs } from "../window/monitor-tabs.tsx";
import { TimePicker } from "../window/time-picker.tsx";
import { rangeWords } from "../window/time-words.ts";
import { Overview } from "./overview.tsx";

/** What the team's agents do. */
export function MonitorPage() {
  const search = useSearchOf(routes.monitor);
  const { range = "1d", agent } = search;
  const replace = useReplaceSearch<MonitorSearch>();
  const set = (change: object): void => replace(readMonitorSearch({ ...search, ...change }));
  return (
    <>
      <PageHead
        title="Monitor"
        actions={<TimePicker time={{ range }} otherwise="1d" choose={(one) => set({ range: one, at: undefined })} />}
      >
        {agent ? "One agent" : "All agents"}, the last {rangeWords[range]}
      </PageHead>
      <MonitorTabs agent={agent} time={{ range }} open="monitor" />
      <search className="monitor-filters">
        <div>
          <label htmlFor="monitor-agent" className="small mid">
            Agent
          </label>
          <AgentPicker
            id="monitor-agent"
            agentId={agent}
            nothing="All agents"
            choose={(one) => set({ agent: one?.id, at: undefined })}
          />
        </div>
      </search>
      <Overview search={search} agent={agent} set={set} />
    </>
  );
}
