import { EffectAxis, EffectBar, EffectMark, spanFor } from "../../../charts/effect/effect-bar.tsx";
import { count } from "../../../parts/numbers.ts";
import { Section } from "../../../parts/page/section.tsx";
import { visible } from "../../../parts/text/shown-text.tsx";
import { type Evidence, type Proposal, percentOf, points } from "../../../queries/evolution-shapes.ts";
import "../../../blocks/verdict-head.css";

const verdictWords: Readonly<Record<string, string>> = {
  holds: "Within limit",
  unproven: "Not shown",
  worse: "worse",
};

/** The overall estimate, and each dimension against its loss limit. */
export function EvidenceSummary({
  evidence,
  finding,
}: {
  readonly evidence: Evidence;
  readonly finding: Finding | undefined;
}) {
  const { groups, n, gained, lost, objective } = evidence;
  const boundOf = (margin: number): number => -100 * margin;
  const bound = boundOf(groups[0]?.margin ?? 0.1);
  const level = percentOf(groups[0]?.level);
  const span = spanFor([bound, ...groups.flatMap(({ lower, upper }) => [lower * 100, upper * 100])]);
  return (
    <div className="verdict-head proposal-head">
      <div>
        <p className="word">
          {finding?.confirmed ? "Improvement confirmed" : headline(evidence)}
          {objective?.name && ` on “${visible(objective.name)}”`}
        </p>
        <p className="big">
          <b>{points(evidence.estimate)}</b>{" "}
          <span className="mid">
            points, {percentOf(evidence.level)}% confidence interval {points(evidence.lower)} to{" "}
            {points(evidence.upper)}
          </span>
        </p>
        <p className="why mid">
          {count(gained + lost)} of {count(n)} held-out pairs changed:{" "}
          <b>
            {count(gained)} improved, {count(lost)} regressed
          </b>
          . Held-out questions were not used in the search.
          {objective &&
            ` They are ${count(objective.held_out_cases)} cases of “${visible(objective.name ?? "your own tests")}” in ${count(objective.held_out_families)} families; the dimensions below are guard rails.`}
        </p>
        {finding && !finding.confirmed && (
          <p className="why" role="note">
            {finding.words}
          </p>
        )}
      </div>
      <table className="effects groups">
        <thead>
          <tr>
            <th scope="col">Dimension</th>
            <th scope="col" className="num">
              Points, {level}% CI
            </th>
            <th scope="col" className="effect-cell" aria-label={`Interval around zero; loss limit ${bound} points`}>
              <EffectAxis span={span} bound={bound} />
            </th>
            <th scope="col">Loss limit</th>
          </tr>
        </thead>
        <tbody>
          {groups.map(({ group, estimate, lower, upper, n: pairs, verdict, margin }) => (
            <tr key={group}>
              <td>
                <span className="capital">{group}</span> <small className="tiny mut">{count(pairs)} pairs</small>
              </td>
              <td className="num">
                <b>{points(estimate)}</b>{" "}
                <small className="tiny mut">
                  {points(lower)} to {points(upper)}
                </small>
              </td>
              <td className="effect-cell">
                <EffectBar
                  name={group}
                  estimate={estimate * 100}
                  lower={lower * 100}
                  upper={upper * 100}
                  bound={boundOf(margin)}
                  span={span}
                />
              </td>
              <td className="small">
                {verdictWords[verdict] ?? verdict}{" "}
                <small className="tiny mut">{boundOf(margin) === bound ? "" : points(-margin)}</small>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

type Finding = NonNullable<NonNullable<Proposal["extra"]>["finding"]>;

const headline = ({ verdict, upper }: Evidence): string =>
  verdict.startsWith("inferior") || upper < 0 ? "Regression" : "Not confirmed";

const MOST_MARKS = 200;

/** One mark per changed pair, with the number of unchanged pairs and the test statistics. */
export function Pairs({ evidence }: { readonly evidence: Evidence }) {
  const { n, gained, lost, e_value, alpha_spent, looks, mean, estimate, cost } = evidence;
  return (
    <Section title="Evidence" note={`${count(n)} pairs`}>
      <Marks count={gained} direction="up" words="fixed (failed before, passes now)" />
      <Marks count={lost} direction="down" words="regressed (passed before, fails now)" />
      <dl className="pairs-facts small">
        <dt>Unchanged</dt>
        <dd>{count(n - gained - lost)} pairs</dd>
        <dt>Test</dt>
        <dd>
          {looks === undefined
            ? `e-value ${e_value}, needed ${(1 / alpha_spent).toFixed(1)}`
            : `decided at look ${looks}; allowed error ${(100 * alpha_spent).toFixed(1)}%, the same as that of the interval's lower end`}
        </dd>
        {mean !== undefined && (
          <>
            <dt>Mean of the pairs</dt>
            <dd>
              {points(mean)} points
              {points(mean) === points(estimate)
                ? ""
                : `, told as ${points(estimate)} because a test that may stop flatters`}
            </dd>
          </>
        )}
        <dt>Cost</dt>
        <dd>
          {count(cost.requests)} requests, {count(cost.tokens)} tokens
        </dd>
      </dl>
    </Section>
  );
}

interface MarksProps {
  readonly count: number;
  readonly direction: "up" | "down";
  readonly words: string;
}

function Marks({ count: marks, direction, words }: MarksProps) {
  return (
    <div className="pair-marks">
      <p>
        <b>{count(marks)}</b> {words}
      </p>
      {marks <= MOST_MARKS && (
        <p className="effect" aria-hidden="true">
          {Array.from({ length: marks }, (_, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: marks are all alike
            <svg key={at} viewBox="-6 -6 12 12" aria-hidden="true">
              <EffectMark direction={direction} />
            </svg>
          ))}
        </p>
      )}
    </div>
  );
}
