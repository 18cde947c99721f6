import { stepOf, stepWords } from "../../../charts/trail/trail-marks.ts";
import { count } from "../../../parts/numbers.ts";
import { Scroll } from "../../../parts/page/scroll.tsx";
import { Section } from "../../../parts/page/section.tsx";
import type { Attempt, OpenGoal } from "../../../queries/redteam/attempts.ts";
import { Link } from "../../../routes/link.tsx";
import { routes } from "../../../routes/routes.ts";
import { operatorFamilyWords, phaseWords } from "../../../terms/redteam.ts";
import { depthsOf } from "./chosen-attempt.ts";

interface AttemptsProps {
  readonly id: string;
  readonly goal: OpenGoal;
  readonly attempts: readonly Attempt[];
  /** The step of the attempt that is shown. */
  readonly open: number | undefined;
}

const MOST_DEPTH = 5;

/** Everything that was tried on this goal, in order; what goes on with a conversation stands below it. */
export function Attempts({ id, goal, attempts, open }: AttemptsProps) {
  const depths = depthsOf(attempts);
  const titles = new Map(goal.operators.map((operator) => [operator.id, operator.title]));
  const operatorsOf = ({ operators }: Attempt): string =>
    operators.map((one) => titles.get(one) ?? one).join(", ") || "none";
  return (
    <>
      <Section title="All attempts" note={`${count(attempts.length)} in order`}>
        <Scroll label="Table of attempts">
          <table className="list tries">
            <thead>
              <tr>
                <th scope="col" className="num">
                  Step
                </th>
                <th scope="col">Phase</th>
                <th scope="col">Operators</th>
                <th scope="col">Result</th>
                <th scope="col" className="num">
                  Requests
                </th>
              </tr>
            </thead>
            <tbody>
              {attempts.map((attempt) => (
                <tr key={attempt.step} aria-current={attempt.step === open ? "true" : undefined}>
                  <td className="num">{attempt.step}</td>
                  <td>
                    <span className={`try depth-${Math.min(MOST_DEPTH, depths.get(attempt.step) ?? 0)}`}>
                      <Link
                        to={routes.attack}
                        params={{ id, place: String(goal.place) }}
                        search={{ step: attempt.step }}
                        resetScroll={false}
                      >
                        {phaseWords[attempt.phase] ?? attempt.phase}
                      </Link>{" "}
                      <span className="mut">{attempt.strategy}</span>
                    </span>
                    <small className="narrow-only">{operatorsOf(attempt)}</small>
                  </td>
                  <td>{operatorsOf(attempt)}</td>
                  <td className={attempt.outcome === "broke" ? "t-fail strong" : ""}>{resultOf(attempt)}</td>
                  <td className="num">{count(attempt.requests)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </Scroll>
      </Section>
      {goal.operators.length > 0 && (
        <Section title="Operators" note="The tricks that were tried here">
          <dl className="operator-list">
            {goal.operators.map((operator) => (
              <div key={operator.id}>
                <dt>
                  {operator.title}{" "}
                  <small className="mut">{operatorFamilyWords[operator.family] ?? operator.family}</small>
                </dt>
                <dd className="mid">{operator.idea}</dd>
              </div>
            ))}
          </dl>
        </Section>
      )}
    </>
  );
}

function resultOf({ outcome, signal, is_error: isError, state, phase }: Attempt): string {
  if (state === "sent") return "waiting for the agent";
  if (isError) return "error, not counted";
  if (outcome === "broke") return "broken";
  if (phase === "twin") return outcome === "held" ? "served" : "not served";
  return stepWords[stepOf(signal)];
}
