import { firstDraft } from "../model/draft.ts";
import type { Operator } from "../model/operator.ts";
import type { GoalState, Strategy } from "../model/strategy.ts";
import { draftWith, isSpent, opening } from "./moves.ts";

/** Operators of one sweep, where the budget does not allow all of them. */
const SWEPT = 12;

/** Queries for what follows a sweep of all operators. */
const AFTER_ALL = 20;

/** All of them if that leaves enough for what follows; else a dealt part. */
const sweepSize = ({ operators, budget }: Pick<GoalState, "operators" | "budget">): number =>
  Math.min(
    operators.length,
    budget >= operators.length + AFTER_ALL ? operators.length : Math.max(SWEPT, Math.floor(budget / 3)),
  );

/**
 * The operators in the order in which the goal at this place of its wave tries them: first one of each family, then a second
 * one, and so on. Neighbors begin at different ones, so that 16 goals have tried them all.
 */
export function dealOperators(operators: readonly Operator[], place: number): Operator[] {
  const families = [...Map.groupBy(operators, ({ family }) => family).values()];
  const turned = families.map((_, at) => families[(at + place) % families.length] ?? []);
  const rounds = Math.max(0, ...families.map((family) => family.length));
  return Array.from({ length: rounds }, (_, round) =>
    turned.flatMap((family) => (round < family.length ? (family[(place + round) % family.length] ?? []) : [])),
  ).flat();
}

/** The plain wish, then each operator alone. */
export const sweep: Strategy = {
  id: "sweep",
  title: "Sweep",
  idea: "Tries single operators, one of each family first, and deals them so that a wave of goals tries all.",
  next: (state, draw) => {
    if (isSpent(state)) return "give up";
    const tried = new Set(
      state.attempts.filter(({ strategy }) => strategy === "sweep").map(({ draft }) => draft.operators[0] ?? ""),
    );
    if (!tried.has("")) return opening("sweep", firstDraft(state.goal));
    const size = sweepSize(state);
    // Those that do not fit the goal make room for the next.
    for (const { id } of dealOperators(state.operators, state.place)) {
      if (tried.size > size) break;
      const draft = tried.has(id) ? null : draftWith(state, [id], draw);
      if (draft) return opening("sweep", draft);
    }
    return "give up";
  },
};
