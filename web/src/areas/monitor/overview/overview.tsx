import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import { count } from "../../../parts/numbers.ts";
import { openAlarmsQuery } from "../../../queries/alarms.ts";
import { Link } from "../../../routes/link.tsx";
import type { MonitorSearch } from "../../../routes/monitor-search.ts";
import { routes } from "../../../routes/routes.ts";
import { useSession } from "../../../session/use-session.ts";
import { ConnectTelemetry } from "../connect/connect.tsx";
import { rangeWords } from "../window/time-words.ts";
import { Unread } from "../window/unread.tsx";
import { AgentsByTraffic } from "./agents.tsx";
import { Breakdowns } from "./breakdowns.tsx";
import { Figures } from "./figures.tsx";
import { spanOf, sumOf } from "./measures.ts";
import { Traffic } from "./traffic.tsx";
import { useMeasures, useVia } from "./use-measures.ts";
import { ViaSwitch } from "./via-switch.tsx";

interface OverviewProps {
  readonly search: MonitorSearch;
  readonly agent: string | undefined;
  readonly set: (change: Partial<Record<keyof MonitorSearch, unknown>>) => void;
}

/** Traffic, threats, latency, tokens and cost, of the team or of one agent. */
export function Overview({ search: { range = "1d", at, via: chosen }, agent, set }: OverviewProps) {
  const queries = useQueryClient();
  const asked = useMemo(() => ({ range, agent }), [range, agent]);
  const { via, hasSdk } = useVia(asked, chosen);
  const measures = useMeasures(asked, via);
  const requests = measures.counters.requests;
  const newest = requests?.data?.at(-1)?.at;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the charts move on with the newest bucket, not with each read
  const span = useMemo(() => spanOf(requests?.data ?? [], range, Date.now()), [newest, range]);
  const isEmpty = requests?.data !== undefined && sumOf(requests.data) === 0;
  if (requests?.error && !requests.data)
    return (
      <Unread
        error={requests.error}
        retry={() => void queries.refetchQueries({ queryKey: ["metrics"] })}
        what="Figures"
      />
    );
  if (isEmpty)
    return (
      <>
        <OpenAlarms agent={agent} />
        {hasSdk && <ViaSwitch via={via} choose={(one) => set({ via: one })} />}
        <ConnectTelemetry title={`No requests in the last ${rangeWords[range]}`} agentId={agent} />
        {range !== "30d" && (
          <button type="button" className="btn" onClick={() => set({ range: "30d", at: undefined })}>
            Show the last 30 days
          </button>
        )}
      </>
    );
  return (
    <>
      <OpenAlarms agent={agent} />
      {hasSdk && <ViaSwitch via={via} choose={(one) => set({ via: one })} />}
      <Figures measures={measures} />
      <Traffic measures={measures} span={span} agent={agent} selected={at} onSelect={(one) => set({ at: one })} />
      <Breakdowns asked={asked} via={via} />
      {agent === undefined && <AgentsByTraffic range={range} via={via} />}
    </>
  );
}

function OpenAlarms({ agent }: { readonly agent: string | undefined }) {
  const { data = [] } = useQuery(openAlarmsQuery(useSession(), agent ?? null));
  if (data.length === 0) return null;
  const words = data.length === 1 ? "1 alarm is open." : `${count(data.length)} alarms are open.`;
  return (
    <p className="notice">
      <b>{words}</b>{" "}
      {agent ? (
        <Link to={routes.agentAlarms} params={{ id: agent }}>
          Review alarms
        </Link>
      ) : (
        <Link to={routes.alarms}>Review alarms</Link>
      )}
    </p>
  );
}
