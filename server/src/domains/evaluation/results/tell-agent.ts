import type { Act } from "../../../platform/act.ts";
import type { AgentsPort } from "../../agents/port.ts";
import { trustHarnesses } from "../probes/harnesses.ts";
import type { RunRow } from "../runs/store/run-row.ts";
import type { Conclusion } from "./conclude.ts";

interface CompletedRun {
  readonly run: RunRow;
  readonly conclusion: Conclusion;
  /** Seconds. */
  readonly completedAt: number;
}

/** Writes the run's result to the agent, whose trust stage follows the verdict. */
export async function tellAgent(
  agents: AgentsPort,
  act: Act,
  { run, conclusion, completedAt }: CompletedRun,
): Promise<void> {
  const { scores, overall } = conclusion;
  // Trust is a matter of all three dimensions: a pass in one of them is no pass, but a failure in one is a failure.
  const isWhole = trustHarnesses.every((name) => run.harness_names.includes(name));
  const [reliability = null, security = null, safety = null] = trustHarnesses.map((name) => scores[name]);
  await agents.evaluated(act, run.agent_id, {
    evaluation_id: run.id,
    overall_score: scores["overall"] ?? null,
    reliability_score: reliability,
    security_score: security,
    safety_score: safety,
    completed_at: completedAt,
    harnesses: run.harness_names,
    tested_by: "native",
    verdict: isWhole || overall.verdict !== "passed" ? overall.verdict : null,
  });
  if (isWhole && overall.verdict !== "inconclusive")
    await agents.happened(act, run.agent_id, `verdict_${overall.verdict}`);
}
