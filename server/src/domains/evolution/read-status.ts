import type { Act } from "../../platform/act.ts";

interface GenomeRow {
  id: string;
  created_at: number;
}

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
  const [newest] = await act.tx.query<GenomeRow>(
    "select id, created_at from genomes where team_id = $1 and agent_id = $2 order by created_at desc, id desc limit 1",
    [act.who.teamId, agentId],
  );
  const [total] = await act.tx.query<{ genomes: number }>(
    "select count(*) as genomes from genomes where team_id = $1 and agent_id = $2",
    [act.who.teamId, agentId],
  );
  return {
    agent_id: agentId,
    status: "idle",
    genome: newest ? { id: newest.id, version: 1, created_at: newest.created_at } : null,
    genomes: total?.genomes ?? 0,
    proposals: [],
    next_step: newest ? "The agent has a genome. Nothing is running." : "Seed a genome with POST /v1/genomes/.",
  };
}
