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
  if (run.gateway === null) {
    const made = run.test_sets.filter(({ generated }) => generated).map(({ harness }) => harness);
    if (made.length > 0) await agents.testedWith(act, run.agent_id, made);
  }
  // A run of the team's own tests, or behind guards, must not replace what a run of the probes said of the agent itself.
  if (run.harness_type === "custom" || run.gateway !== null) return;
  const { overall } = conclusion;
  // The score of a few picked probes is not the agent's, and would replace one that is.
  if (run.picked_probes === null) await agents.evaluated(act, run.agent_id, resultOf({ run, conclusion, completedAt }));
  if (overall.verdict !== "inconclusive") await agents.happened(act, run.agent_id, `verdict_${overall.verdict}`);
}

function resultOf({ run, conclusion, completedAt }: CompletedRun): Parameters<AgentsPort["evaluated"]>[2] {
  const { scores, overall } = conclusion;
  const [reliability = null, security = null, safety = null] = trustHarnesses.map((name) => scores[name]);
  return {
    evaluation_id: run.id,
    overall_score: scores["overall"] ?? null,
    reliability_score: reliability,
    security_score: security,
    safety_score: safety,
    completed_at: completedAt,
    harnesses: run.harness_names,
    tested_by: "native",
    verdict: tellsNothingNew(overall) ? null : overall.verdict,
  };
}

/** A run of some dimensions never passes. Where that alone keeps it from passing, it says nothing against the agent. */
const tellsNothingNew = ({ verdict, reasons }: Conclusion["overall"]): boolean =>
  verdict === "inconclusive" && reasons.length > 0 && reasons.every(({ kind }) => kind === "partial");
