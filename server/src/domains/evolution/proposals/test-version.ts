/** A version that a person wrote gets the same test as one that a search found, and waits for the same yes. */
import { randomInt } from "node:crypto";
import { fault } from "../../../kernel/errors.ts";
import type { Act } from "../../../platform/act.ts";
import { recordAudit } from "../../../platform/audit/record.ts";
import { extractGenome } from "../genomes/extract-genome.ts";
import { getGenome } from "../genomes/store/genomes.ts";
import { getVersion } from "../genomes/store/versions.ts";
import { ENGINE } from "../jobs/prepare.ts";
import type { JobSettings } from "../jobs/store/job-row.ts";
import { insertJob } from "../jobs/store/jobs.ts";
import { splitAsExtracted } from "../plan/candidate.ts";
import type { ProposalNeeds } from "./dependencies.ts";
import { mutationsOf, type Why } from "./evidence.ts";
import type { ProposalRow } from "./proposal-row.ts";
import { getProposal, insertProposal, proposalsOf, writeProposal } from "./store.ts";

/** Both sides of 600 pairs: a change that was not searched for may be small. */
const USUAL_ROLLOUTS = 1200;
const LARGEST_SEED = 2 ** 31;

export interface VersionToTest {
  readonly genomeId: string;
  readonly version: number;
  readonly budget: number | null;
  /** Of a configuration that a person picked from a run: what it says of itself, and what it is measured on. */
  readonly summary?: string;
  readonly why?: Why;
  readonly settings?: Pick<JobSettings, "rules" | "attacks" | "objective">;
}

const UNKNOWN: Why = { arms: [], helps: [], effects: [], known: [] };

export async function testVersion({ agents }: ProposalNeeds, act: Act, wanted: VersionToTest): Promise<ProposalRow> {
  const genome = await getGenome(act, wanted.genomeId);
  const { version: candidate } = await getVersion(act, genome, wanted.version);
  if (!genome.agent_id) throw fault("GENOME_WITHOUT_AGENT");
  const agentId = genome.agent_id;
  const { genome: line, version: base } = await extractGenome({ agents }, act, agentId);
  if (line.id !== genome.id) throw fault("GENOME_WITHOUT_AGENT");
  if (base.config_etag === candidate.config_etag) {
    throw fault("PROPOSAL_STATE", { public: "The agent already has this configuration." });
  }
  const earlier = await proposalsOf(act, agentId);
  const isTested = earlier.some(
    ({ status, candidate_etag }) => status === "evaluating" && candidate_etag === candidate.config_etag,
  );
  if (isTested) throw fault("PROPOSAL_STATE", { public: "This version is being tested already." });
  const summary = wanted.summary ?? `Version ${candidate.version}, written by hand, against the agent as it is.`;
  const [genomeId, baseVersion, candidateVersion] = [genome.id, base.version, candidate.version];
  const id = await insertProposal(act, {
    ...{ agentId, jobId: genome.id, genomeId, baseVersion, candidateVersion, status: "evaluating", summary },
    ...{ baseEtag: base.config_etag, candidateEtag: candidate.config_etag, engine: ENGINE, evidence: null },
    mutations: mutationsOf(base.genes, splitAsExtracted(candidate.genes), wanted.why ?? UNKNOWN),
  });
  const job = await insertJob(act, {
    ...{ agentId, kind: "recheck", strategy: "scc", proposalId: id, genomeId, baseVersion, candidateVersion },
    ...{ seed: randomInt(LARGEST_SEED), budget: wanted.budget ?? USUAL_ROLLOUTS },
    settings: { targets: [], mostProbes: null, concurrency: 8, leastGain: 0, ...wanted.settings },
  });
  if (!job) throw fault("EVOLUTION_RUNNING");
  await writeProposal(act, id, { job_id: job.id });
  await recordAudit(act, {
    action: "proposal.test_started",
    target: { kind: "proposal", id },
    beforeHash: base.content_hash,
    afterHash: candidate.content_hash,
    details: { agent_id: agentId, version: candidate.version },
  });
  return getProposal(act, id);
}
