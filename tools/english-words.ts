import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/**
 * `node tools/english-words.ts FOLDER`: writes the common English words of the ordinary training texts in FOLDER to
 * `analysis/lexicons/english.ts`. A word counts by the number of sources that have it in lower case, then by its share in each.
 */
const MOST_WORDS = 3_000;
const LEAST_SOURCES = 5;
const WIDTH = 126;

interface Line {
  readonly text: string;
  readonly label: 0 | 1;
  readonly source: string;
  readonly lang?: string;
}

/** How often each source has each word, of a thousand words. */
function countsBySource(lines: readonly Line[]): Map<string, Map<string, number>> {
  const counts = new Map<string, Map<string, number>>();
  for (const { text, source } of lines) {
    const own = counts.get(source) ?? new Map<string, number>();
    counts.set(source, own);
    for (const word of text.replaceAll("’", "'").match(/(?<![\w'])[a-z]+(?:'[a-z]+)?(?![\w'])/g) ?? [])
      own.set(word, (own.get(word) ?? 0) + 1);
  }
  return counts;
}

function commonWords(lines: readonly Line[]): string[] {
  const scores = new Map<string, { sources: number; share: number }>();
  for (const own of countsBySource(lines).values()) {
    const total = [...own.values()].reduce((sum, count) => sum + count, 0);
    for (const [word, count] of own) {
      const score = scores.get(word) ?? { sources: 0, share: 0 };
      // The square root: a source that speaks of one thing all the time counts little more than one that mentions it.
      scores.set(word, { sources: score.sources + 1, share: score.share + Math.sqrt(count / total) });
    }
  }
  return [...scores]
    .filter(([word, { sources }]) => sources >= LEAST_SOURCES && (word.length > 2 || SHORT.has(word)))
    .sort(([one, a], [other, b]) => b.share - a.share || (one < other ? -1 : 1))
    .slice(0, MOST_WORDS)
    .map(([word]) => word)
    .sort();
}

/** Other runs of one or two letters are abbreviations. */
const SHORT = new Set("a i am an as at be by do go he if in is it me my no of oh ok on or so to up us we".split(" "));

function wrapped(words: readonly string[]): string {
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < WIDTH) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines.map((line) => `  ${line}\n`).join("");
}

const [folder] = process.argv.slice(2);
if (folder === undefined) {
  process.stderr.write("Name the folder with the training texts.\n");
  process.exitCode = 2;
} else {
  const lines: Line[] = readFileSync(join(folder, "injection.train.jsonl"), "utf8")
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line));
  const words = commonWords(lines.filter(({ label, lang }) => label === 0 && (lang ?? "en") === "en"));
  const body = `/** Common English words, learned from ordinary texts of several sources. Written by \`node tools/english-words.ts FOLDER\`. Do not edit. */
export const ENGLISH_WORDS = \`
${wrapped(words)}\`;
`;
  writeFileSync(new URL("../analysis/lexicons/english.ts", import.meta.url), body);
}
