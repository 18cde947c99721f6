import type { Act } from "../../../platform/act.ts";
import type { AgentsPort } from "../../agents/port.ts";
import type { AgentConfiguration } from "./genes/agent-configuration.ts";
import { extractGenes } from "./genes/extract.ts";
import { hashesOf } from "./hash/hashes.ts";
import { findVersionAt } from "./store/versions.ts";

/** An agent at a moment of its past. */
export interface Moment {
  readonly agentId: string;
  readonly revision: number;
  /** Seconds. */
  readonly at: number;
}

export interface VersionAt {
  readonly config_etag: string;
  /** Null where no one has read that configuration as a genome. */
  readonly genome_id: string | null;
  readonly version: number | null;
}

/**
 * Which version of its genome an agent was at. Found by content, so that it is known of every past configuration; of
 * several versions with the same content the newest of that time, since a rollback writes the old content again.
 */
export async function versionAt(agents: AgentsPort, act: Act, { agentId, revision, at }: Moment): Promise<VersionAt> {
  const agent = await agents.asOf(act, agentId, revision);
  const { config_etag } = hashesOf(extractGenes(agent as AgentConfiguration));
  const found = await findVersionAt(act, { agentId, config_etag, at });
  return { config_etag, genome_id: found?.genome_id ?? null, version: found?.version ?? null };
}
