/** Work that is done a while after it was asked for, one round at a time. Asking again meanwhile costs nothing. */
export interface Rounds {
  later(): void;
  /** After a round that is going on. What arrives during a round is for the next one. */
  now(): Promise<void>;
  readonly isWorking: boolean;
  stop(): void;
}

export function createRounds(everyMs: number, work: () => Promise<void>): Rounds {
  let timer: NodeJS.Timeout | undefined;
  let working: Promise<void> | null = null;

  async function now(): Promise<void> {
    while (working) await working;
    stop();
    working = work().finally(() => {
      working = null;
    });
    await working;
  }

  function stop(): void {
    clearTimeout(timer);
    timer = undefined;
  }

  return {
    later() {
      timer ??= setTimeout(() => void now(), everyMs).unref();
    },
    now,
    get isWorking() {
      return working !== null;
    },
    stop,
  };
}
