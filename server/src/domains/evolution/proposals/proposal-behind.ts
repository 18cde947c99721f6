import type { Act } from "../../../platform/act.ts";
import type { VersionAt } from "../genomes/version-at.ts";

export interface Behind {
  readonly id: string;
  /** The version is what the agent went back to. */
  readonly taken_back: boolean;
}

/** The proposal that brought an agent to a version: the one that was applied, or the one that was taken back. */
export async function proposalBehind(act: Act, { genome_id, version }: VersionAt): Promise<Behind | null> {
  if (genome_id === null || version === null) return null;
  const [row] = await act.tx.query<Behind>(
    `select id, candidate_version <> $3 as taken_back from proposals
     where team_id = $1 and genome_id = $2 and applied_at is not null and (candidate_version = $3 or resulting_version = $3)
     order by applied_at desc, id desc limit 1`,
    [act.who.teamId, genome_id, version],
  );
  return row ?? null;
}
