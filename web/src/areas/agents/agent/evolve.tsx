import { useQuery } from "@tanstack/react-query";
import { count, since } from "../../../parts/numbers.ts";
import { Section } from "../../../parts/page/section.tsx";
import { Empty, Failed, Waiting } from "../../../parts/page/states.tsx";
import { isInProgress, jobsQuery, proposalsQuery } from "../../../queries/evolution.ts";
import { Link } from "../../../routes/link.tsx";
import { routes } from "../../../routes/routes.ts";
import { useSession } from "../../../session/use-session.ts";
import { useAgentId } from "./use-agent.ts";

/** How the agent's evolution stands; searching and deciding have their own pages. */
export function Evolve() {
  const agentId = useAgentId();
  const session = useSession();
  const jobs = useQuery(jobsQuery(session, agentId));
  const proposals = useQuery(proposalsQuery(session, agentId));
  const broken = [jobs, proposals].find(({ isError }) => isError);
  if (broken) return <Failed error={broken.error} retry={() => broken.refetch()} />;
  if (!jobs.data || !proposals.data) return <Waiting rows={4} />;
  const activeJob = jobs.data.find(isInProgress);
  const open = (
    <Link className="btn pri" to={routes.agentEvolution} params={{ agentId }}>
      {activeJob ? "View evolution run" : "Start an evolution run"}
    </Link>
  );
  return (
    <Section
      title="Evolution of this agent"
      note={jobs.data.length === 1 ? "1 search so far" : `${count(jobs.data.length)} searches so far`}
    >
      {jobs.data.length === 0 && proposals.data.length === 0 ? (
        <Empty title="No evolution runs yet" act={open}>
          An evolution run tests changes to the system prompt and parameters without changing the agent. You review any
          improvement before it is applied.
        </Empty>
      ) : (
        <>
          <ul className="lines">
            {proposals.data.map(({ id, status, mutations, created_at }) => (
              <li key={id}>
                <span>
                  <Link to={routes.proposal} params={{ id }} className="strong">
                    {mutations?.length === 1
                      ? "Proposal of 1 change"
                      : `Proposal with ${count(mutations?.length ?? 0)} changes`}
                  </Link>{" "}
                  <span className="mid">{status.replaceAll("_", " ").toLowerCase()}</span>
                  <small className="mut">{since(created_at)}</small>
                </span>
              </li>
            ))}
          </ul>
          <p className="after">{open}</p>
        </>
      )}
    </Section>
  );
}
