import { type AnyRoute, lazyRouteComponent as lazy } from "@tanstack/react-router";
import { bindPages } from "../../routes/bind.ts";
import { routes } from "../../routes/routes.ts";

export const redteamRoutes = (root: AnyRoute): AnyRoute[] =>
  bindPages(root, [
    [routes.campaigns, lazy(() => import("./list/campaigns-page.tsx"), "CampaignsPage")],
    [routes.newCampaign, lazy(() => import("./new/new-campaign-page.tsx"), "NewCampaignPage")],
    [routes.campaign, lazy(() => import("./campaign/campaign-page.tsx"), "CampaignPage")],
  ]);
