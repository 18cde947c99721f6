import { fault } from "../../../kernel/errors.ts";
import type { Act } from "../../../platform/act.ts";
import { recordAudit } from "../../../platform/audit/record.ts";
import { allowedStates, type JobStatus, stateRefusal } from "../../../platform/work/status.ts";
import type { CampaignRow } from "./store/campaign-row.ts";
import { changeStatus, deleteCampaign, getCampaign } from "./store/campaigns.ts";
import { logLine } from "./store/log.ts";

/** Locks a campaign that may make this move, and records it in the audit log and in its own. */
async function lockForMove(
  act: Act,
  id: string,
  move: { from: readonly JobStatus[]; verb: string },
): Promise<CampaignRow> {
  const campaign = await getCampaign(act, id, "for update");
  const refusal = stateRefusal("campaign", campaign.status, move.from);
  if (refusal) throw fault("CAMPAIGN_STATE", { public: refusal });
  await logLine(act, id, move.verb);
  await recordAudit(act, { action: `campaign.${move.verb}`, target: { kind: "campaign", id } });
  return campaign;
}

/** What was found so far stays. */
export async function cancelCampaign(act: Act, id: string): Promise<CampaignRow> {
  await lockForMove(act, id, { from: allowedStates.cancel, verb: "cancelled" });
  return changeStatus(act, id, { status: "cancelled", message: "Cancelled by a user.", reason: "cancelled" });
}

/** With its transcripts. A worker that has it finds nothing to write to. */
export async function removeCampaign(act: Act, id: string): Promise<void> {
  const { agent_id } = await getCampaign(act, id, "for update");
  await deleteCampaign(act, id);
  await recordAudit(act, { action: "campaign.deleted", target: { kind: "campaign", id }, details: { agent_id } });
}
