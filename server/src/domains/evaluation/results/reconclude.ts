import type { Act } from "../../../platform/act.ts";
import type { AgentsPort } from "../../agents/port.ts";
import { recountFindings } from "../findings/keep-findings.ts";
import type { RunRow } from "../runs/store/run-row.ts";
import { lockRun } from "../runs/store/runs.ts";
import { type Conclusion, conclude, keepConclusion, keepConclusionOf } from "./conclude.ts";
import { tellOfReview } from "./tell/tell-team.ts";
import { tellAgent } from "./tell-agent.ts";

/**
 * What a completed run says, once more, after people have looked at its findings. It is held to the threshold that it was
 * held to. The run's row is locked.
 */
export async function reconclude(agents: AgentsPort, act: Act, run: RunRow): Promise<void> {
  if (run.status !== "completed" || run.completed_at === null || run.archived_at !== null) return;
  const conclusion = await conclude(act, run, run.threshold);
  await keepConclusion(act, run, conclusion);
  await recountFindings(act, run);
  await tellOfReview(agents, act, { run, conclusion });
  await tellOfNewest(agents, act, { run, conclusion });
}

interface Scored {
  /** As it was when the conclusion was computed. */
  readonly run: RunRow;
  readonly conclusion: Conclusion;
}

/** Keeps what was computed without a lock, unless the run has a newer score by now or is in progress again. */
export async function keepRescored(agents: AgentsPort, act: Act, scored: Scored): Promise<void> {
  const now = await lockRun(act, scored.run.id);
  if (now?.status !== "completed" || now.archived_at !== null || now.scored_version >= scored.run.review_version)
    return;
  await keepConclusionOf(act, scored.run, scored.conclusion);
  await recountFindings(act, scored.run);
  await tellOfReview(agents, act, { run: now, conclusion: scored.conclusion });
  await tellOfNewest(agents, act, scored);
}

/** The agent hears of it only while this is its newest run: an old one must not speak over a later one. */
async function tellOfNewest(agents: AgentsPort, act: Act, { run, conclusion }: Scored): Promise<void> {
  const { latest_evaluation: latest } = await agents.get(act, run.agent_id);
  if (latest?.["evaluation_id"] !== run.id || run.completed_at === null) return;
  await tellAgent(agents, act, { run, conclusion, completedAt: run.completed_at });
}
