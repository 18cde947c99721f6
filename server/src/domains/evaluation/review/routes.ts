import { ok } from "../../../platform/http/answer.ts";
import { type Binding, bind } from "../../../platform/http/binding.ts";
import type { AgentsPort } from "../../agents/port.ts";
import { readFieldLabels } from "../labels/field-record.ts";
import {
  getReviewOp,
  labelResponsesOp,
  listFieldRecordsOp,
  listLabelsOp,
  listQueueOp,
  undoLabelsOp,
} from "./contract.ts";
import { labelAnswers } from "./label-answers.ts";
import { listLabels } from "./list-labels.ts";
import { presentLabeled, presentQueueRow } from "./present.ts";
import { readQueue } from "./queue.ts";
import { readReview } from "./read-review.ts";
import { undoLabels } from "./undo-labels.ts";

export function reviewRoutes(needs: { readonly agents: AgentsPort }): Binding[] {
  return [
    bind(getReviewOp, (r) => r.inTeam(async (act) => ok(await readReview(needs, act, r.params.evaluation_id)))),
    bind(listQueueOp, (r) =>
      r.inTeam(async (act) => {
        const { rows, nextCursor, total } = await readQueue(act, r.params.evaluation_id, r.query);
        return ok({ results: rows.map(presentQueueRow), total, next_cursor: nextCursor });
      }),
    ),
    bind(labelResponsesOp, (r) =>
      r.transaction(async (act) => {
        const { seqs, label, reason = null, settles, with_identical: withIdentical } = r.body;
        const request = { seqs, given: { label, reason, settles }, withIdentical };
        return ok(presentLabeled(await labelAnswers(act, r.params.evaluation_id, request)));
      }),
    ),
    bind(undoLabelsOp, (r) =>
      r.transaction(async (act) => ok(presentLabeled(await undoLabels(act, r.params.evaluation_id, r.body.batch_id)))),
    ),
    bind(listLabelsOp, (r) => r.inTeam(async (act) => ok(await listLabels(act, r.params.evaluation_id, r.query)))),
    bind(listFieldRecordsOp, (r) => r.inTeam(async (act) => ok({ results: await readFieldLabels(act) }))),
  ];
}
