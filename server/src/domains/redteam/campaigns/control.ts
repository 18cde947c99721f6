import { fault } from "../../../kernel/errors.ts";
import type { Act } from "../../../platform/act.ts";
import { recordAudit } from "../../../platform/audit/record.ts";
import { allowedStates, type JobStatus, stateRefusal } from "../../../platform/work/status.ts";
import { assertMayAttack } from "../safety/may-attack.ts";
import { assertOn, type ResolveNeeds } from "./resolve.ts";
import type { CampaignRow } from "./store/campaign-row.ts";
import { cancelOpen, changeStatus, deleteCampaign, getCampaign, resumeWatch } from "./store/campaigns.ts";
import { logLine, logLines } from "./store/log.ts";

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

/** What is in flight is still written down. */
export async function pauseCampaign(act: Act, id: string): Promise<CampaignRow> {
  await lockForMove(act, id, { from: allowedStates.pause, verb: "paused" });
  return changeStatus(act, id, { status: "paused", message: "Paused by a user." });
}

/** Errors so far are forgotten: only new ones can pause it again. */
export async function resumeCampaign(needs: Pick<ResolveNeeds, "config">, act: Act, id: string): Promise<CampaignRow> {
  assertOn(needs);
  const { agent_id } = await lockForMove(act, id, { from: allowedStates.resume, verb: "resumed" });
  await assertMayAttack(act, agent_id);
  await resumeWatch(act, id);
  return changeStatus(act, id, { status: "running" });
}

/** Every campaign of the team that has not ended. Returns how many there were. */
export async function cancelAllCampaigns(act: Act): Promise<number> {
  const ids = await cancelOpen(act, { message: "All campaigns of the team were stopped.", reason: "stopped" });
  await logLines(act, ids, "stopped with all campaigns of the team");
  return ids.length;
}

/** With its transcripts. A worker that has it finds nothing to write to. */
export async function removeCampaign(act: Act, id: string): Promise<void> {
  const { agent_id } = await getCampaign(act, id, "for update");
  await deleteCampaign(act, id);
  await recordAudit(act, { action: "campaign.deleted", target: { kind: "campaign", id }, details: { agent_id } });
}
