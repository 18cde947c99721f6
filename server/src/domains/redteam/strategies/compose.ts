import type { Draw } from "../../evaluation/port.ts";
import { type Draft, MOST_OPERATORS } from "../model/draft.ts";
import type { Operator } from "../model/operator.ts";
import type { RefusalKind } from "../model/seen.ts";
import type { GoalState, Strategy } from "../model/strategy.ts";
import { clashing } from "../operators/operator.ts";
import { rewritings } from "../operators/rewrite.ts";
import { type Belief, beliefsOf, meanOf, ranked } from "./beliefs.ts";
import { drafted, isSpent, keyOf, opening } from "./moves.ts";
import { type Node, nodesOf } from "./nodes.ts";

/** One query in this many asks the best set again: one that works 40% of the time looks dead once. */
const REPEAT_EVERY = 4;
/** One in this many tries a random set, against being wrong about all of it. */
const RANDOM_EVERY = 10;
/** What a set is expected to give before it was asked, as one answer. */
const EXPECTED = 0.1;
/** What each operator of a set must be worth. */
const COST = 0.02;
/** How often one extension of a set is tried before the next best set has its turn. */
const MOST_ASKED = 3;
/** Below this, no set stands out. */
const PROMISING = 0.2;
/** Operators that are then tried together. */
const GROUP = 3;

/** Best-first search over sets of operators. */
export const compose: Strategy = {
  id: "compose",
  title: "Compose",
  idea: "Combines operators that moved the agent, the most promising set first, and drops those that do not help.",
  next: (state, draw) => {
    if (isSpent(state)) return "give up";
    const draft = composed(state, draw);
    return draft ? opening("compose", draft) : "give up";
  },
};

function composed(state: GoalState, draw: Draw): Draft | null {
  const turn = state.attempts.filter(({ strategy }) => strategy === "compose").length + 1;
  if (turn % RANDOM_EVERY === 0) return randomSet(state, draw);
  const nodes = nodesOf(state.attempts);
  const byWorth = [...nodes.values()].sort((one, other) => worthOf(other) - worthOf(one));
  const [best] = byWorth;
  if (turn % REPEAT_EVERY === 0 && best && best.operators.length > 0) return drafted(state, best.operators, draw);
  const beliefs = beliefsOf(state);
  const isDark = best === undefined || worthOf(best) < PROMISING;
  const group =
    isDark && Object.keys(state.learned.operators).length === 0 ? grouped({ state, nodes, beliefs }, draw) : null;
  if (group) return group;
  for (const node of byWorth.slice(0, 3)) {
    const draft = extended({ state, nodes, node, beliefs }, draw);
    if (draft) return draft;
  }
  return extended({ state, nodes, node: undefined, beliefs }, draw) ?? randomSet(state, draw);
}

/** Several operators at once while nothing is known to help: it takes fewer attempts to find one that does. */
function grouped({ state, nodes, beliefs }: Omit<Extending, "node">, draw: Draw): Draft | null {
  const suggested = (): boolean => false;
  let [ids, found]: [string[], Draft | null] = [[], null];
  for (const { id } of ranked({ operators: state.operators, beliefs, suggested }, draw)) {
    const draft = drafted(state, [...ids, id], draw);
    if (draft) [ids, found] = [[...ids, id], draft];
    if (ids.length === GROUP) break;
  }
  return nodes.has(keyOf(ids)) ? null : found;
}

/** The mean of what it gave, held toward what sets usually give while there are few answers. Of two alike, the smaller. */
const worthOf = ({ mean, asked, operators }: Node): number =>
  (mean * asked + EXPECTED) / (asked + 1) - COST * operators.length;

interface Extending {
  readonly state: GoalState;
  readonly nodes: ReadonlyMap<string, Node>;
  /** Undefined for the plain wish. */
  readonly node: Node | undefined;
  readonly beliefs: ReadonlyMap<string, Belief>;
}

/** The set with one more operator, if possible one that was not tried with it; a full set loses its weakest first. */
function extended({ state, nodes, node, beliefs }: Extending, draw: Draw): Draft | null {
  const base = node?.operators ?? [];
  const kept = base.length < MOST_OPERATORS ? base : withoutWeakest(base, beliefs);
  const left = state.operators.filter(({ id }) => !base.includes(id));
  const suggested = suggestedBy(node?.last.seen.refusal ?? null);
  // Sets that were tried once come again when there are no others: one that works sometimes may have had no luck.
  const order = ranked({ operators: left, beliefs, suggested }, draw)
    .map(({ id }) => withOne(kept, id))
    .map((ids) => ({ ids, asked: nodes.get(keyOf(ids))?.asked ?? 0 }))
    .filter(({ asked }) => asked < MOST_ASKED)
    .sort((one, other) => one.asked - other.asked);
  for (const { ids } of order) {
    const draft = drafted(state, ids, draw);
    if (draft) return draft;
  }
  return null;
}

/** In place of what it cannot stand beside. */
function withOne(ids: readonly string[], id: string): string[] {
  const out = clashing(id, ids);
  return [...ids.filter((one) => !out.includes(one)), id];
}

function withoutWeakest(ids: readonly string[], beliefs: ReadonlyMap<string, Belief>): string[] {
  const worth = (id: string): number => meanOf(beliefs.get(id) ?? { a: 1, b: 1 });
  const weakest = [...ids].sort((one, other) => worth(one) - worth(other))[0];
  return ids.filter((id) => id !== weakest);
}

/** Whether the tables name the operator for what the agent said. */
export function suggestedBy(refusal: RefusalKind | null): (operator: Operator) => boolean {
  const named = refusal === null ? [] : rewritings[refusal].operators;
  return ({ id, family }) => named.includes(id) || named.includes(family);
}

/** One to three operators by chance, as far as they fit together. */
function randomSet(state: GoalState, draw: Draw): Draft | null {
  const count = Math.min(draw.integer(1, 3), state.operators.length);
  const ids = draw.several(state.operators, count).map(({ id }) => id);
  for (let kept = ids.length; kept > 0; kept--) {
    const draft = drafted(state, ids.slice(0, kept), draw);
    if (draft) return draft;
  }
  return null;
}
