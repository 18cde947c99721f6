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
  // A run of the team's own tests has no score, and must not replace what a run of the probes said.
  if (run.harness_type === "custom") return;
  const { scores, overall } = conclusion;
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
    verdict: tellsNothingNew(overall) ? null : overall.verdict,
  });
  if (overall.verdict !== "inconclusive") await agents.happened(act, run.agent_id, `verdict_${overall.verdict}`);
}

/** A run of some dimensions never passes. Where that alone keeps it from passing, it says nothing against the agent. */
const tellsNothingNew = ({ verdict, reasons }: Conclusion["overall"]): boolean =>
  verdict === "inconclusive" && reasons.length > 0 && reasons.every(({ kind }) => kind === "partial");
