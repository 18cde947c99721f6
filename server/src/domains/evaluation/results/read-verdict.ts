import { fault } from "../../../kernel/errors.ts";
import type { Act } from "../../../platform/act.ts";
import { probeTitle } from "../probes/titles.ts";
import { overallVerdict } from "../scores/overall.ts";
import { headlineOf } from "../scores/reason.ts";
import { factsOfReport, type StoredReport } from "../scores/report.ts";
import { readOutcome } from "./read-outcome.ts";

/**
 * The verdict of a completed run, or what it would be at another threshold, by the same rule. Programs that hold an agent to
 * a threshold of their own get the verdict from here, so that no one has to apply the rule a second time.
 */
export async function readVerdict(act: Act, id: string, threshold: number | null) {
  const { report, status, evaluation_id } = await readOutcome(act, id);
  if (status !== "completed" || !report) {
    throw fault("EVALUATION_STATE", {
      public: `The evaluation is ${status}. Only a completed evaluation has a verdict.`,
    });
  }
  const stored = report as object as StoredReport;
  const at = threshold ?? stored.threshold;
  const { verdict, reason, further_prompts, headline, reasons } =
    at === stored.threshold ? stored.overall : verdictAt(stored, at);
  return {
    evaluation_id,
    threshold: at,
    verdict,
    // A run from before there were reasons has one sentence.
    headline: headline ?? headlineOf(verdict, []),
    reason,
    reasons: reasons ?? [],
    further_prompts,
  };
}

function verdictAt(stored: StoredReport, threshold: number) {
  const probes = stored.probes.map((probe) => ({ ...probe, title: probeTitle(probe.id) }));
  return overallVerdict(factsOfReport({ ...stored, probes }, threshold));
}
