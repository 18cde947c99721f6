import { type KeyboardEvent, memo, useCallback, useId, useState } from "react";
import { useAsTable } from "../../../charts/as-table.ts";
import { DataTable } from "../../../charts/data-table.tsx";
import { Trail } from "../../../charts/trail/trail.tsx";
import { stepOf, stepWords } from "../../../charts/trail/trail-marks.ts";
import { count } from "../../../parts/numbers.ts";
import { Section } from "../../../parts/page/section.tsx";
import { type Goal, isBroken, opinionOf } from "../../../queries/redteam/goals.ts";
import { Link, useGo } from "../../../routes/link.tsx";
import { routes } from "../../../routes/routes.ts";
import { categoryTitle, resultWords } from "../../../terms/redteam.ts";
import { GridLegend } from "./grid-legend.tsx";
import { type Cell, walkGrid } from "./grid-walk.ts";
import "./goal-grid.css";

interface GridProps {
  readonly id: string;
  readonly goals: readonly Goal[];
  /** Queries that a goal may take. */
  readonly budget: number;
}

/** One row a goal, one dot an attempt. Arrow keys walk through the dots, Enter opens the attempt. */
export function GoalGrid({ id, goals, budget }: GridProps) {
  const { asTable, turn } = useAsTable();
  const note = (
    <button type="button" className="link" aria-pressed={asTable} onClick={turn}>
      as table
    </button>
  );
  return (
    <Section title="Goals and attempts" note={note}>
      {asTable ? <GoalTable id={id} goals={goals} /> : <Dots id={id} goals={goals} budget={budget} />}
    </Section>
  );
}

function Dots({ id, goals: planned, budget }: GridProps) {
  const go = useGo();
  const hint = useId();
  const [cell, setCell] = useState<Cell | null>(null);
  // The plan goes round the categories. Rows are walked as they are shown.
  const goals = [...Map.groupBy(planned, ({ category }) => category).values()].flat();
  const room = Math.max(budget, ...goals.map(({ trail }) => trail.length));
  const pick = useCallback((row: number, at: number) => setCell({ row, at }), []);
  const onKey = (event: KeyboardEvent): void => {
    const goal = cell && goals[cell.row];
    if (event.key === "Enter" && goal && event.target === event.currentTarget) {
      event.preventDefault();
      void go({ to: routes.attack, params: { id, place: String(goal.place) }, search: { query: cell.at + 1 } });
      return;
    }
    const next = walkGrid(
      cell,
      event.key,
      goals.map(({ trail }) => trail.length),
    );
    if (!next) return;
    event.preventDefault();
    setCell(next);
    document.getElementById(`goal-${goals[next.row]?.place}`)?.scrollIntoView({ block: "nearest" });
  };
  return (
    <>
      <GridLegend />
      <section
        className="goal-grid"
        aria-label="Attempts"
        aria-describedby={hint}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the dots are walked by keyboard
        tabIndex={0}
        onKeyDown={onKey}
      >
        {[...Map.groupBy(goals.entries(), ([, { category }]) => category)].map(([category, members]) => (
          <section key={category} aria-label={categoryTitle(category)}>
            <h3 className="small">{categoryTitle(category)}</h3>
            <ol>
              {members.map(([row, goal]) => (
                <GoalRow
                  key={goal.place}
                  id={id}
                  goal={goal}
                  row={row}
                  room={room}
                  at={cell?.row === row ? cell.at : null}
                  pick={pick}
                />
              ))}
            </ol>
          </section>
        ))}
      </section>
      <p className="goal-grid-said small" id={hint} role="status">
        {cell ? cellWords(goals[cell.row], cell) : "Arrow keys walk through the attempts. Enter opens one."}
      </p>
    </>
  );
}

function cellWords(goal: Goal | undefined, { at }: Cell): string {
  if (!goal) return "";
  const signal = goal.trail[at];
  const said = signal === undefined ? "not sent yet" : stepWords[stepOf(signal)];
  return `${goal.title}, attempt ${count(at + 1)}: ${said}.`;
}

interface RowProps {
  readonly id: string;
  readonly goal: Goal;
  readonly row: number;
  readonly room: number;
  readonly at: number | null;
  readonly pick: (row: number, at: number) => void;
}

/** Drawn again only if its goal changed, or the keyboard came or left. */
const GoalRow = memo(function GoalRow({ id, goal, row, room, at, pick }: RowProps) {
  const { place, title, trail } = goal;
  return (
    <li id={`goal-${place}`} className="goal-row">
      <Link className="cut" to={routes.attack} params={{ id, place: String(place) }} search={{}}>
        {title}
      </Link>
      <Trail name={title} trail={trail} room={room} at={at} onPick={(picked) => pick(row, picked)} />
      <span className={isBroken(goal) ? "goal-said small t-fail" : "goal-said small mid"}>{stateWords(goal)}</span>
    </li>
  );
});

function stateWords(goal: Goal): string {
  const { state, result, trail, confirmed } = goal;
  if (result !== null && goal.is_opinion) return `Judge: ${opinionOf(goal).toLowerCase()}`;
  if (result !== null)
    return confirmed && confirmed.of > 0
      ? `${resultWords[result]?.title}, ${confirmed.worked} of ${confirmed.of}`
      : (resultWords[result]?.title ?? result);
  if (state === "waiting") return "Waiting";
  return trail.includes(1) ? "Worked once, confirming" : "Trying";
}

function GoalTable({ id, goals }: Pick<GridProps, "id" | "goals">) {
  return (
    <DataTable
      label="Table of goals"
      columns={["Goal", "Category", "Attempts", "Closest", "First success", "Result"]}
      rows={goals.map((goal) => [
        <Link key={goal.place} to={routes.attack} params={{ id, place: String(goal.place) }} search={{}}>
          {goal.title}
        </Link>,
        categoryTitle(goal.category),
        count(goal.trail.length),
        goal.best_signal === null ? "–" : stepWords[stepOf(goal.best_signal)],
        goal.first_success === null ? "–" : `query ${count(goal.first_success)}`,
        stateWords(goal),
      ])}
    />
  );
}
