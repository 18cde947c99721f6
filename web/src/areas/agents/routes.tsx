import { type AnyRoute, lazyRouteComponent as lazy } from "@tanstack/react-router";
import { bindLayout, bindPages, type Page } from "../../routes/bind.ts";
import { routes } from "../../routes/routes.ts";

/** Other areas have pages in the frame of an agent, too. */
export const agentRoutes = (root: AnyRoute, more: readonly Page[]): AnyRoute[] => [
  ...bindPages(root, [
    [routes.agents, lazy(() => import("./list/agents-page.tsx"), "AgentsPage")],
    [routes.tryPrompt, lazy(() => import("./try/try-page.tsx"), "TryPage")],
    [routes.newAgent, lazy(() => import("./register/register-page.tsx"), "RegisterPage")],
  ]),
  bindLayout(root, {
    at: routes.agent,
    component: lazy(() => import("./agent/agent-layout.tsx"), "AgentLayout"),
    pages: [
      [routes.agent, lazy(() => import("./agent/overview.tsx"), "Overview")],
      [routes.agentEvaluate, lazy(() => import("./agent/evaluate.tsx"), "Evaluate")],
      [routes.agentEvolve, lazy(() => import("./agent/evolve.tsx"), "Evolve")],
      [routes.agentHistory, lazy(() => import("./agent/history.tsx"), "History")],
      [routes.agentSettings, lazy(() => import("./agent/settings.tsx"), "Settings")],
      ...more,
    ],
  }),
];
