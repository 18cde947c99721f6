/**
 * The known name that is most like a mistyped one, or null if none of the first 60 is. Names are cut at 24 characters: a hint
 * takes about a millisecond then, and a config gets ten on the thread that serves all requests.
 */
export function nearest(name: string, known: readonly string[]): string | null {
  const typed = name.slice(0, LONGEST).toLowerCase();
  let best: string | null = null;
  let fewest = Math.max(2, Math.floor(typed.length / 3)) + 1;
  for (const candidate of known.slice(0, MOST_KNOWN)) {
    if (Math.abs(Math.min(candidate.length, LONGEST) - typed.length) >= fewest) continue;
    const edits = distance(...whereTheyDiffer(typed, candidate.slice(0, LONGEST).toLowerCase()), fewest);
    if (edits < fewest) [best, fewest] = [candidate, edits];
  }
  return best;
}

const LONGEST = 24;
const MOST_KNOWN = 60;

/** Without the beginning and the end that both have, which need no edit: names of one config often differ in one place. */
function whereTheyDiffer(one: string, other: string): [string, string] {
  const shorter = Math.min(one.length, other.length);
  let start = 0;
  while (start < shorter && one.charCodeAt(start) === other.charCodeAt(start)) start += 1;
  let end = 0;
  while (end < shorter - start && one.charCodeAt(one.length - 1 - end) === other.charCodeAt(other.length - 1 - end))
    end += 1;
  return [one.slice(start, one.length - end), other.slice(start, other.length - end)];
}

/** The number of characters to insert, remove or replace, or `limit` if it is not below that. */
function distance(from: string, to: string, limit: number): number {
  let above = Uint8Array.from({ length: to.length + 1 }, (_, at) => at);
  let current = new Uint8Array(to.length + 1);
  for (let row = 1; row <= from.length; row += 1) {
    const letter = from.charCodeAt(row - 1);
    let left = row;
    let fewest = row;
    current[0] = row;
    for (let at = 1; at <= to.length; at += 1) {
      const replaced = (above[at - 1] ?? 0) + (letter === to.charCodeAt(at - 1) ? 0 : 1);
      left = Math.min(replaced, (above[at] ?? 0) + 1, left + 1);
      current[at] = left;
      if (left < fewest) fewest = left;
    }
    // No later row has fewer than the one before it.
    if (fewest >= limit) return limit;
    [above, current] = [current, above];
  }
  return above[to.length] ?? 0;
}
