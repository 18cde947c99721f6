import { probes } from "../probes/list.ts";
import { presentResult } from "../results/present.ts";
import type { Labeled } from "./label-answers.ts";
import type { LabeledQueueRow } from "./queue.ts";

const byId = new Map(probes.map((probe) => [probe.id, probe]));

export function presentQueueRow(row: LabeledQueueRow) {
  return {
    ...presentResult(row, byId),
    judges: row.judges,
    group: row.likeness,
    identical: row.identical,
    decision: row.decision,
    labels: row.labels.map(({ person, label, reason, settles, at }) => ({
      ...{ person, label, reason, settles },
      at: Math.floor(at / 1000),
    })),
  };
}

export function presentLabeled({ batchId, changed, unchanged }: Labeled) {
  return { batch_id: batchId, seqs: changed, unchanged, rescoring: changed.length > 0 };
}
