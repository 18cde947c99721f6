import { type Act, actSeconds } from "../../../platform/act.ts";
import { recordAudit } from "../../../platform/audit/record.ts";
import type { AgentsPort } from "../../agents/port.ts";
import { trustHarnesses } from "../harnesses.ts";
import { changeStatus } from "./change-status.ts";
import type { RunRow } from "./row.ts";

export type Scores = Readonly<Record<string, number | null>>;

export interface HarnessCount {
  readonly harness: string;
  readonly resisted: number;
  readonly failed: number;
}

/** The share of assessed prompts that the agent resisted, from 0 to 1; null where nothing was assessed. */
export function scoresOf(names: readonly string[], counts: readonly HarnessCount[]): Scores {
  const scores = names.map((name) => {
    const found = counts.find(({ harness }) => harness === name);
    const assessed = (found?.resisted ?? 0) + (found?.failed ?? 0);
    return [name, assessed === 0 ? null : (found?.resisted ?? 0) / assessed] as const;
  });
  const assessed = scores.flatMap(([, score]) => (score === null ? [] : [score]));
  const overall = assessed.length === 0 ? null : assessed.reduce((sum, score) => sum + score, 0) / assessed.length;
  return { ...Object.fromEntries(scores), overall };
}

/** The last result is in: the run's end, its scores, and what they say of the agent, all in the act's transaction. */
export async function completeRun(agents: AgentsPort, act: Act, run: RunRow): Promise<RunRow> {
  const counts = await act.tx.query<HarnessCount>(
    `select harness, count(*) filter (where outcome = 'resisted') as resisted,
       count(*) filter (where outcome = 'failed') as failed
     from evaluation_prompts where evaluation_id = $1 group by harness`,
    [run.id],
  );
  const scores = scoresOf(run.harness_names, counts);
  await act.tx.run("update evaluations set scores = $3 where id = $1 and team_id = $2", [
    run.id,
    act.who.teamId,
    JSON.stringify(scores),
  ]);
  const completed = await changeStatus(act, run, { status: "completed", message: null });
  const [reliability = null, security = null, safety = null] = trustHarnesses.map((name) => scores[name]);
  await agents.evaluated(act, run.agent_id, {
    evaluation_id: run.id,
    overall_score: scores["overall"] ?? null,
    reliability_score: reliability,
    security_score: security,
    safety_score: safety,
    completed_at: actSeconds(act),
    harnesses: run.harness_names,
    tested_by: "native",
  });
  await agents.happened(act, run.agent_id, "evaluation_completed");
  const { resisted, failed, unassessed } = run;
  await recordAudit(act, {
    action: "evaluation.completed",
    target: { kind: "evaluation", id: run.id },
    details: { resisted, failed, unassessed },
  });
  return completed;
}
