import { compilePatterns } from "@agent-console/analysis/pattern/compile.ts";
import { createScan, findAll } from "@agent-console/analysis/pattern/scan.ts";
import { seededNumbers } from "@agent-console/analysis/statistics/seeded-random.ts";
import { type NaiveHit, naiveHits, writePattern } from "./naive.ts";
import { randomChunks, randomRules, randomText } from "./random.ts";

export interface PatternProof {
  readonly cases: number;
  readonly hits: number;
  readonly chunks: number;
  /** The most units that were held back in any case. */
  readonly mostHeld: number;
  readonly mistakes: readonly string[];
}

/** Random rules, texts and chunkings: the engine against the naive reference. */
export function comparePatterns(cases: number, seed: number): PatternProof {
  const random = seededNumbers(seed, "patterns");
  const mistakes: string[] = [];
  let [hits, chunks, mostHeld] = [0, 0, 0];
  for (let at = 0; at < cases; at++) {
    const rules = randomRules(random);
    const patterns = rules.map(({ tree, ignoreCase }) => ({ pattern: writePattern(tree), ignoreCase }));
    const text = randomText(random);
    const cut = randomChunks(random, text);
    const expected = naiveHits(rules, text);
    const set = compilePatterns(patterns);
    const streamed = watchScan(set, cut, expected);
    const wrong = [...streamed.mistakes];
    const [want, whole] = [JSON.stringify(expected), JSON.stringify(findAll(set, text))];
    if (whole !== want) wrong.push(`whole text: ${whole} instead of ${want}`);
    if (JSON.stringify(streamed.hits) !== want)
      wrong.push(`stream: ${JSON.stringify(streamed.hits)} instead of ${want}`);
    for (const mistake of wrong) mistakes.push(`${JSON.stringify({ patterns, cut })}: ${mistake}`);
    hits += expected.length;
    chunks += cut.length;
    mostHeld = Math.max(mostHeld, streamed.mostHeld);
  }
  return { cases, hits, chunks, mostHeld, mistakes };
}

type Set = ReturnType<typeof compilePatterns>;

/** What a stream gave, and whether anything left that belongs to a hit which was not reported by then. */
function watchScan(set: Set, chunks: readonly string[], expected: readonly NaiveHit[]) {
  const scan = createScan(set);
  const text = chunks.join("");
  const hits: NaiveHit[] = [];
  const mistakes: string[] = [];
  let [pushed, released, mostHeld] = [0, 0, 0];
  for (const chunk of chunks) {
    scan.push(chunk);
    pushed += chunk.length;
    hits.push(...scan.take());
    if (scan.released < released) mistakes.push(`released fell from ${released} to ${scan.released}`);
    released = scan.released;
    const early = expected.find((hit) => hit.start < released && !hits.some((known) => isSame(known, hit)));
    if (early) mistakes.push(`released ${released} of ${pushed} before the hit at ${early.start} was known`);
    if (isInsidePair(text, released)) mistakes.push(`released ${released}, inside a surrogate pair`);
    // A border waits for the character after the match, and a pair for its second half.
    if (pushed - released > set.longest + 2) mistakes.push(`held ${pushed - released}, longest ${set.longest}`);
    mostHeld = Math.max(mostHeld, pushed - released);
  }
  scan.end();
  hits.push(...scan.take());
  if (scan.released !== text.length) mistakes.push(`released ${scan.released} of ${text.length} at the end`);
  return { hits, mistakes, mostHeld };
}

const isSame = (one: NaiveHit, other: NaiveHit): boolean =>
  one.rule === other.rule && one.start === other.start && one.end === other.end;

const isInsidePair = (text: string, at: number): boolean =>
  /^[\ud800-\udbff][\udc00-\udfff]$/.test(text.slice(Math.max(0, at - 1), at + 1));
