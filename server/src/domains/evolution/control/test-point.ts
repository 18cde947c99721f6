import { fault } from "../../../kernel/errors.ts";
import type { Act } from "../../../platform/act.ts";
import { learn, openPosterior } from "../engine/model/model.ts";
import { helpfulness } from "../engine/policies/helpful.ts";
import { OPTIMISTIC_PRIOR } from "../engine/policies/views.ts";
import { addVersion } from "../genomes/store/versions.ts";
import type { JobNeeds } from "../jobs/dependencies.ts";
import { JobImpossible } from "../jobs/job-impossible.ts";
import { prepare } from "../jobs/prepare.ts";
import { rolloutsOf } from "../jobs/store/rollouts.ts";
import { splitAsExtracted } from "../plan/candidate.ts";
import type { ProposalNeeds } from "../proposals/dependencies.ts";
import type { ProposalRow } from "../proposals/proposal-row.ts";
import { testVersion } from "../proposals/test-version.ts";
import { DRIFTED } from "../worker/begin.ts";
import { type Controlled, jobOf } from "./control-job.ts";

export interface PickedPoint {
  readonly wanted: Controlled;
  readonly configHash: string;
  readonly budget: number | null;
}

/** Cases that the run was measured on may be gone. */
const refuseImpossible = (error: unknown): never => {
  throw error instanceof JobImpossible ? fault("EVOLUTION_STATE", { public: error.message }) : error;
};

/** A configuration that a person picked from a finished run, as a proposal that is tested like every other. */
export async function testPoint(
  needs: ProposalNeeds & Pick<JobNeeds, "evaluation">,
  act: Act,
  { wanted, configHash, budget }: PickedPoint,
): Promise<ProposalRow> {
  const job = await jobOf(act, wanted);
  if (job.kind !== "search" || job.status === "running" || job.status === "paused") throw fault("EVOLUTION_STATE");
  const rows = await rolloutsOf(act, job.id);
  const picked = rows.find(({ config_hash, arms }) => config_hash === configHash && arms.length > 0);
  if (!picked) throw fault("CONFIGURATION_NOT_FOUND");
  const prepared = await prepare(needs, act, job).catch(refuseImpossible);
  if (!prepared || prepared.planned.hash !== job.manifest?.problem_hash)
    throw fault("EVOLUTION_STATE", { public: DRIFTED });
  const { planned } = prepared;
  const heard = rows.flatMap(({ side, arms, prompt_key, outcome }) => {
    const probe = side === "train" ? planned.train.findIndex(({ key }) => key === prompt_key) : -1;
    return probe < 0 ? [] : [{ genome: arms, probe, outcome }];
  });
  const evidence = learn(planned.problem, openPosterior(planned.problem, OPTIMISTIC_PRIOR.prior), heard);
  const chances = helpfulness(planned.problem, evidence);
  const on = picked.arms.flatMap((at) => planned.arms[at] ?? []);
  const version = await addVersion(act, {
    genomeId: job.genome_id,
    genes: splitAsExtracted(prepared.genesOf(picked.arms)),
    parents: [{ genome_id: job.genome_id, version: job.base_version, role: "mutation" }],
    operator: on.map(({ key, operator }) => ({ operator, key })),
    runId: job.id,
  });
  const { rules, attacks, objective } = job.settings;
  return testVersion(needs, act, {
    ...{ genomeId: job.genome_id, version: version.version, budget },
    summary: `${on.length === 1 ? "1 change" : `${on.length} changes`} that a person picked from a run.`,
    why: { arms: on, helps: picked.arms.map((at) => chances[at] ?? 0), effects: job.effects ?? [], known: [] },
    settings: { ...(rules && { rules }), ...(attacks && { attacks }), ...(objective && { objective }) },
  });
}
