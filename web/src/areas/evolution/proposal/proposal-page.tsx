import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Tree } from "../../../charts/tree.tsx";
import { at, count } from "../../../parts/numbers.ts";
import { saveFile } from "../../../parts/save-file.ts";
import { PageHead, Section } from "../../../parts/section.tsx";
import { ShownText } from "../../../parts/shown-text.tsx";
import { Waiting } from "../../../parts/states.tsx";
import { evidenceQuery, proposalQuery, proposalsQuery } from "../../../queries/evolution.ts";
import { type Evidence, type Proposal, points } from "../../../queries/evolution-shapes.ts";
import { Link, useParamsOf } from "../../../routes/link.tsx";
import { routes } from "../../../routes/routes.ts";
import { useMay, useSession } from "../../../session/use-session.ts";
import { EvolutionFailed } from "../pieces/not-offered.tsx";
import { DecisionBar } from "./decision-bar.tsx";
import { Drift } from "./drift.tsx";
import { Measured, Pairs } from "./evidence.tsx";
import { Mutations, tokenWords } from "./mutations.tsx";
import { BeingTested, Course, Watched } from "./watch.tsx";

/** What would change, why, what was measured, and what was not. */
export function ProposalPage() {
  const { id } = useParamsOf(routes.proposal);
  const session = useSession();
  const found = useQuery(proposalQuery(session, id));
  const measured = useQuery({ ...evidenceQuery(session, id, found.data?.status), enabled: found.isSuccess });
  if (found.isPending) return <Waiting rows={8} />;
  if (found.isError) return <EvolutionFailed error={found.error} retry={() => found.refetch()} />;
  // Another proposal is another choice: what was ticked before says nothing about it.
  return <Shown key={id} proposal={found.data} evidence={measured.data ?? null} />;
}

interface ShownProps {
  readonly proposal: Proposal;
  readonly evidence: Evidence | null;
}

function Shown({ proposal, evidence }: ShownProps) {
  const { mutations = [], extra, status } = proposal;
  const mayChoose = useMay("MEMBER") && extra?.can?.includes("partial") === true && mutations.length > 1;
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const names = mutations.map(({ gene_name }) => gene_name);
  const kept = mayChoose ? new Set(names.filter((name) => !left.has(name))) : null;
  const turn = (name: string): void => {
    const next = new Set(left);
    if (!next.delete(name)) next.add(name);
    setLeft(next);
  };
  return (
    <>
      <PageHead
        title={evidence ? `Proposal: ${points(evidence.estimate)} points` : "Proposal"}
        acts={<Acts {...{ proposal, evidence }} />}
      >
        <ShownText text={proposal.trigger_summary ?? ""} /> Made {at(proposal.created_at)}.{" "}
        <b className="capital">{status.replaceAll("_", " ")}</b>
      </PageHead>
      {status === "stale" && <Drift drift={extra?.drift ?? []} mutations={mutations} />}
      {status === "superseded" && <Newer proposal={proposal} />}
      {evidence && <Measured evidence={evidence} finding={extra?.finding} />}
      <div className="grid proposal">
        <div className="c8">
          <Section
            title="Changes"
            note={`${count(mutations.length)}, each with its own evidence; ${tokenWords(evidence?.token_delta ?? 0)}`}
          >
            <Mutations mutations={mutations} kept={kept} turn={turn} />
          </Section>
        </div>
        <div className="c4">
          {status === "evaluating" && extra?.evolution_id && (
            <BeingTested agentId={proposal.agent_id} jobId={extra.evolution_id} />
          )}
          {extra?.watch && <Watched proposal={proposal} watch={extra.watch} />}
          {evidence && <Pairs evidence={evidence} />}
          {evidence && (
            <Section title="Not measured">
              <ul className="plain-list small">
                {evidence.limitations.map((limitation) => (
                  <li key={limitation}>
                    <ShownText text={limitation} />
                  </li>
                ))}
              </ul>
            </Section>
          )}
          <Lineage proposal={proposal} />
          <Section title="So far">
            <Course proposal={proposal} />
          </Section>
        </div>
      </div>
      <DecisionBar proposal={proposal} kept={kept} summary={<Summary {...{ proposal, evidence, kept }} />} />
    </>
  );
}

function Acts({ proposal, evidence }: ShownProps) {
  return (
    <>
      {evidence && (
        <button
          type="button"
          className="btn"
          onClick={() => saveFile(`proposal-${proposal.id}.json`, JSON.stringify({ proposal, evidence }, null, 2))}
        >
          Evidence as JSON
        </button>
      )}
      {proposal.extra?.evaluation_id && (
        <Link className="btn" to={routes.run} params={{ id: proposal.extra.evaluation_id }}>
          Open the new evaluation
        </Link>
      )}
      <Link className="btn" to={routes.agentEvolution} params={{ agentId: proposal.agent_id }}>
        All proposals
      </Link>
    </>
  );
}

function Summary({ proposal, evidence, kept }: ShownProps & { readonly kept: ReadonlySet<string> | null }) {
  const all = proposal.mutations?.length ?? 0;
  if (kept && kept.size < all) {
    return (
      <>
        <p className="strong">
          {count(kept.size)} of {count(all)} changes
        </p>
        <p className="small mid">
          Nobody measured these without the others; they are tested before they can be approved.
        </p>
      </>
    );
  }
  return (
    <>
      <p className="strong">
        {count(all)} {all === 1 ? "change" : "changes"}
        {evidence && `, ${points(evidence.estimate)} (${points(evidence.lower)} to ${points(evidence.upper)})`}
      </p>
      {evidence && proposal.extra?.finding?.confirmed === false && (
        <p className="small mid">Not confirmed: whoever approves it says why.</p>
      )}
      {kept && <p className="small mid">Untick a change to take a part; it is tested again first.</p>}
      {proposal.status === "stale" && <p className="small mid">Approving waits for the rebase.</p>}
    </>
  );
}

/** Where this stands among the versions of the genome. */
function Lineage({ proposal: { genome_id, genome_version: base, status, extra } }: { readonly proposal: Proposal }) {
  const candidate = extra?.candidate_version;
  if (!candidate) return null;
  const isApplied = ["monitoring", "verified", "alarmed"].includes(status);
  const link = (version: number, words: string) => (
    <Link to={routes.genome} params={{ id: genome_id }} search={{ version }}>
      {words}
    </Link>
  );
  return (
    <Section
      title="Lineage"
      note={
        <Link to={routes.genome} params={{ id: genome_id }} search={{ from: base, to: candidate }}>
          difference
        </Link>
      }
    >
      <Tree
        label="The version proposed and the one it was measured against"
        rows={[
          {
            id: "candidate",
            parents: [{ id: "base", kind: isApplied ? "line" : "proposed" }],
            mark: isApplied ? "current" : "proposed",
            title: link(candidate, `version ${candidate}`),
            note: isApplied ? "applied" : "proposed",
          },
          {
            id: "base",
            parents: [],
            mark: isApplied ? "past" : "current",
            title: link(base, `version ${base}`),
            note: "measured against",
          },
        ]}
      />
    </Section>
  );
}

function Newer({ proposal: { id, agent_id } }: { readonly proposal: Proposal }) {
  const others = useQuery(proposalsQuery(useSession(), agent_id));
  const newer = others.data?.find(({ extra }) => extra?.supersedes === id);
  return (
    <p className="notice">
      A newer proposal took the place of this one.{" "}
      {newer && (
        <Link to={routes.proposal} params={{ id: newer.id }}>
          Open it
        </Link>
      )}
    </p>
  );
}
