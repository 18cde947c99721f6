import { useQuery } from "@tanstack/react-query";
import { Link, useParams } from "@tanstack/react-router";
import { useSession } from "../../app/use-session.ts";
import { EffectBar } from "../../charts/effect-bar.tsx";
import { at, count } from "../../parts/numbers.ts";
import { PageHead, Section } from "../../parts/section.tsx";
import { Failed, Waiting } from "../../parts/states.tsx";
import { Mutations } from "./mutations.tsx";
import { Review } from "./review.tsx";
import { type Evidence, points } from "./shapes.ts";
import { evidenceQuery, proposalQuery } from "./use-evolution.ts";

/** What would change, why, what was measured, and what was not. */
export function ProposalPage() {
  const { id } = useParams({ strict: false }) as { id: string };
  const session = useSession();
  const found = useQuery(proposalQuery(session, id));
  const measured = useQuery({ ...evidenceQuery(session, id), enabled: found.isSuccess });
  if (found.isPending) return <Waiting rows={8} />;
  if (found.isError) return <Failed error={found.error} retry={() => found.refetch()} />;
  const proposal = found.data;
  const evidence = measured.data;
  return (
    <>
      <PageHead
        title={evidence ? `Proposal: ${points(evidence.estimate)} points` : "Proposal"}
        acts={
          <Link className="btn" to="/evolution/$agentId" params={{ agentId: proposal.agent_id }}>
            All proposals
          </Link>
        }
      >
        {proposal.trigger_summary} Made {at(proposal.created_at)}.{" "}
        <b className="capital">{proposal.status.replaceAll("_", " ")}</b>
      </PageHead>
      {proposal.status === "stale" && (
        <p className="notice">The agent changed after this was measured. Rebase it: it is merged and tested again.</p>
      )}
      <Review proposal={proposal} />
      {evidence && <Measured evidence={evidence} />}
      <Section title="Changes" note={`${count(proposal.mutations?.length ?? 0)}, each with its own evidence`}>
        <Mutations mutations={proposal.mutations ?? []} />
      </Section>
      {evidence && (
        <Section title="Not measured">
          <ul className="plain-list">
            {evidence.limitations.map((limitation) => (
              <li key={limitation}>{limitation}</li>
            ))}
          </ul>
        </Section>
      )}
    </>
  );
}

function Measured({ evidence }: { readonly evidence: Evidence }) {
  return (
    <Section title="Measured on held-out questions" note={`${count(evidence.n)} pairs, the search never saw them`}>
      <p>
        {count(evidence.gained + evidence.lost)} of {count(evidence.n)} pairs changed outcome: {count(evidence.gained)}{" "}
        for the better, {count(evidence.lost)} for the worse. Estimate {points(evidence.estimate)} points, 95 % interval{" "}
        {points(evidence.lower)} to {points(evidence.upper)}.{" "}
        {evidence.token_delta > 0 ? `${count(evidence.token_delta)} tokens more` : "No more tokens"} with every request.
      </p>
      <table className="effects">
        <thead>
          <tr>
            <th scope="col">Group</th>
            <th scope="col" className="num">
              Pairs
            </th>
            <th scope="col" className="num">
              Points
            </th>
            <th scope="col" className="wide">
              Interval round zero; dashed: the bound it must not pass
            </th>
            <th scope="col">Verdict</th>
          </tr>
        </thead>
        <tbody>
          {evidence.groups.map((group) => (
            <tr key={group.group}>
              <td>
                <span className="capital">{group.group}</span>
              </td>
              <td className="num">{count(group.n)}</td>
              <td className="num">{points(group.estimate)}</td>
              <td className="wide">
                <EffectBar
                  name={group.group}
                  estimate={group.estimate * 100}
                  lower={group.lower * 100}
                  upper={group.upper * 100}
                  bound={-group.margin * 100}
                  span={60}
                />
              </td>
              <td>{group.verdict.replaceAll("_", " ")}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}
