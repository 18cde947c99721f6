import { fault } from "../../../kernel/errors.ts";
import type { Act } from "../../../platform/act.ts";
import type { AgentNamed, AgentsPort } from "../../agents/port.ts";
import { diffGenes } from "../genomes/diff/diff.ts";
import { patchGenes } from "../genomes/diff/json-patch.ts";
import { presentChange } from "../genomes/diff-versions.ts";
import type { Gene } from "../genomes/genes/gene.ts";
import { getGenome } from "../genomes/store/genomes.ts";
import { getVersion } from "../genomes/store/versions.ts";
import { modelOf, promptChange } from "../plan/prompt-change.ts";
import { type CurrentStatus, currentConfiguration, currentStatus, driftFrom } from "./current-configuration.ts";
import type { ProposalNeeds } from "./dependencies.ts";
import { findingOf } from "./finding.ts";
import type { Evidence, ProposalRow } from "./proposal-row.ts";
import { getProposal, proposalsOf } from "./store.ts";
import { type MonitoringStatus, monitoringOf } from "./watches.ts";

const NEXT: Readonly<Record<CurrentStatus, readonly string[]>> = {
  evaluating: [],
  inconclusive: [],
  pending: ["approve", "reject", "partial"],
  stale: ["rebase", "reject"],
  approved: ["apply", "reject"],
  rejected: [],
  expired: ["rebase"],
  superseded: [],
  applied: ["rollback"],
  monitoring: ["rollback"],
  verified: ["rollback"],
  alarmed: ["rollback"],
  rolled_back: [],
};

/** An unconfirmed improvement can be approved only with a reason, and an untested one not at all. */
function nextFor(row: ProposalRow, status: CurrentStatus): readonly string[] {
  const isOpen = status === "pending" || status === "inconclusive";
  if (!isOpen || findingOf(row).confirmed) return NEXT[status];
  if (!row.evidence) return NEXT[status].filter((verb) => verb !== "approve");
  return ["reject", ...NEXT[status].filter((verb) => verb !== "approve" && verb !== "reject"), "approve_unproven"];
}

export interface ProposalView {
  readonly row: AgentNamed<ProposalRow>;
  readonly status: CurrentStatus;
  /** Null before it is applied. */
  readonly watch: MonitoringStatus | null;
}

export function presentProposal({ row, status, watch }: ProposalView) {
  const { evidence } = row;
  const groups = (evidence?.groups ?? []).map(({ group, estimate }) => [group, estimate] as const);
  return {
    id: row.id,
    team_id: row.team_id,
    agent_id: row.agent_id,
    agent_name: row.agent_name,
    genome_id: row.genome_id,
    genome_version: row.base_version,
    status,
    created_at: row.created_at,
    trigger_summary: row.trigger_summary,
    mutations: row.mutations.map(({ arm: _, ...mutation }) => mutation),
    pre_fitness: evidence?.before ?? null,
    post_fitness: evidence?.after ?? null,
    fitness_delta: evidence ? Object.fromEntries(groups) : null,
    net_fitness_delta: evidence?.estimate ?? null,
    reviewed_at: row.reviewed_at,
    reviewed_by: row.reviewed_by,
    reviewer_notes: row.reviewer_notes,
    engine_name: row.engine_name,
    extra: {
      evolution_id: row.job_id,
      candidate_version: row.candidate_version,
      resulting_version: row.resulting_version,
      base_config_etag: row.base_etag,
      candidate_config_etag: row.candidate_etag,
      evidence: evidence && shortEvidence(evidence),
      finding: findingOf(row),
      token_delta: evidence?.token_delta ?? null,
      limitations: evidence?.limitations ?? [],
      supersedes: row.supersedes,
      triggered_by: row.triggered_by,
      expires_at: row.expires_at,
      reason_code: row.reason_code,
      applied_by: row.applied_by,
      applied_at: row.applied_at,
      evaluation_id: row.evaluation_id,
      monitor_id: row.monitor_id,
      watch,
      rolled_back_by: row.rolled_back_by,
      rolled_back_at: row.rolled_back_at,
      can: nextFor(row, status),
    },
  };
}

/** Pairs, those in which only one side passed, and the gain with its 95% confidence interval. */
export const shortEvidence = ({ n, gained, lost, estimate, lower, upper, verdict }: Evidence) => ({
  ...{ n, gained, lost, discordant: gained + lost, estimate, lower, upper, verdict },
});

/** The proposal in its current state. Proposals of a deleted agent are stale. */
export async function currentProposal(agents: AgentsPort, act: Act, row: ProposalRow) {
  const current = await currentConfiguration(agents, act, row.agent_id).catch(() => null);
  const status = currentStatus(act, row, current?.etag ?? null);
  const [watch] = await monitoringOf(act, [row]);
  const [named] = await agents.naming(act, [row]);
  const shown = presentProposal({ row: named ?? { ...row, agent_name: null }, status, watch: watch ?? null });
  if (status !== "stale" || !current) return shown;
  const version = { genomeId: row.genome_id, number: row.base_version };
  return { ...shown, extra: { ...shown.extra, drift: await driftFrom(act, version, current.genes) } };
}

export async function readProposal(agents: AgentsPort, act: Act, { id, agentId }: { id: string; agentId?: string }) {
  const row = await getProposal(act, id);
  if (agentId !== undefined && row.agent_id !== agentId) throw fault("PROPOSAL_NOT_FOUND");
  return currentProposal(agents, act, row);
}

export interface ProposalsQuery {
  readonly status?: string | null | undefined;
  readonly limit: number;
  readonly offset: number;
}

/** Reads all proposals of the agent: a state such as stale depends on the agent and not on the row. */
export async function listProposals(agents: AgentsPort, act: Act, of: { agentId: string; query: ProposalsQuery }) {
  const { limit, offset, status: wanted } = of.query;
  const { etag } = await currentConfiguration(agents, act, of.agentId);
  const rows = await agents.naming(act, await proposalsOf(act, of.agentId));
  const shown = rows
    .map((row) => ({ row, status: currentStatus(act, row, etag) }))
    .filter(({ status }) => wanted == null || status === wanted);
  const page = shown.slice(offset, offset + limit);
  const watches = await monitoringOf(
    act,
    page.map(({ row }) => row),
  );
  const items = page.map((proposal, at) => presentProposal({ ...proposal, watch: watches[at] ?? null }));
  return { items, total: shown.length, limit, offset };
}

export async function readEvidence(act: Act, id: string) {
  const { evidence, mutations } = await getProposal(act, id);
  const details = evidence && { ...evidence, discordant: evidence.gained + evidence.lost };
  return { proposal_id: id, evidence: details, mutations };
}

export async function readDiff({ protection }: Pick<ProposalNeeds, "protection">, act: Act, id: string) {
  const proposal = await getProposal(act, id);
  const genome = await getGenome(act, proposal.genome_id);
  const { genes: base } = (await getVersion(act, genome, proposal.base_version)).version;
  const { genes: candidate } = (await getVersion(act, genome, proposal.candidate_version)).version;
  const changes = diffGenes(base, candidate).map(presentChange);
  const priceFor = async (genes: readonly Gene[]) => {
    const model = modelOf(genes);
    return model === null ? null : protection.modelPrice(act, model);
  };
  return {
    proposal_id: id,
    genome_id: genome.id,
    base_version: proposal.base_version,
    candidate_version: proposal.candidate_version,
    weakening: changes.some(({ weakening }) => weakening),
    changes,
    patch: patchGenes(base, candidate),
    prompt: promptChange({ base, candidate, prices: [await priceFor(base), await priceFor(candidate)] }),
  };
}
