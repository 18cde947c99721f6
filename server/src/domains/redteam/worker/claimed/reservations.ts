import type { Reservation } from "../../campaigns/store/journal.ts";

/** Thrown where the campaign is no longer this worker's: nothing may be sent or written any more. */
export class CampaignLost extends Error {
  override name = "CampaignLost";
}

type Reserve = () => Promise<Reservation>;

/** Who was refused, and waits until something is given back. */
interface Waiter {
  /** Whether it is an attempt in flight, which gives something back if it is ended. */
  readonly isInFlight: boolean;
  readonly wake: (word: "again" | "spent") => void;
}

/**
 * Reserves for the attempts of one campaign. Reservations are for the most that an attempt can take, so one that a cap refuses
 * may be granted once another attempt has ended. The budget is spent only when nothing can be given back any more. If all attempts
 * in flight wait for each other, one of them is told so and ends; one that would begin waits until none is in flight.
 */
export class Reservations {
  #inFlight = 0;
  /** Questions on the way. One of them may have been granted already. */
  #asking = 0;
  /** How often something was given back. A refusal from before is asked again. */
  #changes = 0;
  #waiters: Waiter[] = [];

  /** For an attempt that begins. False when the budget is spent. Each that is granted is ended with `release`. */
  begin(reserve: Reserve): Promise<boolean> {
    return this.#reserve(reserve, false);
  }

  /** For an attempt in flight, which counts as waiting meanwhile. */
  more(reserve: Reserve): Promise<boolean> {
    return this.#reserve(reserve, true);
  }

  /** The attempt's spending is settled. */
  release(): void {
    this.#inFlight -= 1;
    this.#change();
  }

  async #reserve(reserve: Reserve, isInFlight: boolean): Promise<boolean> {
    for (;;) {
      const changes = this.#changes;
      if (await this.#isGranted(reserve)) {
        if (!isInFlight) this.#inFlight += 1;
        return true;
      }
      if (changes !== this.#changes) continue;
      const word = new Promise((wake) => this.#waiters.push({ isInFlight, wake }));
      if (this.#asking === 0) this.#endIfStuck();
      if ((await word) === "spent") return false;
    }
  }

  async #isGranted(reserve: Reserve): Promise<boolean> {
    this.#asking += 1;
    try {
      const reservation = await reserve();
      if (reservation === "lost") throw new CampaignLost("the campaign has another worker, or has ended");
      return reservation === "granted";
    } catch (error) {
      // Others may have waited for what this one would be told.
      this.#change();
      throw error;
    } finally {
      this.#asking -= 1;
    }
  }

  /** Everyone who waits was refused since the last change, so no question has to be asked again. */
  #endIfStuck(): void {
    if (this.#waiters.filter(({ isInFlight }) => isInFlight).length < this.#inFlight) return;
    const last = this.#waiters.findLast(({ isInFlight }) => isInFlight);
    const ended = last ? [last] : this.#waiters;
    this.#waiters = this.#waiters.filter((waiter) => !ended.includes(waiter));
    for (const { wake } of ended) wake("spent");
  }

  #change(): void {
    this.#changes += 1;
    for (const { wake } of this.#waiters.splice(0)) wake("again");
  }
}
