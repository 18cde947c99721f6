import { useQuery } from "@tanstack/react-query";
import { Empty } from "../../../parts/page/states.tsx";
import { oneAgentQuery } from "../../../queries/agents.ts";
import { Link, useParamsOf } from "../../../routes/link.tsx";
import { routes } from "../../../routes/routes.ts";
import { useSession } from "../../../session/use-session.ts";
import { AlarmSettings } from "./alarm-settings.tsx";
import { ClearedAlarms } from "./cleared-alarms.tsx";
import { OpenAlarms } from "./open-alarms.tsx";

/** Alarms of one agent, and what is watched of it. */
export function AgentAlarmsPage() {
  const { id } = useParamsOf(routes.agentAlarms);
  const agent = useQuery(oneAgentQuery(useSession(), id));
  const isUnprotected = agent.data?.protection_status === "unprotected";
  return (
    <>
      <OpenAlarms agentId={id}>
        <Empty title="No open alarms">
          {isUnprotected ? (
            <>
              The agent is not watched, because it has no guards.{" "}
              <Link to={routes.agentGuards} params={{ id }}>
                Choose guards
              </Link>
              .
            </>
          ) : (
            "The agent's traffic and guards are watched every few seconds."
          )}
        </Empty>
      </OpenAlarms>
      <AlarmSettings key={id} agentId={id} />
      <ClearedAlarms agentId={id} />
    </>
  );
}
