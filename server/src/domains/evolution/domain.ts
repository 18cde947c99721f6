import type { Catalog } from "../../kernel/errors.ts";
import type { Principal } from "../../kernel/principal.ts";
import { domain } from "../../platform/domain/domain.ts";
import type { AgentsPort } from "../agents/port.ts";
import type { GenomeVersions, WatchedRuns } from "../evaluation/port.ts";
import type { TeamsPort } from "../teams/port.ts";
import { evolutionOperations } from "./contract.ts";
import { evolutionJobOperations } from "./control/contract.ts";
import { dashboardOperations } from "./dashboard/contract.ts";
import { eraseGenomes } from "./erase-team.ts";
import { evolutionErrors } from "./errors.ts";
import { exportGenomes } from "./export-team.ts";
import { localGenomeVersions } from "./genome-versions.ts";
import { genomeOperations } from "./genomes/contract.ts";
import type { WorkerNeeds } from "./jobs/dependencies.ts";
import { localEvolution } from "./local.ts";
import type { EvolutionPort } from "./port.ts";
import { proposalOperations } from "./proposals/contract.ts";
import { watchedRuns } from "./proposals/store.ts";
import { remoteEvolution } from "./remote.ts";
import { type EvolutionNeeds, evolutionRoutes, evolutionServiceRoutes } from "./routes.ts";
import { startEvolutionWorker } from "./worker/worker.ts";

const LONGEST_SERVICE_ANSWER = 10_000_000;

interface OpenNeeds {
  readonly config: {
    /** The URL of the evolution service, if it does not run in this process. */
    readonly serviceEvolution: string | null;
    readonly serviceDeadline: number;
  };
  readonly agents: AgentsPort;
  readonly teams: { readonly port: TeamsPort };
  /** All error codes of the console, to recognize those that a service returns. */
  readonly catalog: Catalog;
}

/** The services that the domain adds to the console. */
interface EvolutionServices {
  readonly evolution: EvolutionPort;
  readonly genomeVersions: GenomeVersions;
  /** For the archives of evaluation. */
  readonly watchedRuns: WatchedRuns;
}

/** The only place that knows whether evolution runs in this process or elsewhere. */
async function openEvolution(needs: OpenNeeds): Promise<EvolutionServices> {
  return { evolution: await openPort(needs), genomeVersions: localGenomeVersions(needs.agents), watchedRuns };
}

async function openPort({ config, agents, teams, catalog }: OpenNeeds): Promise<EvolutionPort> {
  if (!config.serviceEvolution) return localEvolution(agents);
  const { createForwarder } = await import("../../platform/forward/forwarder.ts");
  return remoteEvolution(
    createForwarder<Principal>({
      name: "evolution",
      baseUrl: config.serviceEvolution,
      mintToken: teams.port.mintForService,
      deadlineMs: config.serviceDeadline,
      maxBytes: LONGEST_SERVICE_ANSWER,
      catalog,
    }),
  );
}

export const evolution = domain({
  name: "evolution",
  operations: [
    ...evolutionOperations,
    ...genomeOperations,
    ...evolutionJobOperations,
    ...proposalOperations,
    ...dashboardOperations,
  ],
  errors: evolutionErrors,
  tables: {
    genomes: { owner: "genomes", person: "kept: team data; the creator is an ID without a name", team: "deleted" },
    genome_versions: {
      owner: "genomes",
      person: "kept: team data; the creator is an ID without a name",
      team: "deleted",
    },
    genome_edges: { owner: "genomes", person: "kept: team data, no personal data", team: "deleted" },
    genome_maps: { owner: "genomes", person: "kept: team data, no personal data", team: "deleted" },
    evolution_jobs: { owner: "jobs", person: "kept: team data; the starter is an ID without a name", team: "deleted" },
    evolution_rollouts: { owner: "jobs", person: "kept: team data, no personal data", team: "deleted" },
    evolution_proposer_calls: { owner: "proposer", person: "kept: team data, no personal data", team: "deleted" },
    proposals: { owner: "proposals", person: "kept: team data; decided by an ID without a name", team: "deleted" },
    evolution_settings: {
      owner: "proposals",
      person: "kept: team data; the author is an ID without a name",
      team: "deleted",
    },
  },
  open: openEvolution,
  bindings: (services: Omit<EvolutionNeeds, "stopping"> & { readonly stopping: AbortController }) =>
    evolutionRoutes({ ...services, stopping: services.stopping.signal }),
  serviceBindings: (services: EvolutionServices) => evolutionServiceRoutes(services.evolution),
  eraseTeam: eraseGenomes,
  exportTeam: exportGenomes,
  workers: (services: WorkerNeeds) => [startEvolutionWorker(services)],
  health: ({ evolution: port }: EvolutionServices) => port.health(),
  close: ({ evolution: port }: EvolutionServices) => port.close(),
});
