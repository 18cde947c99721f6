import { type AnyRootRoute, createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { readFilters } from "../../routes/agent-filters.ts";

export const agentRoutes = (root: AnyRootRoute) => {
  const agent = createRoute({
    getParentRoute: () => root,
    path: "/agents/$id",
    component: lazyRouteComponent(() => import("./agent/agent-layout.tsx"), "AgentLayout"),
  });
  return [
    createRoute({
      getParentRoute: () => root,
      path: "/agents",
      validateSearch: readFilters,
      component: lazyRouteComponent(() => import("./list/agents-page.tsx"), "AgentsPage"),
    }),
    createRoute({
      getParentRoute: () => root,
      path: "/agents/new",
      component: lazyRouteComponent(() => import("./register/register-page.tsx"), "RegisterPage"),
    }),
    agent.addChildren([
      createRoute({
        getParentRoute: () => agent,
        path: "/",
        component: lazyRouteComponent(() => import("./agent/overview.tsx"), "Overview"),
      }),
      createRoute({
        getParentRoute: () => agent,
        path: "/evaluate",
        component: lazyRouteComponent(() => import("./agent/evaluate.tsx"), "Evaluate"),
      }),
      createRoute({
        getParentRoute: () => agent,
        path: "/evolve",
        component: lazyRouteComponent(() => import("./agent/evolve.tsx"), "Evolve"),
      }),
      createRoute({
        getParentRoute: () => agent,
        path: "/history",
        component: lazyRouteComponent(() => import("./agent/history.tsx"), "History"),
      }),
      createRoute({
        getParentRoute: () => agent,
        path: "/settings",
        component: lazyRouteComponent(() => import("./agent/settings.tsx"), "Settings"),
      }),
    ]),
  ];
};
