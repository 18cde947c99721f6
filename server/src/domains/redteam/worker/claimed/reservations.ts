import type { Reservation } from "../../campaigns/store/journal.ts";

/** Thrown where the campaign is no longer this worker's: nothing may be sent or written any more. */
export class CampaignLost extends Error {
  override name = "CampaignLost";
}

/**
 * Reserves for the attempts of one campaign. Reservations are for the most that an attempt can take, so one that a cap refuses
 * may be granted once another attempt has ended; only when all that are in flight wait is the budget spent.
 */
export class Reservations {
  #inFlight = 0;
  #waiting = 0;
  #changed = Promise.withResolvers<void>();

  /** For an attempt that begins. False when the budget is spent. Each that is granted is ended with `release`. */
  async begin(reserve: () => Promise<Reservation>): Promise<boolean> {
    const isGranted = await this.more(reserve, 0);
    if (isGranted) this.#inFlight += 1;
    return isGranted;
  }

  /** For an attempt in flight, which counts as waiting meanwhile. */
  async more(reserve: () => Promise<Reservation>, own = 1): Promise<boolean> {
    for (;;) {
      const changed = this.#changed.promise;
      const reservation = await reserve();
      if (reservation === "granted") return true;
      if (reservation === "lost") throw new CampaignLost("the campaign has another worker, or has ended");
      if (this.#inFlight <= this.#waiting + own) {
        this.#change();
        return false;
      }
      this.#waiting += own;
      await changed;
      this.#waiting -= own;
    }
  }

  /** The attempt's spending is settled. */
  release(): void {
    this.#inFlight -= 1;
    this.#change();
  }

  #change(): void {
    this.#changed.resolve();
    this.#changed = Promise.withResolvers();
  }
}
