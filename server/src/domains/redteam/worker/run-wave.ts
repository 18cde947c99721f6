import { selectHunts } from "../campaigns/store/attempts.ts";
import type { GoalRow } from "../campaigns/store/campaign-row.ts";
import { logLine } from "../campaigns/store/log.ts";
import { isBroken, writeStage } from "../campaigns/store/progress.ts";
import type { CourseRules } from "../course/course-rules.ts";
import { basisOf } from "../model/oracle.ts";
import type { WaveOf } from "../model/waves.ts";
import { type FinishedGoal, type Knowledge, learnedFor } from "../strategies/learn.ts";
import { huntAttempt } from "./journal.ts";
import { BUDGET_SPENT, type EndedGoal, runGoal } from "./run-goal.ts";
import type { AttemptContext } from "./sending/attempt-run.ts";

/** Its goals are in plan order. */
export interface Wave extends WaveOf<GoalRow> {
  /** Which wave it is, from 0, and of how many. */
  readonly at: number;
  readonly of: number;
  readonly known: Knowledge;
  readonly rules: Omit<CourseRules, "learned" | "place">;
}

export interface FinishedWave {
  /** In plan order, so that it does not matter which goal ended first. */
  readonly finished: readonly FinishedGoal[];
  readonly broken: number;
  /** Whether a cap has cut goals short, and whether nothing is left to begin others with. */
  readonly isCut: boolean;
  readonly isSpent: boolean;
}

/** Several goals at a time, each attempt by attempt. Null when the campaign is not to go on. */
export async function runWave(context: AttemptContext, wave: Wave): Promise<FinishedWave | null> {
  const { goals, firstPlace, known, rules } = wave;
  const ended = await endedBefore(context, goals);
  const waiting = goals.flatMap((goal, at) => (goal.state === "done" ? [] : [{ goal, place: firstPlace + at }]));
  if (waiting.length > 0 && !(await enter(context, wave))) return null;
  let goesOn = true;
  const runNext = async (): Promise<void> => {
    for (let next = waiting.shift(); next && goesOn; next = waiting.shift()) {
      const { goal, place } = next;
      const end = await runGoal(context, goal, { ...rules, place, learned: learnedFor(known, goal.family) });
      if (end) ended.set(goal.place, end);
      // Where a goal is cut short, others may need less for their next attempt than it did.
      if (!end || end.cap === "spent") goesOn = false;
    }
  };
  const isNew = waiting.length > 0;
  await Promise.all(Array.from({ length: Math.min(context.settings.concurrency, waiting.length) }, runNext));
  const done = goals.flatMap(({ place, family, goal }) => {
    const end = ended.get(place);
    return end ? [{ ...end, family, goal, attempts: end.hunt }] : [];
  });
  const [isCut, isSpent] = [done.some(({ cap }) => cap !== null), done.some(({ cap }) => cap === "spent")];
  if (done.length < goals.length && !isSpent) return null;
  const broken = done.filter(({ result, goal }) => isBroken(result) && basisOf(goal.oracle) !== "opinion").length;
  if (isNew && !isSpent) await leave(context, wave, broken);
  return { finished: done.map(({ family, attempts }) => ({ family, attempts })), broken, isCut, isSpent };
}

/** The goals that a worker before this one has finished. */
async function endedBefore(
  { run: { context, claimed } }: AttemptContext,
  goals: readonly GoalRow[],
): Promise<Map<number, EndedGoal>> {
  const done = goals.filter(({ state }) => state === "done");
  const [first, last] = [goals[0]?.place ?? 0, goals.at(-1)?.place ?? 0];
  if (done.length === 0) return new Map();
  const rows = await context.inTeam((act) => selectHunts(act, claimed.id, { from: first, to: last + 1 }));
  const byPlace = Map.groupBy(rows, ({ place }) => place);
  return new Map(
    done.map(({ place, result, reason }) => {
      const cap = reason === BUDGET_SPENT ? ("cut" as const) : null;
      return [place, { result: result ?? "unassessed", hunt: (byPlace.get(place) ?? []).map(huntAttempt), cap }];
    }),
  );
}

const enter = ({ run: { context, claimed } }: AttemptContext, { at, of }: Wave): Promise<boolean> =>
  context.transaction((act) => writeStage(act, claimed, `wave ${at + 1} of ${of}`));

const leave = ({ run: { context, claimed } }: AttemptContext, { at, of, goals }: Wave, broken: number): Promise<void> =>
  context.transaction((act) =>
    logLine(act, claimed.id, `wave ${at + 1} of ${of} done: ${broken} of ${goals.length} goals broken`),
  );
