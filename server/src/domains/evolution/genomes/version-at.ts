import type { Act } from "../../../platform/act.ts";
import type { AgentsPort } from "../../agents/port.ts";
import type { AgentConfiguration } from "./genes/agent-configuration.ts";
import { extractGenes } from "./genes/extract.ts";
import { hashesOf } from "./hash/hashes.ts";

/** An agent at a moment of its past. */
export interface Moment {
  readonly agentId: string;
  readonly revision: number;
  /** Seconds. */
  readonly at: number;
}

export interface VersionAt {
  readonly config_etag: string;
  /** Null where nobody has read that configuration as a genome. */
  readonly genome_id: string | null;
  readonly version: number | null;
}

/**
 * Which version of its genome an agent was at. Found by content, so that it is known of every past configuration; of
 * several versions with the same content the newest of that time, since taking back writes the old content anew.
 */
export async function versionAt(agents: AgentsPort, act: Act, { agentId, revision, at }: Moment): Promise<VersionAt> {
  const agent = await agents.asOf(act, agentId, revision);
  const { config_etag } = hashesOf(extractGenes(agent as AgentConfiguration));
  const [found] = await act.tx.query<{ genome_id: string; version: number }>(
    `select v.genome_id, v.version from genome_versions v join genomes g on g.id = v.genome_id
     where g.team_id = $1 and g.agent_id = $2 and g.deleted_at is null and v.team_id = $1 and v.config_etag = $3
     order by (g.origin = 'extract') desc, (v.created_at > $4),
       case when v.created_at > $4 then v.created_at else -v.created_at end,
       case when v.created_at > $4 then v.version else -v.version end limit 1`,
    [act.who.teamId, agentId, config_etag, at],
  );
  return { config_etag, genome_id: found?.genome_id ?? null, version: found?.version ?? null };
}
