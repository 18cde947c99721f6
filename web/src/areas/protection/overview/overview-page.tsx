import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { Failed, Waiting } from "../../../parts/page/states.tsx";
import { oneAgentQuery } from "../../../queries/agents.ts";
import { openAlarmsQuery } from "../../../queries/alarms.ts";
import { gatewayKeysQuery, gatewayRoutesQuery, hasJudged, pulseQuery } from "../../../queries/gateway.ts";
import { guardConfigsQuery } from "../../../queries/guards.ts";
import { useParamsOf } from "../../../routes/link.tsx";
import { routes as pages } from "../../../routes/routes.ts";
import { useSession } from "../../../session/use-session.ts";
import { SampleBar } from "../sample/sample-bar.tsx";
import { PinnedTools } from "../tools/pinned-tools.tsx";
import { Connect } from "./connect.tsx";
import { Legs } from "./legs.tsx";
import { Standing } from "./standing.tsx";

/** How far an agent is protected, and how its traffic gets there. */
export function OverviewPage() {
  const { id } = useParamsOf(pages.agentProtect);
  const session = useSession();
  const agent = useQuery(oneAgentQuery(session, id));
  const configs = useQuery(guardConfigsQuery(session, id));
  const routes = useQuery(gatewayRoutesQuery(session, id));
  const keys = useQuery(gatewayKeysQuery(session, id));
  const pulse = useQuery(pulseQuery(session, id));
  const alarms = useQuery(openAlarmsQuery(session, id));
  const queries = useQueryClient();
  const isJudged = hasJudged(pulse.data);
  const openAlarms = alarms.data?.length;
  // The first judged request makes the agent guarded, and an alarm may end that: the page follows, as after a reload.
  useEffect(() => {
    if (isJudged || openAlarms) void queries.invalidateQueries({ queryKey: ["agents"] });
  }, [isJudged, openAlarms, queries]);
  const all = [agent, configs, routes, keys, pulse];
  const broken = all.find(({ isError, data }) => isError && !data);
  if (broken) return <Failed error={broken.error} retry={() => all.forEach((one) => void one.refetch())} />;
  if (!agent.data || !configs.data || !routes.data || !keys.data || !pulse.data) return <Waiting rows={8} />;
  const live = configs.data.find(
    ({ id: config, live_version: version }) => config === agent.data.guard_config_id && version != null,
  );
  const facts = {
    agent: agent.data,
    live,
    routes: routes.data,
    keys: keys.data,
    pulse: pulse.data,
    alarms: alarms.data?.length ?? 0,
  };
  return (
    <>
      <SampleBar agentId={id} />
      <Standing {...facts} />
      <Legs {...facts} />
      <PinnedTools agentId={id} routes={routes.data} />
      <Connect {...facts} />
    </>
  );
}
