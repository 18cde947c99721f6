import { type Piece, wordDifference } from "@agent-console/analysis/difference/word-difference.ts";

/** More would not be read. */
const MOST_CHANGES = 200;

/**
 * The lines that only one of two texts has, each group with the difference of its words. Linear in the texts' length, so
 * that a document of two million characters can be compared; a line that only moved is no change.
 */
export function changedLines(before: string, after: string): Piece[][] {
  const [old, fresh] = [linesIn(before), linesIn(after)];
  const [inOld, inFresh] = [new Set(old), new Set(fresh)];
  const changes: Piece[][] = [];
  let [i, j] = [0, 0];
  while ((i < old.length || j < fresh.length) && changes.length < MOST_CHANGES) {
    const [removed, added]: [string[], string[]] = [[], []];
    for (; i < old.length && !inFresh.has(old[i] ?? ""); i++) removed.push(old[i] ?? "");
    for (; j < fresh.length && !inOld.has(fresh[j] ?? ""); j++) added.push(fresh[j] ?? "");
    if (removed.length > 0 || added.length > 0) changes.push(wordDifference(removed.join("\n"), added.join("\n")));
    i++;
    j++;
  }
  return changes;
}

const linesIn = (text: string): string[] =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
