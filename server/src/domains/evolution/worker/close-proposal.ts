import type { Act } from "../../../platform/act.ts";
import { recordAudit } from "../../../platform/audit/record.ts";
import type { JobRow } from "../jobs/store/job-row.ts";
import { getProposal, writeProposal } from "../proposals/store.ts";

/** If a job ends without a result, its proposal must not keep waiting for one. */
export async function closeProposalOfEndedJob(
  act: Act,
  { id, kind, proposal_id, finish_reason }: JobRow,
): Promise<void> {
  if (kind === "search" || proposal_id === null) return;
  const [from, to] =
    kind === "recheck" ? (["evaluating", "inconclusive"] as const) : (["monitoring", "applied"] as const);
  const proposal = await getProposal(act, proposal_id, "for update");
  if (proposal.status !== from) return;
  await writeProposal(act, proposal_id, { status: to });
  await recordAudit(act, {
    action: kind === "recheck" ? "proposal.recheck_ended" : "proposal.watch_ended",
    target: { kind: "proposal", id: proposal_id },
    details: { status: to, evolution_id: id, reason: finish_reason },
  });
}
