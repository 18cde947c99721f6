import type { EvolutionPreflight } from "@agent-console/sdk";
import { useId } from "react";
import { count, span } from "../../parts/numbers.ts";
import { Scroll } from "../../parts/page/scroll.tsx";

interface BudgetChoiceProps {
  readonly forecast: Pick<EvolutionPreflight, "advice" | "budget">;
  readonly choose: (budget: number) => void;
}

type Advice = EvolutionPreflight["advice"][number];

/** What each budget can prove, before it is spent: a slider for one, and all of them as a table. */
export function BudgetChoice({ forecast: { advice, budget }, choose }: BudgetChoiceProps) {
  const id = useId();
  const at = nearest(advice, budget);
  const chosen = advice[at];
  return (
    <div className="field">
      <label htmlFor={id}>Prompt budget</label>
      <input
        id={id}
        type="range"
        min={0}
        max={advice.length - 1}
        step={1}
        value={at}
        aria-valuetext={chosen && adviceWords(chosen)}
        onChange={({ target }) => choose(advice[Number(target.value)]?.budget ?? budget)}
      />
      <span className="hint" role="status">
        {chosen && adviceWords(chosen)}
      </span>
      <details>
        <summary className="small">What each budget can show</summary>
        <AdviceTable advice={advice} chosen={at} />
      </details>
    </div>
  );
}

function AdviceTable({ advice, chosen }: { readonly advice: readonly Advice[]; readonly chosen: number }) {
  return (
    <Scroll label="What each budget can show">
      <table className="list">
        <thead>
          <tr>
            <th scope="col" className="num">
              Prompts
            </th>
            <th scope="col" className="num">
              Gain shown 8 times in 10
            </th>
            <th scope="col" className="num">
              No dimension in doubt, at least
            </th>
            <th scope="col" className="num">
              Minimum time
            </th>
            <th scope="col" className="num">
              Estimated cost
            </th>
          </tr>
        </thead>
        <tbody>
          {advice.map(({ budget, gain, holding, seconds_at_least: seconds, cost }, at) => (
            <tr key={budget} aria-current={at === chosen ? "true" : undefined}>
              <td className="num">{count(budget)}</td>
              <td className="num">{gain === null ? "none" : `${gain.toFixed(1)} points`}</td>
              <td className="num">{Math.round(100 * holding)}%</td>
              <td className="num">{span(seconds)}</td>
              <td className="num">{cost === null ? "unknown" : cost}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Scroll>
  );
}

function adviceWords({ budget, gain, holding, seconds_at_least: seconds, cost }: Advice): string {
  const shown =
    gain === null
      ? "too few to show any gain"
      : `enough to show a gain of about ${gain.toFixed(1)} points 8 times in 10. It is confirmed if no dimension is in doubt either; where nothing changes, that ${timesInTen(holding)}, and an open test can be continued`;
  const money = cost === null ? "cost unknown: no price is set for this model" : `about ${cost} at your price`;
  return `${count(budget)} prompts: ${shown}. At least ${span(seconds)}, ${money}.`;
}

function nearest(advice: readonly Advice[], budget: number): number {
  const apart = advice.map((one) => Math.abs(one.budget - budget));
  return apart.indexOf(Math.min(...apart));
}

function timesInTen(share: number): string {
  const times = Math.round(10 * share);
  if (times === 0) return "seldom succeeds";
  return `succeeds at least ${times === 1 ? "once" : `${times} times`} in 10`;
}
