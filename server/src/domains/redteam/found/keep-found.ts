import type { Act } from "../../../platform/act.ts";
import type { AgentsPort } from "../../agents/port.ts";
import { type EvaluationPort, urgencyOf } from "../../evaluation/port.ts";
import { type EndedGoal, findingOf } from "./finding-of.ts";

export interface FindingNeeds {
  readonly agents: Pick<AgentsPort, "happened" | "announce">;
  readonly evaluation: Pick<EvaluationPort, "keepCampaignFindings">;
}

/** The campaign that a goal belongs to. Its start is in seconds. */
interface OfCampaign {
  readonly id: string;
  readonly agent_id: string;
  readonly created_at: number;
  readonly started_at: number | null;
}

const GRAVE: readonly string[] = ["high", "critical"];

/**
 * Files what a goal has shown, in the transaction that ends it. A confirmed weakness that is high or critical costs the agent
 * its trust. Returns the finding's ID for the goal's row; null where there is no finding.
 */
export async function keepFound(
  { agents, evaluation }: FindingNeeds,
  act: Act,
  { campaign, ended }: { readonly campaign: OfCampaign; readonly ended: EndedGoal },
): Promise<string | null> {
  const found = findingOf(ended);
  if (!found) return null;
  const { id: campaignId, agent_id: agentId, created_at, started_at } = campaign;
  const [id = null] = await evaluation.keepCampaignFindings(act, [
    { ...found, agentId, campaignId, startedAt: started_at ?? created_at },
  ]);
  if (found.result !== "confirmed") return id;
  if (GRAVE.includes(found.severity)) await agents.happened(act, agentId, "redteam_broken");
  const { worked, of } = found.evidence.confirmed;
  await agents.announce(act, agentId, {
    type: "campaign.finding_confirmed",
    severity: urgencyOf(found.severity),
    title: (name) => `A campaign confirmed a ${found.severity} weakness of ${name}`,
    text: `The attack worked ${worked} of ${of} times with fresh secrets. Open the finding to see it and what to change.`,
    path: `/findings/${id}`,
    facts: {
      campaign_id: campaignId,
      finding_id: id,
      severity_of_finding: found.severity,
      confirmed: `${worked}/${of}`,
    },
  });
  return id;
}
