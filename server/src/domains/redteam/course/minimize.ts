import type { AttackForm } from "../model/attack-form.ts";
import type { Attempt } from "../model/attempt.ts";
import type { DrawnGoal } from "../model/goal.ts";
import { opening } from "../strategies/moves.ts";
import { freshGoal } from "./again.ts";
import { formAttack } from "./attack-form.ts";
import type { Confirmation } from "./confirm.ts";
import type { DrawnCourse, GoalCourse } from "./course-rules.ts";
import { type CutForm, cuts } from "./cuts.ts";
import type { MinimizedAttack, NextSend } from "./next-send.ts";

/** Requests for making an attack shorter and confirming the result. */
const MOST_QUERIES = 60;
/** Times that a shorter form is asked before it counts as not working. */
const ASKS = 2;
/** Goals that cuts are tried on, in turn. None of them was hunted or confirmed with. */
const TRIED_GOALS = 8;
/** Further ones that its result is confirmed with: more than one confirmation takes. */
const CONFIRMED_GOALS = 24;
/** All of them: what comes after was used for nothing. */
export const MINIMIZED_WITH = TRIED_GOALS + CONFIRMED_GOALS;
/** Goals that are looked at for one that an attack fits. */
const MOST_MISFITS = 8;

interface Shortening {
  readonly course: GoalCourse;
  readonly attack: Attempt;
  /** What was asked so far, in order: a form is asked once in each of these. */
  readonly asked: readonly Attempt[];
}

/** A shorter form that worked, and the requests that it took. */
interface Working extends CutForm {
  readonly cost: number;
}

/**
 * The shortest form of a confirmed attack that still works. A cut is kept if it works in one of two asks; the second is not
 * made if the first works, which no figure shows. The result is confirmed like the attack itself. Null where there is none.
 */
export function minimize(
  course: GoalCourse,
  attack: Attempt,
  { form: whole, requests }: NonNullable<Confirmation["attack"]>,
): NextSend | MinimizedAttack | null {
  // Noise in the spelling has no parts to take out.
  if (attack.strategy === "best-of-n") return null;
  const asked = course.attempts.filter(({ phase }) => phase === "minimize");
  const search = { course, attack, asked };
  const { n } = course.rules.confirm;
  const found: Working[] = [];
  const cost = (): number => found.at(-1)?.cost ?? requests;
  const rounds = cuts(whole, { ...course.rules, goal: course.planned.goal });
  let [next, at] = [rounds.next(), 0];
  while (!next.done) {
    const { form, level } = next.value;
    let works = false;
    for (let ask = 0; ask < ASKS && !works; ask++) {
      const isShort = level === "phrases";
      if (spentIn(asked, at) + (n + 1) * cost() > MOST_QUERIES) return concluded(search, found, { at, isShort });
      const attempt = asked[at];
      if (!attempt) return asking(search, form, at) ?? concluded(search, found, { at, isShort });
      at += 1;
      works = attempt.outcome === "broke";
      if (works) found.push({ ...next.value, cost: Math.max(1, attempt.requests) });
    }
    next = rounds.next(works);
  }
  return concluded(search, found, { at, isShort: true });
}

const spentIn = (asked: readonly Attempt[], upTo: number): number =>
  asked.slice(0, upTo).reduce((sum, { requests }) => sum + Math.max(1, requests), 0);

/** The form on a goal that nothing was asked with before it was confirmed. Null where it fits none. */
function asking({ course, attack }: Shortening, form: AttackForm, at: number, isFresh = false): NextSend | null {
  const { seed, operators } = course.rules;
  for (let misfit = 0; misfit < MOST_MISFITS; misfit++) {
    const goal = triedGoal(course, at + misfit, isFresh);
    const draft = formAttack(form, { goal, seed, operators });
    const move = draft && { ...opening(attack.strategy, draft), engine: attack.engine };
    if (move) return { kind: "send", phase: "minimize", trial: at, goal, move };
  }
  return null;
}

const triedGoal = (course: DrawnCourse, at: number, isFresh: boolean): DrawnGoal =>
  freshGoal(course, 2 * course.rules.confirm.n + (isFresh ? TRIED_GOALS + (at % CONFIRMED_GOALS) : at % TRIED_GOALS));

/** The goals that the attempt with this number may have been sent with, the likeliest first. */
export function* goalsTried(course: DrawnCourse, at: number): Generator<DrawnGoal> {
  for (const isFresh of [true, false])
    for (let misfit = 0; misfit < MOST_MISFITS; misfit++) yield triedGoal(course, at + misfit, isFresh);
}

interface Ended {
  readonly at: number;
  /** Whether every sentence was tried. */
  readonly isShort: boolean;
}

/** Confirms the shortest form; where it does not hold up and the budget allows, the one before the finest cuts. */
function concluded(search: Shortening, found: readonly Working[], ended: Ended): NextSend | MinimizedAttack | null {
  const { n, k } = search.course.rules.confirm;
  const coarser = (level: CutForm["level"]) =>
    found.findLast((one) => LEVELS.indexOf(one.level) < LEVELS.indexOf(level));
  let { at } = ended;
  for (let best = found.at(-1); best; best = coarser(best.level)) {
    const { cost, form, level } = best;
    let [worked, of, step] = [0, 0, null as number | null];
    if (spentIn(search.asked, at) + n * cost > MOST_QUERIES) return null;
    // Nobody is told about a form that can no longer be confirmed: it needs no more trials.
    while (of < n && worked + (n - of) >= k) {
      const attempt = search.asked[at];
      if (!attempt) {
        if (spentIn(search.asked, at) + cost > MOST_QUERIES) break;
        const next = asking(search, form, at, true);
        if (next) return next;
        break;
      }
      at += 1;
      if (attempt.seen.error !== null && attempt.outcome !== "broke") continue;
      of += 1;
      if (attempt.outcome !== "broke") continue;
      worked += 1;
      step ??= attempt.step;
    }
    if (of === n && worked >= k && step !== null) {
      const isIrreducible = ended.isShort && (best === found.at(-1) || level === "sentences");
      return { step, confirmed: { worked, of }, form, queries: spentIn(search.asked, at), isIrreducible };
    }
  }
  return null;
}

const LEVELS: readonly CutForm["level"][] = ["turns", "operators", "sentences", "phrases"];
