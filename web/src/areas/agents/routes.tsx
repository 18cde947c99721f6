import { type AnyRootRoute, createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { readFilters } from "./list/filters.ts";

export const agentRoutes = (root: AnyRootRoute) => [
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
  createRoute({
    getParentRoute: () => root,
    path: "/agents/$id",
    component: lazyRouteComponent(() => import("./list/agents-page.tsx"), "AgentsPage"),
  }),
];
