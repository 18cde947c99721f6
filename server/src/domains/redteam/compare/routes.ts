import { ok } from "../../../platform/http/answer.ts";
import { type Binding, bind } from "../../../platform/http/binding.ts";
import type { AgentsPort } from "../../agents/port.ts";
import { compareCampaigns } from "./compare-campaigns.ts";
import { compareCampaignsOp } from "./contract.ts";

export function compareRoutes({ agents }: { readonly agents: AgentsPort }): Binding[] {
  return [
    bind(compareCampaignsOp, (r) =>
      r.inTeam(async (act) =>
        ok(await compareCampaigns(agents, act, { id: r.params.campaign_id, other: r.params.other_id })),
      ),
    ),
  ];
}
