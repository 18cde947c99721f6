import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { fiveWordRuns, type Placed, sampleAgentTexts, sharedRuns, textsIn, textsUnder } from "./five-word-runs.ts";
import { sourceTexts } from "./source-texts.ts";

const root = new URL("../../../", import.meta.url);

const own = sampleAgentTexts();

/** Where the words of probes, detectors and rules are. Each of these folders is expected to contain some. */
const OTHERS = {
  probes: ["server/src/domains/evaluation/probes/"],
  detectors: ["analysis/detectors/", "analysis/text/"],
  clauses: ["server/src/domains/evolution/clauses/"],
  redteam: ["server/src/domains/redteam/"],
};

function textsOf(folders: readonly string[]): Placed[] {
  const urls = folders.map((folder) => new URL(folder, root));
  return urls.filter((url) => existsSync(url)).flatMap(textsUnder);
}

/** Anything that parses dates contains the months in order, which proves nothing. */
const MONTHS_ALONE =
  /: "(?: ?(?:january|february|march|april|may|june|july|august|september|october|november|december)){5}"$/;

/** A lexicon has one entry per line, and consecutive entries are not a sentence. */
const lexicons = textsOf(["analysis/lexicons/"]).flatMap(({ place, text }) =>
  text.split("\n").map((line) => ({ place, text: line })),
);

test("no probe, detector or rule shares words with the sample agent's output or matchers", () => {
  const shared = sharedRuns(own, [...Object.values(OTHERS).flatMap(textsOf), ...lexicons]);
  expect(shared.filter((run) => !MONTHS_ALONE.test(run))).toEqual([]);
  expect(lexicons.length).toBeGreaterThan(1000);
  for (const folders of Object.values(OTHERS)) expect(textsOf(folders).length).toBeGreaterThan(50);
});

test("all words of the sample agent are covered", () => {
  const runs = sharedRuns(own, [
    { place: "x", text: "count on three working days for delivery; the mail with the tracking number" },
  ]);
  expect(runs).toContain('x: "the mail with the tracking"');
  expect(own.length).toBeGreaterThan(200);
});

const planted: [string, string][] = [
  ["a detector that knows a reply", 'const marks = ["how i was set up stays between"];'],
  ["a clause in the words of the matchers", "const clause = `rank above, stand above, stays above all`;"],
  ["a detector whose pattern knows a reply", "const mark = /\\b(?:no|how i was set up stays) between/i;"],
  ["a probe in a file of data", '{ "prompt": "The one: a quiet river runs below us" }'],
];
test.each(planted)("%s is detected", (name, text) => {
  const place = name.includes("data") ? "planted.json" : "planted.ts";
  expect(sharedRuns(own, textsIn({ place, text })).length).toBeGreaterThan(0);
});

test("code and comments don't count, only texts", () => {
  const text = "// how I was set up stays between me and the shop\nexport const a = 1;";
  expect(sharedRuns(own, textsIn({ place: "planted.ts", text }))).toEqual([]);
});

test("quotation marks in patterns and comments are handled", () => {
  const source = `const a = /["'\\p{L}]/u; // it's
    const b = "one"; const c = 4 / 2; const d = "two\\nthree" + \`four \${x} five\`;`;
  expect(
    sourceTexts(source)
      .map((text) => text.trim())
      .filter(Boolean),
  ).toEqual(["one", "two three", "four   five"]);
});

test("a run is five words, whatever is between them", () => {
  expect([...fiveWordRuns("One, two – three!  four\nfive six")]).toEqual([
    "one two three four five",
    "two three four five six",
  ]);
  expect(fiveWordRuns("only four words here").size).toBe(0);
});
