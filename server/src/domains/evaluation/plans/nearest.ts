/** The known names that are most like one that is not known: what was meant, if it was misspelled. */
export function nearestNames(name: string, known: readonly string[], most = 3): string[] {
  const wanted = name.toLowerCase();
  return known
    .map((one) => ({ one, distance: distanceOf(wanted, one.toLowerCase()) }))
    .filter(({ one, distance }) => distance <= Math.max(2, Math.floor(Math.max(one.length, wanted.length) * 0.5)))
    .sort((a, b) => a.distance - b.distance || (a.one < b.one ? -1 : 1))
    .slice(0, most)
    .map(({ one }) => one);
}

/** How many letters have to be added, left out or replaced. A part of a name is as near as what is missing at its ends. */
function distanceOf(wanted: string, known: string): number {
  if (wanted.length > 2 && known.includes(wanted)) return Math.min(2, known.length - wanted.length);
  let row = Array.from({ length: known.length + 1 }, (_, at) => at);
  for (let i = 1; i <= wanted.length; i++) {
    const next = [i];
    for (let j = 1; j <= known.length; j++) {
      const replaced = (row[j - 1] ?? 0) + (wanted[i - 1] === known[j - 1] ? 0 : 1);
      next.push(Math.min(replaced, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[known.length] ?? 0;
}
