import type { EvaluationPreflight } from "@agent-console/sdk";
import { about, count, minutes } from "../../../parts/numbers.ts";

interface Range {
  readonly low: number;
  readonly likely: number;
  readonly high: number;
  readonly cap: number | null;
}

/** The estimate of a run: the expected figure, its range and the hard limit. */
export function Estimate({ estimate }: { readonly estimate: EvaluationPreflight }) {
  const { prompts, requests, tokens, seconds, cost, requests_per_minute: rate, basis } = estimate;
  const caps = capWords(estimate);
  return (
    <div className="estimate">
      <p>
        <span className="likely">
          about {about(tokens.likely)} <small>tokens{rangeWords(tokens)}</small>
        </span>
      </p>
      {cost && (
        <p>
          <span className="likely">
            about {money(cost.likely)} <small>cost{moneyRange(cost)}</small>
          </span>
        </p>
      )}
      <p>
        {count(prompts)} prompts, {count(requests.likely)} requests at {count(rate)} requests a minute:{" "}
        <b>{minutes(seconds.likely)}</b>.
      </p>
      <p className="small mid">
        {basis === "earlier_runs"
          ? "Estimated from the length of the prompts and of this agent's responses in earlier runs."
          : "Estimated from the length of the prompts. This agent has no earlier run, so responses are assumed to take 30–200 tokens, 90 on average."}
      </p>
      <p className="small mid">{caps ?? "No cap is set: the run ends when every prompt has a result."}</p>
    </div>
  );
}

const rangeWords = ({ low, high }: Range): string => (low === high ? "" : `, ${about(low)}–${about(high)}`);
const moneyRange = ({ low, high }: Range): string => (low === high ? "" : `, ${money(low)}–${money(high)}`);

/** In the currency of the prices. */
const money = (value: number): string =>
  value.toLocaleString(undefined, { maximumSignificantDigits: 2, minimumFractionDigits: value < 100 ? 2 : 0 });

function capWords({ requests, tokens, cost }: EvaluationPreflight): string | null {
  const caps = [
    ...(requests.cap === null ? [] : [`${count(requests.cap)} requests`]),
    ...(tokens.cap === null ? [] : [`${count(tokens.cap)} tokens`]),
    ...(cost?.cap == null ? [] : [`a cost of ${money(cost.cap)}`]),
  ];
  return caps.length === 0 ? null : `The run pauses before it exceeds ${caps.join(" or ")}.`;
}
