/** An untested combination is never applied: a partial or rebased proposal is tested again. */
import { fault } from "../../../kernel/errors.ts";
import { unprocessable } from "../../../kernel/unprocessable.ts";
import type { Act } from "../../../platform/act.ts";
import { applyChanges } from "../genomes/diff/apply.ts";
import { diffGenes } from "../genomes/diff/diff.ts";
import { mergeGenes } from "../genomes/diff/merge.ts";
import { presentChange } from "../genomes/diff-versions.ts";
import { extractGenome } from "../genomes/extract-genome.ts";
import type { Gene } from "../genomes/genes/gene.ts";
import { hashesOf } from "../genomes/hash/hashes.ts";
import type { Parent } from "../genomes/store/genome-row.ts";
import { getGenome } from "../genomes/store/genomes.ts";
import { addVersion, getVersion } from "../genomes/store/versions.ts";
import { ENGINE } from "../jobs/prepare.ts";
import { seedAfter } from "../jobs/seed-after.ts";
import { getJob, insertJob } from "../jobs/store/jobs.ts";
import { separateSegments, splitAsExtracted } from "../plan/candidate.ts";
import type { ProposalNeeds } from "./dependencies.ts";
import { mutationsOf } from "./evidence.ts";
import type { ProposalRow } from "./proposal-row.ts";
import { gate, recordProposalAudit } from "./review.ts";
import { getProposal, insertProposal, writeProposal } from "./store.ts";

/** Both sides of 360 pairs: fewer rarely show that every dimension holds. */
const RECHECK_ROLLOUTS = 720;

/** Some of the changes, on the same base. */
export async function takePart(
  { agents }: ProposalNeeds,
  act: Act,
  { id, geneNames }: { id: string; geneNames: readonly string[] },
): Promise<ProposalRow> {
  const { proposal } = await gate(agents, act, { id, states: ["pending"] });
  const genome = await getGenome(act, proposal.genome_id);
  const { genes: base } = (await getVersion(act, genome, proposal.base_version)).version;
  const { genes: candidate } = (await getVersion(act, genome, proposal.candidate_version)).version;
  const changes = diffGenes(base, candidate);
  const kept = changes.filter((change) => geneNames.includes(presentChange(change).gene_name));
  if (kept.length === 0) throw unprocessable(["body", "gene_names"], "None of these is a change of this proposal");
  if (kept.length === changes.length)
    throw unprocessable(["body", "gene_names"], "These are all changes: approve the proposal instead");
  return recheck(act, proposal, {
    base,
    baseVersion: proposal.base_version,
    candidate: splitAsExtracted(applyChanges(base, kept)),
    verb: "taken_in_part",
    summary: `${kept.length} of ${changes.length} changes from an earlier proposal.`,
  });
}

/** The same changes on the agent's current configuration. */
export async function rebaseProposal({ agents }: ProposalNeeds, act: Act, id: string): Promise<ProposalRow> {
  const { proposal } = await gate(agents, act, { id, states: ["stale", "expired", "pending", "approved"] });
  const genome = await getGenome(act, proposal.genome_id);
  const { genes: base } = (await getVersion(act, genome, proposal.base_version)).version;
  const { genes: mine } = (await getVersion(act, genome, proposal.candidate_version)).version;
  const { version: now } = await extractGenome({ agents }, act, proposal.agent_id);
  const { genes, conflicts } = mergeGenes({ base, mine, theirs: now.genes });
  if (conflicts.length > 0) throw fault("PROPOSAL_CONFLICT", { members: { conflicts } });
  return recheck(act, proposal, {
    base: now.genes,
    baseVersion: now.version,
    candidate: splitAsExtracted(separateSegments(genes)),
    verb: "rebased",
    summary: "An earlier proposal, rebased onto the agent's current configuration.",
  });
}

interface Combination {
  readonly base: readonly Gene[];
  readonly baseVersion: number;
  readonly candidate: readonly Gene[];
  readonly verb: string;
  readonly summary: string;
}

async function recheck(act: Act, proposal: ProposalRow, made: Combination): Promise<ProposalRow> {
  const { genome_id: genomeId, agent_id: agentId } = proposal;
  if (hashesOf(made.base).config_etag === hashesOf(made.candidate).config_etag) {
    throw fault("PROPOSAL_STATE", { public: "The agent already has all of these changes." });
  }
  const parents: Parent[] = [{ genome_id: genomeId, version: made.baseVersion, role: "mutation" }];
  if (made.verb === "rebased")
    parents.push({ genome_id: genomeId, version: proposal.candidate_version, role: "merge_base" });
  const version = await addVersion(act, { genomeId, genes: made.candidate, parents, note: made.summary });
  const id = await insertProposal(act, {
    ...{ agentId, jobId: proposal.job_id, genomeId, baseVersion: made.baseVersion, candidateVersion: version.version },
    ...{ baseEtag: hashesOf(made.base).config_etag, candidateEtag: version.config_etag, status: "evaluating" },
    ...{ summary: made.summary, engine: ENGINE, evidence: null, supersedes: proposal.id },
    mutations: mutationsOf(made.base, made.candidate, { arms: [], helps: [], effects: [], known: proposal.mutations }),
  });
  const earlier = await getJob(act, proposal.job_id);
  const seed = seedAfter(earlier, version.version);
  const job = await insertJob(act, {
    ...{ agentId, kind: "recheck", strategy: "scc", proposalId: id, genomeId, baseVersion: made.baseVersion },
    ...{ candidateVersion: version.version, seed, budget: RECHECK_ROLLOUTS },
    settings: {
      targets: [],
      mostProbes: null,
      concurrency: 8,
      leastGain: 0,
      rules: earlier.settings.rules ?? [],
      ...(earlier.settings.attacks ? { attacks: earlier.settings.attacks } : {}),
      ...(earlier.settings.objective ? { objective: earlier.settings.objective } : {}),
    },
  });
  if (job) await writeProposal(act, id, { job_id: job.id });
  await writeProposal(act, proposal.id, { status: "superseded" });
  await recordProposalAudit(act, proposal, made.verb, { by: id });
  return getProposal(act, id);
}
