import { type AnyRootRoute, createRoute, lazyRouteComponent } from "@tanstack/react-router";

export const dashboardRoutes = (root: AnyRootRoute) => [
  createRoute({
    getParentRoute: () => root,
    path: "/",
    component: lazyRouteComponent(() => import("./dashboard-page.tsx"), "DashboardPage"),
  }),
];
