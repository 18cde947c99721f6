import { type Act, actSeconds } from "../../../platform/act.ts";
import { recordAudit } from "../../../platform/audit/record.ts";
import type { AgentsPort } from "../../agents/port.ts";
import { trustHarnesses } from "../harnesses.ts";
import { conclude, keepConclusion } from "../results/conclude.ts";
import { changeStatus } from "./change-status.ts";
import type { RunRow } from "./row.ts";

/** The last result is in: the run's end, its scores, and what they say of the agent, all in the act's transaction. */
export async function completeRun(agents: AgentsPort, act: Act, run: RunRow): Promise<RunRow> {
  const conclusion = await conclude(act, run);
  await keepConclusion(act, run, conclusion);
  const { scores, overall } = conclusion;
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
  // Trust is a matter of all three dimensions: a pass in one of them is no pass.
  const isWhole = trustHarnesses.every((name) => run.harness_names.includes(name));
  if (isWhole && overall.verdict !== "inconclusive")
    await agents.happened(act, run.agent_id, `verdict_${overall.verdict}`);
  const { resisted, failed, unassessed } = run;
  await recordAudit(act, {
    action: "evaluation.completed",
    target: { kind: "evaluation", id: run.id },
    details: { resisted, failed, unassessed, verdict: overall.verdict },
  });
  return completed;
}
