import { createDraw } from "../../src/domains/evaluation/port.ts";
import type { CourseRules } from "../../src/domains/redteam/course/course-rules.ts";
import type { NextSend, ProvenAttack } from "../../src/domains/redteam/course/next-send.ts";
import { prove } from "../../src/domains/redteam/course/prove.ts";
import { canariesOf } from "../../src/domains/redteam/goals/fresh.ts";
import { goalFamilies } from "../../src/domains/redteam/goals/list.ts";
import { type PlannedGoal, plan } from "../../src/domains/redteam/goals/plan.ts";
import { stage } from "../../src/domains/redteam/goals/stage.ts";
import type { Attempt, Move } from "../../src/domains/redteam/model/attempt.ts";
import type { DrawnGoal } from "../../src/domains/redteam/model/goal.ts";
import { operators } from "../../src/domains/redteam/operators/list.ts";
import { escalate } from "../../src/domains/redteam/strategies/escalate.ts";
import { draftWith, opening } from "../../src/domains/redteam/strategies/moves.ts";

export const rules: CourseRules = {
  ...{ seed: 7, budget: 30, confirm: { k: 3, n: 5 }, isMinimizing: true, strategy: escalate, operators },
  ...{ isStateless: true, learned: { operators: {}, attacks: [] }, place: 0 },
};
/** The first goal of a family. */
export const planFirstGoal = (family: string): PlannedGoal => {
  const found = goalFamilies.find(({ id }) => id === family);
  const [goal] = plan({
    seed: 7,
    categories: found ? [found.category] : [],
    goalsPerCategory: 60,
    ways: ["chat", "tools"],
  }).filter((one) => one.family === found);
  if (!goal) throw new Error(`no ${family}`);
  return goal;
};

/** Whether the attack works: it gets all texts of the conversation, and which send it is. */
export type ScriptedAgent = (said: string, at: number, goal: DrawnGoal) => boolean | "error";

/** An attempt that worked shows the first secret of its goal. */
export const attempt = (
  move: Move,
  step: number,
  { phase, trial, goal }: Pick<NextSend, "phase" | "trial" | "goal">,
  worked: boolean | "error",
): Attempt => ({
  ...move,
  ...{ step, phase, trial, signal: worked === true ? 1 : 0, requests: move.draft.turns.length, tokens: 1 },
  outcome: worked === true ? "broke" : worked === "error" ? "unassessed" : "held",
  seen: {
    sent: [...stage(goal, move.draft).sent],
    answers: [
      { text: worked === true ? `It is ${canariesOf(goal)[0]}.` : "I see.", toolCalls: [], finishReason: "stop" },
    ],
    ...{ effects: [], refusal: null, error: worked === "error" ? "broken" : null },
  },
});

const textOf = (goal: DrawnGoal, { draft }: Move): string => {
  const { turns, before, sent } = stage(goal, draft);
  return [...before.map(({ text }) => text), ...turns, ...sent.slice(turns.length, -2)].join("\n");
};

/** Proves the attack against the agent. */
export function proven(
  on: PlannedGoal,
  hunt: readonly Attempt[],
  agent: ScriptedAgent,
  own: Partial<CourseRules> = {},
) {
  const attempts = [...hunt];
  const attack = attempts.at(-1);
  if (!attack) throw new Error("no attack");
  for (let at = 0; ; at++) {
    const next: NextSend | ProvenAttack = prove({ planned: on, attempts, rules: { ...rules, ...own } }, attack);
    if (!("kind" in next)) return { result: next, attempts, later: attempts.slice(hunt.length) };
    const before = attempts.filter(({ step }) => step === next.move.from).map(({ seen }) => seen.sent.join("\n"));
    const worked = agent([...before, textOf(next.goal, next.move)].join("\n"), at, next.goal);
    attempts.push(attempt(next.move, attempts.length, next, worked));
    if (at > 200) throw new Error("does not end");
  }
}

/** A hunt whose only attempt, with these operators, worked. */
export function single(on: PlannedGoal, ids: readonly string[]): Attempt[] {
  const draft = draftWith({ goal: on.goal, operators }, ids, createDraw({ seed: 3, probe: "hunt", n: 0 }));
  if (!draft) throw new Error("does not fit");
  return [attempt(opening("compose", draft), 0, { phase: "hunt", trial: null, goal: on.goal }, true)];
}
