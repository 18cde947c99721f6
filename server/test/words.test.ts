import { glob, readFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { type BannedWord, bannedNames, bannedWording } from "./banned-words.ts";
import { participlesIn } from "./participles.ts";
import { sourceTokens, type Token } from "./sample-agent/source-texts.ts";

const ROOT = join(import.meta.dirname, "../..");
const isOurs = (path: string): boolean => !/node_modules|\bdist\b|generated\.ts$|banned-words\.ts$/.test(path);
const filesOf = async (pattern: string): Promise<string[]> =>
  (await Array.fromAsync(glob(pattern, { cwd: ROOT, exclude: (path) => path.includes("node_modules") }))).filter(
    isOurs,
  );

const programs = "{analysis,bench,cli,e2e,sample-agent,sdk,server,tools,web}";
const sources = await filesOf(`${programs}/**/*.{ts,tsx,cjs,mjs}`);
const documents = [...(await filesOf("*.md")), ...(await filesOf(`{docs,${programs.slice(1, -1)}}/**/*.md`))];
/** Where every string is for people. Elsewhere strings also hold prompts and patterns, which quote how others write. */
const pages = /^(?:web\/src|cli\/src|server\/src\/(?:kernel|platform|app))\/(?!.*\.test\.)/;

/** The tokens of these kinds, without the paths of imports. */
const textsOf = (source: string, ...kinds: readonly Token["kind"][]): string =>
  [...sourceTokens(source)]
    .map(({ kind, text }) => (kinds.includes(kind) && !/^["']\.{1,2}\//.test(text) ? text : " "))
    .join("");

/** Line by line, so that a message can be found: "path: word (write: …)". */
function bannedIn(path: string, text: string, words: readonly BannedWord[]): string[] {
  return words.flatMap(({ pattern, write }) => {
    const [found] = pattern.exec(text) ?? [];
    return found === undefined ? [] : [`${path}: "${found}" (write: ${write})`];
  });
}

describe("banned words are not", () => {
  test("in the names of the code", { timeout: 60_000 }, async () => {
    const found: string[] = [];
    for (const path of sources) {
      const source = await readFile(join(ROOT, path), "utf8");
      if (bannedNames.some(({ pattern }) => pattern.test(source)))
        found.push(...bannedIn(path, textsOf(source, "code", "gap"), bannedNames));
    }
    expect(found).toEqual([]);
  });

  test("in comments, and in the strings that people read", { timeout: 60_000 }, async () => {
    const found: string[] = [];
    for (const path of sources) {
      const source = await readFile(join(ROOT, path), "utf8");
      if (!bannedWording.some(({ pattern }) => pattern.test(source))) continue;
      const read = pages.test(path) ? textsOf(source, "gap", "string") : textsOf(source, "gap");
      found.push(...bannedIn(path, read, bannedWording));
    }
    expect(found).toEqual([]);
  });

  test("in the documents", async () => {
    const found: string[] = [];
    for (const path of documents)
      found.push(...bannedIn(path, await readFile(join(ROOT, path), "utf8"), bannedWording));
    expect(found).toEqual([]);
  });
});

test("a banned word is found where it counts, and only there", () => {
  const source = `/** Reckons anew. */ const text = "under way"; const pattern = /anew/; class Errand {}`;
  expect(bannedIn("a", textsOf(source, "gap"), bannedWording)).toHaveLength(2);
  expect(bannedIn("a", textsOf(source, "gap", "string"), bannedWording)).toHaveLength(3);
  expect(bannedIn("a", textsOf(source, "code"), bannedNames)).toHaveLength(1);
});

/** Each makes a value that is called so, and reads well where it is called: `return failed("…")`, `name: required(text)`. */
const CONSTRUCTORS = [
  // A detection, or a judgment, of this kind.
  "analysis/detectors/detector.ts: acted",
  "analysis/detectors/detector.ts: claimed",
  "analysis/detectors/detector.ts: refuted",
  "analysis/detectors/detector.ts: undecided",
  "analysis/guards/guard.ts: undecided",
  // The outcome of a conversation, a probe or an inspection, in the words of the API.
  "server/src/domains/agents/conversation/exchange/observation.ts: failed",
  "server/src/domains/evaluation/inspection/check/finding.ts: failed",
  "server/src/domains/evaluation/inspection/check/finding.ts: resisted",
  "server/src/domains/evaluation/probes/probe/verdict.ts: resisted",
  "server/test/evaluation/exchange.ts: answered",
  // A harmless question that has to be answered.
  "server/src/domains/redteam/goals/build/twins.ts: answered",
  // A field of a shape, and a shape with a name.
  "server/src/kernel/shape/field.ts: required",
  "server/src/kernel/shape/named.ts: named",
  // The status 201, as HTTP calls it.
  "server/src/platform/http/answer.ts: created",
];

test("no function is named with a bare past participle, apart from constructors", async () => {
  const found: string[] = [];
  for (const path of sources.filter((one) => !/\.test\./.test(one)))
    for (const name of participlesIn(await readFile(join(ROOT, path), "utf8"))) found.push(`${path}: ${name}`);
  expect(found.toSorted()).toEqual(CONSTRUCTORS.toSorted());
  expect(participlesIn("export const shown = (a: number): string => ``;\nexport function seed() {}")).toEqual([
    "shown",
  ]);
});
