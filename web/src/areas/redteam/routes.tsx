import { type AnyRoute, lazyRouteComponent as lazy } from "@tanstack/react-router";
import { bindPages, type Page } from "../../routes/bind.ts";
import { routes } from "../../routes/routes.ts";

export const redteamRoutes = (root: AnyRoute): AnyRoute[] =>
  bindPages(root, [
    [routes.campaigns, lazy(() => import("./list/campaigns-page.tsx"), "CampaignsPage")],
    [routes.newCampaign, lazy(() => import("./new/new-campaign-page.tsx"), "NewCampaignPage")],
    [routes.campaign, lazy(() => import("./campaign/campaign-page.tsx"), "CampaignPage")],
    [routes.attack, lazy(() => import("./attack/attack-page.tsx"), "AttackPage")],
    [routes.compareCampaigns, lazy(() => import("./compare/compare-page.tsx"), "CompareCampaignsPage")],
    [routes.importCampaign, lazy(() => import("./import/import-page.tsx"), "ImportCampaignPage")],
  ]);

/** In the frame of an agent. */
export const agentRedteamPages: readonly Page[] = [
  [routes.agentRedteam, lazy(() => import("./agent/agent-redteam-page.tsx"), "AgentRedteamPage")],
];
