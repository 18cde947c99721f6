import type { Act } from "../../../platform/act.ts";
import { type CampaignFigures, figuresOf, type Spent } from "../figures/figures.ts";
import { AttemptTally } from "../figures/tally.ts";
import { MICROS } from "./present.ts";
import type { CampaignRow } from "./store/campaign-row.ts";
import { selectAttemptSummaries, selectGoalSummaries } from "./store/summaries.ts";

/** Small enough that others have their turn on the event loop between two pages. */
const PAGE = 4_000;

/** What a campaign has shown so far, from its goals and its journal. For one that has ended, see `figures` of its row. */
export async function readFigures(act: Act, campaign: CampaignRow): Promise<CampaignFigures> {
  const goals = await selectGoalSummaries(act, campaign.id);
  const tally = new AttemptTally();
  let after = { place: -1, step: -1 };
  for (;;) {
    const page = await selectAttemptSummaries(act, campaign.id, { after, limit: PAGE });
    for (const attempt of page) tally.add(attempt);
    const last = page.at(-1);
    if (!last || page.length < PAGE) break;
    after = { place: last.place, step: last.step };
  }
  const { seed, settings } = campaign;
  const { queriesPerGoal: budget, retested } = settings;
  return figuresOf({ goals, tally: tally.end(), budget, seed, spent: spentOf(campaign), retested });
}

export const spentOf = (campaign: CampaignRow): Spent => ({
  requests: campaign.requests,
  tokens: campaign.tokens,
  cost: campaign.settings.prices ? campaign.cost_micros / MICROS : null,
  model_calls: campaign.model_calls,
  model_tokens: campaign.model_tokens,
});
