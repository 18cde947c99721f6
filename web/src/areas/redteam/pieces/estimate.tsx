import { about, count, minutes } from "../../../parts/numbers.ts";
import type { Preflight } from "../../../queries/redteam/preflight.ts";
import { isWayIn, wayWords } from "../../../terms/redteam.ts";
import "./estimate.css";

interface EstimateProps {
  readonly estimate: Preflight;
  /** What is counted: goals, or attacks. */
  readonly what: "goal" | "attack";
  /** When it ends by itself. */
  readonly ends: string;
}

/** How many requests, how long and how much money, before anything is sent. */
export function Estimate({ estimate, what, ends }: EstimateProps) {
  const { goals, requests, tokens, seconds, cost, requests_per_minute: rate, warnings, untried, sandbox } = estimate;
  const caps = capWords(estimate);
  return (
    <div className="campaign-cost">
      <p>
        <b>about {about(requests.low)}</b> requests, at most {count(requests.high)}
      </p>
      <p>
        {count(goals)} {goals === 1 ? what : `${what}s`}, about {about(tokens.low)} tokens, {minutes(seconds.low)} at{" "}
        {count(rate)} requests a minute (at most {minutes(seconds.high).replace("about ", "")}).
        {cost && ` Cost: about ${money(cost.low)}, at most ${money(cost.high)}.`}
      </p>
      <p className="small mid">{caps ? `It ends before it exceeds ${caps}.` : `No cap is set. ${ends}`}</p>
      {[
        ...untried.map(({ goals: left, reason }) => `${leftWords(left, what)} will not be assessed: ${reason}`),
        ...warnings,
      ].map((warning) => (
        <p className="notice" key={warning}>
          {warning}
        </p>
      ))}
      {sandbox.length > 0 && (
        <>
          <p className="small mid">
            An agent that does not follow an address in a request needs this one in its test setup. It answers only
            while an attempt is in flight.
          </p>
          {sandbox.map(({ way, address }) => (
            <p className="small" key={way}>
              {isWayIn(way) ? wayWords[way].title : way}: <code>{address}</code>
            </p>
          ))}
        </>
      )}
    </div>
  );
}

const leftWords = (left: number, what: string): string => `${count(left)} ${left === 1 ? what : `${what}s`}`;

/** In the currency of the prices. */
const money = (value: number): string =>
  value.toLocaleString(undefined, { maximumSignificantDigits: 2, minimumFractionDigits: value < 100 ? 2 : 0 });

function capWords({ requests, tokens, cost }: Preflight): string {
  const caps = [
    ...(requests.cap == null ? [] : [`${count(requests.cap)} requests`]),
    ...(tokens.cap == null ? [] : [`${count(tokens.cap)} tokens`]),
    ...(cost?.cap == null ? [] : [`a cost of ${money(cost.cap)}`]),
  ];
  return caps.join(" or ");
}
