import { created, ok } from "../../../platform/http/answer.ts";
import { type Binding, bind } from "../../../platform/http/binding.ts";
import { presentFinding } from "../findings/present.ts";
import { countFindings } from "../findings/read-findings.ts";
import { addComment, listComments } from "./comments.ts";
import {
  addCommentOp,
  countFindingsOp,
  getFindingOp,
  listCommentsOp,
  listFindingsOp,
  triageFindingsOp,
  updateFindingOp,
} from "./contract.ts";
import { listFindings } from "./list-findings.ts";
import { readFinding } from "./read-finding.ts";
import { type TriageNeeds, triage } from "./triage.ts";

/** The revisions an If-Match header accepts; null when it accepts any. */
function revisionsOf(ifMatch: string | undefined): number[] | null {
  if (ifMatch === undefined || ifMatch.trim() === "*") return null;
  return ifMatch.split(",").map((tag) => Number(/^\s*"(\d{1,15})"\s*$/.exec(tag)?.[1] ?? -1));
}

export function findingRoutes(needs: TriageNeeds): Binding[] {
  return [
    bind(listFindingsOp, (r) =>
      r.inTeam(async (act) => {
        const { rows, nextCursor } = await listFindings(act, r.query);
        const named = await needs.agents.naming(act, rows);
        return ok({ results: named.map((row) => presentFinding(row, act.now)), next_cursor: nextCursor });
      }),
    ),
    bind(countFindingsOp, (r) => r.inTeam(async (act) => ok(await countFindings(act, r.query)))),
    bind(triageFindingsOp, (r) =>
      r.transaction(async (act) => {
        const { finding_ids: ids, ...change } = r.body;
        await triage(needs, act, { ids, change });
        return ok({ count: new Set(ids).size });
      }),
    ),
    bind(getFindingOp, (r) =>
      r.inTeam(async (act) => {
        const { row, body } = await readFinding(needs, act, r.params.finding_id);
        return ok(body, { etag: `"${row.revision}"` });
      }),
    ),
    bind(updateFindingOp, (r) =>
      r.transaction(async (act) => {
        const { finding_id: id } = r.params;
        await triage(needs, act, { ids: [id], change: r.body, revisions: revisionsOf(r.ifMatch) });
        const { row, body } = await readFinding(needs, act, id);
        return ok(body, { etag: `"${row.revision}"` });
      }),
    ),
    bind(listCommentsOp, (r) => r.inTeam(async (act) => ok(await listComments(act, r.params.finding_id, r.query)))),
    bind(addCommentOp, (r) =>
      r.transaction(async (act) => created(await addComment(act, r.params.finding_id, r.body.body))),
    ),
  ];
}
