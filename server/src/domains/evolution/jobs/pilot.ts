/**
 * Which questions can be judged on this agent at all. A detector that cannot tell which way an answer went says nothing about
 * a change, and the decision would wait for pairs that never come; so a few questions of each family are asked of the agent
 * as it stands, and families without a single judgement are left out, by name.
 */
import type { PortPrompt } from "../../evaluation/port.ts";
import type { Rollout } from "../engine/model/rollout.ts";
import { categoryOf, type PlannedProblem } from "../plan/problem.ts";
import type { Trace } from "../plan/proposed.ts";
import type { RolloutRow } from "./store/job-row.ts";

export interface Pilot {
  readonly asked: number;
  readonly unjudged: readonly string[];
  /** What failed of the half that searches, in the order of the questions; the other half is nobody's to read. */
  readonly failures: readonly Failure[];
}

export interface Failure extends Trace {
  readonly category: string;
}

const QUESTIONS_FOR_A_FAMILY = 2;

/** Numbered below zero: in the journal they stand before the plan, whose own numbers begin with zero. */
export function pilotRollouts({ problem }: Pick<PlannedProblem, "problem">): Rollout[] {
  const drawn = (["train", "holdout"] as const).flatMap((set) => {
    const places = problem[set].map(({ family }, probe) => ({ family, set, probe }));
    return [...Map.groupBy(places, ({ family }) => family).values()].flatMap((own) =>
      own.slice(0, QUESTIONS_FOR_A_FAMILY),
    );
  });
  return drawn.map(({ set, probe }, at) => ({ genome: [], set, probe, replicate: at - drawn.length }));
}

/** The words of an answer are kept only where they are shown to a proposer. */
export const keepsReplies = ({ replicate, set }: Rollout, outcome: 0 | 1 | null): boolean =>
  replicate < 0 && set === "train" && outcome === 0;

export function readPilot(
  planned: PlannedProblem,
  rollouts: readonly Rollout[],
  rows: ReadonlyMap<number, RolloutRow>,
): Pilot {
  const answered = rollouts.flatMap((rollout) => {
    const row = rows.get(rollout.replicate);
    return row ? [{ row, prompt: planned[rollout.set][rollout.probe] as PortPrompt }] : [];
  });
  // One that broke on the way says nothing about the question.
  const judged = new Set(
    answered.filter(({ row }) => row.outcome !== null || row.is_error).map(({ prompt }) => prompt.family),
  );
  const families = new Set(answered.map(({ prompt }) => prompt.family));
  return {
    asked: rollouts.length,
    unjudged: [...families].filter((family) => !judged.has(family)),
    failures: answered.flatMap(({ row, prompt }) => (row.replies ? [failureOf(prompt, row)] : [])),
  };
}

/** What stood before the first turn, a document or what a tool gave back, is often what led the agent astray. */
function failureOf(prompt: PortPrompt, { replies, reason }: RolloutRow): Failure {
  const { before = [], turns } = prompt.question;
  const opening = [...before.map(({ text }) => text), turns[0]].filter(Boolean).join("\n\n");
  return {
    ...{ category: categoryOf(prompt), turns: [opening, ...turns.slice(1)] },
    ...{ replies: replies ?? [], finding: reason ?? "" },
  };
}
