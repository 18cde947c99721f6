import { useInfiniteQuery } from "@tanstack/react-query";
import { count } from "../../parts/numbers.ts";
import { PageHead, Section } from "../../parts/page/section.tsx";
import { Empty, Failed, Waiting } from "../../parts/page/states.tsx";
import { type DashboardResponse, dashboardQuery, stages, verdicts, verdictsAt } from "../../queries/dashboard.ts";
import { Link } from "../../routes/link.tsx";
import { routes } from "../../routes/routes.ts";
import { useMay, useSession } from "../../session/use-session.ts";
import { AgentForest } from "./agent-forest.tsx";
import { Attention } from "./attention.tsx";
import { Stages } from "./stages.tsx";
import { type Tasks, tasksIn } from "./tasks.ts";
import { TimeToTrust } from "./time-to-trust.tsx";
import "./dashboard.css";

/** In order of urgency: what needs a decision, then the state of the fleet, then every agent. */
export function DashboardPage() {
  const mayWrite = useMay("MEMBER");
  const dashboard = useInfiniteQuery(dashboardQuery(useSession()));
  if (dashboard.isError) return <Failed error={dashboard.error} retry={() => dashboard.refetch()} />;
  if (dashboard.isPending) return <Waiting rows={10} />;
  const [first] = dashboard.data.pages as [DashboardResponse, ...DashboardResponse[]];
  const agents = dashboard.data.pages.flatMap((page) => page.agents);
  const { fleet_health: fleet, time_to_trust: time } = first;
  const tasks = tasksIn(first.attention);
  const total = fleet.total ?? 0;
  const register = mayWrite && (
    <Link className="btn pri" to={routes.newAgent}>
      Register an agent
    </Link>
  );
  if (total === 0) {
    return (
      <>
        <PageHead title="Fleet" />
        <Empty title="No agents yet" act={register}>
          Register an agent to start evaluating it.
        </Empty>
      </>
    );
  }
  return (
    <>
      <PageHead title="Fleet" actions={register}>
        <FleetSummary fleet={fleet} />
      </PageHead>
      <div className="grid spaced fleet-head">
        <Section className="c5" title="Needs attention" note={shownOf(tasks)}>
          <Attention tasks={tasks} />
        </Section>
        <Stages fleet={fleet} />
        <TimeToTrust time={time} />
      </div>
      <Section title="Agents" note={listed(agents.length, total)}>
        <div id="agents">
          <AgentForest agents={agents} />
        </div>
        {dashboard.hasNextPage && (
          <button
            type="button"
            className="btn"
            disabled={dashboard.isFetchingNextPage}
            onClick={() => dashboard.fetchNextPage()}
          >
            Show more ({count(agents.length)} of {count(fleet.considered ?? 0)})
          </button>
        )}
        {agents.length >= (fleet.considered ?? 0) && total > (fleet.considered ?? 0) && (
          <p className="small mut">
            These are the newest {count(fleet.considered ?? 0)} of {count(total)} agents.{" "}
            <Link to={routes.agents} search={{}}>
              View all agents
            </Link>
          </p>
        )}
      </Section>
    </>
  );
}

function FleetSummary({ fleet }: { readonly fleet: DashboardResponse["fleet_health"] }) {
  const { total = 0, considered = 0 } = fleet;
  const sums = verdicts.map((verdict) => {
    const agents = stages.flatMap((stage) => verdictsAt(fleet, stage)).filter((found) => found.verdict === verdict);
    return `${count(agents.reduce((sum, found) => sum + found.agents, 0))} ${verdict === "never_tested" ? "not evaluated" : verdict}`;
  });
  return (
    <>
      {count(total)} {total === 1 ? "agent" : "agents"}
      {considered < total && `; verdicts cover the newest ${count(considered)}`}: {sums.join(", ")}.
    </>
  );
}

const shownOf = ({ total, items }: Tasks): string =>
  total > items.length ? `${count(items.length)} of ${count(total)}` : total > 0 ? count(total) : "";

const listed = (shown: number, total: number): string =>
  shown < total ? `${count(shown)} of ${count(total)}, sorted by priority` : total > 1 ? "Sorted by priority" : "";
