import { type AnyRoute, lazyRouteComponent as lazy } from "@tanstack/react-router";
import { bindPages } from "../../routes/bind.ts";
import { routes } from "../../routes/routes.ts";

export const dashboardRoutes = (root: AnyRoute): AnyRoute[] =>
  bindPages(root, [[routes.dashboard, lazy(() => import("./dashboard-page.tsx"), "DashboardPage")]]);
