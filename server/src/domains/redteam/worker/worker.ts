import type { JobKind } from "../../../platform/work/job.ts";
import { startWorker, type Worker, type WorkerRules } from "../../../platform/work/worker.ts";
import { openCampaigns, WORKER_LOCKS } from "../campaigns/store/campaigns.ts";
import type { WorkerNeeds } from "./claimed/needs.ts";

/** Listing is also how a stop is noticed: see `claimed/send-permit.ts` before making it rarer. */
const workerRules: WorkerRules = { everyMs: 400, graceMs: 5_000, places: 8 };

/** Works on the campaigns in progress, one worker on each. */
export function startCampaignWorker(needs: WorkerNeeds, rules: WorkerRules = workerRules): Worker {
  let listedAt = 0;
  const campaigns: JobKind = {
    name: "red-team campaign",
    lockSpace: WORKER_LOCKS,
    async list(tx) {
      const at = performance.now();
      const listed = await openCampaigns(tx);
      listedAt = at;
      return listed;
    },
    async open(job, { number }) {
      // Loaded with the first campaign: an idle worker needs nothing of the engine.
      const { openCampaignSession } = await import("./session.ts");
      return openCampaignSession({ needs, job, worker: number, listedAt: () => listedAt });
    },
  };
  return startWorker(needs, campaigns, rules);
}
