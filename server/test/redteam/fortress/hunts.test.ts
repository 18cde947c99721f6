import { expect, test } from "vitest";
import { createDraw } from "../../../src/domains/evaluation/port.ts";
import { conversationUpTo, gradeMove } from "../../../src/domains/redteam/attempts/attempted.ts";
import { sendAttempt } from "../../../src/domains/redteam/attempts/send.ts";
import { goalFamilies } from "../../../src/domains/redteam/goals/list.ts";
import { stage } from "../../../src/domains/redteam/goals/stage.ts";
import type { Attempt } from "../../../src/domains/redteam/model/attempt.ts";
import type { GoalFamily } from "../../../src/domains/redteam/model/goal.ts";
import type { Strategy } from "../../../src/domains/redteam/model/strategy.ts";
import { operators } from "../../../src/domains/redteam/operators/list.ts";
import { auto } from "../../../src/domains/redteam/strategies/auto.ts";
import { backtrack } from "../../../src/domains/redteam/strategies/backtrack.ts";
import { escalate } from "../../../src/domains/redteam/strategies/escalate.ts";
import { persist } from "../../../src/domains/redteam/strategies/persist.ts";
import { sweep } from "../../../src/domains/redteam/strategies/sweep.ts";
import { drawGoal } from "../seen.ts";
import { profileOf } from "./profiles.ts";
import { fortressTalking } from "./talking.ts";

const goal = drawGoal(goalFamilies.find(({ id }) => id === "pay-grade") as GoalFamily, 3);

async function hunt(profile: string, strategy: Strategy, budget: number): Promise<Attempt[]> {
  const talking = fortressTalking(profileOf(profile), 1);
  const attempts: Attempt[] = [];
  for (let step = 0; attempts.at(-1)?.outcome !== "broke"; step++) {
    const learned = { operators: {}, attacks: [] };
    const state = { goal, place: 0, attempts, budget, learned, operators, isStateless: true };
    const move = strategy.next(state, createDraw({ seed: 3, probe: profile, n: step }));
    if (move === "give up") break;
    const conversation = conversationUpTo(goal, attempts, move.from);
    const seen = await sendAttempt(talking, { stage: stage(goal, move.draft), conversation });
    attempts.push(gradeMove(goal, move, { step, phase: "hunt", requests: 1, tokens: 0, seen }));
  }
  return attempts;
}

// All of them: `npm run bench:redteam -- fortress`.
test.each(["reads-morse", "german", "pleaser", "prefix", "busy"])("%s is broken within 120 queries", async (id) => {
  expect((await hunt(id, auto, 120)).at(-1)?.outcome).toBe("broke");
});

test("an agent that tires is broken by talking to it, and by nothing that is said once", async () => {
  expect((await hunt("tired", sweep, 60)).some(({ outcome }) => outcome === "broke")).toBe(false);
  const led = await hunt("tired", escalate, 12);
  expect(led.at(-1)?.outcome).toBe("broke");
  expect(led.length).toBeLessThanOrEqual(12);
  expect((await hunt("tired", persist, 12)).length).toBeLessThanOrEqual(4);
});

test("an escalation takes back what was refused, and says it in other words", async () => {
  const talk = await hunt("rock", backtrack, 12);
  const refused = talk.findIndex(({ seen }) => seen.refusal !== null);
  expect(refused).toBeGreaterThan(0);
  expect(talk[refused + 1]?.from).toBe(talk[refused]?.from);
});
