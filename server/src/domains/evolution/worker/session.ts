import type { Logger } from "pino";
import { Fault } from "../../../kernel/errors.ts";
import type { Act } from "../../../platform/act.ts";
import { openJobContext } from "../../../platform/work/context.ts";
import { openExclusiveSession } from "../../../platform/work/exclusive-session.ts";
import type { JobRef, JobSession } from "../../../platform/work/job.ts";
import { jobIdentity, type WorkerNeeds } from "../jobs/dependencies.ts";
import { JobImpossible } from "../jobs/job-impossible.ts";
import type { JobRow } from "../jobs/store/job-row.ts";
import { changeStatus, claimJob, getJob, releaseJob } from "../jobs/store/jobs.ts";
import { closeProposalOfEndedJob } from "./close-proposal.ts";
import { runJob } from "./run-job.ts";

/** One worker's work on one evolution job. */
export function openJobSession(needs: WorkerNeeds, job: JobRef, worker: number): JobSession {
  const context = openJobContext(needs, job, jobIdentity);
  return openExclusiveSession<JobRow>(
    { context, logger: needs.logger },
    {
      claim: (act) => claimJob(act, job.id, worker),
      work: (row, attempt) => runJob({ needs, context, worker, attempt }, row),
      fail: (act, error) => failJob(act, { id: job.id, worker }, logged(needs.logger, job.id, error)),
      release: (act) => releaseJob(act, job.id, worker),
    },
  );
}

async function failJob(
  act: Act,
  { id, worker }: { id: string; worker: number },
  [message, reason]: FailureWords,
): Promise<void> {
  const job = await getJob(act, id, "for update");
  if (job.status !== "running" || job.worker !== worker) return;
  await closeProposalOfEndedJob(act, await changeStatus(act, id, { status: "failed", message, reason }));
}

type FailureWords = readonly [message: string, reason: string];

function logged(logger: Logger, id: string, error: unknown): FailureWords {
  const isOurs = !(error instanceof JobImpossible || error instanceof Fault);
  if (isOurs) logger.error({ err: error, evolution_id: id }, "an evolution job failed");
  return failureWords(error);
}

/** The message for the team, which never contains the internal message of a fault. */
function failureWords(error: unknown): FailureWords {
  if (error instanceof JobImpossible) return [error.message, error.reason];
  if (error instanceof Fault && error.code === "AGENT_NOT_FOUND") return ["The agent was deleted.", "agent_gone"];
  if (error instanceof Fault) return [`The run could not continue: ${error.code}.`, "failed"];
  return ["Internal error. See the console log.", "failed"];
}
