import { newId } from "../../../kernel/ids.ts";
import type { Act } from "../../../platform/act.ts";
import { giveLabels } from "./give-labels.ts";
import { endLabels, selectAnswers, selectCurrentLabels } from "./store.ts";

/**
 * A finding that is marked as a false positive is a decision of the team: a label that replaces all before it. The
 * run's row is locked.
 */
export async function markPassed(
  act: Act,
  evaluationId: string,
  { seqs, reason }: { readonly seqs: readonly number[]; readonly reason: string | null },
): Promise<void> {
  const answers = await selectAnswers(act, evaluationId, seqs);
  await giveLabels(act, evaluationId, { answers, given: { label: "passed", reason, settles: true } });
}

/** A false positive that is reopened is none: everyone's labels that say so end, and the detector's outcome counts again. */
export async function endPassed(act: Act, evaluationId: string, seqs: readonly number[]): Promise<void> {
  const current = await selectCurrentLabels(act, evaluationId, seqs);
  const passed = current.filter(({ label }) => label === "passed").map(({ id }) => id);
  await endLabels(act, passed, newId(act.now));
}
