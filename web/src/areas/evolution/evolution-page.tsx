import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useSession } from "../../app/use-session.ts";
import { count } from "../../parts/numbers.ts";
import { PageHead, Section } from "../../parts/section.tsx";
import { ShownText } from "../../parts/shown-text.tsx";
import { Empty, Failed, Waiting } from "../../parts/states.tsx";
import { agentsQuery } from "../evaluation/use-runs.ts";

/** Which agents can be made better, and what waits for a person. */
export function EvolutionPage() {
  const agents = useQuery(agentsQuery(useSession()));
  if (agents.isPending) return <Waiting rows={6} />;
  if (agents.isError) return <Failed error={agents.error} retry={() => agents.refetch()} />;
  return (
    <>
      <PageHead
        title="Evolution"
        acts={
          <Link className="btn" to="/evolution/genomes" search={{}}>
            Genomes and their map
          </Link>
        }
      >
        The console tries changes of an agent's configuration, and proposes those that hold on questions the search has
        not seen. Nothing is changed without a person's yes.
      </PageHead>
      <Section title="Agents" note={count(agents.data.length)}>
        {agents.data.length === 0 && <Empty title="No agents yet">Register one first.</Empty>}
        <ul className="plain-list">
          {agents.data
            .filter(({ status }) => status !== "archived")
            .map(({ id, agent_name, trust_stage }) => (
              <li key={id}>
                <Link to="/evolution/$agentId" params={{ agentId: id }} className="strong">
                  <ShownText text={agent_name} />
                </Link>{" "}
                <span className="mid capital">{trust_stage}</span>
              </li>
            ))}
        </ul>
      </Section>
    </>
  );
}
