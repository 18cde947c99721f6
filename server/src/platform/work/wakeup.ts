/**
 * Connects the operations that change a job with the workers of the same process, which then look immediately. Workers
 * of other processes find the change when they next list the jobs.
 */
export interface WakeupSignal {
  /** Call it after the change is committed: a worker that looks earlier finds nothing. */
  notify(): void;
  /** Returns the function that ends the subscription. */
  subscribe(listener: () => void): () => void;
}

export function createWakeupSignal(): WakeupSignal {
  const listeners = new Set<() => void>();
  return {
    notify() {
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** Lets a loop sleep until something happens. A wake-up between `arm` and `sleep` is not lost. */
export class Alarm {
  #rung = Promise.withResolvers<void>();

  arm(): void {
    this.#rung = Promise.withResolvers();
  }

  ring(): void {
    this.#rung.resolve();
  }

  /** Returns when the alarm rings, or after `longestMs`. */
  async sleep(longestMs?: number): Promise<void> {
    if (longestMs === undefined) return this.#rung.promise;
    const timer = setTimeout(() => this.ring(), longestMs);
    await this.#rung.promise;
    clearTimeout(timer);
  }
}
