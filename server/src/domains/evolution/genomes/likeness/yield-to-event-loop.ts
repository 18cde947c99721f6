/** Long reckoning that lets other requests through: to be awaited between its steps. */
export function breather(everyMs = 20): () => Promise<void> {
  let last = performance.now();
  return async () => {
    if (performance.now() - last < everyMs) return;
    await new Promise<void>((resolve) => setImmediate(resolve));
    last = performance.now();
  };
}
