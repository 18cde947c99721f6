import { unprocessable } from "../../../kernel/unprocessable.ts";
import type { Act } from "../../../platform/act.ts";
import { created, ok } from "../../../platform/http/answer.ts";
import { type Binding, bind } from "../../../platform/http/binding.ts";
import { countFindings } from "../findings/read-findings.ts";
import { addComment, listComments } from "./comments.ts";
import {
  addCommentOp,
  countFindingsOp,
  getFindingOp,
  listCommentsOp,
  listFailuresOp,
  listFindingsOp,
  triageFindingsOp,
  updateFindingOp,
} from "./contract.ts";
import { type FindingsFilter, findMatching, listFailures, listFindings } from "./list-findings.ts";
import { readFinding } from "./read-finding.ts";
import { type TriageNeeds, triage } from "./triage.ts";

/** The revisions an If-Match header accepts; null when it accepts any. */
function revisionsOf(ifMatch: string | undefined): number[] | null {
  if (ifMatch === undefined || ifMatch.trim() === "*") return null;
  return ifMatch.split(",").map((tag) => Number(/^\s*"(\d{1,15})"\s*$/.exec(tag)?.[1] ?? -1));
}

interface Selection {
  readonly finding_ids?: readonly string[] | null | undefined;
  readonly filter?: FindingsFilter | null | undefined;
}

/** Findings by their IDs, or all that match a filter: one of the two. */
async function selected(act: Act, { finding_ids: ids, filter }: Selection): Promise<readonly string[]> {
  if (ids && !filter) return ids;
  if (filter && !ids) return findMatching(act, filter);
  throw unprocessable(["body", "finding_ids"], "Set finding_ids or filter, and not both", ids ?? null);
}

export function findingRoutes(needs: TriageNeeds): Binding[] {
  return [
    bind(listFindingsOp, (r) => r.inTeam(async (act) => ok(await listFindings(needs.agents, act, r.query)))),
    bind(countFindingsOp, (r) => r.inTeam(async (act) => ok(await countFindings(act, r.query)))),
    bind(triageFindingsOp, (r) =>
      r.transaction(async (act) => {
        const { finding_ids, filter, ...change } = r.body;
        const ids = await selected(act, { finding_ids, filter });
        return ok({ count: await triage(needs, act, { ids, change }) });
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
    bind(listFailuresOp, (r) => r.inTeam(async (act) => ok(await listFailures(act, r.params.finding_id, r.query)))),
    bind(listCommentsOp, (r) => r.inTeam(async (act) => ok(await listComments(act, r.params.finding_id, r.query)))),
    bind(addCommentOp, (r) =>
      r.transaction(async (act) => created(await addComment(act, r.params.finding_id, r.body.body))),
    ),
  ];
}
