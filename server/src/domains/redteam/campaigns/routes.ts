import { type Answer, ok } from "../../../platform/http/answer.ts";
import { type Binding, bind } from "../../../platform/http/binding.ts";
import type { WakeupSignal } from "../../../platform/work/wakeup.ts";
import { attackCategories } from "../model/categories.ts";
import {
  campaignLogsOp,
  cancelCampaignOp,
  createCampaignOp,
  deleteCampaignOp,
  getCampaignOp,
  listCampaignsOp,
  listToolsOp,
  pauseCampaignOp,
  preflightCampaignOp,
  resumeCampaignOp,
} from "./contract.ts";
import { cancelCampaign, pauseCampaign, removeCampaign, resumeCampaign } from "./control.ts";
import { type CreateNeeds, createCampaign } from "./create.ts";
import { listCampaigns } from "./list-campaigns.ts";
import { type PreflightNeeds, preflightCampaign } from "./preflight.ts";
import { presentCampaign, statusOf } from "./present.ts";
import type { CampaignRow } from "./store/campaign-row.ts";
import { getCampaign } from "./store/campaigns.ts";
import { selectLog } from "./store/log.ts";

export interface CampaignNeeds extends CreateNeeds, Pick<PreflightNeeds, "publicUrl"> {
  readonly wakeups: Pick<WakeupSignal, "notify">;
}

export function campaignRoutes(needs: CampaignNeeds): Binding[] {
  const thenNotify = async <T>(change: Promise<T>): Promise<T> => {
    const changed = await change;
    needs.wakeups.notify();
    return changed;
  };
  const moved = async (change: Promise<CampaignRow>): Promise<Answer> => {
    const campaign = await change;
    return ok({ campaign_id: campaign.id, status: statusOf(campaign) });
  };
  return [
    bind(listToolsOp, async () => ok([{ tool: "native", categories: [...attackCategories] }])),
    bind(listCampaignsOp, (r) =>
      r.inTeam(async (act) => {
        const { agent_id, retest_of, status, order, limit, cursor } = r.query;
        const { rows, next } = await listCampaigns(act, {
          ...{ agentId: agent_id ?? null, retestOf: retest_of ?? null, status: status ?? null },
          ...{ order, limit, cursor: cursor || null },
        });
        const named = await needs.agents.naming(act, rows);
        return ok({ campaigns: named.map(presentCampaign), next_cursor: next });
      }),
    ),
    bind(createCampaignOp, (r) =>
      thenNotify(
        r.transaction(async (act) => {
          const campaign = await createCampaign(needs, act, r.body);
          return { status: 202, body: { campaign_id: campaign.id, status: statusOf(campaign) } };
        }),
      ),
    ),
    bind(preflightCampaignOp, (r) => r.inTeam(async (act) => ok(await preflightCampaign(needs, act, r.body)))),
    bind(getCampaignOp, (r) =>
      r.inTeam(async (act) => {
        const [shown] = await needs.agents.naming(act, [await getCampaign(act, r.params.campaign_id)]);
        return ok(shown && presentCampaign(shown));
      }),
    ),
    bind(deleteCampaignOp, (r) =>
      thenNotify(
        r.transaction(async (act) => {
          await removeCampaign(act, r.params.campaign_id);
          return ok({ campaign_id: r.params.campaign_id, status: "deleted" });
        }),
      ),
    ),
    bind(campaignLogsOp, (r) =>
      r.inTeam(async (act) => {
        await getCampaign(act, r.params.campaign_id);
        const lines = await selectLog(act, r.params.campaign_id);
        return ok({ logs: lines.map(({ at, line }) => `${new Date(at).toISOString()} ${line}\n`).join("") });
      }),
    ),
    bind(cancelCampaignOp, (r) => thenNotify(r.transaction((act) => moved(cancelCampaign(act, r.params.campaign_id))))),
    bind(pauseCampaignOp, (r) => thenNotify(r.transaction((act) => moved(pauseCampaign(act, r.params.campaign_id))))),
    bind(resumeCampaignOp, (r) =>
      thenNotify(r.transaction((act) => moved(resumeCampaign(needs, act, r.params.campaign_id)))),
    ),
  ];
}
