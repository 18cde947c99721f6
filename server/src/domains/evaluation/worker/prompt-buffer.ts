import { Alarm } from "../../../platform/work/wakeup.ts";
import type { Claim } from "../runs/store/plan.ts";
import { isBatchReady } from "./next-action.ts";
import type { SettledPrompt } from "./step.ts";

/** The longest that a result waits for others to be written with. */
const GATHER_MS = 3;

/** The prompts that a worker has claimed of one run, and those results that wait to be written. */
export class PromptBuffer {
  /** Claimed, and the result is not yet durable. */
  readonly claimed = new Set<number>();
  readonly #settled: SettledPrompt[] = [];
  readonly #alarm = new Alarm();
  #gathering: NodeJS.Timeout | undefined;

  get isIdle(): boolean {
    return this.claimed.size === 0 && this.#settled.length === 0;
  }

  settle(prompt: SettledPrompt): void {
    this.#settled.push(prompt);
    this.#gather();
  }

  takeSettled(): SettledPrompt[] {
    return this.#settled.splice(0);
  }

  /** A batch that could not be written is written again; whatever part of it was stored is left alone then. */
  putBackSettled(batch: readonly SettledPrompt[]): void {
    this.#settled.unshift(...batch);
  }

  recordStep(written: readonly SettledPrompt[], claims: readonly Claim[]): void {
    for (const { seq } of written) this.claimed.delete(seq);
    for (const { seq } of claims) this.claimed.add(seq);
  }

  /** Until enough results are here, the oldest has waited long enough, or `wake` is called. */
  async wait(): Promise<void> {
    this.#alarm.arm();
    this.#gather();
    await this.#alarm.sleep();
    clearTimeout(this.#gathering);
    this.#gathering = undefined;
  }

  wake(): void {
    this.#alarm.ring();
  }

  #gather(): void {
    if (isBatchReady(this.#settled.length, this.claimed.size)) this.wake();
    else if (this.#settled.length > 0) this.#gathering ??= setTimeout(() => this.wake(), GATHER_MS);
  }
}
