import { type AnyRoute, lazyRouteComponent as lazy } from "@tanstack/react-router";
import { bindPages } from "../../routes/bind.ts";
import { routes } from "../../routes/routes.ts";

export const evolutionRoutes = (root: AnyRoute): AnyRoute[] =>
  bindPages(root, [
    [routes.evolution, lazy(() => import("./evolution-page.tsx"), "EvolutionPage")],
    [routes.agentEvolution, lazy(() => import("./agent-evolution-page.tsx"), "AgentEvolutionPage")],
    [routes.evolutionRun, lazy(() => import("./job/job-page.tsx"), "JobPage")],
    [routes.proposal, lazy(() => import("./proposal/proposal-page.tsx"), "ProposalPage")],
    [routes.genomes, lazy(() => import("./genomes/genomes-page.tsx"), "GenomesPage")],
    [routes.genome, lazy(() => import("./genomes/genome-page.tsx"), "GenomePage")],
  ]);
