import type { QueryClient } from "@tanstack/react-query";
import { createRootRouteWithContext, createRouter } from "@tanstack/react-router";
import { agentRoutes } from "../areas/agents/routes.tsx";
import { dashboardRoutes } from "../areas/dashboard/routes.tsx";
import { evaluationRoutes } from "../areas/evaluation/routes.tsx";
import { evolutionRoutes } from "../areas/evolution/routes.tsx";
import { teamRoutes } from "../areas/teams/routes.tsx";
import { Broken, NotFound } from "../parts/states.tsx";
import type { Session } from "../session/session.ts";
import { Shell } from "./shell.tsx";

export interface RouteContext {
  readonly session: Session;
  readonly queries: QueryClient;
}

export const rootRoute = createRootRouteWithContext<RouteContext>()({ component: Shell });

export const router = createRouter({
  routeTree: rootRoute.addChildren([
    ...dashboardRoutes(rootRoute),
    ...agentRoutes(rootRoute),
    ...evaluationRoutes(rootRoute),
    ...evolutionRoutes(rootRoute),
    ...teamRoutes(rootRoute),
  ]),
  context: {} as RouteContext,
  defaultPreload: "intent",
  scrollRestoration: true,
  notFoundMode: "root",
  defaultNotFoundComponent: NotFound,
  defaultErrorComponent: Broken,
});

declare module "@tanstack/react-router" {
  interface Register {
    router: typeof router;
  }
}
