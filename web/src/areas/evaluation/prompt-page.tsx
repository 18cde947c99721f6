import { useQuery } from "@tanstack/react-query";
import { Link, useParams } from "@tanstack/react-router";
import { useSession } from "../../app/use-session.ts";
import { PageHead, Section } from "../../parts/section.tsx";
import { SeverityMark } from "../../parts/severity.tsx";
import { ShownText } from "../../parts/shown-text.tsx";
import { Failed, NotFound, Waiting } from "../../parts/states.tsx";
import { DetectorCard } from "./detector-card.tsx";
import { Transcript } from "./transcript.tsx";
import { promptQuery } from "./use-prompt.ts";
import { runQuery } from "./use-runs.ts";

/** One prompt: what was said, who says what of it, and how far to believe that. */
export function PromptPage() {
  const { id, seq } = useParams({ strict: false }) as { id: string; seq: string };
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
        title={result.title}
        acts={
          <>
            {run.data && (
              <Link className="btn pri" to="/evolution/$agentId" params={{ agentId: run.data.agent_id }}>
                Evolve the agent
              </Link>
            )}
            <Link className="btn" to="/evaluations/$id" params={{ id }}>
              Back to the report
            </Link>
          </>
        }
      >
        <SeverityMark severity={result.severity} /> {result.harness}, {result.scenario}, prompt {result.seq + 1}
      </PageHead>
      <div className="grid">
        <Section className="c8" title="Transcript" note="shown as plain text">
          <Transcript {...result} />
        </Section>
        <div className="c4">
          <Section title="Why it counts as it does">
            <p className="strong capital">{result.outcome ?? "not asked yet"}</p>
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
          </Section>
          {result.detector && <DetectorCard name={result.detector} />}
        </div>
      </div>
    </>
  );
}
