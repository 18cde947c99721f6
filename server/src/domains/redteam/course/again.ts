import { createDraw } from "../../evaluation/port.ts";
import { redraw } from "../goals/fresh.ts";
import type { AttackForm } from "../model/attack-form.ts";
import type { Attempt, Move, Phase } from "../model/attempt.ts";
import { MOST_TURNS } from "../model/draft.ts";
import type { DrawnGoal } from "../model/goal.ts";
import type { GoalState } from "../model/strategy.ts";
import { noisy } from "../strategies/best-of-n.ts";
import { strategies } from "../strategies/list.ts";
import { conversationOf, isSingle, opening, turnsOf } from "../strategies/moves.ts";
import { withoutLead } from "../strategies/talk.ts";
import { formAttack, outOfGoal } from "./attack-form.ts";
import type { GoalCourse } from "./course-rules.ts";
import type { NextSend } from "./next-send.ts";

/** One more time with an attack, on a goal that it was not found on. */
export interface Again {
  readonly course: GoalCourse;
  readonly attack: Attempt;
  readonly goal: DrawnGoal;
  readonly phase: Phase;
  readonly trial: number;
}

/** What came of it. */
export interface TrialEnd {
  readonly kind: "trial";
  /** Null where an error, or a goal that the attack does not fit, says nothing about it. */
  readonly worked: boolean | null;
  /** Its attempts, in order. */
  readonly attempts: readonly Attempt[];
}

/** Strategies that lead a conversation: they are what is tried again, not the words that they found for one goal. */
const LEADING: readonly string[] = ["escalate", "backtrack", "persist"];

/** A trial ends after so many attempts, however many requests its tools take. */
const UNLIMITED = Number.MAX_SAFE_INTEGER;

/** What to send next in this trial, or what came of it. */
export function again(one: Again): NextSend | TrialEnd {
  const { course, phase, trial, goal } = one;
  const attempts = course.attempts.filter((attempt) => attempt.phase === phase && attempt.trial === trial);
  const last = attempts.at(-1);
  if (last?.outcome === "broke") return { kind: "trial", worked: true, attempts };
  const move = last && (last.seen.error !== null || attempts.length >= MOST_TURNS) ? null : nextMove(one, attempts);
  if (move) return { kind: "send", phase, trial, goal, move };
  // An answer about something else is no success: leaving it out would make a rare success look like a certain one.
  return { kind: "trial", worked: last && last.seen.error === null ? false : null, attempts };
}

/** The name of the wording of a trial. */
const wordingOf = ({ course: { planned }, phase, trial }: Again): string => `${planned.id} ${phase} ${trial}`;

function nextMove(one: Again, attempts: readonly Attempt[]): Move | null {
  const { course, attack, goal } = one;
  const { rules, planned } = course;
  const isLed = !isSingle(attack) && LEADING.includes(attack.strategy);
  if (!isLed && attempts.length === 0) {
    const draft = formAttack(formOf(one), { goal, seed: rules.seed, operators: rules.operators });
    const isNoisy = attack.strategy === "best-of-n" && attack.draft.wish !== planned.goal.wish;
    const wish = isNoisy && draft ? noisy(draft.wish, drawOf(one, 0)) : draft?.wish;
    return draft && wish ? { ...opening(attack.strategy, { ...draft, wish }), engine: attack.engine } : null;
  }
  if (isSingle(attack) || attack.engine === "model") return null;
  const next = strategies
    .find(({ id }) => id === attack.strategy)
    ?.next(stateOf(one, attempts), drawOf(one, attempts.length));
  if (!next || next === "give up") return null;
  // A reply that leads to a new conversation is another attack than the one that is tried.
  return !isLed && next.from === null ? null : next;
}

const drawOf = (one: Again, n: number) =>
  createDraw({ seed: one.course.rules.seed, probe: `${wordingOf(one)} held`, n });

function stateOf({ course: { rules }, goal }: Again, attempts: readonly Attempt[]): GoalState {
  const { place, operators, isStateless } = rules;
  const learned = { operators: {}, attacks: [] };
  return { goal, place, attempts, budget: UNLIMITED, learned, operators, isStateless };
}

/** How the attack begins on another goal, in the words of this trial. */
export function formOf(one: Again): AttackForm {
  const { course, attack } = one;
  const [first = attack] = conversationOf(course.attempts, attack);
  const { operators, wordings } = first.draft;
  const words = { wording: wordingOf(one), ...(wordings ? { wordings } : {}) };
  const form = { ...words, operators, said: [], carried: [], gone: [] };
  if (attack.engine === "embedded") return { ...form, isOpened: true };
  const { goal } = course.planned;
  return {
    ...form,
    isOpened: false,
    said: turnsOf(conversationOf(course.attempts, attack)).map((turn) => outOfGoal(turn, goal)),
    carried: attack.draft.carried.map(({ carrier, text }) => ({ carrier, text: outOfGoal(text, goal) })),
  };
}

/** The whole attack of a trial that worked, conversation included, without what belongs to its goal. */
export function formOfTrial(one: Again, attempts: readonly Attempt[]): AttackForm {
  const form = formOf(one);
  const last = attempts.at(-1);
  if (!last || !form.isOpened || isSingle(one.attack)) return form;
  const path = conversationOf(attempts, last);
  const isLed = LEADING.includes(one.attack.strategy);
  const said = turnsOf(isLed ? path : path.slice(1)).map((turn) => outOfGoal(withoutLead(turn), one.goal));
  return { ...form, isOpened: !isLed, said };
}

/** The same weakness with other secrets: the n-th such goal. */
export function freshGoal({ planned, rules: { seed } }: Drawn, n: number): DrawnGoal {
  const { family, index, goal, again } = planned;
  const fresh = redraw({ family, seed, index, from: again?.drawnFrom ?? 0 }, goal, n);
  return again?.wish ? { ...fresh, wish: again.wish } : fresh;
}

interface Drawn extends Pick<GoalCourse, "planned"> {
  readonly rules: { readonly seed: number };
}
