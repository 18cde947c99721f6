import type { Act } from "../../../platform/act.ts";
import { recordAudit } from "../../../platform/audit/record.ts";
import { readFigures } from "../campaigns/read-figures.ts";
import { changeStatus, getCampaign } from "../campaigns/store/campaigns.ts";
import { logLine } from "../campaigns/store/log.ts";
import { leaveGoals, writeFigures } from "../campaigns/store/progress.ts";
import type { CampaignRun } from "./claimed/needs.ts";

export interface Ending {
  readonly reason: "done" | "budget" | "stop_after";
  /** What is said of goals that were not finished. */
  readonly left: string;
}

const WORDS: Readonly<Record<Ending["reason"], string>> = {
  done: "all goals were tried",
  budget: "the budget is spent",
  stop_after: "enough was found",
};

/** Everything that a campaign leaves behind at its end, together or not at all. */
export const completeCampaign = ({ needs, context, claimed }: CampaignRun, ending: Ending): Promise<void> =>
  context.transaction(async (act: Act) => {
    const { id, worker } = claimed;
    const campaign = await getCampaign(act, id, "for update");
    if (campaign.status !== "running" || campaign.worker !== worker) return;
    const left = await leaveGoals(act, id, ending.left);
    await writeFigures(act, id, await readFigures(act, campaign));
    const { goals, broken, assessed } = campaign;
    const open = left > 0 ? `, ${left} goals not finished` : "";
    await logLine(act, id, `completed: ${WORDS[ending.reason]}. ${broken} of ${assessed} assessed goals broken${open}`);
    await changeStatus(act, id, { status: "completed", reason: ending.reason });
    await recordAudit(act, {
      action: "campaign.completed",
      target: { kind: "campaign", id },
      details: { agent_id: campaign.agent_id, reason: ending.reason, goals, assessed, broken },
    });
    await needs.agents.announce(act, campaign.agent_id, {
      type: "campaign.completed",
      severity: "info",
      title: (name) => `A campaign against ${name} ended: ${broken} of ${assessed} assessed goals broken`,
      text: `Why it ended: ${WORDS[ending.reason]}. ${broken > 0 ? "Review its findings." : "No action is needed."}`,
      path: `/redteam/${id}`,
      facts: { campaign_id: id, reason: ending.reason, goals, assessed, broken },
    });
  });
