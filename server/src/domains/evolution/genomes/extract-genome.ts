import type { Act } from "../../../platform/act.ts";
import { recordAudit } from "../../../platform/audit/record.ts";
import type { AgentsPort } from "../../agents/port.ts";
import { align } from "./diff/align.ts";
import type { AgentConfiguration } from "./genes/agent-configuration.ts";
import { continueGenes, extractGenes } from "./genes/extract.ts";
import type { Gene } from "./genes/gene.ts";
import { hashesOf } from "./hash/hashes.ts";
import type { GenomeVersion } from "./store/genome-row.ts";
import { findExtractedGenome, getGenome, insertGenome, lockExtraction } from "./store/genomes.ts";
import { addVersion, findContent, getVersion } from "./store/versions.ts";

export interface GenomeNeeds {
  readonly agents: AgentsPort;
}

export interface ExtractedGenome extends GenomeVersion {
  /** The line had this content already: no version was written. */
  readonly unchanged: boolean;
}

/**
 * The agent's genome as it is configured now. Every agent has one line of versions for it, and the same configuration is
 * the same version, however often it is read.
 */
export async function extractGenome({ agents }: GenomeNeeds, act: Act, agentId: string): Promise<ExtractedGenome> {
  const agent = await agents.get(act, agentId);
  const id = (await findExtractedGenome(act, agentId)) ?? (await createExtracted(act, agentId));
  const line = await getGenome(act, id, "for update");
  const previous = line.latest > 0 ? (await getVersion(act, line)).version.genes : [];
  const genes = continuing(extractGenes(agent as AgentConfiguration), previous);
  const known = await findContent(act, id, hashesOf(genes));
  if (known !== null) return { ...(await getVersion(act, line, known)), unchanged: true };
  const version = await addVersion(act, {
    genomeId: id,
    genes,
    parents: line.latest > 0 ? [{ genome_id: id, version: line.latest, role: "extract" }] : [],
  });
  await recordAudit(act, {
    action: "genome.extracted",
    target: { kind: "genome", id },
    afterHash: version.content_hash,
    details: { agent_id: agentId, version: version.version },
  });
  return { ...(await getVersion(act, { ...line, latest: version.version }, version.version)), unchanged: false };
}

/** Fresh names are numbers by place; a segment that was there before keeps the name, lock and marks it had. */
export function continuing(fresh: readonly Gene[], previous: readonly Gene[]): Gene[] {
  const pairs = align(previous, fresh, { byKey: false });
  return continueGenes(fresh, new Map(pairs.flatMap(({ from, to }) => (from && to ? [[to.key, from] as const] : []))));
}

/** Two concurrent extractions create one genome: the second waits for the first, and then finds it. */
async function createExtracted(act: Act, agentId: string): Promise<string> {
  await lockExtraction(act, agentId);
  return (await findExtractedGenome(act, agentId)) ?? insertGenome(act, { agentId, origin: "extract" });
}
