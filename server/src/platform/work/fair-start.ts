/**
 * How long one turn of the event loop begins new work. What it begins has to be read and written too, which takes a few times as
 * long; requests to the console wait for all of it.
 */
const SLICE_MS = 1;

/**
 * Begins work of several teams in turns, a little in each turn of the event loop. Sending a thousand prompts at once would make
 * everything else in the process wait: the requests of users, and the prompts of a team that comes next.
 */
export class FairStart {
  /** In the order in which the teams get their turns. */
  readonly #queues = new Map<string, (() => void)[]>();
  #isScheduled = false;

  /** `work` is called soon, and must not throw. */
  begin(teamId: string, work: () => void): void {
    const queue = this.#queues.get(teamId);
    if (queue) queue.push(work);
    else this.#queues.set(teamId, [work]);
    this.#schedule();
  }

  #schedule(): void {
    if (this.#isScheduled) return;
    this.#isScheduled = true;
    setImmediate(() => {
      this.#isScheduled = false;
      this.#beginSome();
      if (this.#queues.size > 0) this.#schedule();
    });
  }

  #beginSome(): void {
    const until = performance.now() + SLICE_MS;
    for (const [teamId, queue] of this.#queues) {
      this.#queues.delete(teamId);
      const work = queue.shift();
      // At the end again: the iteration comes back to it after all others.
      if (queue.length > 0) this.#queues.set(teamId, queue);
      work?.();
      if (performance.now() >= until) return;
    }
  }
}
