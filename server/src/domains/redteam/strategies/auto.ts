import type { Draw } from "../../evaluation/port.ts";
import type { Attempt, Move } from "../model/attempt.ts";
import type { GoalState, Strategy } from "../model/strategy.ts";
import { backtrack } from "./backtrack.ts";
import { compose } from "./compose.ts";
import { escalate, maySpeak } from "./escalate.ts";
import { countRequests, draftWith, isSingle, isSpent, keyOf, opening } from "./moves.ts";
import { hasGradient, nodesOf } from "./nodes.ts";
import { persist } from "./persist.ts";
import { answerTo, rewrite } from "./rewrite.ts";
import { dealOperators, sweep } from "./sweep.ts";

/** An attack that broke a goal of the family before is tried this often before it counts as not working here. */
const RECALLS = 2;
const TALKS: readonly Strategy[] = [backtrack, persist, escalate];
/** Turns that one talk may take of the budget. */
const LONGEST_TALK = 8;
/** Composed attempts without a better signal after which a conversation is tried. */
const STALLED_AFTER = 10;

/**
 * What broke the family before; then single operators; then sets of them, or, where the agent gives no sign to steer by,
 * conversations, languages and repetitions.
 */
export const auto: Strategy = {
  id: "auto",
  title: "Automatic",
  idea: "Starts with what worked before, tries single operators, and then goes where the agent gives way.",
  next: (state, draw) => {
    if (isSpent(state)) return "give up";
    return confirmed(state, draw) ?? recalled(state, draw) ?? swept(state, draw) ?? searched(state, draw) ?? "give up";
  },
};

const asMove = (made: Move | "give up"): Move | null => (made === "give up" ? null : made);

/** A signal from which a question of the agent is a step toward the wish, and not a way of refusing. */
const NEARLY = 0.35;

/** An agent that only wants to know more, or a confirmation, gets it. An outsider is not there to give one. */
function confirmed(state: GoalState, draw: Draw): Move | null {
  const last = state.attempts.at(-1);
  const isAsked = last?.seen.refusal === "asks_back" && (last.signal ?? 0) >= NEARLY;
  return last && isAsked && maySpeak(state) ? answerTo(state, last, draw) : null;
}

/** Attacks of earlier waves, rebuilt with this goal's wish. */
function recalled(state: GoalState, draw: Draw): Move | null {
  const recalls = state.attempts.filter(({ strategy }) => strategy === "recall");
  for (const attack of state.learned.attacks) {
    const talk = isSingle(attack) ? undefined : TALKS.find(({ id }) => id === attack.strategy);
    if (talk) {
      const move = talkOn(state, talk, draw);
      if (move) return move;
      continue;
    }
    const move = recall(state, attack, { recalls, most: RECALLS }, draw);
    if (move) return move;
  }
  for (const attack of state.learned.others ?? []) {
    const move = recall(state, attack, { recalls, most: 1 }, draw);
    if (move) return move;
  }
  return null;
}

interface Recalling {
  readonly recalls: readonly Attempt[];
  readonly most: number;
}

/** The attack on this goal: first in the words that worked, then in others. */
function recall(state: GoalState, { draft: known }: Move, { recalls, most }: Recalling, draw: Draw): Move | null {
  const tried = recalls.filter(({ draft }) => keyOf(draft.operators) === keyOf(known.operators)).length;
  if (tried >= most) return null;
  const { wordings } = known;
  const draft = draftWith(tried === 0 && wordings ? { ...state, wordings } : state, known.operators, draw);
  return draft && opening("recall", draft);
}

/** Whether earlier waves have tried about every operator on this agent. */
const isKnown = ({ learned, operators }: GoalState): boolean =>
  operators.reduce((sum, { id }) => sum + (learned.operators[id]?.tried ?? 0), 0) >= operators.length;

/** Where it is known which operators move the agent, only the plain wish is worth a query. */
function swept(state: GoalState, draw: Draw): Move | null {
  const done = state.attempts.some(({ strategy }) => strategy === "sweep");
  return done && isKnown(state) ? null : asMove(sweep.next(state, draw));
}

function searched(state: GoalState, draw: Draw): Move | null {
  const isFlat = hasGradient(state.attempts) === false && !isKnown(state);
  if (isFlat) return withoutSigns(state, draw);
  if (isStalled(state.attempts)) {
    const move = talkNext(state, draw);
    if (move) return move;
  }
  return asMove(compose.next(state, draw)) ?? asMove(rewrite.next(state, draw));
}

/** No composed attempt of the last ones gave a higher signal than all before; each further talk needs as many again. */
function isStalled(attempts: readonly Attempt[]): boolean {
  const talks = TALKS.filter(({ id }) => attempts.some(({ strategy }) => strategy === id)).length;
  const single = attempts.filter(isSingle);
  const since = single.length - 1 - highestAt(single);
  const composed = attempts.filter(({ strategy }) => strategy === "compose").length;
  return isTalking(attempts) || Math.min(since, composed) >= STALLED_AFTER * (talks + 1);
}

const isTalking = (attempts: readonly Attempt[]): boolean => {
  const last = attempts.at(-1)?.strategy;
  return TALKS.some(({ id }) => id === last);
};

function highestAt(attempts: readonly Attempt[]): number {
  let at = -1;
  for (const [index, { signal }] of attempts.entries()) if ((signal ?? 0) > (attempts[at]?.signal ?? 0)) at = index;
  return at;
}

/** The talk that is going on, else the next that was not held. */
function talkNext(state: GoalState, draw: Draw): Move | null {
  if (!maySpeak(state)) return null;
  for (const talk of talksAt(state)) {
    const move = talkOn(state, talk, draw);
    if (move && (isTalking(state.attempts) ? state.attempts.at(-1)?.strategy === talk.id : isNew(state, talk)))
      return move;
  }
  return null;
}

/** Neighbors in a wave begin with different ones: there is seldom room for all. */
const talksAt = ({ place }: GoalState): readonly Strategy[] =>
  TALKS.map((_, at) => TALKS[(at + (place >> 1)) % TALKS.length] ?? backtrack);

const isNew = ({ attempts }: GoalState, { id }: Strategy): boolean => !attempts.some(({ strategy }) => strategy === id);

/** Its next turn, until it has had its share. */
function talkOn(state: GoalState, talk: Strategy, draw: Draw): Move | null {
  const used = state.attempts
    .filter(({ strategy }) => strategy === talk.id)
    .reduce((sum, { requests }) => sum + requests, 0);
  return used < LONGEST_TALK ? asMove(talk.next(state, draw)) : null;
}

/** Part of the budget after which a goal that began with more operators turns to conversations. */
const TALK_AFTER = 2 / 3;

/**
 * Conversations, and operators not yet tried, languages first. Neighbors in a wave begin with the one or the other, because
 * what works for one goal is told to the next wave.
 */
function withoutSigns(state: GoalState, draw: Draw): Move | null {
  const isTalkTime = state.place % 2 === 0 || countRequests(state) >= TALK_AFTER * state.budget;
  const talk = isTalkTime && maySpeak(state) ? firstTalk(state, draw) : null;
  return talk ?? untried(state, draw) ?? firstTalk(state, draw) ?? asMove(compose.next(state, draw));
}

const firstTalk = (state: GoalState, draw: Draw): Move | null =>
  talksAt(state)
    .slice(0, 2)
    .reduce<Move | null>((found, one) => found ?? talkOn(state, one, draw), null);

/** One query in this many repeats the best instead. */
const REPEAT_EVERY = 4;

/** A single operator that was not tried; now and then the best of those that were. */
function untried(state: GoalState, draw: Draw): Move | null {
  const nodes = nodesOf(state.attempts);
  const left = dealOperators(state.operators, state.place).filter(({ id }) => !nodes.has(id));
  if (left.length > 0 && state.attempts.length % REPEAT_EVERY === 0) {
    const [best] = [...nodes.values()].sort((one, other) => other.mean - one.mean || one.asked - other.asked);
    const draft = best && draftWith(state, best.operators, draw);
    if (draft) return opening("repeat", draft);
  }
  for (const { id } of [...left.filter(({ family }) => family === "language"), ...left]) {
    const draft = draftWith(state, [id], draw);
    if (draft) return opening("sweep", draft);
  }
  return null;
}
