/** Maximum number of remembered requests. A forgotten one starts counting again. */
const MOST = 50_000;

/** How often a request was sent before. Other requests make no difference, so a run can be repeated in any order. */
export function createRepeats(most = MOST): (digest: string) => number {
  const seen = new Map<string, number>();
  return (digest) => {
    const before = seen.get(digest) ?? 0;
    seen.delete(digest);
    seen.set(digest, before + 1);
    if (seen.size > most) seen.delete(seen.keys().next().value ?? "");
    return before;
  };
}
