/** Post-apply monitoring: it sleeps between its rounds, and ends as soon as the agent has another configuration. */
import { type Act, actSeconds } from "../../../platform/act.ts";
import type { AgentConfiguration } from "../genomes/genes/agent-configuration.ts";
import { extractGenes } from "../genomes/genes/extract.ts";
import { hashesOf } from "../genomes/hash/hashes.ts";
import { getGenome } from "../genomes/store/genomes.ts";
import { getVersion } from "../genomes/store/versions.ts";
import type { JobNeeds } from "../jobs/dependencies.ts";
import type { JobRow } from "../jobs/store/job-row.ts";
import { changeStatus } from "../jobs/store/jobs.ts";
import { writeSleep } from "../jobs/store/progress.ts";
import type { WatchReport } from "../plan/watch.ts";
import { closeProposalOfEndedJob } from "./close-proposal.ts";

const CHANGED = "The agent was changed during monitoring and no longer has the applied configuration.";

/** Ends monitoring if the agent no longer has the applied configuration. */
export async function isOver({ agents }: Pick<JobNeeds, "agents">, act: Act, job: JobRow): Promise<boolean> {
  if (job.kind !== "monitor" || job.candidate_version === null) return false;
  const now = extractGenes((await agents.get(act, job.agent_id)) as AgentConfiguration);
  const { version } = await getVersion(act, await getGenome(act, job.genome_id), job.candidate_version);
  if (hashesOf(now).config_etag === version.config_etag) return false;
  await closeProposalOfEndedJob(
    act,
    await changeStatus(act, job.id, { status: "completed", message: CHANGED, reason: "changed" }),
  );
  return true;
}

interface Nap {
  readonly job: JobRow;
  readonly worker: number;
  readonly report: WatchReport;
  readonly dueAfter: number;
}

/** False if the next round is due. Otherwise the observations are stored, and the job sleeps until then. */
export async function sleepUntil(act: Act, { job, worker, report, dueAfter }: Nap): Promise<boolean> {
  const wakeAt = (job.started_at ?? 0) + dueAfter;
  if (wakeAt <= actSeconds(act)) return false;
  await writeSleep(act, { id: job.id, worker }, { wakeAt, report });
  return true;
}
