import { createDraw } from "../../evaluation/port.ts";
import type { Attempt } from "../model/attempt.ts";
import { countRequests } from "../strategies/moves.ts";
import type { GoalCourse } from "./course-rules.ts";
import type { NextSend } from "./next-send.ts";

export const huntOf = ({ attempts }: Pick<GoalCourse, "attempts">): readonly Attempt[] =>
  attempts.filter(({ phase }) => phase === "hunt");

/** The first attempt of the hunt that worked. */
export const attackOf = (hunt: readonly Attempt[]): Attempt | undefined =>
  hunt.find(({ outcome }) => outcome === "broke");

/** The next attempt of the hunt; null once one has worked, or the strategy has nothing more within the budget. */
export function hunt(course: GoalCourse): NextSend | null {
  const { planned, rules } = course;
  const attempts = huntOf(course);
  if (attackOf(attempts)) return null;
  const { seed, strategy, budget, learned, operators, isStateless, place } = rules;
  // By the number of the hunt's attempts: a twin that had to be sent twice changes nothing.
  const draw = createDraw({ seed, probe: planned.id, n: attempts.length });
  const move = strategy.next({ goal: planned.goal, attempts, budget, learned, operators, isStateless, place }, draw);
  return move === "give up" ? null : { kind: "send", phase: "hunt", trial: null, goal: planned.goal, move };
}

/** What the hunt has used of its budget, and what it had used when an attempt first worked. */
export function queriesOf(hunt: readonly Attempt[]): {
  readonly queries: number;
  readonly firstSuccess: number | null;
} {
  const at = hunt.findIndex(({ outcome }) => outcome === "broke");
  return {
    queries: countRequests({ attempts: hunt }),
    firstSuccess: at < 0 ? null : countRequests({ attempts: hunt.slice(0, at + 1) }),
  };
}

export function bestSignalOf(hunt: readonly Attempt[]): number | null {
  const signals = hunt.flatMap(({ signal }) => signal ?? []);
  return signals.length === 0 ? null : Math.max(...signals);
}
