/** Rung when a run is to be looked at; workers of the same process hear it at once, all others find the run by looking. */
export interface Bell {
  ring(): void;
  /** Until the function it answers with is called. */
  listen(heard: () => void): () => void;
}

export function createBell(): Bell {
  const listeners = new Set<() => void>();
  return {
    ring() {
      for (const heard of listeners) heard();
    },
    listen(heard) {
      listeners.add(heard);
      return () => void listeners.delete(heard);
    },
  };
}
