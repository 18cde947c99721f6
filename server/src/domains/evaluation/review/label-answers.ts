import { createHash } from "node:crypto";
import { fault } from "../../../kernel/errors.ts";
import { unprocessable } from "../../../kernel/unprocessable.ts";
import type { Act } from "../../../platform/act.ts";
import { recordAudit } from "../../../platform/audit/record.ts";
import { type Given, type GivenLabels, giveLabels } from "../labels/give-labels.ts";
import { type LabeledAnswer, selectAnswers } from "../labels/store.ts";
import type { RunRow } from "../runs/store/run-row.ts";
import { lockRun, markForRescoring } from "../runs/store/runs.ts";
import { updateFindingsAfterReview } from "./findings-after-review.ts";
import { selectIdentical } from "./store.ts";

export interface LabelRequest {
  readonly seqs: readonly number[];
  readonly given: Given;
  /** With every answer that is identical to the named ones. */
  readonly withIdentical: boolean;
}

export interface Labeled extends GivenLabels {
  readonly unchanged: number;
}

/**
 * Labels answers as the acting person: the labels, the findings that follow from them and the audit entry, all or nothing.
 * The score follows within seconds (`rescore-worker.ts`), and until then the run says that it is to be scored again.
 */
export async function labelAnswers(
  act: Act,
  evaluationId: string,
  { seqs, given, withIdentical }: LabelRequest,
): Promise<Labeled> {
  if (given.settles && !given.reason?.trim()) {
    throw unprocessable(["body", "reason"], "Enter a reason to settle a disagreement", given.reason);
  }
  if (given.settles && given.label === "cannot_tell") {
    throw unprocessable(["body", "label"], "A disagreement is settled with failed or passed", given.label);
  }
  const run = await lockReviewable(act, evaluationId);
  const named = await answersOf(act, run, [...new Set(seqs)]);
  const [first] = named;
  const answers =
    first && withIdentical
      ? await selectAnswers(act, run.id, await selectIdentical(act, run.id, first.likeness))
      : named;
  const { batchId, changed } = await giveLabels(act, run.id, { answers, given });
  if (changed.length > 0) {
    await updateFindingsAfterReview(act, run, changed);
    await markForRescoring(act, run);
    await audit(act, run, { action: "evaluation.labeled", batchId, seqs: changed, given });
  }
  return { batchId, changed, unchanged: answers.length - changed.length };
}

/** Labels are for what is complete: the answers of a run in progress may still be sent again. */
export async function lockReviewable(act: Act, evaluationId: string): Promise<RunRow> {
  const run = await lockRun(act, evaluationId);
  if (!run) throw fault("EVALUATION_NOT_FOUND");
  if (run.status !== "completed") {
    throw fault("EVALUATION_STATE", { public: "Only responses of a completed evaluation can be labeled." });
  }
  return run;
}

/** One call is one judgment: several answers can share it only if they are the same answer. */
async function answersOf(act: Act, run: RunRow, seqs: readonly number[]): Promise<LabeledAnswer[]> {
  const answers = await selectAnswers(act, run.id, seqs);
  const known = new Map(answers.map((answer) => [answer.seq, answer]));
  for (const [at, seq] of seqs.entries()) {
    if (!known.has(seq)) throw unprocessable(["body", "seqs", at], "No prompt with this number has a result", seq);
    if (known.get(seq)?.is_error) throw unprocessable(["body", "seqs", at], "The prompt got no response", seq);
  }
  if (new Set(answers.map(({ likeness }) => likeness)).size > 1) {
    throw unprocessable(["body", "seqs"], "Only identical responses can be labeled together", seqs.length);
  }
  return answers;
}

interface Labeling {
  readonly action: "evaluation.labeled" | "evaluation.labels_undone";
  readonly batchId: string;
  readonly seqs: readonly number[];
  readonly given: Given | null;
}

/** The reason is free text and stays with the labels, which are never changed; its hash here proves what it was. */
export function audit(act: Act, run: RunRow, { action, batchId, seqs, given }: Labeling): Promise<void> {
  const hash = (value: unknown): string => createHash("sha256").update(JSON.stringify(value)).digest("hex");
  return recordAudit(act, {
    action,
    target: { kind: "evaluation", id: run.id },
    afterHash: given && hash({ ...given, seqs }),
    details: {
      batch_id: batchId,
      prompts: seqs.length,
      first_prompts: seqs.slice(0, 20),
      ...(given ? { label: given.label, settles: given.settles } : {}),
    },
  });
}
