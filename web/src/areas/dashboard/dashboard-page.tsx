import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useMay, useSession } from "../../app/use-session.ts";
import { Glyph } from "../../charts/verdict.tsx";
import { count } from "../../parts/numbers.ts";
import { PageHead, Section } from "../../parts/section.tsx";
import { ShownText } from "../../parts/shown-text.tsx";
import { Empty, Failed, Waiting } from "../../parts/states.tsx";
import { agentsQuery, runsQuery } from "../evaluation/use-runs.ts";
import { AgentForest } from "./agent-forest.tsx";
import { type Concern, concernsOf, fleetOf, type Member, stages } from "./fleet.ts";

export function DashboardPage() {
  const session = useSession();
  const mayWrite = useMay("MEMBER");
  const agents = useQuery({ ...agentsQuery(session), refetchInterval: 15_000 });
  const runs = useQuery(runsQuery(session));
  const live = runs.data?.filter(({ status }) => status === "running").length ?? 0;
  const latest = useQuery({
    queryKey: ["latest", live],
    queryFn: async () => (await session.api.evaluation.latestSummaries()).results,
  });
  const failed = [agents, runs, latest].find(({ isError }) => isError);
  if (failed) return <Failed error={failed.error} retry={() => failed.refetch()} />;
  if (!agents.data || !runs.data || !latest.data) return <Waiting rows={10} />;
  const fleet = fleetOf(agents.data, latest.data, runs.data);
  const verdicts = (wanted: Member["verdict"]): string =>
    count(fleet.filter(({ verdict }) => verdict === wanted).length);
  const register = mayWrite && (
    <Link className="btn pri" to="/agents/new">
      Register an agent
    </Link>
  );
  if (fleet.length === 0) {
    return (
      <Empty title="No agents yet" act={register}>
        Register one, and the console measures how far it can be trusted.
      </Empty>
    );
  }
  return (
    <>
      <PageHead title="Fleet" acts={register}>
        {count(fleet.length)} {fleet.length === 1 ? "agent" : "agents"}: {verdicts("passed")} passed,{" "}
        {verdicts("failed")} failed, {verdicts("inconclusive")} inconclusive, {verdicts(null)} never tested.
      </PageHead>
      <div className="grid">
        <Section className="c6" title="Needs attention">
          <Attention concerns={concernsOf(fleet, Date.now() / 1000)} />
        </Section>
        <Section className="c6" title="Trust stages" note="one mark, one agent">
          <Stages fleet={fleet} />
        </Section>
        <Section className="c12" title="Agents" note="sorted by attention">
          <AgentForest fleet={fleet} />
        </Section>
      </div>
    </>
  );
}

function Attention({ concerns }: { readonly concerns: readonly Concern[] }) {
  if (concerns.length === 0) return <p className="mid">Nothing asks for a decision.</p>;
  return (
    <ul className="attention">
      {concerns.slice(0, 6).map(({ key, verdict, title, words, agentId, evaluationId, act }) => (
        <li key={key}>
          <Glyph verdict={verdict} />
          <p className="strong">
            <ShownText text={title} />
          </p>
          {evaluationId ? (
            <Link to="/evaluations/$id" params={{ id: evaluationId }}>
              {act}
            </Link>
          ) : (
            <Link to="/evaluations/new" search={{ agent: agentId }}>
              {act}
            </Link>
          )}
          <p className="small mid">{words}</p>
        </li>
      ))}
    </ul>
  );
}

/** One mark, one agent, up to so many in a stage; the number says the rest. */
const MOST_MARKS = 24;

function Stages({ fleet }: { readonly fleet: readonly Member[] }) {
  return (
    <ol className="stages">
      {stages.map((stage) => {
        const members = fleet.filter(({ agent }) => agent.trust_stage === stage);
        return (
          <li key={stage}>
            <span className="marks">
              {members.slice(0, MOST_MARKS).map(({ agent, verdict }) => (
                <Glyph key={agent.id} verdict={verdict} />
              ))}
            </span>
            <b>{count(members.length)}</b>
            <span className="tiny mid capital">{stage}</span>
          </li>
        );
      })}
    </ol>
  );
}
