import { ok } from "../../platform/http/answer.ts";
import { createGenome } from "./genomes/create-genome.ts";
import type { EvolutionPort } from "./port.ts";
import { readStatus } from "./read-status.ts";

/** The evolution service in this process. */
export const localEvolution: EvolutionPort = {
  status: (request, agentId) => request.inTeam(async (act) => ok(await readStatus(act, agentId))),
  createGenome: (request, body) => request.transaction((act) => createGenome(act, body)),
  sharesDatabase: async () => true,
  health: async () => ({ reachable: true, detail: "in this process" }),
  close: async () => {},
};
