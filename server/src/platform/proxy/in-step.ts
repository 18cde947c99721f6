/** Resolves in this turn of the event loop, after everything that has arrived was taken in. */
let next: Promise<void> | null = null;

/**
 * Requests that are ready in the same turn of the event loop go on together, each to its next wait, in the order in which they
 * came: code and tables that the first of them had to fetch from memory are in the processor's caches for the others. A
 * request that is alone goes on at once.
 */
export function inStep(): Promise<void> {
  next ??= new Promise((resolve) => {
    setImmediate(() => {
      next = null;
      resolve();
    });
  });
  return next;
}
