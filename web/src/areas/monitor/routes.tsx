import { type AnyRoute, lazyRouteComponent as lazy } from "@tanstack/react-router";
import { bindPages, type Page } from "../../routes/bind.ts";
import { routes } from "../../routes/routes.ts";

export const monitorRoutes = (root: AnyRoute): AnyRoute[] =>
  bindPages(root, [
    [routes.monitor, lazy(() => import("./overview/monitor-page.tsx"), "MonitorPage")],
    [routes.traces, lazy(() => import("./traces/traces-page.tsx"), "TracesPage")],
    [routes.trace, lazy(() => import("./trace/trace-page.tsx"), "TracePage")],
    [routes.conversations, lazy(() => import("./conversations/conversations-page.tsx"), "ConversationsPage")],
    [routes.logs, lazy(() => import("./logs/logs-page.tsx"), "LogsPage")],
  ]);

/** A page of an agent, which the agents' area frames. */
export const agentMonitorPages: readonly Page[] = [
  [routes.agentMonitor, lazy(() => import("./overview/agent-monitor-page.tsx"), "AgentMonitorPage")],
];
