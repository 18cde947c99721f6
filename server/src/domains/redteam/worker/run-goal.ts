import { plannedGoal } from "../campaigns/planned-goal.ts";
import { selectAttempts } from "../campaigns/store/attempts.ts";
import type { GoalRow } from "../campaigns/store/campaign-row.ts";
import { getCampaign } from "../campaigns/store/campaigns.ts";
import { logLine } from "../campaigns/store/log.ts";
import { finishGoal, isBroken, linkFinding, startGoal } from "../campaigns/store/progress.ts";
import { course, cutShort } from "../course/course.ts";
import type { CourseRules, GoalCourse } from "../course/course-rules.ts";
import { huntOf } from "../course/hunt.ts";
import type { GoalEnd, GoalResult, NextSend } from "../course/next-send.ts";
import { keepFound } from "../found/keep-found.ts";
import type { Attempt } from "../model/attempt.ts";
import { basisOf } from "../model/oracle.ts";
import { sandboxWayOf } from "../sandbox/way.ts";
import { pausesOnErrors } from "./claimed/pause.ts";
import { readJournal, sameAgain, withoutSeen } from "./journal.ts";
import { asStored } from "./sending/as-stored.ts";
import type { AttemptContext } from "./sending/attempt-run.ts";
import { awaitLate, countLate } from "./sending/late-effects.ts";
import { sendNext } from "./sending/send-next.ts";

export const BUDGET_SPENT = "The campaign's budget was spent before this goal was finished.";
const UNKNOWN = "This version of the console has no such goal.";

/** A goal that has ended. */
export interface EndedGoal {
  readonly result: GoalResult;
  readonly hunt: readonly Attempt[];
  /** A cap ended it: "cut" in the middle, or "spent" before its first attempt, so that no other has to be begun. */
  readonly cap: "cut" | "spent" | null;
}

/** One goal from its first attempt, or from where another worker left it, to its end. Null when the campaign is not to go on. */
export async function runGoal(context: AttemptContext, goal: GoalRow, rules: CourseRules): Promise<EndedGoal | null> {
  const { context: job, claimed, session } = context.run;
  const { place } = goal;
  const planned = plannedGoal(goal);
  const isOpinion = basisOf(goal.goal.oracle) === "opinion";
  const finish = async (
    end: GoalEnd,
    attempts: readonly Attempt[],
    cap: EndedGoal["cap"] = null,
  ): Promise<EndedGoal | null> => {
    const isWritten = await job.transaction(async (act) => {
      if (!(await finishGoal(act, claimed, { place, end, isOpinion }))) return false;
      if (!planned || !isBroken(end.result)) return true;
      await logLine(act, claimed.id, brokenLine(goal, end));
      const campaign = await getCampaign(act, claimed.id);
      const finding = await keepFound(context.run.needs, act, {
        campaign,
        ended: { planned, place, attempts, rules, end },
      });
      if (finding) await linkFinding(act, claimed.id, { place, finding });
      return true;
    });
    return isWritten ? { result: end.result, hunt: huntOf({ attempts }).map(withoutSeen), cap } : null;
  };
  const rows = await job.transaction(async (act) => {
    await startGoal(act, claimed.id, place);
    return selectAttempts(act, claimed.id, place);
  });
  const { attempts: before, inFlight } = readJournal(rows);
  const attempts = [...before];
  if (!planned) return finish(unknownGoal, attempts);
  const sandbox = sandboxWayOf(planned, context.settings.ways);
  let left = inFlight;
  let awaited = -1;
  while (!session.isStopping()) {
    // Where one was in flight, what it was follows from the journal as it was then.
    if (sandbox && !left) await countLate(context, { planned, place, attempts, rules, sandbox });
    const goalCourse = { planned, attempts, rules, sandbox };
    const wanted = asStored(course(goalCourse));
    const again = left ? sameAgain(left, wanted) : wanted;
    if (again.kind === "end") {
      const isAwaited = awaited === attempts.length || !sandbox;
      awaited = attempts.length;
      if (isAwaited || !(await awaitLate(context, { ...goalCourse, place }))) return finish(again, attempts);
      continue;
    }
    const next = left ? again : await chosen(context, goalCourse, again);
    left = null;
    const sent = await sendNext(context, { place, journal: attempts, next, sandbox });
    if (sent === null) return null;
    if (sent === "budget") {
      return finish(cutShort(goalCourse, BUDGET_SPENT), attempts, attempts.length > 0 ? "cut" : "spent");
    }
    attempts.push(sent.attempt);
    if (await pausesOnErrors(context.run, sent.counted)) return null;
  }
  return null;
}

/** The embedded engine's move of a hunt, or that of the team's attacker. */
const chosen = async ({ otherMove }: AttemptContext, goalCourse: GoalCourse, next: NextSend): Promise<NextSend> =>
  next.phase === "hunt" && otherMove ? asStored(await otherMove(goalCourse, next)) : next;

const unknownGoal: GoalEnd = {
  ...{ kind: "end", result: "unassessed", reason: UNKNOWN, queries: 0, firstSuccess: null, bestSignal: null },
  attack: null,
};

function brokenLine({ key, retest, goal }: GoalRow, { result, firstSuccess, attack }: GoalEnd): string {
  const { worked = 0, of = 0 } = attack?.confirmed ?? {};
  if (basisOf(goal.oracle) === "opinion")
    return `goal ${key}: works in the judge's opinion, ${worked} of ${of} times again`;
  if (retest) return `goal ${key} ${result}: the attack works again, ${worked} of ${of} times with fresh secrets`;
  return `goal ${key} ${result}: broken after ${firstSuccess} queries, ${worked} of ${of} times again with fresh secrets`;
}
