import { PageHead } from "../../../parts/page/section.tsx";
import { Empty } from "../../../parts/page/states.tsx";
import { Link } from "../../../routes/link.tsx";
import { routes } from "../../../routes/routes.ts";
import { useMay } from "../../../session/use-session.ts";
import { ClearedAlarms } from "./cleared-alarms.tsx";
import { OpenAlarms } from "./open-alarms.tsx";

/** Alarms of all agents of the team. */
export function TeamAlarmsPage() {
  const isAdmin = useMay("ADMIN");
  return (
    <>
      <PageHead
        title="Alarms"
        actions={
          <>
            {isAdmin && (
              <Link to={routes.notifications} className="btn">
                Set up notifications
              </Link>
            )}
            <Link to={routes.alertRules} className="btn">
              Alert rules
            </Link>
          </>
        }
      >
        Agents that stopped using their guards, lost protection, are under attack, or break one of your alert rules.
      </PageHead>
      <OpenAlarms agentId={null}>
        <Empty title="No open alarms">
          The console watches every agent with guards that enforce.{" "}
          <Link to={routes.agents}>Choose an agent to protect</Link>.
        </Empty>
      </OpenAlarms>
      <ClearedAlarms agentId={null} />
    </>
  );
}
