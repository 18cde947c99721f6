import { rejudgeAttempt } from "../../campaigns/store/journal.ts";
import type { GoalCourse } from "../../course/course-rules.ts";
import { goalOfAttempt } from "../../found/goal-of-attempt.ts";
import type { Attempt } from "../../model/attempt.ts";
import { lateSeen, lookFor } from "../../sandbox/session.ts";
import type { AttemptContext } from "./attempt-run.ts";

interface Goal extends Omit<GoalCourse, "attempts"> {
  readonly place: number;
  /** Changed where more is seen now. */
  readonly attempts: Attempt[];
}

/**
 * Judges again what was attempted, if something happened at the sandbox since: an agent may act after it has answered. Only
 * between two attempts, so that a worker that takes over comes to the same next one. Whether there was anything.
 */
export async function countLate({ run }: AttemptContext, { place, attempts, ...course }: Goal): Promise<boolean> {
  const { claimed, context: job, needs, session } = run;
  const held = attempts.filter(
    ({ phase, outcome }) => phase !== "handshake" && phase !== "twin" && outcome !== "broke",
  );
  if (held.length === 0) return false;
  const late = await job.inTeam((act) => lateSeen(act, { campaignId: claimed.id, place }, held));
  for (const { seen, ...attempt } of late) {
    const { step, phase, trial = null, requests, tokens, strategy, engine, from, draft } = attempt;
    const judged = await needs.attackJudge.judge(
      {
        goal: goalOfAttempt(course, { ...attempt, seen }),
        move: { strategy, engine, from, draft },
        cost: { step, phase, trial, requests, tokens },
        seen,
      },
      session.signal,
    );
    if (await job.transaction((act) => rejudgeAttempt(act, claimed, { place, attempt: judged })))
      attempts.splice(step, 1, judged);
  }
  return late.length > 0;
}

/**
 * The same once more before a goal ends: what its last attempt leads to would be lost. Waits for it, unless the attempt was
 * waited for already or has broken the goal.
 */
export async function awaitLate(context: AttemptContext, goal: Goal): Promise<boolean> {
  const { needs, session } = context.run;
  const last = goal.attempts.at(-1);
  if (!last || last.phase === "handshake" || last.phase === "twin" || last.outcome === "broke") return false;
  return lookFor(() => countLate(context, goal), { signal: session.signal, lateMs: needs.lateMs });
}
