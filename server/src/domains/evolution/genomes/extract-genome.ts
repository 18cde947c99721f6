import type { Act } from "../../../platform/act.ts";
import { recordAudit } from "../../../platform/audit/record.ts";
import type { AgentsPort } from "../../agents/port.ts";
import { align } from "./diff/align.ts";
import type { AgentConfiguration } from "./genes/agent-configuration.ts";
import { continued, extractGenes } from "./genes/extract.ts";
import type { Gene } from "./genes/gene.ts";
import { hashesOf } from "./hash/hashes.ts";
import type { GenomeRow, GenomeVersion } from "./store/genome-row.ts";
import { addVersion, findContent, getGenome, getVersion, insertGenome } from "./store/genomes.ts";

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
  const id = (await lineOf(act, agentId)) ?? (await beginLine(act, agentId));
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
  return continued(fresh, new Map(pairs.flatMap(({ from, to }) => (from && to ? [[to.key, from] as const] : []))));
}

async function lineOf(act: Act, agentId: string): Promise<GenomeRow["id"] | null> {
  const [row] = await act.tx.query<{ id: string }>(
    "select id from genomes where team_id = $1 and agent_id = $2 and origin = 'extract' and deleted_at is null",
    [act.who.teamId, agentId],
  );
  return row?.id ?? null;
}

/** Two readings at once begin one line: the second waits for the first, and then finds it. */
async function beginLine(act: Act, agentId: string): Promise<string> {
  await act.tx.query("select pg_advisory_xact_lock(hashtextextended($1, 10))", [agentId]);
  return (await lineOf(act, agentId)) ?? insertGenome(act, { agentId, origin: "extract" });
}
