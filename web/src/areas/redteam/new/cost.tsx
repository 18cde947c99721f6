import type { CreateCampaignRequest } from "@agent-console/sdk";
import { useQuery } from "@tanstack/react-query";
import { about, count, minutes } from "../../../parts/numbers.ts";
import { Waiting } from "../../../parts/page/states.tsx";
import { Refused } from "../../../parts/refused.tsx";
import { type Preflight, preflightQuery } from "../../../queries/redteam/preflight.ts";
import { useSession } from "../../../session/use-session.ts";
import { isWayIn, wayWords } from "../../../terms/redteam.ts";

interface CostProps {
  readonly body: CreateCampaignRequest;
  readonly isReady: boolean;
}

/** How many requests, how long and how much money, before anything is sent. */
export function Cost({ body, isReady }: CostProps) {
  const estimate = useQuery({ ...preflightQuery(useSession(), body), enabled: isReady });
  if (estimate.isError) return <Refused error={estimate.error} />;
  if (!estimate.data) return <Waiting rows={3} />;
  return <Estimate estimate={estimate.data} />;
}

function Estimate({ estimate }: { readonly estimate: Preflight }) {
  const { goals, requests, tokens, seconds, cost, requests_per_minute: rate, warnings, untried, sandbox } = estimate;
  const caps = capWords(estimate);
  return (
    <div className="campaign-cost">
      <p>
        <b>about {about(requests.low)}</b> requests, at most {count(requests.high)}
      </p>
      <p>
        {count(goals)} {goals === 1 ? "goal" : "goals"}, about {about(tokens.low)} tokens, {minutes(seconds.low)} at{" "}
        {count(rate)} requests a minute (at most {minutes(seconds.high).replace("about ", "")}).
        {cost && ` Cost: about ${money(cost.low)}, at most ${money(cost.high)}.`}
      </p>
      <p className="small mid">
        {caps ? `It ends before it exceeds ${caps}.` : "No cap is set. It ends when every goal is broken or held."}
      </p>
      {[
        ...untried.map(({ goals: left, reason }) => `${count(left)} goals will not be assessed: ${reason}`),
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
