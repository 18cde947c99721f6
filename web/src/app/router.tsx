import type { QueryClient } from "@tanstack/react-query";
import { createRootRouteWithContext, createRoute, createRouter } from "@tanstack/react-router";
import { agentRoutes } from "../areas/agents/routes.tsx";
import { dashboardRoutes } from "../areas/dashboard/routes.tsx";
import { environmentRoutes } from "../areas/environment/routes.tsx";
import { evaluationRoutes } from "../areas/evaluation/routes.tsx";
import { evolutionRoutes } from "../areas/evolution/routes.tsx";
import { agentMonitorPages, monitorRoutes } from "../areas/monitor/routes.tsx";
import { agentProtectionPages, protectionRoutes } from "../areas/protection/routes.tsx";
import { agentRedteamPages, redteamRoutes } from "../areas/redteam/routes.tsx";
import { referenceRoutes } from "../areas/reference/routes.tsx";
import { teamRoutes } from "../areas/teams/routes.tsx";
import { welcomeRoutes } from "../areas/welcome/routes.tsx";
import { Broken, NotFound } from "../parts/page/states.tsx";
import { queries, sessionQuery } from "./query-client.ts";
import { SignedIn } from "./signed-in.tsx";

const rootRoute = createRootRouteWithContext<{ readonly queries: QueryClient }>()();

const signedIn = createRoute({
  getParentRoute: () => rootRoute,
  id: "signed-in",
  component: SignedIn,
  // The session is opened while the page's own script loads, not after it.
  loader: ({ context }) => void context.queries.prefetchQuery(sessionQuery),
});

/** Every other address, in the frame of the console. */
const unknown = createRoute({ getParentRoute: () => signedIn, path: "$", component: NotFound });

export const router = createRouter({
  routeTree: rootRoute.addChildren([
    ...welcomeRoutes(rootRoute),
    ...referenceRoutes(rootRoute),
    signedIn.addChildren([
      ...dashboardRoutes(signedIn),
      ...agentRoutes(signedIn, [...agentProtectionPages, ...agentMonitorPages, ...agentRedteamPages]),
      ...environmentRoutes(signedIn),
      ...evaluationRoutes(signedIn),
      ...monitorRoutes(signedIn),
      ...protectionRoutes(signedIn),
      ...redteamRoutes(signedIn),
      ...evolutionRoutes(signedIn),
      ...teamRoutes(signedIn),
      unknown,
    ]),
  ]),
  context: { queries },
  defaultPreload: "intent",
  scrollRestoration: true,
  defaultNotFoundComponent: NotFound,
  defaultErrorComponent: Broken,
});

declare module "@tanstack/react-router" {
  interface Register {
    router: typeof router;
  }
}
