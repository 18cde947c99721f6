import type { EvaluationPlan, EvaluationPreflight } from "@agent-console/sdk";
import { count, minutes, points } from "../../../parts/numbers.ts";
import { type Plan, plans, planTitles } from "../../../terms/plans.ts";

interface CardsProps {
  readonly plan: Plan;
  readonly choose: (plan: Plan) => void;
  /** Undefined while it is loading, or where there is none. */
  readonly forecasts: Readonly<Record<Plan, EvaluationPreflight | undefined>>;
}

/** The plans side by side: how long each takes for this agent, and how sure its verdict will be. */
export function PlanCards({ plan, choose, forecasts }: CardsProps) {
  return (
    <fieldset className="plans">
      <legend>Plan</legend>
      {plans.map((name) => (
        <label key={name} className="plan">
          <span className="plan-name">
            <input type="radio" name="plan" value={name} checked={plan === name} onChange={() => choose(name)} />
            <b>{planTitles[name]}</b>
          </span>
          <Figures forecast={forecasts[name]} />
        </label>
      ))}
    </fieldset>
  );
}

function Figures({ forecast }: { readonly forecast: EvaluationPreflight | undefined }) {
  if (!forecast) return <span className="small mid">Estimating…</span>;
  const { plan, prompts, seconds } = forecast;
  return (
    <>
      <span>{minutes(seconds.likely)}</span>
      <span className="small mid">
        {counted(plan.probes, "probe")}, {counted(prompts, "prompt")}
      </span>
      {plan.half_width !== null && <span className="small mid">Score ± {points(plan.half_width)} points</span>}
      {plan.critical_probes > 0 && <span className="small mid">{noticedWords(plan)}</span>}
    </>
  );
}

const counted = (number: number, what: string): string => `${count(number)} ${what}${number === 1 ? "" : "s"}`;

function noticedWords({ smallest_failure_rate: rate }: EvaluationPlan): string {
  if (rate === null) return "May miss a critical probe that always fails";
  return `Notices a critical probe that fails ${Math.ceil(rate * 100)}% of its prompts`;
}

/** What a plan covers, and what its figures mean. */
export function PlanDetails({ forecast: { plan } }: { readonly forecast: EvaluationPreflight }) {
  const covered = plan.taxonomies.filter((taxonomy) => taxonomy.covered > 0);
  return (
    <details className="plan-details">
      <summary>What this plan covers, and how sure it is</summary>
      <ul className="small">
        {covered.map(({ name, title, covered: some, testable }) => (
          <li key={name}>
            {title}: {some} of {testable} entries that prompts can test
          </li>
        ))}
      </ul>
      <p className="small mid">
        The ± is half the expected 95% confidence interval of the overall score, for an agent that passes{" "}
        {Math.round(plan.assumed_pass_rate * 100)}% of its prompts. Unassessed responses make it wider. Noticed means
        that the run does not pass, in 95 of 100 runs. Both figures include the errors of the detectors.{" "}
        {count(plan.critical_probes)} of {count(plan.probes)} probes are critical.
      </p>
    </details>
  );
}
