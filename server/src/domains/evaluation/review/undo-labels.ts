import { fault } from "../../../kernel/errors.ts";
import { newId } from "../../../kernel/ids.ts";
import type { Act } from "../../../platform/act.ts";
import { endLabels, insertLabels, selectBatch, selectEndedBy } from "../labels/store.ts";
import { markForRescoring } from "../runs/store/runs.ts";
import { updateFindingsAfterReview } from "./findings-after-review.ts";
import { audit, type Labeled, lockReviewable } from "./label-answers.ts";

/**
 * Takes back what the acting person labeled in one call: what they had said before counts again. Labels that were
 * replaced since then stay as they are, so undoing twice changes nothing the second time.
 */
export async function undoLabels(act: Act, evaluationId: string, batchId: string): Promise<Labeled> {
  const run = await lockReviewable(act, evaluationId);
  const batch = await selectBatch(act, run.id, batchId);
  if (batch.length === 0) throw fault("LABELS_NOT_FOUND");
  const current = batch.filter(({ ended_at: ended }) => ended === null);
  const undone = new Set(current.map(({ seq }) => seq));
  const before = (await selectEndedBy(act, run.id, batchId)).filter(({ seq }) => undone.has(seq));
  const undoId = newId(act.now);
  const ids = current.map(({ id }) => id);
  await endLabels(act, ids, undoId);
  await insertLabels(act, { evaluationId: run.id, batchId: undoId }, before);
  const changed = [...undone];
  if (changed.length > 0) {
    await updateFindingsAfterReview(act, run, changed);
    await markForRescoring(act, run);
    await audit(act, run, { action: "evaluation.labels_undone", batchId, seqs: changed, given: null });
  }
  return { batchId: undoId, changed, unchanged: batch.length - changed.length };
}
