import { type AnyRootRoute, createRoute, lazyRouteComponent } from "@tanstack/react-router";

export const agentRoutes = (root: AnyRootRoute) => [
  createRoute({
    getParentRoute: () => root,
    path: "/agents",
    component: lazyRouteComponent(() => import("./agents-page.tsx"), "AgentsPage"),
  }),
];
