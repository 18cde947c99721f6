import type { Talking } from "../../../server/src/domains/agents/conversation/port.ts";
import { conversationUpTo } from "../../../server/src/domains/redteam/attempts/attempted.ts";
import { judgeAttempt } from "../../../server/src/domains/redteam/attempts/judge.ts";
import { sendAttempt } from "../../../server/src/domains/redteam/attempts/send.ts";
import { course } from "../../../server/src/domains/redteam/course/course.ts";
import type { CourseRules } from "../../../server/src/domains/redteam/course/course-rules.ts";
import { type PlannedGoal, plan } from "../../../server/src/domains/redteam/goals/plan.ts";
import { stage, stageTwin } from "../../../server/src/domains/redteam/goals/stage.ts";
import type { Attempt } from "../../../server/src/domains/redteam/model/attempt.ts";
import { libraryCategories } from "../../../server/src/domains/redteam/model/categories.ts";
import { wavesOf } from "../../../server/src/domains/redteam/model/waves.ts";
import { operators } from "../../../server/src/domains/redteam/operators/list.ts";
import { auto } from "../../../server/src/domains/redteam/strategies/auto.ts";
import { learn, learnedFor, nothingKnown } from "../../../server/src/domains/redteam/strategies/learn.ts";
import { profileOf } from "../../../server/test/redteam/fortress/profiles.ts";
import { fortressTalking } from "../../../server/test/redteam/fortress/talking.ts";

export interface InMemory {
  readonly goals: number;
  readonly attempts: number;
  readonly results: Readonly<Record<string, number>>;
  readonly confirmed: readonly string[];
}

export const ways = ["chat", "tools", "memory"] as const;
const fitting = operators.filter((operator) => operator.ways.some((way) => ways.some((one) => one === way)));

/** A whole campaign by the course of its goals, without a journal. */
export async function runInMemory(given: {
  readonly profile: string;
  readonly seed: number;
  readonly goals: number;
}): Promise<InMemory> {
  const { profile, seed } = given;
  const talking = fortressTalking(profileOf(profile as Parameters<typeof profileOf>[0]), seed);
  const goals = plan({ seed, categories: libraryCategories, goalsPerCategory: given.goals, ways });
  const results: Record<string, number> = {};
  const confirmed: string[] = [];
  let [known, count] = [nothingKnown, 0];
  for (const { goals: together, firstPlace } of wavesOf(goals)) {
    const wave = [];
    for (const [at, planned] of together.entries()) {
      const learned = learnedFor(known, planned.family.id);
      const { result, attempts } = await runGoal(
        planned,
        { ...rulesOf(seed), learned, place: firstPlace + at },
        talking,
      );
      results[result] = (results[result] ?? 0) + 1;
      if (result === "confirmed") confirmed.push(planned.id);
      count += attempts.length;
      wave.push({ family: planned.family.id, attempts: attempts.filter(({ phase }) => phase === "hunt") });
    }
    known = learn(known, wave);
  }
  return { goals: goals.length, attempts: count, results, confirmed };
}

/** As a campaign has them unless it is told otherwise, for a goal that nothing is known about. */
export const rulesOf = (seed: number, isMinimizing = false): CourseRules => ({
  ...{ seed, budget: 30, confirm: { k: 3, n: 5 }, isMinimizing, strategy: auto, operators: fitting },
  ...{ isStateless: true, learned: { operators: {}, attacks: [] }, place: 0 },
});

/** A goal from its first attempt to its end. */
export async function runGoal(planned: PlannedGoal, rules: CourseRules, talking: Talking) {
  const attempts: Attempt[] = [];
  for (;;) {
    const next = course({ planned, attempts, rules });
    if (next.kind === "end") return { ...next, attempts };
    const { goal, move, phase, trial } = next;
    const seen = await sendAttempt(talking, {
      stage: phase === "twin" ? stageTwin(goal) : stage(goal, move.draft),
      conversation: conversationUpTo(goal, attempts, move.from),
    });
    const cost = { step: attempts.length, phase, trial, requests: Math.max(1, seen.answers.length), tokens: 0 };
    attempts.push(judgeAttempt({ goal, move, cost, seen }));
  }
}
