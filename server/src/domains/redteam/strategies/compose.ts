import type { Draw } from "../../evaluation/port.ts";
import { type Draft, MOST_OPERATORS } from "../model/draft.ts";
import type { Operator } from "../model/operator.ts";
import type { RefusalKind } from "../model/seen.ts";
import type { GoalState, Power, Strategy } from "../model/strategy.ts";
import { rewritings } from "../operators/rewrite.ts";
import { draftWith, fraction, isSpent, opening } from "./moves.ts";
import { type Node, nodesOf } from "./nodes.ts";
import { powersAfter, UNKNOWN } from "./powers/infer.ts";
import { noiseIn, USUAL_NOISE } from "./powers/likelihoods.ts";
import { triedIn } from "./tried.ts";

/** One query in this many asks the best set again: one that works 40% of the time looks dead once. */
const REPEAT_EVERY = 4;
/** One in this many tries a random set, against being wrong about all of it. */
const RANDOM_EVERY = 10;
/** One in this many has only operators that are believed to help: some agents lose the wish among many words. */
const LEAN_EVERY = 5;

/** Draws sets of operators by what each is believed to do. */
export const compose: Strategy = {
  id: "compose",
  title: "Compose",
  idea: "Combines operators that moved the agent, the most promising ones first, and leaves out those that make it refuse.",
  next: (state, draw) => {
    if (isSpent(state)) return "give up";
    const draft = composed(state, draw);
    return draft ? opening("compose", draft) : "give up";
  },
};

function composed(state: GoalState, draw: Draw): Draft | null {
  const turn = state.attempts.filter(({ strategy }) => strategy === "compose").length + 1;
  if (turn % RANDOM_EVERY === 0) return randomSet(state, draw);
  const best = bestOf(state);
  const again = turn % REPEAT_EVERY === 0 && best ? repeated(state, best, draw) : null;
  return again ?? drawnSet(state, { best, turn }, draw) ?? randomSet(state, draw);
}

/** What a set is expected to give before it was asked, as one answer. */
const EXPECTED = 0.1;
/** What each operator of a set must be worth. */
const COST = 0.02;
/** Below this, no set stands out. */
const PROMISING = 0.2;

/** The set that stands out, by the mean of what it gave, held toward what sets usually give while there are few answers. */
function bestOf({ attempts }: GoalState): Node | undefined {
  const worth = ({ mean, asked, operators }: Node): number =>
    (mean * asked + EXPECTED) / (asked + 1) - COST * operators.length;
  const [best] = [...nodesOf(attempts).values()].sort((one, other) => worth(other) - worth(one));
  return best && best.operators.length > 0 && worth(best) >= PROMISING ? best : undefined;
}

/** In the words that went furthest: one wording may work where the others do not. */
function repeated(state: GoalState, { operators, top }: Node, draw: Draw): Draft | null {
  const { wordings } = top.draft;
  return draftWith(wordings ? { ...state, wordings } : state, operators, draw);
}

interface Drawing {
  readonly best: Node | undefined;
  readonly turn: number;
}

/** Operators in a lean set, at least, and in any other. */
const LEAN = 2;
const FULL = 3;
/** From here an operator is believed to help. */
const BELIEVED = 0.5;

/**
 * Three or four operators, drawn one after another by the odds that each helps: many at once take fewer queries to find those
 * that do, and what each did is inferred from the answers.
 */
function drawnSet(state: GoalState, { best, turn }: Drawing, draw: Draw): Draft | null {
  const powers = powersNow(state);
  const suggested = suggestedBy(best?.last.seen.refusal ?? null);
  const order = state.operators
    .map((operator) => ({ id: operator.id, key: keyFor(operator, { powers, suggested }, draw) }))
    .sort((one, other) => other.key - one.key);
  const [isLean, most] = [turn % LEAN_EVERY === 0, FULL + (turn % 2)];
  let [ids, found]: [string[], Draft | null] = [[], null];
  for (const { id } of order) {
    if (ids.length >= (isLean ? MOST_OPERATORS : most)) break;
    if (isLean && ids.length >= LEAN && powers(id).helps < BELIEVED) continue;
    const draft = draftWith(state, [...ids, id], draw);
    if (draft) [ids, found] = [[...ids, id], draft];
  }
  return found;
}

/** Attempts of the goal that are gone through for every query. */
const MOST_TRIED = 240;

/** From earlier waves and this goal's own attempts. */
function powersNow({ attempts, learned }: GoalState): (id: string) => Power {
  const before = (id: string): Power => learned.powers?.[id] ?? UNKNOWN;
  const tried = triedIn(attempts).slice(-MOST_TRIED);
  const after = powersAfter(tried, before, noiseIn(tried, learned.noise ?? USUAL_NOISE));
  return (id) => after.get(id) ?? before(id);
}

/** An operator that trips costs the query, whatever else is in the set. */
const TRIP_POWER = 2;
/** A suggested operator counts this much more. */
const WORTH_OF_SUGGESTION = 1.2;
const LEAST = 1e-6;
/** However often an operator was there when it went well, a set without it is tried now and then. */
const DOUBT = 0.05;

interface Keying {
  readonly powers: (id: string) => Power;
  /** Whether the way of refusing suggests it. */
  readonly suggested: (operator: Operator) => boolean;
}

/** The highest keys are a draw without replacement by the odds (Gumbel's trick). */
function keyFor(operator: Operator, { powers, suggested }: Keying, draw: Draw): number {
  const { helps, trips } = powers(operator.id);
  const odds = (helps / Math.max(DOUBT, 1 - helps)) * Math.max(LEAST, 1 - trips) ** TRIP_POWER;
  const worth = odds * thrift(operator) * (suggested(operator) ? WORTH_OF_SUGGESTION : 1);
  return Math.log(worth) - Math.log(-Math.log(Math.max(LEAST, fraction(draw))));
}

/** Up to a tenth less for long ones: of two that work alike, the cheaper is better. */
const thrift = ({ words }: Operator): number => 1 - Math.min(words, 500) / 5000;

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
    const draft = draftWith(state, ids.slice(0, kept), draw);
    if (draft) return draft;
  }
  return null;
}
