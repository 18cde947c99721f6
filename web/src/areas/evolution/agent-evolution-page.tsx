import { useQuery } from "@tanstack/react-query";
import { count, since } from "../../parts/numbers.ts";
import { PageHead, Section } from "../../parts/page/section.tsx";
import { Empty, Waiting } from "../../parts/page/states.tsx";
import { visible } from "../../parts/text/shown-text.tsx";
import { oneAgentQuery } from "../../queries/agents.ts";
import { isInProgress, jobsQuery, proposalsQuery } from "../../queries/evolution.ts";
import { type Job, kindWords, type Proposal, points, reasons } from "../../queries/evolution-shapes.ts";
import { Link, useParamsOf, useSearchOf } from "../../routes/link.tsx";
import { routes } from "../../routes/routes.ts";
import { useSession } from "../../session/use-session.ts";
import { EvolutionFailed } from "./pieces/not-offered.tsx";
import { StartSearch } from "./start-search.tsx";

export function AgentEvolutionPage() {
  const { agentId } = useParamsOf(routes.agentEvolution);
  const { campaign } = useSearchOf(routes.agentEvolution);
  const session = useSession();
  const agent = useQuery(oneAgentQuery(session, agentId));
  const jobs = useQuery(jobsQuery(session, agentId));
  const proposals = useQuery(proposalsQuery(session, agentId));
  const name = agent.data?.agent_name ?? "";
  const activeJob = jobs.data?.find((job) => isInProgress(job) && job.extra.kind === "search");
  const broken = [jobs, proposals].find(({ isError }) => isError);
  const head = (
    <PageHead title={name ? `Improve ${visible(name)}` : "Improve agent"}>
      Three steps: search for changes, test the best candidate on held-out questions, review the proposal.
    </PageHead>
  );
  if (broken) {
    return (
      <>
        {head}
        <EvolutionFailed error={broken.error} retry={() => broken.refetch()} />
      </>
    );
  }
  return (
    <>
      {head}
      <div className="grid">
        <Section className="c6" title="Start an evolution run">
          {activeJob ? (
            <p className="mid">
              An evolution run is in progress.{" "}
              <Link to={routes.evolutionRun} params={{ agentId, id: activeJob.evolution_id }}>
                View progress
              </Link>
            </p>
          ) : (
            <StartSearch agentId={agentId} {...(campaign ? { campaignId: campaign } : {})} />
          )}
        </Section>
        <Section className="c6" title="Proposals" note="Waiting for review">
          {proposals.isPending && <Waiting />}
          {proposals.data && <Proposals proposals={proposals.data} />}
        </Section>
        <Section className="c12" title="Evolution runs">
          {jobs.isPending && <Waiting />}
          {jobs.data && <Jobs agentId={agentId} jobs={jobs.data} />}
        </Section>
      </div>
    </>
  );
}

function Proposals({ proposals }: { readonly proposals: readonly Proposal[] }) {
  if (proposals.length === 0)
    return <Empty title="None yet">A run that confirms an improvement creates a proposal.</Empty>;
  return (
    <ul className="plain-list">
      {proposals.map((proposal) => (
        <li key={proposal.id}>
          <Link to={routes.proposal} params={{ id: proposal.id }} className="strong">
            {proposal.net_fitness_delta == null ? "Proposal" : `${points(proposal.net_fitness_delta)} points`},{" "}
            {count(proposal.mutations?.length ?? 0)} changes
          </Link>{" "}
          <span className="capital">{proposal.status.replaceAll("_", " ")}</span>{" "}
          <span className="mut small">{since(proposal.created_at)}</span>
        </li>
      ))}
    </ul>
  );
}

function Jobs({ agentId, jobs }: { readonly agentId: string; readonly jobs: readonly Job[] }) {
  if (jobs.length === 0) return <Empty title="No evolution runs yet">A run takes 1–2 minutes on a fast agent.</Empty>;
  return (
    <ul className="plain-list">
      {jobs.map(({ evolution_id, status, extra }) => (
        <li key={evolution_id}>
          <Link to={routes.evolutionRun} params={{ agentId, id: evolution_id }} className="strong">
            {kindWords[extra.kind]}
          </Link>{" "}
          {isInProgress({ status })
            ? `${status}, ${Math.round(extra.progress.share * 100)}%`
            : (reasons[extra.finish_reason ?? ""] ?? status)}{" "}
          <span className="mut small">{since(extra.created_at)}</span>
        </li>
      ))}
    </ul>
  );
}
