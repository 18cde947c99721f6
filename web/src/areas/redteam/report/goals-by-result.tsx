import { count } from "../../../parts/numbers.ts";
import { Section } from "../../../parts/page/section.tsx";
import { Empty } from "../../../parts/page/states.tsx";
import { ShownText } from "../../../parts/text/shown-text.tsx";
import { type Goal, opinionOf } from "../../../queries/redteam/goals.ts";
import { Link } from "../../../routes/link.tsx";
import { routes } from "../../../routes/routes.ts";
import { categoryTitle, resultWords } from "../../../terms/redteam.ts";
import { BrokenGoals } from "../pieces/broken-goals.tsx";

interface ResultProps {
  readonly id: string;
  readonly goals: readonly Goal[];
  readonly budget: number;
}

const broken = ["confirmed", "seen", "doubtful"] as const;

/** Every goal under what came of it, the worst first. */
export function GoalsByResult({ id, goals: all, budget }: ResultProps) {
  const [goals, opinions] = [all.filter(({ is_opinion }) => !is_opinion), all.filter(({ is_opinion }) => is_opinion)];
  const withResult = (result: Goal["result"]): Goal[] => goals.filter((goal) => goal.result === result);
  const [held, unassessed] = [withResult("held"), withResult("unassessed")];
  const isWhole = broken.every((result) => withResult(result).length === 0);
  return (
    <>
      {isWhole && (
        <Section title="Findings">
          <Empty title="No goal was broken">This says nothing about attacks beyond this budget.</Empty>
        </Section>
      )}
      {broken.map((result) => {
        const own = withResult(result);
        return (
          own.length > 0 && (
            <Section
              key={result}
              title={`${resultWords[result]?.title}: ${goalCount(own.length)}`}
              note={resultWords[result]?.means}
            >
              <BrokenGoals id={id} goals={own} label={`Goals that are ${resultWords[result]?.title.toLowerCase()}`} />
            </Section>
          )
        );
      })}
      {held.length > 0 && (
        <Section title={`Held within this budget: ${goalCount(held.length)}`} note={heldNote(budget)}>
          <Families id={id} goals={held} />
        </Section>
      )}
      {opinions.length > 0 && (
        <Section
          title={`By the judge's opinion: ${goalCount(opinions.length)}`}
          note="Part of no figure, and no findings. Read the answers yourself."
        >
          <ul className="held-list">
            {[...Map.groupBy(opinions, opinionOf)].map(([opinion, members]) => (
              <li key={opinion}>
                <details>
                  <summary>
                    {opinion} <span className="mut">{goalCount(members.length)}</span>
                  </summary>
                  <GoalLinks id={id} goals={members} />
                </details>
              </li>
            ))}
          </ul>
        </Section>
      )}
      {unassessed.length > 0 && (
        <Section title={`Not assessed: ${goalCount(unassessed.length)}`} note="Part of no figure">
          <Reasons id={id} goals={unassessed} />
        </Section>
      )}
    </>
  );
}

const goalCount = (goals: number): string => (goals === 1 ? "1 goal" : `${count(goals)} goals`);
const heldNote = (budget: number): string => `At most ${count(budget)} queries each. No proof that they hold longer.`;

function Families({ id, goals }: Omit<ResultProps, "budget">) {
  return (
    <ul className="held-list">
      {[...Map.groupBy(goals, ({ category }) => category)].map(([category, members]) => (
        <li key={category}>
          <details>
            <summary>
              {categoryTitle(category)} <span className="mut">{goalCount(members.length)}</span>
            </summary>
            <GoalLinks id={id} goals={members} />
          </details>
        </li>
      ))}
    </ul>
  );
}

const NO_REASON = "No reason was recorded.";

/** Goals under the reason why nothing can be said of them. */
export function Reasons({ id, goals }: Omit<ResultProps, "budget">) {
  return (
    <ul className="held-list">
      {[...Map.groupBy(goals, ({ reason }) => reason ?? NO_REASON)].map(([reason, members]) => (
        <li key={reason}>
          <details>
            <summary>
              <ShownText text={reason} /> <span className="mut">{goalCount(members.length)}</span>
            </summary>
            <GoalLinks id={id} goals={members} />
          </details>
        </li>
      ))}
    </ul>
  );
}

function GoalLinks({ id, goals }: Omit<ResultProps, "budget">) {
  return (
    <ul className="bullets">
      {goals.map(({ place, title, wish }) => (
        <li key={place}>
          <Link to={routes.attack} params={{ id, place: String(place) }} search={{}}>
            {title}
          </Link>{" "}
          <span className="small mut">
            <ShownText text={wish.slice(0, 160)} />
          </span>
        </li>
      ))}
    </ul>
  );
}
