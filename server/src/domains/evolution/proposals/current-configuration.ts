/** Compares proposals with the agent's current configuration: after drift they are stale, after a month expired. */
import { type Act, actSeconds } from "../../../platform/act.ts";
import type { AgentsPort } from "../../agents/port.ts";
import { diffGenes } from "../genomes/diff/diff.ts";
import { presentChange } from "../genomes/diff-versions.ts";
import type { AgentConfiguration } from "../genomes/genes/agent-configuration.ts";
import { extractGenes } from "../genomes/genes/extract.ts";
import type { Gene } from "../genomes/genes/gene.ts";
import { hashesOf } from "../genomes/hash/hashes.ts";
import { getGenome } from "../genomes/store/genomes.ts";
import { getVersion } from "../genomes/store/versions.ts";
import type { ProposalRow, ProposalStatus } from "./proposal-row.ts";

export interface CurrentConfiguration {
  readonly revision: number;
  readonly genes: readonly Gene[];
  readonly etag: string;
}

/** The agent's current configuration. Nothing is locked: a later write must name the revision that was read here. */
export async function currentConfiguration(
  agents: AgentsPort,
  act: Act,
  agentId: string,
): Promise<CurrentConfiguration> {
  const agent = await agents.get(act, agentId);
  const genes = extractGenes(agent as AgentConfiguration);
  return { revision: agent.edited_revision, genes, etag: hashesOf(genes).config_etag };
}

export type CurrentStatus = ProposalStatus | "stale";

export function currentStatus(act: Act, proposal: ProposalRow, etag: string | null): CurrentStatus {
  const isOpen = proposal.status === "pending" || proposal.status === "approved";
  if (!isOpen) return proposal.status;
  if (proposal.expires_at < actSeconds(act)) return "expired";
  return etag === proposal.base_etag ? proposal.status : "stale";
}

/** The differences between the agent now and the version that a proposal was tested against. */
export async function driftFrom(act: Act, version: { genomeId: string; number: number }, now: readonly Gene[]) {
  const { version: kept } = await getVersion(act, await getGenome(act, version.genomeId), version.number);
  return diffGenes(kept.genes, now).map(presentChange);
}
