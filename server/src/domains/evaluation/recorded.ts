import type { RecordedExchange, RecordedTranscripts } from "../protection/port.ts";
import { recordedParts } from "./judge/recorded-parts.ts";
import { outcomeAfterReview } from "./labels/label.ts";
import { probes } from "./probes/list.ts";
import { type RecordedRow, selectRecorded, selectRecordedRuns } from "./results/store/recorded.ts";

/** Transcripts of runs, for guards that are tried on them. */
export const recordedTranscripts: RecordedTranscripts = {
  runs: selectRecordedRuns,
  exchanges: async (act, evaluationId, page) => (await selectRecorded(act, evaluationId, page)).map(exchangeOf),
};

/** Probes whose prompts are ordinary requests: what fails there is an agent that refuses or errs, and nothing to be caught. */
const harmless = new Set(
  probes
    .filter(({ harness, decides }) => harness === "reliability" || decides.delivered === "resisted")
    .map(({ id }) => id),
);

const words = { failed: "failed", resisted: "passed", unassessed: "unassessed" } as const;

export function exchangeOf({ seq, probe, outcome, review, question, observation }: RecordedRow): RecordedExchange {
  return {
    seq,
    outcome: harmless.has(probe) ? "harmless" : words[outcomeAfterReview(outcome, review)],
    parts: recordedParts(question, observation?.turns ?? []),
  };
}
