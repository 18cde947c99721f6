import type { Draw } from "../../evaluation/port.ts";
import { firstDraft, MOST_OPERATORS } from "../model/draft.ts";
import type { Operator } from "../model/operator.ts";
import type { GoalState, Strategy } from "../model/strategy.ts";
import { draftWith, isSpent, keyOf, opening } from "./moves.ts";
import { nodesOf } from "./nodes.ts";

/** What other tools do, to compare with. Not offered for campaigns. */

/** All operators in order, then all pairs, whatever the agent says; and from the beginning again. */
export const fixedList: Strategy = {
  id: "list",
  title: "Fixed list",
  idea: "Goes through a fixed list of attacks.",
  next: (state, draw) => {
    if (isSpent(state)) return "give up";
    const { sets, places } = setsOf(state.operators);
    const last = state.attempts.at(-1)?.draft.operators;
    const at = last ? (places.get(keyOf(last)) ?? -1) : -1;
    // Pairs that do not fit together are passed over.
    for (let further = 1; further <= sets.length; further++) {
      const draft = draftWith(state, sets[(at + further) % sets.length] ?? [], draw);
      if (draft) return opening("list", draft);
    }
    return "give up";
  },
};

interface FixedList {
  readonly sets: readonly string[][];
  readonly places: ReadonlyMap<string, number>;
}

const lists = new WeakMap<readonly Operator[], FixedList>();

function setsOf(operators: readonly Operator[]): FixedList {
  const known = lists.get(operators);
  if (known) return known;
  const pairs = operators.flatMap(({ id }, at) => operators.slice(at + 1).map((other) => [id, other.id]));
  const sets = [...operators.map(({ id }) => [id]), ...pairs];
  const list = { sets, places: new Map(sets.map((ids, at) => [keyOf(ids), at])) };
  lists.set(operators, list);
  return list;
}

/** Steps after which a loop starts again. */
const LOOP_STEPS = 10;

/** Changes the last attack that scored best by one operator, ten times, then starts again. */
export const loop: Strategy = {
  id: "loop",
  title: "Refinement loop",
  idea: "Refines one attack step by step by what it scored.",
  next: (state, draw) => {
    if (isSpent(state)) return "give up";
    const round = state.attempts.slice(state.attempts.length - (state.attempts.length % LOOP_STEPS));
    const [best] = [...nodesOf(round).values()].sort((one, other) => other.best - one.best);
    return opening("loop", changed(state, best?.operators ?? [], draw) ?? firstDraft(state.goal));
  },
};

/** One more operator, or another one in place of one of them. */
function changed(state: GoalState, base: readonly string[], draw: Draw) {
  for (let tries = 0; tries < 20; tries++) {
    const isExchange = base.length >= MOST_OPERATORS || (base.length > 0 && draw.integer(0, 2) === 0);
    const dropped = isExchange ? draw.pick(base) : null;
    const { id } = draw.pick(state.operators);
    const draft = base.includes(id) ? null : draftWith(state, [...base.filter((one) => one !== dropped), id], draw);
    if (draft) return draft;
  }
  return null;
}
