import { useMutation, useQuery } from "@tanstack/react-query";
import { Link, useNavigate, useParams } from "@tanstack/react-router";
import { useMay, useSession } from "../../app/use-session.ts";
import { count, since, span } from "../../parts/numbers.ts";
import { PageHead, Section } from "../../parts/section.tsx";
import { visible } from "../../parts/shown-text.tsx";
import { Empty, Failed, Waiting } from "../../parts/states.tsx";
import { agentsQuery } from "../evaluation/use-runs.ts";
import { EvolutionFailed } from "./not-offered.tsx";
import { type Job, kindWords, type Proposal, points, reasons } from "./shapes.ts";
import { isUnderWay, jobsQuery, proposalsQuery } from "./use-evolution.ts";

export function AgentEvolutionPage() {
  const { agentId } = useParams({ strict: false }) as { agentId: string };
  const session = useSession();
  const agents = useQuery(agentsQuery(session));
  const jobs = useQuery(jobsQuery(session, agentId));
  const proposals = useQuery(proposalsQuery(session, agentId));
  const name = agents.data?.find(({ id }) => id === agentId)?.agent_name ?? "Agent";
  const underWay = jobs.data?.find((job) => isUnderWay(job) && job.extra.kind === "search");
  const broken = [jobs, proposals].find(({ isError }) => isError);
  const head = (
    <PageHead title={`Evolve ${visible(name)}`}>Search, then decide on held-out questions, then your yes.</PageHead>
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
        <Section className="c6" title="Start a search">
          {underWay ? (
            <p className="mid">
              One is under way.{" "}
              <Link to="/evolution/$agentId/runs/$id" params={{ agentId, id: underWay.evolution_id }}>
                Follow it
              </Link>
            </p>
          ) : (
            <Start agentId={agentId} />
          )}
        </Section>
        <Section className="c6" title="Proposals" note="a person decides">
          {proposals.isPending && <Waiting />}
          {proposals.data && <Proposals proposals={proposals.data} />}
        </Section>
        <Section className="c12" title="Searches">
          {jobs.isPending && <Waiting />}
          {jobs.data && <Jobs agentId={agentId} jobs={jobs.data} />}
        </Section>
      </div>
    </>
  );
}

/** What it takes and what it could show, before anything is spent. */
function Start({ agentId }: { readonly agentId: string }) {
  const { api } = useSession();
  const navigate = useNavigate();
  const mayStart = useMay("MEMBER");
  const forecast = useQuery({
    queryKey: ["evolution preflight", agentId],
    queryFn: () => api.evolution.preflight({ agent_id: agentId, body: {} }),
  });
  const start = useMutation({
    mutationFn: () => api.evolution.trigger({ agent_id: agentId, body: {} }),
    onSuccess: ({ evolution_id }) =>
      navigate({ to: "/evolution/$agentId/runs/$id", params: { agentId, id: evolution_id } }),
  });
  if (forecast.isPending) return <Waiting rows={4} />;
  if (forecast.isError) return <Failed error={forecast.error} retry={() => forecast.refetch()} />;
  const {
    can_start,
    smallest_certifiable_gain: smallest,
    budget,
    requests,
    seconds_at_least: seconds,
    arms,
    warnings,
  } = forecast.data;
  return (
    <>
      <dl className="facts-list">
        <div>
          <dt>Changes to try</dt>
          <dd>{count(arms)}</dd>
        </div>
        <div>
          <dt>Questions at most</dt>
          <dd>{count(budget)}</dd>
        </div>
        <div>
          <dt>Requests</dt>
          <dd>
            {count(requests.low)} to {count(requests.high)}
          </dd>
        </div>
        <div>
          <dt>Time at least</dt>
          <dd>{span(seconds)}</dd>
        </div>
        {smallest !== null && (
          <div>
            <dt>Smallest gain it can certify</dt>
            <dd>{smallest.toFixed(1)} points</dd>
          </div>
        )}
      </dl>
      {warnings.map((warning) => (
        <p className="notice" key={warning}>
          {warning}
        </p>
      ))}
      {can_start && <p className="notice">{can_start}</p>}
      {mayStart ? (
        <button
          type="button"
          className="btn pri"
          disabled={can_start !== null || start.isPending}
          onClick={() => start.mutate()}
        >
          Search, {count(budget)} questions at most
        </button>
      ) : (
        <p className="small mut">Members of the team can start a search.</p>
      )}
      {start.isError && <Failed error={start.error} />}
    </>
  );
}

function Proposals({ proposals }: { readonly proposals: readonly Proposal[] }) {
  if (proposals.length === 0)
    return <Empty title="None yet">A search that confirms a change ends in a proposal.</Empty>;
  return (
    <ul className="plain-list">
      {proposals.map((proposal) => (
        <li key={proposal.id}>
          <Link to="/evolution/proposals/$id" params={{ id: proposal.id }} className="strong">
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
  if (jobs.length === 0)
    return <Empty title="No search yet">The first one takes a minute or two on a fast agent.</Empty>;
  return (
    <ul className="plain-list">
      {jobs.map(({ evolution_id, status, extra }) => (
        <li key={evolution_id}>
          <Link to="/evolution/$agentId/runs/$id" params={{ agentId, id: evolution_id }} className="strong">
            {kindWords[extra.kind]}
          </Link>{" "}
          {isUnderWay({ status })
            ? `${status}, ${Math.round(extra.progress.share * 100)} %`
            : (reasons[extra.finish_reason ?? ""] ?? status)}{" "}
          <span className="mut small">{since(extra.created_at)}</span>
        </li>
      ))}
    </ul>
  );
}
