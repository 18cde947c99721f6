import { ok } from "../../platform/http/answer.ts";
import type { AgentsPort } from "../agents/port.ts";
import { createGenome } from "./genomes/create-genome.ts";
import type { EvolutionPort } from "./port.ts";
import { readStatus } from "./read-status.ts";

/** The evolution service in this process. */
export function localEvolution(agents: AgentsPort): EvolutionPort {
  return {
    status: (request, agentId) => request.inTeam(async (act) => ok(await readStatus(agents, act, agentId))),
    createGenome: (request, genome) => request.transaction((act) => createGenome(act, genome)),
    sharesDatabase: async () => true,
    health: async () => ({ reachable: true, detail: "in this process" }),
    close: async () => {},
  };
}
