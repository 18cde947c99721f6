import { ok } from "../../../platform/http/answer.ts";
import { type Binding, bind } from "../../../platform/http/binding.ts";
import { statusOf } from "../campaigns/present.ts";
import type { CampaignNeeds } from "../campaigns/routes.ts";
import { preflightRetestOp, retestCampaignOp } from "./contract.ts";
import { preflightRetest } from "./estimate.ts";
import { startRetest } from "./start-retest.ts";

export function retestRoutes(needs: CampaignNeeds): Binding[] {
  return [
    bind(retestCampaignOp, async (r) => {
      const { campaign_id: campaignId } = r.params;
      const started = await r.transaction(async (act) => {
        const campaign = await startRetest(needs, act, { campaignId, body: r.body });
        return { status: 202, body: { campaign_id: campaign.id, status: statusOf(campaign) } };
      });
      needs.wakeups.notify();
      return started;
    }),
    bind(preflightRetestOp, (r) =>
      r.inTeam(async (act) =>
        ok(await preflightRetest(needs, act, { campaignId: r.params.campaign_id, body: r.body })),
      ),
    ),
  ];
}
