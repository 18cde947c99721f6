import { hasTooManyErrors } from "../../../../platform/work/error-rate.ts";
import { changeStatus, getCampaign } from "../../campaigns/store/campaigns.ts";
import type { Counted } from "../../campaigns/store/journal.ts";
import { logLine } from "../../campaigns/store/log.ts";
import type { CampaignRun } from "./needs.ts";

/** Fewer attempts than this are too few to judge an agent's error rate. */
const ENOUGH_TO_JUDGE = 20;

/** Pauses the campaign if too many attempts end with errors: then the agent is probably broken, not strong. */
export async function pausesOnErrors(run: CampaignRun, counted: Counted): Promise<boolean> {
  if (!hasTooManyErrors(counted, ENOUGH_TO_JUDGE)) return false;
  const { watched, watched_errors: errors } = counted;
  const message = `${errors} of the last ${watched} attempts failed with errors. Check the agent, then resume the campaign.`;
  await pauseCampaign(run, { message, reason: "target_errors" });
  return true;
}

/** Nothing more leaves from now on, also where another goal of the campaign is being tried. */
export async function pauseCampaign(
  { context, claimed, permit }: CampaignRun,
  { message, reason }: { readonly message: string; readonly reason: string },
): Promise<void> {
  permit.end();
  await context.transaction(async (act) => {
    const campaign = await getCampaign(act, claimed.id, "for update");
    if (campaign.status !== "running" || campaign.worker !== claimed.worker) return;
    await logLine(act, claimed.id, `paused: ${message}`);
    await changeStatus(act, claimed.id, { status: "paused", message, reason });
  });
}
