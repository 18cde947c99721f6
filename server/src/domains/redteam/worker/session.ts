import type { Logger } from "pino";
import { Fault } from "../../../kernel/errors.ts";
import type { Act } from "../../../platform/act.ts";
import { openJobContext } from "../../../platform/work/context.ts";
import { openExclusiveSession } from "../../../platform/work/exclusive-session.ts";
import type { JobRef, JobSession } from "../../../platform/work/job.ts";
import type { CampaignRow } from "../campaigns/store/campaign-row.ts";
import { changeStatus, claimCampaign, getCampaign, releaseCampaign } from "../campaigns/store/campaigns.ts";
import type { ClaimedCampaign } from "../campaigns/store/journal.ts";
import { logLine } from "../campaigns/store/log.ts";
import { CampaignImpossible } from "./claimed/campaign-impossible.ts";
import { jobIdentity, type WorkerNeeds } from "./claimed/needs.ts";
import { SendPermit } from "./claimed/send-permit.ts";
import { runCampaign } from "./run-campaign.ts";

interface SessionNeeds {
  readonly needs: WorkerNeeds;
  readonly job: JobRef;
  readonly worker: number;
  /** When the worker last began to list the campaigns in progress. */
  readonly listedAt: () => number;
}

/** One worker's work on one campaign. */
export function openCampaignSession({ needs, job, worker, listedAt }: SessionNeeds): JobSession {
  const context = openJobContext(needs, job, jobIdentity);
  const permit = new SendPermit(listedAt());
  const claimed = { id: job.id, worker };
  const session = openExclusiveSession<CampaignRow>(
    { context, logger: needs.logger },
    {
      claim: (act) => claimCampaign(act, job.id, worker),
      work: (row, attempt) => runCampaign({ needs, context, claimed, session: attempt, permit }, row),
      fail: (act, error) => failCampaign(act, claimed, logged(needs.logger, job.id, error)),
      release: (act) => releaseCampaign(act, job.id, worker),
    },
  );
  return {
    ended: session.ended,
    refresh(seen) {
      if (seen.isListed) permit.renew(listedAt());
      else permit.end();
      session.refresh(seen);
    },
    stop(graceMs) {
      permit.end();
      session.stop(graceMs);
    },
    abandon() {
      permit.end();
      session.abandon();
    },
  };
}

async function failCampaign(act: Act, { id, worker }: ClaimedCampaign, [message, reason]: FailureWords): Promise<void> {
  const campaign = await getCampaign(act, id, "for update");
  if (campaign.status !== "running" || campaign.worker !== worker) return;
  await logLine(act, id, `failed: ${message}`);
  await changeStatus(act, id, { status: "failed", message, reason });
}

type FailureWords = readonly [message: string, reason: string];

function logged(logger: Logger, id: string, error: unknown): FailureWords {
  const isOurs = !(error instanceof CampaignImpossible || error instanceof Fault);
  if (isOurs) logger.error({ err: error, campaign_id: id }, "a red-team campaign failed");
  return failureWords(error);
}

/** The message for the team, which never contains the internal message of a fault. */
function failureWords(error: unknown): FailureWords {
  if (error instanceof CampaignImpossible) return [error.message, error.reason];
  if (error instanceof Fault && error.code === "AGENT_NOT_FOUND") return ["The agent was deleted.", "agent_gone"];
  if (error instanceof Fault) return [`The campaign could not continue: ${error.code}.`, "failed"];
  return ["Internal error. See the console log.", "failed"];
}
