import { useQuery } from "@tanstack/react-query";
import { Link, useParams } from "@tanstack/react-router";
import { useSession } from "../../../app/use-session.ts";
import { PageHead, Section } from "../../../parts/section.tsx";
import { SeverityMark } from "../../../parts/severity.tsx";
import { ShownText } from "../../../parts/shown-text.tsx";
import { Failed, Waiting } from "../../../parts/states.tsx";
import { DetectorCard } from "../detector-card.tsx";
import type { Result } from "../figures.ts";
import { Transcript } from "../transcript.tsx";
import { Comments } from "./comments.tsx";
import { Triage } from "./triage.tsx";
import { findingQuery } from "./use-findings.ts";

export function FindingPage() {
  const { id } = useParams({ strict: false }) as { id: string };
  const found = useQuery(findingQuery(useSession(), id));
  if (found.isPending) return <Waiting rows={8} />;
  if (found.isError) return <Failed page error={found.error} retry={() => found.refetch()} />;
  const finding = found.data;
  const { question, answers } = finding.transcript as unknown as Pick<Result, "question" | "answers">;
  const report = (
    <Link className="btn" to="/evaluations/$id" params={{ id: finding.evaluation_id }}>
      Open the report
    </Link>
  );
  return (
    <>
      <PageHead title={finding.title} acts={report}>
        <SeverityMark severity={finding.severity} /> {finding.category.dimension}, {finding.category.scenario}, prompt{" "}
        {finding.seq + 1}
      </PageHead>
      <div className="grid">
        <div className="c8">
          <Section title="Transcript" note="shown as plain text">
            <Transcript question={question} answers={answers} />
          </Section>
          <Section title="What to do">
            <ol className="advice">
              {finding.advice.map((advice) => (
                <li key={advice}>{advice}</li>
              ))}
            </ol>
          </Section>
          <Comments id={id} />
        </div>
        <div className="c4">
          <Triage finding={finding} />
          <Section title="Why it counts as failed">
            <p>
              <ShownText text={finding.reason ?? ""} />
            </p>
            {finding.evidence && (
              <p>
                <mark>
                  <ShownText text={finding.evidence} />
                </mark>
              </p>
            )}
            {finding.about && <p className="small mid">{finding.about}</p>}
          </Section>
          <DetectorCard name={finding.detector} />
        </div>
      </div>
    </>
  );
}
