import { type SendPermission, TalkCanceled } from "../../../agents/conversation/port.ts";

/** How old the last sight of a running campaign may be. A stop takes effect within a second, the way to the agent included. */
const LONGEST_MS = 800;

/**
 * Whether a request may leave now. It may while the campaign was seen to run a moment ago; where nobody has looked for longer,
 * because the database is slow or away, it waits until someone has. So no request leaves long after a stop in any process.
 */
export class SendPermit implements SendPermission {
  readonly #now: () => number;
  #seenAt: number;
  #isEnded = false;
  #changed = Promise.withResolvers<void>();

  constructor(seenAt: number, now: () => number = () => performance.now()) {
    this.#seenAt = seenAt;
    this.#now = now;
  }

  /** The campaign ran at this time, by the clock of this process: when it began to be looked for, not when it was found. */
  renew(seenAt: number): void {
    this.#seenAt = Math.max(this.#seenAt, seenAt);
    this.#change();
  }

  /** From now on nothing leaves. */
  end(): void {
    this.#isEnded = true;
    this.#change();
  }

  get isEnded(): boolean {
    return this.#isEnded;
  }

  isGood(): boolean {
    return !this.#isEnded && this.#now() - this.#seenAt <= LONGEST_MS;
  }

  /** Throws TalkCanceled when no request may leave any more. */
  wait(): Promise<void> | undefined {
    if (this.#isEnded) throw new TalkCanceled();
    return this.isGood() ? undefined : this.#waitForSight();
  }

  async #waitForSight(): Promise<void> {
    await this.#changed.promise;
    await this.wait();
  }

  #change(): void {
    this.#changed.resolve();
    this.#changed = Promise.withResolvers();
  }
}
