import type { Act } from "../../../platform/act.ts";
import type { AgentsPort } from "../../agents/port.ts";
import type { CampaignRow } from "../campaigns/store/campaign-row.ts";

interface BothCampaigns {
  readonly campaign: CampaignRow;
  readonly former: CampaignRow;
}

/** Characters of a value. */
const LONGEST = 4_000;

/** What was changed in the agent from the other campaign to this one; nothing is said of two different agents. */
export async function agentChanges(agents: AgentsPort, act: Act, { campaign, former }: BothCampaigns) {
  if (campaign.agent_id !== former.agent_id) return { same_agent: false, changes: [] };
  const isForward = former.agent_revision <= campaign.agent_revision;
  const [from, to] = isForward
    ? [former.agent_revision, campaign.agent_revision]
    : [campaign.agent_revision, former.agent_revision];
  const { fields } = await agents.changesBetween(act, campaign.agent_id, { from, to });
  return {
    same_agent: true,
    changes: Object.entries(fields).map(([what, one]) => ({
      what,
      from: cut(isForward ? one.from : one.to),
      to: cut(isForward ? one.to : one.from),
    })),
  };
}

const cut = (value: unknown): unknown =>
  typeof value === "string" && value.length > LONGEST ? `${value.slice(0, LONGEST).toWellFormed()} […]` : value;
