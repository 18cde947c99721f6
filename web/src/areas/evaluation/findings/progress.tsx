import type { EvaluationFinding } from "@agent-console/sdk";
import { day } from "../../../parts/numbers.ts";
import { Section } from "../../../parts/page/section.tsx";
import { Link } from "../../../routes/link.tsx";
import { routes } from "../../../routes/routes.ts";
import { StandingMark, Trend } from "./standing.tsx";
import { rateOf } from "./words.ts";

const SHOWN = 8;

/** How often the finding failed, run by run, and what is missing until a fix is verified. */
export function Progress({ finding }: { readonly finding: EvaluationFinding }) {
  const rate = rateOf(finding);
  const run = finding.latest_run;
  return (
    <Section title="Progress" note={<StandingMark finding={finding} />}>
      {run && rate && (
        <p>
          Failed in <b>{rate.words}</b> prompts of the{" "}
          <Link to={routes.run} params={{ id: run.evaluation_id }}>
            latest run, {day(run.completed_at)}
          </Link>{" "}
          (95% CI {rate.interval}).
        </p>
      )}
      {run?.failed === 0 && finding.state !== "false_positive" && (
        <p className="small mid">{remainingWords(finding)}</p>
      )}
      {finding.runs.length > 1 && <Trend runs={finding.runs.slice(-SHOWN)} />}
      <table className="progress-runs">
        <thead>
          <tr>
            <th scope="col">Run</th>
            <th scope="col" className="num">
              Failed
            </th>
            <th scope="col" className="num">
              Tried
            </th>
          </tr>
        </thead>
        <tbody>
          {finding.runs
            .slice(-SHOWN)
            .toReversed()
            .map(({ evaluation_id: id, completed_at: at, failed, tried }) => (
              <tr key={id}>
                <td>
                  <Link to={routes.run} params={{ id }}>
                    {day(at)}
                  </Link>
                </td>
                <td className="num">{failed}</td>
                <td className="num">{tried}</td>
              </tr>
            ))}
        </tbody>
      </table>
    </Section>
  );
}

function remainingWords({ tries_since: tries, tries_needed: needed, most_remaining: most, state }: EvaluationFinding) {
  const rate = `A failure rate of up to ${Math.round(most * 100)}% is still plausible.`;
  if (tries >= needed) return `Not reproduced in ${tries} tries. ${rate}`;
  const end = state === "fixed" ? "verify the fix" : "close it";
  return `Not reproduced in ${tries} tries. ${rate} ${needed - tries} more tries without a failure ${end}. Use another seed: the same prompts count once.`;
}
