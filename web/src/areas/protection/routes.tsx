import { type AnyRoute, lazyRouteComponent as lazy } from "@tanstack/react-router";
import { bindPages, type Page } from "../../routes/bind.ts";
import { routes } from "../../routes/routes.ts";

export const protectionRoutes = (root: AnyRoute): AnyRoute[] =>
  bindPages(root, [[routes.guardMethods, lazy(() => import("./methods/methods-page.tsx"), "MethodsPage")]]);

/** Pages of an agent, which the agents' area frames. */
export const agentProtectionPages: readonly Page[] = [
  [routes.agentGuards, lazy(() => import("./guards/guards-page.tsx"), "GuardsPage")],
];
