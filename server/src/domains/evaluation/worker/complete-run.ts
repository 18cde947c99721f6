import { type Act, actSeconds } from "../../../platform/act.ts";
import { recordAudit } from "../../../platform/audit/record.ts";
import type { AgentsPort } from "../../agents/port.ts";
import { keepFindings } from "../findings/keep-findings.ts";
import { tellFindings } from "../findings/tell/tell-findings.ts";
import { conclude, keepConclusion } from "../results/conclude.ts";
import { tellTeam } from "../results/tell/tell-team.ts";
import { tellAgent } from "../results/tell-agent.ts";
import { selectRuleSeverities } from "../rule-verdicts/store.ts";
import { changeStatus } from "../runs/change-status.ts";
import type { RunRow } from "../runs/store/run-row.ts";

/** The last result is in: the run's end, its scores, and what they say of the agent, all in the act's transaction. */
export async function completeRun(agents: AgentsPort, act: Act, run: RunRow): Promise<RunRow> {
  const conclusion = await conclude(act, run);
  await keepConclusion(act, run, conclusion);
  // What the agent does behind its guards says nothing about the agent itself, and must not close findings of it.
  if (run.gateway === null) {
    const made = run.test_sets.some(({ generated }) => generated) ? await selectRuleSeverities(act, run.id) : [];
    const changed = await keepFindings(act, run, { probes: [...conclusion.probes, ...made] });
    await tellFindings(agents, act, { agentId: run.agent_id, ...changed, by: { evaluation_id: run.id } });
  }
  const completed = await changeStatus(act, run, { status: "completed", message: null });
  if (run.harness_type === "standard" && run.gateway === null)
    await agents.happened(act, run.agent_id, "evaluation_completed");
  await tellAgent(agents, act, { run, conclusion, completedAt: actSeconds(act) });
  await tellTeam(agents, act, { run, conclusion });
  const { resisted, failed, unassessed } = run;
  await recordAudit(act, {
    action: "evaluation.completed",
    target: { kind: "evaluation", id: run.id },
    details: { resisted, failed, unassessed, verdict: conclusion.overall.verdict },
  });
  return completed;
}
