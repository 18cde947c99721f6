/** The known name that is most like a mistyped one, or null if none of the first 60 is. Names are cut at 64 characters. */
export function nearest(name: string, known: readonly string[]): string | null {
  const typed = name.slice(0, LONGEST).toLowerCase();
  let best: string | null = null;
  let fewest = Math.max(2, Math.floor(typed.length / 3)) + 1;
  for (const candidate of known.slice(0, MOST_KNOWN)) {
    if (Math.abs(Math.min(candidate.length, LONGEST) - typed.length) >= fewest) continue;
    const edits = distance(typed, candidate.slice(0, LONGEST).toLowerCase());
    if (edits < fewest) [best, fewest] = [candidate, edits];
  }
  return best;
}

const LONGEST = 64;
const MOST_KNOWN = 60;

/** The number of characters to insert, remove or replace. */
function distance(from: string, to: string): number {
  let above = Array.from({ length: to.length + 1 }, (_, at) => at);
  for (const [row, letter] of [...from].entries()) {
    const current = [row + 1];
    for (let at = 1; at <= to.length; at += 1) {
      const replaced = (above[at - 1] ?? 0) + (letter === to[at - 1] ? 0 : 1);
      current.push(Math.min(replaced, (above[at] ?? 0) + 1, (current[at - 1] ?? 0) + 1));
    }
    above = current;
  }
  return above[to.length] ?? 0;
}
