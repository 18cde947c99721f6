/**
 * Delta debugging: takes ever smaller parts out of a list as long as what is left still works. Yields all that is gone in each
 * trial, is told whether it worked, and returns what could go. At its end no single item can go.
 */
export function* shorten<T>(items: readonly T[]): Generator<readonly T[], readonly T[], boolean> {
  let [left, gone]: [readonly T[], readonly T[]] = [items, []];
  let size = left.length;
  while (size > 0 && left.length > 0) {
    let isShorter = false;
    for (let at = 0; at < left.length; ) {
      const without = [...gone, ...left.slice(at, at + size)];
      if (yield without) {
        [gone, isShorter] = [without, true];
        left = [...left.slice(0, at), ...left.slice(at + size)];
      } else at += size;
    }
    if (size === 1 && !isShorter) break;
    // What could not go before may go now that others are gone.
    size = size === 1 ? 1 : Math.ceil(size / 2);
  }
  return gone;
}
