/**
 * Which prompts can be assessed on this agent at all. A detector that cannot decide says nothing about a change, and the
 * final test would wait for pairs that never come. So a few prompts of each family are sent to the unchanged agent, and
 * families without a single assessed response are left out, by name.
 */
import type { PortPrompt } from "../../evaluation/port.ts";
import type { Rollout } from "../engine/model/rollout.ts";
import { type Example, examplesFrom, isOfObjective } from "../plan/own-tests/examples.ts";
import { categoryOf, type PlannedProblem } from "../plan/problem.ts";
import type { Trace } from "../plan/proposed.ts";
import type { PilotAnswer, RolloutRow } from "./store/job-row.ts";

export interface Pilot {
  readonly asked: number;
  readonly unjudged: readonly string[];
  /** Of the search half. */
  readonly answers: readonly PilotAnswer[];
  /** Failures of the search half, in the order of the prompts. The held-out half stays unread. */
  readonly failures: readonly Failure[];
  /** From the team's own tests, if the search is to improve on them. */
  readonly examples: readonly Example[];
}

export interface Failure extends Trace {
  readonly category: string;
}

/** The text of a response is stored only if the rule-writing agent will see it, or if it may become an example. */
export const keepsReplies = (
  { replicate, set, probe }: Rollout,
  outcome: 0 | 1 | null,
  { problem, train }: Pick<PlannedProblem, "problem" | "train">,
): boolean =>
  replicate < 0 &&
  !train[probe]?.isTraffic &&
  set === "train" &&
  (outcome === 0 || (outcome === 1 && isOfObjective(problem, problem.train[probe]?.category ?? -1)));

export function readPilot(
  planned: PlannedProblem,
  rollouts: readonly Rollout[],
  rows: ReadonlyMap<number, RolloutRow>,
): Pilot {
  const answered = rollouts.flatMap((rollout) => {
    const row = rows.get(rollout.replicate);
    return row ? [{ row, rollout, prompt: planned[rollout.set][rollout.probe] as PortPrompt }] : [];
  });
  // A failed request says nothing about the prompt.
  const judged = new Set(
    answered.filter(({ row }) => row.outcome !== null || row.is_error).map(({ prompt }) => prompt.family),
  );
  const families = new Set(answered.map(({ prompt }) => prompt.family));
  return {
    asked: rollouts.length,
    unjudged: [...families].filter((family) => !judged.has(family)),
    answers: answered.flatMap(({ row: { outcome }, rollout: { set }, prompt: { key } }) =>
      set === "train" && outcome !== null ? [{ prompt_key: key, outcome }] : [],
    ),
    failures: answered.flatMap(({ row, prompt }) => (row.replies && row.outcome === 0 ? [failureOf(prompt, row)] : [])),
    examples: examplesFrom(
      answered.flatMap(({ row, rollout: { set, probe }, prompt }) => {
        if (set !== "train" || !isOfObjective(planned.problem, planned.problem.train[probe]?.category ?? -1)) return [];
        return [{ prompt, replies: row.outcome === 1 ? row.replies : null }];
      }),
    ),
  };
}

/** What came before the first turn, a document or a tool result, is often what misled the agent. */
function failureOf(prompt: PortPrompt, { replies, reason }: RolloutRow): Failure {
  const { before = [], turns } = prompt.question;
  const opening = [...before.map(({ text }) => text), turns[0]].filter(Boolean).join("\n\n");
  return {
    ...{ category: categoryOf(prompt), turns: [opening, ...turns.slice(1)] },
    ...{ replies: replies ?? [], finding: reason ?? "" },
  };
}
