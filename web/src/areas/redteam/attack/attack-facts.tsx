import { wilson } from "@agent-console/analysis/statistics/wilson.ts";
import { Glyph } from "../../../charts/score/verdict.tsx";
import { count, points } from "../../../parts/numbers.ts";
import { SeverityMark } from "../../../parts/severity.tsx";
import { ShownText } from "../../../parts/text/shown-text.tsx";
import { type Goal, isBroken, type Worked } from "../../../queries/redteam/goals.ts";
import { Link } from "../../../routes/link.tsx";
import { routes } from "../../../routes/routes.ts";
import { categoryTitle, resultWords } from "../../../terms/redteam.ts";
import "./attack.css";

/** What is known about the goal, in one line. */
export function AttackFacts({ goal }: { readonly goal: Goal }) {
  const {
    category,
    severity,
    result,
    reason,
    first_success: first,
    confirmed,
    generalized,
    finding_id: finding,
    before,
  } = goal;
  return (
    <span className="attack-facts">
      <SeverityMark severity={severity} />
      <span>{categoryTitle(category)}</span>
      <span className="row">
        <Glyph verdict={isBroken(goal) ? "failed" : null} silent />
        <b>{result === null ? "In progress" : resultWords[result]?.title}</b>
        {confirmed && confirmed.of > 0 && ` ${againWords(confirmed)}`}
      </span>
      {before && (
        <span>
          {before.by === "native" ? "before" : before.by}: {before.verdict}
          {before.confirmed && before.confirmed.of > 0 && ` ${before.confirmed.worked} of ${before.confirmed.of}`}
        </span>
      )}
      {first !== null && <span>first success at query {count(first)}</span>}
      {generalized && (
        <span>
          works on {generalized.worked} of {generalized.of} other goals
        </span>
      )}
      {finding && (
        <Link to={routes.finding} params={{ id: finding }}>
          Open finding
        </Link>
      )}
      {reason && (
        <span>
          <ShownText text={reason} />
        </span>
      )}
    </span>
  );
}

function againWords({ worked, of }: Worked): string {
  const interval = wilson(worked, of);
  return `${worked} of ${of}${interval ? ` (${points(interval.low)} to ${points(interval.high)}%)` : ""}`;
}
