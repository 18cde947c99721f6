import { agentRoutes } from "../domains/agents/configurations/routes.ts";
import { connectionRoutes } from "../domains/agents/conversation/connection/routes.ts";
import { exportAgents } from "../domains/agents/export-team.ts";
import { agentHistoryRoutes } from "../domains/agents/history/routes.ts";
import { agentImportRoutes } from "../domains/agents/import/routes.ts";
import { agentNames } from "../domains/agents/names.ts";
import { outboundHostRoutes } from "../domains/agents/outbound-hosts/routes.ts";
import { evaluationCatalogueRoutes } from "../domains/evaluation/catalogue/routes.ts";
import { compareRoutes } from "../domains/evaluation/compare/routes.ts";
import { evidenceRoutes } from "../domains/evaluation/evidence/routes.ts";
import { findingRoutes } from "../domains/evaluation/findings/routes.ts";
import { reportRoutes } from "../domains/evaluation/reports/routes.ts";
import { evaluationResultRoutes } from "../domains/evaluation/results/routes.ts";
import { exportEvaluations } from "../domains/evaluation/runs/export-team.ts";
import { evaluationRunRoutes } from "../domains/evaluation/runs/routes.ts";
import { exportGenomes } from "../domains/evolution/export-team.ts";
import { evolutionRoutes, evolutionServiceRoutes } from "../domains/evolution/routes.ts";
import { auditRoutes } from "../domains/teams/audit/routes.ts";
import { invitationRoutes } from "../domains/teams/invitations/routes.ts";
import { keyRoutes } from "../domains/teams/keys/routes.ts";
import { peopleRoutes } from "../domains/teams/management/routes.ts";
import { oidcRoutes } from "../domains/teams/oidc/routes.ts";
import { signInRoutes } from "../domains/teams/sign-in/routes.ts";
import type { Binding } from "../platform/http/binding.ts";
import { teamErasers } from "./erasers.ts";
import { fixedHosts } from "./fixed-hosts.ts";
import type { Services } from "./services.ts";

/** Every operation of the console with the code behind it, in the order of the document. */
export function consoleBindings(services: Services): Binding[] {
  const { teams, config } = services;
  const cookies = { secure: config.publicUrl?.startsWith("https:") ?? !config.local };
  const people = {
    ...teams,
    creators: config.creators,
    erasers: teamErasers,
    exporters: [exportAgents, exportEvaluations, exportGenomes],
  };
  return [
    ...signInRoutes(teams, cookies),
    ...oidcRoutes({ ...services, ...teams, cookies, oidc: config.oidc }),
    ...peopleRoutes(people),
    ...keyRoutes(teams),
    ...invitationRoutes({ ...services, ...teams, authenticate: teams.port.authenticate }),
    ...auditRoutes({ ...services, agentNames }),
    ...agentRoutes(services),
    ...agentHistoryRoutes(services),
    ...agentImportRoutes(services),
    ...outboundHostRoutes(fixedHosts(config)),
    ...connectionRoutes(services),
    ...evaluationRunRoutes({ ...services, stopping: services.stopping.signal }),
    ...evaluationResultRoutes(services),
    ...reportRoutes(),
    ...evidenceRoutes(services),
    ...compareRoutes(services),
    ...findingRoutes({ ...services, isMember: teams.port.isMember }),
    ...evaluationCatalogueRoutes(),
    ...evolutionRoutes({ ...services, stopping: services.stopping.signal }),
  ];
}

/** What this process serves: the console, one domain's own interface, or (a worker) nothing but its health. */
export function bindingsOf(services: Services): Binding[] {
  if (services.config.role === "worker") return [];
  return services.config.domain === "evolution"
    ? evolutionServiceRoutes(services.evolution)
    : consoleBindings(services);
}
