import type { Act } from "../../platform/act.ts";
import { findAgentGenome } from "./genomes/store.ts";

export interface EvolutionStatus {
  readonly agent_id: string;
  /** What the service is doing for this agent now. */
  readonly status: "idle";
  readonly genome: { readonly id: string; readonly version: number; readonly created_at: number } | null;
  readonly genomes: number;
  readonly proposals: readonly never[];
  readonly next_step: string;
}

/** What is known of the agent's evolution: its newest genome, and that nothing is proposed or running. */
export async function readStatus(act: Act, agentId: string): Promise<EvolutionStatus> {
  const genome = await findAgentGenome(act, agentId);
  const [total] = await act.tx.query<{ genomes: number }>(
    "select count(*) as genomes from genomes where team_id = $1 and agent_id = $2 and deleted_at is null",
    [act.who.teamId, agentId],
  );
  return {
    agent_id: agentId,
    status: "idle",
    genome: genome && { id: genome.id, version: genome.latest, created_at: genome.created_at },
    genomes: total?.genomes ?? 0,
    proposals: [],
    next_step: genome
      ? "The agent has a genome. Nothing is running."
      : "Read the agent's genome with POST /v1/genomes/extract-from-agent/{agent_id}, or seed one with POST /v1/genomes/.",
  };
}
