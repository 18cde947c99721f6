import { fault } from "../../../kernel/errors.ts";

export type InTurn = <T>(work: () => Promise<T>) => Promise<T>;

/** Limits how much work runs at the same time and how much waits. More is refused instead of making everyone wait. */
export function createTurns({ atOnce, waiting }: { readonly atOnce: number; readonly waiting: number }): InTurn {
  let working = 0;
  const queue: (() => void)[] = [];
  return async (work) => {
    if (working < atOnce) working += 1;
    else {
      if (queue.length >= waiting) {
        const words = "Too many people are signing in at once. Wait a moment.";
        throw fault("SIGN_IN_SLOWED", { public: words, retryAfter: 1 });
      }
      await new Promise<void>((resolve) => queue.push(resolve));
    }
    try {
      return await work();
    } finally {
      // The slot is passed on directly, so that no one in between takes it.
      const next = queue.shift();
      if (next) next();
      else working -= 1;
    }
  };
}
