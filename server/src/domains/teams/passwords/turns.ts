import { fault } from "../../../kernel/errors.ts";

export type InTurn = <T>(work: () => Promise<T>) => Promise<T>;

/** At most so many pieces of work at once, and so many waiting; one more is refused instead of making everybody wait. */
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
      // The place is handed on, so that nobody who comes in between takes it.
      const next = queue.shift();
      if (next) next();
      else working -= 1;
    }
  };
}
