import type { Attempt, Move } from "../../src/domains/redteam/model/attempt.ts";
import type { RefusalKind } from "../../src/domains/redteam/model/seen.ts";
import type { GoalState, Learned, Strategy } from "../../src/domains/redteam/model/strategy.ts";
import { operators } from "../../src/domains/redteam/operators/list.ts";
import { standInDraw, standInGoal } from "./stand-in-goal.ts";

export interface Answer {
  readonly signal?: number;
  readonly refusal?: RefusalKind | null;
  readonly text?: string;
}

/** What came of a move, if the agent answers so. */
const answered = (move: Move, step: number, { signal = 0, refusal = "policy", text = "No." }: Answer): Attempt => ({
  ...move,
  step,
  phase: "hunt",
  seen: {
    answers: [{ text, toolCalls: [], finishReason: "stop" }],
    effects: [],
    refusal,
    error: null,
    sent: [],
  },
  signal,
  outcome: signal === 1 ? "broke" : "held",
  requests: 1,
  tokens: 10,
});

export const nothing: Learned = { operators: {}, attacks: [] };
export const first: GoalState = {
  goal: standInGoal,
  place: 0,
  attempts: [],
  budget: 30,
  learned: nothing,
  operators,
  isStateless: true,
};

/** The attempts of a strategy against an agent that answers by this function. */
export function huntWith(
  strategy: Strategy,
  answer: (move: Move, step: number) => Answer,
  state: Partial<GoalState> = {},
): Attempt[] {
  const attempts: Attempt[] = [];
  for (;;) {
    const step = attempts.length;
    const move = strategy.next({ ...first, ...state, attempts }, standInDraw(step));
    if (move === "give up") return attempts;
    attempts.push(answered(move, step, answer(move, step)));
    if (attempts.at(-1)?.outcome === "broke") return attempts;
  }
}

export const never = (): Answer => ({});
export const names = (attempts: readonly Attempt[]): string[] => attempts.map(({ strategy }) => strategy);
