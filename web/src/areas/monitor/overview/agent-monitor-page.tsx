import { useParamsOf, useReplaceSearch, useSearchOf } from "../../../routes/link.tsx";
import { type MonitorSearch, readMonitorSearch } from "../../../routes/monitor-search.ts";
import { routes } from "../../../routes/routes.ts";
import { TimePicker } from "../window/time-picker.tsx";
import { Overview } from "./overview.tsx";

/** What one agent does, under its Protect tab. */
export function AgentMonitorPage() {
  const { id } = useParamsOf(routes.agentMonitor);
  const search = useSearchOf(routes.agentMonitor);
  const replace = useReplaceSearch<MonitorSearch>();
  const set = (change: object): void => replace(readMonitorSearch({ ...search, ...change }));
  return (
    <>
      <div className="agent-time">
        <TimePicker
          time={{ range: search.range ?? "1d" }}
          otherwise="1d"
          choose={(range) => set({ range, at: undefined })}
        />
      </div>
      <Overview search={search} agent={id} set={set} />
    </>
  );
}
