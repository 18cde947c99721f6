/** Another job goes on with a final test that was not settled: with its pairs, its looks and the error that is left. */
import { fault } from "../../../kernel/errors.ts";
import type { Act } from "../../../platform/act.ts";
import { recordAudit } from "../../../platform/audit/record.ts";
import { hashesOf } from "../genomes/hash/hashes.ts";
import { addVersion } from "../genomes/store/versions.ts";
import type { StartNeeds } from "../jobs/dependencies.ts";
import { ENGINE, limitsOf } from "../jobs/prepare.ts";
import { seedAfter } from "../jobs/seed-after.ts";
import type { JobRow } from "../jobs/store/job-row.ts";
import { insertJob } from "../jobs/store/jobs.ts";
import { mutationsOf } from "../proposals/evidence.ts";
import { getProposal, insertProposal, writeProposal } from "../proposals/store.ts";
import { budgetOf, type Continuation, findContinuation, isObstacle } from "./continuation.ts";
import { type Controlled, jobOf } from "./control-job.ts";

export async function continueJob(
  needs: StartNeeds,
  act: Act,
  { of, budget: wanted }: { readonly of: Controlled; readonly budget: number | null },
): Promise<JobRow> {
  // Locked, so that nobody continues it twice.
  const earlier = await jobOf(act, of, "for update");
  const found = await findContinuation(needs, act, earlier);
  const budget = budgetOf(found, wanted);
  if (isObstacle(found)) throw fault(found.code, { public: found.words, members: found.members ?? {} });
  if (typeof budget !== "number") throw fault(budget.code, { public: budget.words });
  const proposalId = found.proposalId ?? (await writeTestedProposal(act, found));
  const { genome_id: genomeId, candidate_version: candidateVersion } = await getProposal(act, proposalId, "for update");
  const { proposer: _, warmStart: __, ...settings } = earlier.settings;
  const job = await insertJob(act, {
    ...{ agentId: earlier.agent_id, kind: "recheck", strategy: earlier.strategy, proposalId, genomeId, budget },
    ...{ baseVersion: earlier.base_version, candidateVersion, continuesId: earlier.id },
    ...{ seed: seedAfter(earlier, found.attempt), settings: { ...settings, limits: limitsOf(earlier) } },
  });
  if (!job) throw fault("EVOLUTION_RUNNING");
  await writeProposal(act, proposalId, { status: "evaluating", job_id: job.id });
  await recordAudit(act, {
    action: "evolution.continued",
    target: { kind: "evolution", id: earlier.id },
    details: { agent_id: earlier.agent_id, evolution_id: job.id, proposal_id: proposalId, budget },
  });
  return job;
}

/** What a search found becomes a version and a proposal that waits for the rest of its test. */
async function writeTestedProposal(act: Act, { job, prepared, candidate }: Continuation): Promise<string> {
  const { genome_id: genomeId, base_version: baseVersion, kept, decision } = job;
  const arms = (kept?.arms ?? []).flatMap((key) => prepared.planned.arms.find((arm) => arm.key === key) ?? []);
  const version = await addVersion(act, {
    ...{ genomeId, genes: candidate, runId: job.id },
    parents: [{ genome_id: genomeId, version: baseVersion, role: "mutation" }],
    operator: arms.map(({ key, operator }) => ({ operator, key })),
  });
  const { pairs, gained, lost } = decision?.estimate ?? { pairs: 0, gained: 0, lost: 0 };
  return insertProposal(act, {
    ...{ agentId: job.agent_id, jobId: job.id, genomeId, baseVersion, candidateVersion: version.version },
    ...{ baseEtag: hashesOf(prepared.base).config_etag, candidateEtag: version.config_etag, status: "evaluating" },
    ...{ engine: ENGINE, evidence: null },
    summary: `Continues a final test that was not settled: ${gained} better and ${lost} worse in the first ${pairs} pairs of held-out questions.`,
    mutations: mutationsOf(prepared.base, candidate, {
      ...{ arms, helps: kept?.helps ?? [], effects: job.effects ?? [], known: [] },
    }),
  });
}
