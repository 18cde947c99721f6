import { createDraw, replay, seenEffects } from "../../src/domains/evaluation/port.ts";
import { stage } from "../../src/domains/redteam/goals/stage.ts";
import { type Draft, firstDraft } from "../../src/domains/redteam/model/draft.ts";
import type { DrawnGoal, GoalFamily } from "../../src/domains/redteam/model/goal.ts";
import type { Seen, SeenAnswer } from "../../src/domains/redteam/model/seen.ts";

export const drawGoal = ({ id, draw }: GoalFamily, seed = 1, n = 0): DrawnGoal =>
  draw(createDraw({ seed, probe: id, n }));

export const answerWith = (text: string, ...toolCalls: SeenAnswer["toolCalls"]): SeenAnswer => ({
  text,
  toolCalls,
  finishReason: "stop",
});

export const call = (name: string, given: Readonly<Record<string, string>> = {}): SeenAnswer["toolCalls"][number] => ({
  id: "1",
  name,
  arguments: JSON.stringify(given),
});

/** An attempt with these answers, in the goal's own world. */
export function seenBy(goal: DrawnGoal, answers: readonly SeenAnswer[], draft: Draft = firstDraft(goal)): Seen {
  const { world, sent } = stage(goal, draft);
  return { sent, answers, effects: world ? seenEffects(replay(world, answers)) : [], refusal: null, error: null };
}
