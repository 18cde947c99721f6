import { domain } from "../../platform/domain/domain.ts";
import { campaignOperations } from "./campaigns/contract.ts";
import { type CampaignNeeds, campaignRoutes } from "./campaigns/routes.ts";
import { eraseCampaigns } from "./erase-team.ts";
import { redteamErrors } from "./errors.ts";
import { exportCampaigns } from "./export-team.ts";
import { redteamTables } from "./table-fates.ts";

export const redteam = domain({
  name: "redteam",
  operations: [...campaignOperations],
  errors: redteamErrors,
  tables: redteamTables,
  open: () => ({}),
  bindings: (needs: CampaignNeeds) => campaignRoutes(needs),
  eraseTeam: eraseCampaigns,
  exportTeam: exportCampaigns,
});
