import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useSession } from "../../../app/use-session.ts";
import { at, count } from "../../../parts/numbers.ts";
import { Section } from "../../../parts/section.tsx";
import { Waiting } from "../../../parts/states.tsx";
import { GainCurve } from "../job/gain-curve.tsx";
import { type Proposal, reasons } from "../shapes.ts";
import { curveQuery, isUnderWay, jobQuery } from "../use-evolution.ts";

interface WatchProps {
  readonly proposal: Proposal;
  readonly jobId: string;
  readonly title: string;
  readonly words: string;
}

/** The job that measures this proposal again, or watches over it since it was applied. */
export function JobBeside({ proposal: { agent_id }, jobId, title, words }: WatchProps) {
  const session = useSession();
  const job = useQuery(jobQuery(session, agent_id, jobId));
  const curve = useQuery({
    ...curveQuery(session, agent_id, jobId),
    refetchInterval: job.data && isUnderWay(job.data) ? 2_000 : false,
  });
  if (!job.data) return <Waiting />;
  const { extra } = job.data;
  const pairs = curve.data?.at(-1)?.pairs ?? 0;
  return (
    <>
      <Section
        title={title}
        note={
          <Link to="/evolution/$agentId/runs/$id" params={{ agentId: agent_id, id: jobId }}>
            {isUnderWay(job.data) ? `${Math.floor(extra.progress.share * 100)} %` : "how it went"}
          </Link>
        }
      >
        <p role="status">
          {extra.finish_reason ? (reasons[extra.finish_reason] ?? extra.finish_reason) : words}{" "}
          {pairs > 0 && `${count(pairs)} pairs so far.`}
        </p>
      </Section>
      {curve.data && curve.data.length > 1 && <GainCurve curve={curve.data} budget={extra.progress.budget} />}
    </>
  );
}

/** Who did what with it, and when. */
export function Course({
  proposal: { extra, created_at, reviewed_at, reviewer_notes },
}: {
  readonly proposal: Proposal;
}) {
  const steps: [string, number | null | undefined, string?][] = [
    ["Measured", created_at],
    ["Decided", reviewed_at, [extra?.reason_code?.replaceAll("_", " "), reviewer_notes].filter(Boolean).join(": ")],
    ["Applied", extra?.applied_at],
    ["Rolled back", extra?.rolled_back_at],
  ];
  return (
    <ol className="plain-list small">
      {steps.map(([name, when, note]) =>
        when ? (
          <li key={name}>
            <b>{name}</b> {at(when)}
            {note && <span className="mid"> {note}</span>}
          </li>
        ) : null,
      )}
    </ol>
  );
}
