import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { Glyph, type Verdict } from "../../charts/score/verdict.tsx";
import { count, points } from "../../parts/numbers.ts";
import { PageHead, Section } from "../../parts/page/section.tsx";
import { Empty, Failed, Waiting } from "../../parts/page/states.tsx";
import { Stage } from "../../parts/stage.tsx";
import { ShownText } from "../../parts/text/shown-text.tsx";
import { type AgentTrustCard, dashboardQuery } from "../../queries/dashboard.ts";
import { Link } from "../../routes/link.tsx";
import { routes } from "../../routes/routes.ts";
import { useSession } from "../../session/use-session.ts";
import { TeamSettings } from "./evolution-settings.tsx";
import { EvolutionFailed } from "./pieces/not-offered.tsx";
import "./evolution.css";

/** Agents that evolution can improve, and proposals waiting for review. */
export function EvolutionPage() {
  const session = useSession();
  const fleet = useInfiniteQuery(dashboardQuery(session));
  const offered = useQuery({ queryKey: ["evolution settings"], queryFn: () => session.api.evolution.readSettings() });
  const head = (
    <PageHead
      title="Evolution"
      actions={
        <Link className="btn" to={routes.genomes} search={{}}>
          Genomes
        </Link>
      }
    >
      Evolution tests changes to an agent's system prompt, parameters and model and proposes those that score better on
      held-out questions. Nothing changes until you approve a proposal.
    </PageHead>
  );
  if (offered.isError) {
    return (
      <>
        {head}
        <EvolutionFailed error={offered.error} retry={() => offered.refetch()} />
      </>
    );
  }
  if (fleet.isPending) return <Waiting rows={6} />;
  if (fleet.isError) return <Failed error={fleet.error} retry={() => fleet.refetch()} />;
  const agents = fleet.data.pages.flatMap((page) => page.agents);
  const total = fleet.data.pages[0]?.fleet_health.considered ?? 0;
  return (
    <>
      {head}
      <Section
        title="Agents"
        note={agents.length < total ? `${count(agents.length)} of ${count(total)}` : count(total)}
      >
        {agents.length === 0 && <Empty title="No agents yet">Register one first.</Empty>}
        <ul className="plain-list">
          {agents.map((agent) => (
            <Row key={agent.id} agent={agent} />
          ))}
        </ul>
        {fleet.hasNextPage && (
          <button
            type="button"
            className="btn"
            disabled={fleet.isFetchingNextPage}
            onClick={() => fleet.fetchNextPage()}
          >
            Show more ({count(total)} total)
          </button>
        )}
      </Section>
      {offered.data && <TeamSettings settings={offered.data} />}
    </>
  );
}

function Row({ agent }: { readonly agent: AgentTrustCard }) {
  const { id, name, stage, verdict, overall, pending_proposals: pending, evolution_cycles: cycles } = agent;
  return (
    <li className="evolving">
      <span className="cut">
        <Glyph verdict={verdict as Verdict | null} />{" "}
        <Link to={routes.agentEvolution} params={{ agentId: id }} className="strong">
          <ShownText text={name} />
        </Link>
      </span>
      <span className="mid">
        <Stage stage={stage} isTrustedNow={agent.trusted_now} />
        {overall?.score == null ? "" : `Trust score ${points(overall.score)}`}
      </span>
      <span className="mid">
        {pending > 0 ? (
          <b>{pending === 1 ? "1 proposal to review" : `${count(pending)} proposals to review`}</b>
        ) : cycles > 0 ? (
          cycles === 1 ? (
            "1 evolution run"
          ) : (
            `${count(cycles)} evolution runs`
          )
        ) : (
          "No evolution runs"
        )}
      </span>
    </li>
  );
}
