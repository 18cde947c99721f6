/** Waits, unless the signal fires first. */
export function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const timer = setTimeout(done, ms);
    signal.addEventListener("abort", stopped, { once: true });
    function done(): void {
      signal.removeEventListener("abort", stopped);
      resolve();
    }
    function stopped(): void {
      clearTimeout(timer);
      reject(signal.reason);
    }
  });
}
