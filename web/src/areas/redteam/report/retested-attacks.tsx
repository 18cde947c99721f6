import { wilson } from "@agent-console/analysis/statistics/wilson.ts";
import { Glyph } from "../../../charts/score/verdict.tsx";
import { count, points } from "../../../parts/numbers.ts";
import { Scroll } from "../../../parts/page/scroll.tsx";
import { Section } from "../../../parts/page/section.tsx";
import { Empty } from "../../../parts/page/states.tsx";
import { SeverityMark } from "../../../parts/severity.tsx";
import { ShownText } from "../../../parts/text/shown-text.tsx";
import { type Goal, isBroken, type Worked } from "../../../queries/redteam/goals.ts";
import { Link } from "../../../routes/link.tsx";
import { routes } from "../../../routes/routes.ts";
import { severities } from "../../../terms/findings.ts";
import { categoryTitle, resultWords } from "../../../terms/redteam.ts";
import "../pieces/broken-goals.css";
import { Reasons } from "./goals-by-result.tsx";

interface RetestedProps {
  readonly id: string;
  readonly goals: readonly Goal[];
  /** The tool whose hits were asked, or native. */
  readonly tool: string;
}

const rank = ({ severity }: Goal): number => severities.indexOf(severity as never);
/** What works first, then what nobody can tell, then what no longer works. */
const order = (goal: Goal): number => (isBroken(goal) ? 0 : goal.result === "held" ? 2 : 1);

/** Each attack before and now, side by side. */
export function RetestedAttacks({ id, goals, tool }: RetestedProps) {
  const asked = goals.filter(({ before }) => before !== null);
  const left = goals.filter(({ before }) => before === null);
  return (
    <>
      <Section title={tool === "native" ? "Before and now" : `${tool} and the console`}>
        {asked.length === 0 && <Empty title="Nothing was asked" />}
        {asked.length > 0 && (
          <Scroll label={tool === "native" ? "Attacks before and now" : `Verdicts of ${tool} and of the console`}>
            <table className="list broken-goals">
              <thead>
                <tr>
                  <th scope="col">Severity</th>
                  <th scope="col">Attack</th>
                  <th scope="col">{tool === "native" ? "Before" : tool}</th>
                  <th scope="col">{tool === "native" ? "Now" : "Console"}</th>
                  <th scope="col">Finding</th>
                </tr>
              </thead>
              <tbody>
                {asked
                  .toSorted((a, b) => order(a) - order(b) || rank(a) - rank(b) || a.place - b.place)
                  .map((goal) => (
                    <RetestedRow key={goal.place} id={id} goal={goal} />
                  ))}
              </tbody>
            </table>
          </Scroll>
        )}
      </Section>
      {left.length > 0 && (
        <Section title={`Could not be asked: ${count(left.length)}`} note="Not a pass, and not counted in any figure">
          <Reasons id={id} goals={left} />
        </Section>
      )}
    </>
  );
}

function RetestedRow({ id, goal }: { readonly id: string; readonly goal: Goal }) {
  const { place, title, category, severity, wish, before, reason } = goal;
  const finding = goal.finding_id ?? before?.finding_id ?? null;
  return (
    <tr>
      <td>
        <SeverityMark severity={severity} />
      </td>
      <td>
        <Link to={routes.attack} params={{ id, place: String(place) }} search={{}}>
          {title}
        </Link>
        <small className="mut">
          {before?.by === "native" ? categoryTitle(category) : <ShownText text={wish.slice(0, 120)} />}
        </small>
      </td>
      <td>
        <span className="narrow-only">{before?.by === "native" ? "Before: " : `${before?.by}: `}</span>
        {before && `${before.verdict}${outOf(before.confirmed)}`}
      </td>
      <td>
        <span className="row">
          <Glyph verdict={isBroken(goal) ? "failed" : null} silent />
          <span className={isBroken(goal) ? "t-fail" : ""}>{nowWords(goal)}</span>
        </span>
        {reason && !isBroken(goal) && (
          <small className="mut">
            <ShownText text={reason} />
          </small>
        )}
      </td>
      <td>
        {finding ? (
          <Link to={routes.finding} params={{ id: finding }}>
            Open finding
          </Link>
        ) : (
          <span className="mut">none</span>
        )}
      </td>
    </tr>
  );
}

const outOf = (worked: Worked | null): string => (worked && worked.of > 0 ? `, ${worked.worked} of ${worked.of}` : "");

/** What came of it, with what that is worth. */
export function nowWords({ result, confirmed, state }: Pick<Goal, "result" | "confirmed" | "state">): string {
  if (result === null) return state === "waiting" ? "waiting" : "being asked";
  const interval = confirmed && wilson(confirmed.worked, confirmed.of);
  if (!confirmed || !interval || result === "unassessed") return "not assessed";
  const times = `${confirmed.worked} of ${confirmed.of}`;
  if (result === "held") return `no longer works: ${times} (up to ${points(interval.high)}%)`;
  const word = result === "doubtful" ? (resultWords[result]?.title.toLowerCase() ?? result) : "still works";
  return `${word}: ${times} (${points(interval.low)} to ${points(interval.high)}%)`;
}
