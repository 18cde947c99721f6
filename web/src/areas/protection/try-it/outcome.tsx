import { HostileText } from "../../../parts/text/hostile-text.tsx";
import { ShownText } from "../../../parts/text/shown-text.tsx";
import type { GuardDecision } from "../../../queries/guards.ts";
import { elapsedWords, marksOf, outcomeWords, passedBy, type Verdict, verdictsOf } from "./verdicts.ts";

interface OutcomeProps {
  readonly decision: GuardDecision;
  /** The text that was judged. */
  readonly judged: string;
}

export function Outcome({ decision, judged }: OutcomeProps) {
  const verdicts = verdictsOf(decision);
  const passed = passedBy(decision);
  return (
    <div className="try-outcome">
      <p>
        <b className="try-word">{outcomeWords(decision)}</b>{" "}
        <span className="mut">in {elapsedWords(decision.elapsed_us)}</span>
      </p>
      <HostileText text={judged} marks={marksOf(verdicts, judged)} />
      {decision.text !== null && decision.text !== judged && (
        <>
          <p className="small mid">Goes on as:</p>
          <HostileText text={decision.text} marks={[]} />
        </>
      )}
      {decision.message !== null && (
        <p className="mid">
          The user gets: <ShownText text={decision.message} />
        </p>
      )}
      {verdicts.length > 0 && (
        <ol className="verdicts">
          {verdicts.map((verdict) => (
            <Line key={verdict.number} verdict={verdict} />
          ))}
        </ol>
      )}
      <p className="small mut">
        {passed.length > 0 && `Passed by ${passed.join(", ")}. `}
        {decision.results.length === 0 && "No guard judges this channel. "}
        {decision.not_covered.length > 0 &&
          `Not judged by ${decision.not_covered.join(", ")}: the card does not cover this text, which does not mean that it is safe.`}
      </p>
    </div>
  );
}

function Line({ verdict: { number, headline, details, result } }: { readonly verdict: Verdict }) {
  return (
    <li>
      <span className="mark-number" aria-hidden="true">
        {number}
      </span>
      <span>
        <b>{headline}</b>{" "}
        <span className="mid">
          by <ShownText text={result.guard} />
        </span>
        <span className="small mut verdict-details">
          <ShownText text={`${result.method} ${result.version}. ${details.join(", ")}`} />
        </span>
      </span>
      <span className="small mut">{elapsedWords(result.elapsed_us)}</span>
    </li>
  );
}
