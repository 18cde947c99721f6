import { memo } from "react";
import { Forest } from "../../../blocks/forest.tsx";
import { VerdictWord } from "../../../charts/score/verdict.tsx";
import { count, points, range } from "../../../parts/numbers.ts";
import { Section } from "../../../parts/page/section.tsx";
import { ShownText } from "../../../parts/text/shown-text.tsx";
import { Link } from "../../../routes/link.tsx";
import { routes } from "../../../routes/routes.ts";
import { useSession } from "../../../session/use-session.ts";
import { outcomeLabel } from "../../../terms/outcomes.ts";
import type { Response, Review } from "./use-review.ts";
import { labelWords } from "./words.ts";

interface SideProps {
  readonly review: Review;
  /** As it was when the page was opened. */
  readonly first: Review;
  readonly current: Response | undefined;
  /** Labels are on their way. */
  readonly isPending: boolean;
  readonly withIdentical: boolean;
  readonly setWithIdentical: (on: boolean) => void;
}

/** What there is to know beside the response: what the detector said, and what the labels do to the verdict. */
export function Side({ review, first, current, isPending, withIdentical, setWithIdentical }: SideProps) {
  return (
    <aside className="review-side">
      {current && <Assessment response={current} review={review} />}
      {current && current.identical > 1 && (
        <div className="same-box">
          <label>
            <input
              type="checkbox"
              checked={withIdentical}
              onChange={({ target }) => setWithIdentical(target.checked)}
            />
            <b>Label {count(current.identical)} responses together</b> <kbd>B</kbd>
          </label>
          <p className="small mid">
            {count(current.identical - 1)} more are identical, character for character, in the same probe.
          </p>
        </div>
      )}
      <LiveVerdict review={review} first={first} isPending={isPending} />
      <Agreement review={review} />
    </aside>
  );
}

function Assessment({ response, review }: { readonly response: Response; readonly review: Review }) {
  const userId = useSession().person.id;
  const record = review.field_records.find(({ detector }) => detector === response.detector);
  const own = response.labels.find(({ person }) => person === userId);
  // What others said is shown once a person has said something too: a second opinion should be one.
  const others =
    own || response.decision === "disputed" ? response.labels.filter(({ person }) => person !== userId) : [];
  return (
    <Section className="review-sec" title="What the detector said" note={outcomeLabel(response.outcome)}>
      <p>
        {response.detector && <b>{response.detector}: </b>}
        <ShownText text={(response.reason ?? "No reason given.").slice(0, 600).toWellFormed()} />
      </p>
      {response.evidence && (
        <p className="small evidence">
          <mark>
            <ShownText text={response.evidence.slice(0, 300)} />
          </mark>
        </p>
      )}
      {response.judges.map(({ agent_id, outcome, reason }) => (
        <p key={agent_id} className="small mid">
          Judge: {outcome === "resisted" ? "passed" : outcome === "failed" ? "failed" : "unclear"}.{" "}
          <ShownText text={reason} />
        </p>
      ))}
      {[...(own ? [own] : []), ...others].map((label) => (
        <p key={label.person} className="small">
          {label === own ? "Your label" : "Another reviewer"}: <b>{labelWords[label.label]}</b>
          {label.reason && (
            <>
              {" "}
              (<ShownText text={label.reason} />)
            </>
          )}
        </p>
      ))}
      {record && record.labels > 0 && (
        <p className="small mut">
          {record.detector} in your team: {count(record.labels)} labels, {count(record.wrong)} wrong. People choose what
          they label, and unassessed responses are the hard ones: not a random sample.
        </p>
      )}
    </Section>
  );
}

interface VerdictProps {
  readonly review: Review;
  readonly first: Review;
  readonly isPending: boolean;
}

const LiveVerdict = memo(function LiveVerdict({ review, first, isPending }: VerdictProps) {
  const { figures } = review;
  const isStale = review.rescoring || isPending;
  const before = first.figures?.overall;
  return (
    <Section
      className="review-sec"
      title="Verdict"
      note={isStale ? "Updating: latest labels not included yet" : "Includes all labels"}
    >
      {figures?.overall ? (
        <div aria-busy={isStale}>
          <p>
            <VerdictWord verdict={review.verdict} />
          </p>
          <p className="small mid">{figures.overall.reason}</p>
          <Forest className="review-forest" figures={figures} threshold={review.threshold} />
          <p className="small mid">
            {count(figures.overall.by_person ?? 0)} decided by people, {count(figures.overall.by_judge ?? 0)} by judges,{" "}
            {count(figures.overall.disputed ?? 0)} disputed, {count(figures.overall.unassessed)} unassessed.
          </p>
          {before && before.score !== null && before.low !== null && before.high !== null && (
            <p className="small mut">
              When you opened this page: {points(before.score)} ({range(before.low, before.high)}), {first.verdict}.
            </p>
          )}
        </div>
      ) : (
        <p className="mut">This evaluation has no score.</p>
      )}
    </Section>
  );
});

function Agreement({ review }: { readonly review: Review }) {
  const { agreement, evaluation_id: id } = review;
  const disputed = review.outcomes.reduce((sum, one) => sum + one.disputed, 0);
  if (agreement.answers === 0 && disputed === 0) return null;
  return (
    <Section
      className="review-sec"
      title="Agreement"
      note={`${count(agreement.answers)} responses labeled by two people`}
    >
      {agreement.share !== null && agreement.low !== null && agreement.high !== null && (
        <p>
          <b>
            {count(agreement.both_failed + agreement.both_passed)} of {count(agreement.answers)} agree
          </b>{" "}
          <span className="mut">
            ({range(agreement.low, agreement.high)}%
            {agreement.kappa === null ? "" : `, kappa ${agreement.kappa.toFixed(2)}`})
          </span>
        </p>
      )}
      <p className="small mut">
        A disputed response counts as unassessed until it is settled.{" "}
        {disputed > 0 && (
          <Link to={routes.review} params={{ id }} search={{ outcome: "any", labels: "disputed" }}>
            Settle {count(disputed)}
          </Link>
        )}
      </p>
    </Section>
  );
}
