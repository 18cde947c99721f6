import { type AnyRootRoute, createRoute, lazyRouteComponent } from "@tanstack/react-router";

export const evolutionRoutes = (root: AnyRootRoute) => {
  const page = <Path extends string>(path: Path, component: Parameters<typeof createRoute>[0]["component"]) =>
    createRoute({ getParentRoute: () => root, path, component });
  return [
    page(
      "/evolution",
      lazyRouteComponent(() => import("./evolution-page.tsx"), "EvolutionPage"),
    ),
    page(
      "/evolution/$agentId",
      lazyRouteComponent(() => import("./agent-evolution-page.tsx"), "AgentEvolutionPage"),
    ),
    page(
      "/evolution/$agentId/runs/$id",
      lazyRouteComponent(() => import("./job/job-page.tsx"), "JobPage"),
    ),
    page(
      "/evolution/proposals/$id",
      lazyRouteComponent(() => import("./proposal/proposal-page.tsx"), "ProposalPage"),
    ),
  ];
};
