import { Scroll } from "../../../parts/page/scroll.tsx";
import { SeverityMark } from "../../../parts/severity.tsx";
import type { Goal } from "../../../queries/redteam/goals.ts";
import { Link } from "../../../routes/link.tsx";
import { routes } from "../../../routes/routes.ts";
import { severities } from "../../../terms/findings.ts";
import { categoryTitle } from "../../../terms/redteam.ts";
import "./broken-goals.css";

const rank = ({ severity }: Goal): number => severities.indexOf(severity);
const outOf = (worked: Goal["confirmed"]): string =>
  worked && worked.of > 0 ? `${worked.worked} of ${worked.of}` : "–";

interface BrokenProps {
  readonly id: string;
  readonly goals: readonly Goal[];
  /** Names the table: a page has several. */
  readonly label: string;
}

/** Goals that an attack broke, or may have broken, the worst first. */
export function BrokenGoals({ id, goals, label }: BrokenProps) {
  return (
    <Scroll label={label}>
      <table className="list broken-goals">
        <thead>
          <tr>
            <th scope="col">Severity</th>
            <th scope="col">Goal</th>
            <th scope="col" className="num">
              Came again
            </th>
            <th scope="col" className="num">
              Other goals
            </th>
            <th scope="col" className="num">
              First success
            </th>
            <th scope="col">Finding</th>
          </tr>
        </thead>
        <tbody>
          {goals
            .toSorted((a, b) => rank(a) - rank(b) || a.place - b.place)
            .map((goal) => (
              <tr key={goal.place}>
                <td>
                  <SeverityMark severity={goal.severity} />
                </td>
                <td>
                  <Link to={routes.attack} params={{ id, place: String(goal.place) }} search={{}}>
                    {goal.title}
                  </Link>
                  <small className="mut">{categoryTitle(goal.category)}</small>
                </td>
                <td className="num">
                  <span className="narrow-only">Came again </span>
                  {goal.result === null ? "confirming" : outOf(goal.confirmed)}
                </td>
                <td className="num">
                  <span className="narrow-only">Other goals </span>
                  {outOf(goal.generalized)}
                </td>
                <td className="num">{goal.first_success === null ? "–" : `query ${goal.first_success}`}</td>
                <td>
                  {goal.finding_id ? (
                    <Link to={routes.finding} params={{ id: goal.finding_id }}>
                      Open finding
                    </Link>
                  ) : (
                    <span className="mut">none</span>
                  )}
                </td>
              </tr>
            ))}
        </tbody>
      </table>
    </Scroll>
  );
}
