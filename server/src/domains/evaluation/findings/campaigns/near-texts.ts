/** Words in a row that two texts are compared by. */
const SHINGLE = 5;
/** From this share of common shingles on, two attacks are the same one in slightly other words. */
const NEAR = 0.6;
const MOST_WORDS = 4_000;

/** Runs of five words; a shorter text is one run. */
function shingles(text: string): ReadonlySet<string> {
  const words = text
    .toLowerCase()
    .split(/[^\p{L}\p{N}{}]+/u)
    .filter(Boolean)
    .slice(0, MOST_WORDS);
  if (words.length <= SHINGLE) return new Set([words.join(" ")]);
  return new Set(
    Array.from({ length: words.length - SHINGLE + 1 }, (_, at) => words.slice(at, at + SHINGLE).join(" ")),
  );
}

/** Whether two attacks have nearly the same text. */
export function areNear(one: string, other: string): boolean {
  const [a, b] = [shingles(one), shingles(other)];
  const common = [...a].filter((shingle) => b.has(shingle)).length;
  return common / (a.size + b.size - common) >= NEAR;
}
