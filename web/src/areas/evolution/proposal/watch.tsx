import { useQuery } from "@tanstack/react-query";
import { EffectBar, spanFor } from "../../../charts/effect/effect-bar.tsx";
import { at, count, since } from "../../../parts/numbers.ts";
import { Section } from "../../../parts/page/section.tsx";
import { ShownText, visible } from "../../../parts/text/shown-text.tsx";
import { curveQuery, jobQuery } from "../../../queries/evolution.ts";
import { type Evidence, type Proposal, points, reasons, type Watch } from "../../../queries/evolution-shapes.ts";
import { Link } from "../../../routes/link.tsx";
import { routes } from "../../../routes/routes.ts";
import { useSession } from "../../../session/use-session.ts";
import { GainCurve } from "../job/gain-curve.tsx";

/** The test of a combination that has no evidence yet. */
export function BeingTested({ agentId, jobId }: { readonly agentId: string; readonly jobId: string }) {
  const session = useSession();
  const job = useQuery(jobQuery(session, agentId, jobId));
  const curve = useQuery({ ...curveQuery(session, agentId, jobId), refetchInterval: 2_000 });
  return (
    <>
      <Section
        title="Testing"
        note={
          <Link to={routes.evolutionRun} params={{ agentId, id: jobId }}>
            {job.data ? `${Math.floor(job.data.extra.progress.share * 100)}%` : "starting"}
          </Link>
        }
      >
        <p role="status">{job.data?.extra.status_message ?? "You can review this proposal when the test is done."}</p>
      </Section>
      {curve.data && curve.data.length > 1 && (
        <GainCurve curve={curve.data} budget={job.data?.extra.progress.budget ?? 0} />
      )}
    </>
  );
}

const words: Readonly<Record<string, string>> = {
  monitoring: "Comparing the agent with its earlier configuration in several rounds over one day.",
  verified: "No regression: results stay within the loss limit.",
  alarmed: "Regression detected. Review the results and roll back.",
};

/** Results since apply beside the gain that was confirmed before it, on one axis. */
export function MonitoringResult({
  proposal,
  watch,
  objective,
}: {
  readonly proposal: Proposal;
  readonly watch: Watch;
  /** What the gain was measured on, where it is not the console's questions. */
  readonly objective: Evidence["objective"];
}) {
  const { seen, message, next_round_at: next, ends_at: end, confirmed_estimate: promised, alert_at } = watch;
  const span = spanFor([...(seen ? [seen.lower * 100, seen.upper * 100] : []), (promised ?? 0) * 100]);
  return (
    <Section
      title="Post-apply monitoring"
      note={
        <Link to={routes.evolutionRun} params={{ agentId: proposal.agent_id, id: watch.evolution_id }}>
          {seen ? `${count(seen.rounds_done)} of ${count(seen.rounds)} rounds` : "first round"}
        </Link>
      }
    >
      <p role="status">
        {words[proposal.status] ?? message ?? reasons[watch.finish_reason ?? ""] ?? "Monitoring ended."}
      </p>
      {seen && (
        <div className="effect-row">
          <span className="small">
            Since apply <span className="tiny mut">n {count(seen.n)}</span>
          </span>
          <span className="small">
            <b>{points(seen.estimate)}</b>{" "}
            <span className="tiny mut">
              {points(seen.lower)} to {points(seen.upper)}
            </span>
          </span>
          <EffectBar
            name="Since apply"
            estimate={seen.estimate * 100}
            lower={seen.lower * 100}
            upper={seen.upper * 100}
            span={span}
          />
        </div>
      )}
      <p className="small mut">
        {promised !== null &&
          `Gain confirmed before apply${objective?.name ? ` on “${visible(objective.name)}”` : ""}: ${points(promised)} points. `}
        {objective?.is_traffic &&
          "Monitoring asks the console's questions instead, because texts of requests are deleted: it can show a loss, but not whether that gain lasts. "}
        {seen && `Evidence of a regression (e-value): ${seen.odds}. Alert at ${alert_at}. `}
        {next !== null && end !== null && `Next round: ${since(next)}; last round: ${since(end)}`}
      </p>
    </Section>
  );
}

/** What happened to the proposal, and when. */
export function ProposalHistory({
  proposal: { extra, created_at, reviewed_at, reviewer_notes },
}: {
  readonly proposal: Proposal;
}) {
  const steps: [string, number | null | undefined, string?][] = [
    ["Tested", created_at],
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
            {note && (
              <span className="mid">
                {" "}
                <ShownText text={note} />
              </span>
            )}
          </li>
        ) : null,
      )}
    </ol>
  );
}
