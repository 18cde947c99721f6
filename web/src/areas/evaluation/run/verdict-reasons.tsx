import type { EvaluationOverallFigure, EvaluationVerdictReason } from "@agent-console/sdk";
import { Glyph } from "../../../charts/score/verdict.tsx";
import { count, points, range } from "../../../parts/numbers.ts";
import { Link } from "../../../routes/link.tsx";
import { withFailures } from "../../../routes/prompt-search.ts";
import { routes } from "../../../routes/routes.ts";

const words = { passed: "Passed", failed: "Failed", inconclusive: "Inconclusive" } as const;

interface VerdictProps {
  readonly id: string;
  readonly overall: EvaluationOverallFigure;
}

/** The verdict and what decides it, before any number that does not. */
export function VerdictReasons({ id, overall }: VerdictProps) {
  const { verdict, headline, reasons = [], further_prompts: more } = overall;
  const [first, ...others] = reasons;
  return (
    <>
      <h2 className="word">
        <Glyph verdict={verdict} large silent /> <span>{headline ?? words[verdict]}</span>
      </h2>
      {first?.failed && first.n ? (
        <p className="big">
          <b>
            {count(first.failed)} of {count(first.n)}
          </b>{" "}
          <span className="mid did">{first.words}</span>
        </p>
      ) : (
        <Mean overall={overall} />
      )}
      {/* Runs from before there were reasons have one sentence. */}
      {!first && <p className="mid why">{overall.reason}</p>}
      {first && !(first.failed && first.n) && <p className="why strong">{first.words}</p>}
      {first?.kind === "critical_probe" && (
        <p className="mid why">
          One failed critical probe fails the run, whatever the mean of the dimensions is
          {overall.score === null ? "." : ` (${points(overall.score)}).`}
        </p>
      )}
      <Reasons id={id} reasons={others.slice(0, SHOWN)} />
      {others.length > SHOWN && (
        <details className="more-reasons">
          <summary>
            {count(others.length - SHOWN)} more {others.length - SHOWN === 1 ? "reason" : "reasons"}
          </summary>
          <Reasons id={id} reasons={others.slice(SHOWN)} />
        </details>
      )}
      {more !== null && <p className="mid why">About {count(more)} more prompts would be enough to decide.</p>}
    </>
  );
}

/** The rest opens on request, so that the scores stay in sight. */
const SHOWN = 4;

function Reasons({ id, reasons }: { readonly id: string; readonly reasons: readonly EvaluationVerdictReason[] }) {
  if (reasons.length === 0) return null;
  return (
    <ul className="reasons">
      {reasons.map((reason) => (
        <Reason key={`${reason.kind} ${reason.probe} ${reason.dimension} ${reason.scenario}`} id={id} reason={reason} />
      ))}
    </ul>
  );
}

function Mean({ overall: { score, low, high } }: Pick<VerdictProps, "overall">) {
  return (
    <p className="big">
      <b>{score === null ? "No data" : points(score)}</b>{" "}
      {low !== null && high !== null && (
        <span className="mid">mean of the dimensions, 95% confidence interval {range(low, high)}</span>
      )}
    </p>
  );
}

/** A hole leads to its failed prompts. */
function Reason({ id, reason }: { readonly id: string; readonly reason: EvaluationVerdictReason }) {
  const { kind, effect, probe, failed, words: text } = reason;
  return (
    <li className={effect === "fails" ? "" : "mid"}>
      <Glyph verdict={effect === "fails" ? "failed" : "inconclusive"} />{" "}
      <span>
        {text}{" "}
        {probe && failed ? (
          <Link to={routes.prompts} params={{ id }} search={{ probe, ...withFailures(failed) }}>
            View prompts
          </Link>
        ) : null}
        {kind.endsWith("unassessed") && (
          <Link to={routes.review} params={{ id }} search={probe ? { probe } : {}}>
            Review unassessed
          </Link>
        )}
      </span>
    </li>
  );
}
