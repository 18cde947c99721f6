import type { CampaignRow } from "../../campaigns/store/campaign-row.ts";
import type { CampaignRun } from "./needs.ts";
import { pauseCampaign } from "./pause.ts";
import { type CampaignTarget, readTarget } from "./target.ts";

/** How long what was read of the agent and its policy is good. */
const GOOD_FOR_MS = 5_000;

/** The target as it is now. A campaign whose agent may no longer be attacked is paused. */
export class LiveTarget {
  readonly #run: CampaignRun;
  readonly #campaign: CampaignRow;
  #readAt = Number.NEGATIVE_INFINITY;
  #reading: Promise<CampaignTarget | null> = Promise.resolve(null);

  constructor(run: CampaignRun, campaign: CampaignRow) {
    this.#run = run;
    this.#campaign = campaign;
  }

  /** Null when the agent may not be attacked now. Goals that ask at the same time read it once. */
  now(): Promise<CampaignTarget | null> {
    const now = performance.now();
    if (now - this.#readAt > GOOD_FOR_MS) {
      this.#readAt = now;
      this.#reading = this.#read();
    }
    return this.#reading;
  }

  async #read(): Promise<CampaignTarget | null> {
    const target = await readTarget(this.#run, this.#campaign);
    if (!("isAllowed" in target)) return target;
    await pauseCampaign(this.#run, { message: target.reason, reason: "not_allowed" });
    return null;
  }
}
