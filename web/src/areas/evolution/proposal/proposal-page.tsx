import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Tree } from "../../../charts/tree/tree.tsx";
import { at, count } from "../../../parts/numbers.ts";
import { PageHead, Section } from "../../../parts/page/section.tsx";
import { Waiting } from "../../../parts/page/states.tsx";
import { saveFile } from "../../../parts/save-file.ts";
import { ShownText } from "../../../parts/text/shown-text.tsx";
import { evidenceQuery, proposalQuery, proposalsQuery } from "../../../queries/evolution.ts";
import { type Evidence, type Proposal, points } from "../../../queries/evolution-shapes.ts";
import { Link, useParamsOf } from "../../../routes/link.tsx";
import { routes } from "../../../routes/routes.ts";
import { useMay, useSession } from "../../../session/use-session.ts";
import { EvolutionFailed } from "../pieces/not-offered.tsx";
import { Sources, writtenRules } from "../pieces/sources.tsx";
import { DecisionBar } from "./decision-bar.tsx";
import { Drift } from "./drift.tsx";
import { EvidenceSummary, Pairs } from "./evidence.tsx";
import { Mutations, tokenWords } from "./mutations.tsx";
import { Reattack } from "./reattack.tsx";
import { BeingTested, MonitoringResult, ProposalHistory } from "./watch.tsx";
import { WholePrompt } from "./whole-prompt.tsx";
import "./proposal.css";

/** The proposed changes, the reasons, the evidence and its limits. */
export function ProposalPage() {
  const { id } = useParamsOf(routes.proposal);
  const session = useSession();
  const found = useQuery(proposalQuery(session, id));
  const measured = useQuery({ ...evidenceQuery(session, id, found.data?.status), enabled: found.isSuccess });
  if (found.isPending) return <Waiting rows={8} />;
  if (found.isError) return <EvolutionFailed error={found.error} retry={() => found.refetch()} />;
  // Another proposal starts with its own selection.
  return <Shown key={id} proposal={found.data} evidence={measured.data ?? null} />;
}

const isApplied = (status: string): boolean => ["applied", "monitoring", "verified", "alarmed"].includes(status);

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
      <PageHead title={titleOf(proposal, evidence)} actions={<Acts {...{ proposal, evidence }} />}>
        <ShownText text={proposal.trigger_summary ?? ""} /> Created {at(proposal.created_at)}.{" "}
        <b className="capital">{status.replaceAll("_", " ")}</b>
      </PageHead>
      {status === "stale" && <Drift drift={extra?.drift ?? []} mutations={mutations} />}
      {status === "superseded" && <Newer proposal={proposal} />}
      {evidence && <EvidenceSummary evidence={evidence} finding={extra?.finding} />}
      <div className="grid proposal">
        <div className="c8">
          <Section title="Changes" note={`${changesIn(mutations)}; ${tokenWords(evidence?.token_delta ?? 0)}`}>
            <Mutations mutations={mutations} kept={kept} turn={turn} />
          </Section>
          <WholePrompt proposalId={proposal.id} />
        </div>
        <div className="c4">
          {status === "evaluating" && extra?.evolution_id && (
            <BeingTested agentId={proposal.agent_id} jobId={extra.evolution_id} />
          )}
          {extra?.watch && <MonitoringResult proposal={proposal} watch={extra.watch} objective={evidence?.objective} />}
          {(isApplied(status) || ["pending", "approved"].includes(status)) && (
            <Reattack proposalId={proposal.id} isApplied={isApplied(status)} />
          )}
          {evidence && <Pairs evidence={evidence} />}
          {evidence?.sources && extra?.finding?.confirmed === true && (
            <Sources sources={evidence.sources} written={writtenRules(evidence.manifest)} />
          )}
          {evidence && (
            <Section title="Limitations">
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
          <Section title="History">
            <ProposalHistory proposal={proposal} />
          </Section>
        </div>
      </div>
      <DecisionBar proposal={proposal} kept={kept} summary={<Summary {...{ proposal, evidence, kept }} />} />
    </>
  );
}

function titleOf({ extra }: Proposal, evidence: Evidence | null): string {
  if (!evidence) return "Proposal";
  const doubt = extra?.finding?.confirmed === false ? ", not confirmed" : "";
  return `Proposal${doubt}: ${points(evidence.estimate)} points on held-out questions`;
}

/** What a person wrote was tested as a whole: its parts have no evidence of their own. */
function changesIn(mutations: NonNullable<Proposal["mutations"]>): string {
  const number = `${count(mutations.length)} ${mutations.length === 1 ? "change" : "changes"}`;
  const isEach = mutations.length > 0 && mutations.every(({ effects }) => (effects ?? []).length > 0);
  return isEach ? `${number} with evidence for ${mutations.length === 1 ? "it" : "each"}` : number;
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
          Download evidence (JSON)
        </button>
      )}
      {proposal.extra?.evaluation_id && (
        <Link className="btn" to={routes.run} params={{ id: proposal.extra.evaluation_id }}>
          View new evaluation run
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
        <p className="small mid">This combination has not been tested. Test it before you approve it.</p>
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
      {kept && (
        <p className="small mid">Clear a checkbox to leave out a change. The rest is retested before approval.</p>
      )}
      {proposal.status === "stale" && <p className="small mid">Rebase this proposal before you approve it.</p>}
    </>
  );
}

/** This proposal among the versions of the genome. */
function Lineage({ proposal: { genome_id, genome_version: base, status, extra } }: { readonly proposal: Proposal }) {
  const candidate = extra?.candidate_version;
  if (!candidate) return null;
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
        label="Proposed version and its baseline"
        rows={[
          {
            id: "candidate",
            parents: [{ id: "base", kind: isApplied(status) ? "line" : "proposed" }],
            mark: isApplied(status) ? "current" : "proposed",
            title: link(candidate, `version ${candidate}`),
            note: isApplied(status) ? "applied" : "proposed",
          },
          {
            id: "base",
            parents: [],
            mark: isApplied(status) ? "past" : "current",
            title: link(base, `version ${base}`),
            note: "baseline",
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
      This proposal was superseded by a newer one.{" "}
      {newer && (
        <Link to={routes.proposal} params={{ id: newer.id }}>
          View newer proposal
        </Link>
      )}
    </p>
  );
}
