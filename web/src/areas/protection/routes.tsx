import { type AnyRoute, lazyRouteComponent as lazy } from "@tanstack/react-router";
import { bindPages, type Page } from "../../routes/bind.ts";
import { routes } from "../../routes/routes.ts";

export const protectionRoutes = (root: AnyRoute): AnyRoute[] =>
  bindPages(root, [
    [routes.guardMethods, lazy(() => import("./methods/methods-page.tsx"), "MethodsPage")],
    [routes.alarms, lazy(() => import("./alarms/team-alarms-page.tsx"), "TeamAlarmsPage")],
    [routes.alertRules, lazy(() => import("./alert-rules/alert-rules-page.tsx"), "AlertRulesPage")],
  ]);

/** Pages of an agent, which the agents' area frames. */
export const agentProtectionPages: readonly Page[] = [
  [routes.agentProtect, lazy(() => import("./overview/overview-page.tsx"), "OverviewPage")],
  [routes.agentKeys, lazy(() => import("./gateway-keys/keys-page.tsx"), "GatewayKeysPage")],
  [routes.agentGuards, lazy(() => import("./guards/guards-page.tsx"), "GuardsPage")],
  [routes.agentConstraints, lazy(() => import("./constraints/constraints-page.tsx"), "ConstraintsPage")],
  [routes.agentShadowReview, lazy(() => import("./shadow-review/shadow-review-page.tsx"), "ShadowReviewPage")],
  [routes.agentFlow, lazy(() => import("./flow/flow-page.tsx"), "FlowPage")],
  [routes.agentDetections, lazy(() => import("./detections/detections-page.tsx"), "DetectionsPage")],
  [routes.agentAlarms, lazy(() => import("./alarms/agent-alarms-page.tsx"), "AgentAlarmsPage")],
];
