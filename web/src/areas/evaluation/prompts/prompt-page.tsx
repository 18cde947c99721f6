import { useQuery } from "@tanstack/react-query";
import { PageHead, Section } from "../../../parts/page/section.tsx";
import { Failed, NotFound, Waiting } from "../../../parts/page/states.tsx";
import { SeverityMark } from "../../../parts/severity.tsx";
import { ShownText } from "../../../parts/text/shown-text.tsx";
import { runQuery } from "../../../queries/runs.ts";
import { Link, useParamsOf, useSearchOf } from "../../../routes/link.tsx";
import { routes } from "../../../routes/routes.ts";
import { useSession } from "../../../session/use-session.ts";
import { probeWords } from "../../../terms/custom-probes.ts";
import { stateWords } from "../../../terms/findings.ts";
import { outcomeLabel } from "../../../terms/outcomes.ts";
import { PresentRun } from "../archive/present-run.tsx";
import { DetectorCard } from "../results/detector-card.tsx";
import { PromptPerformance } from "../results/prompt-performance.tsx";
import { Transcript } from "../results/transcript.tsx";
import { promptQuery } from "../results/use-prompt.ts";
import { Neighbours } from "./neighbours.tsx";

/** One prompt: its transcript, its outcome, and the accuracy of the detector. */
export function PromptPage() {
  const { id } = useParamsOf(routes.prompt);
  return (
    <PresentRun id={id} title="Prompt">
      <PromptOfRun />
    </PresentRun>
  );
}

function PromptOfRun() {
  const { id, seq } = useParamsOf(routes.prompt);
  const search = useSearchOf(routes.prompt);
  const session = useSession();
  const found = useQuery(promptQuery(session, id, Number(seq)));
  const run = useQuery(runQuery(session, id));
  if (found.isPending) return <Waiting rows={8} />;
  if (found.isError) return <Failed page error={found.error} retry={() => found.refetch()} />;
  const result = found.data;
  if (!result) return <NotFound />;
  return (
    <>
      <PageHead
        title={probeWords(result.title)}
        actions={
          <>
            <Neighbours id={id} seq={result.seq} search={search} />
            {run.data && (
              <Link className="btn" to={routes.agentEvolution} params={{ agentId: run.data.agent_id }}>
                Improve this agent
              </Link>
            )}
            <Link className="btn" to={routes.run} params={{ id }}>
              Back to the report
            </Link>
          </>
        }
      >
        <SeverityMark severity={result.severity} /> · {result.harness} · {result.scenario} · prompt {result.seq + 1}
      </PageHead>
      <div className="grid">
        <Section className="c8" title="Transcript" note="Displayed as plain text">
          <Transcript {...result} />
        </Section>
        <div className="c4">
          <Section title="Outcome">
            <p className="strong">{outcomeLabel(result.outcome)}</p>
            <p>
              <ShownText text={result.reason ?? ""} />
            </p>
            {result.evidence && (
              <p className="evidence">
                <mark>
                  <ShownText text={result.evidence} />
                </mark>
              </p>
            )}
            <FindingLink id={id} seq={result.seq} />
          </Section>
          <PromptPerformance performance={result.performance} />
          {result.detector && <DetectorCard name={result.detector} />}
        </div>
      </div>
    </>
  );
}

/** A failed prompt of a completed run has a finding, where it is assigned, discussed and triaged. */
function FindingLink({ id, seq }: { readonly id: string; readonly seq: number }) {
  const { api } = useSession();
  const found = useQuery({
    queryKey: ["findings", "of prompt", id, seq],
    queryFn: async () => (await api.evaluation.listFindings({ evaluation_id: id, seq, limit: 1 })).results[0] ?? null,
  });
  if (!found.data) return null;
  return (
    <p className="row">
      <Link className="btn pri" to={routes.finding} params={{ id: found.data.id }}>
        Open the finding
      </Link>{" "}
      <span className="small mid">{stateWords[found.data.state]}</span>
    </p>
  );
}
