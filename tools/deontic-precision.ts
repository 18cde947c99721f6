import { readFileSync } from "node:fs";
import type { RuleType } from "@agent-console/analysis/policies/candidate.ts";
import { type Pattern, patterns } from "@agent-console/analysis/policies/deontic/pattern.ts";
import { type Placed, readSentence } from "@agent-console/analysis/policies/deontic/sentence.ts";
import { verdictOf } from "@agent-console/analysis/policies/deontic/verdict.ts";
import { type Language, type Lexicon, lexiconOf } from "@agent-console/analysis/policies/words/list.ts";
import { type Phrases, phrasesIn } from "@agent-console/analysis/policies/words/phrases.ts";
import { tokensOf } from "@agent-console/analysis/policies/words/tokens.ts";

/**
 * How the reader does on documents that it has not seen, as far as its tuning sentences can tell. Each document in turn is
 * read without the phrases that occur in no other one: they may be in the word lists because of it. What stays is what the
 * reader would have known without that document, so the figures are a lower bound as regards words. The code was written with
 * all documents in view; only the card measures that.
 */
interface Example {
  readonly family: string;
  readonly label: "found" | "absent";
  readonly language: Language;
  readonly type?: RuleType;
  readonly also?: RuleType;
  readonly seen: Omit<Placed, "language">;
}

interface Outcome extends Example {
  readonly pattern: Pattern | null;
  readonly isRight: boolean;
  readonly isTyped: boolean;
}

const FILES = ["deontic.tune", "deontic.card", "deontic.own"];

const examples = (): Example[] =>
  FILES.flatMap((name) =>
    readFileSync(new URL(`../analysis/labeled/policies/${name}.jsonl`, import.meta.url), "utf8")
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line) as Example),
  );

const nameOf = ({ language, family }: Example): string => `${language} ${family}`;

/** Which documents a phrase occurs in. */
function supportOf(all: readonly Example[]): ReadonlyMap<readonly string[], ReadonlySet<string>> {
  const support = new Map<readonly string[], Set<string>>();
  for (const example of all) {
    const tokens = [example.seen.text, ...example.seen.above].flatMap((line) => tokensOf(line, example.language));
    for (const list of Object.values(lexiconOf(example.language)))
      for (const phrase of phrasesIn(list, tokens))
        support.set(phrase, (support.get(phrase) ?? new Set<string>()).add(nameOf(example)));
  }
  return support;
}

function outcomes(all: readonly Example[]): Outcome[] {
  const support = supportOf(all);
  return [...Map.groupBy(all, nameOf)].flatMap(([name, held]) => {
    const lexicon = without(held[0]?.language ?? "en", (phrase) => {
      const found = support.get(phrase);
      return found?.size === 1 && found.has(name);
    });
    return held.map((example) => {
      const verdict = verdictOf(readSentence({ ...example.seen, language: example.language }, lexicon));
      const isRight = (verdict !== null) === (example.label === "found");
      const isTyped = verdict?.type === example.type || verdict?.type === example.also;
      return { ...example, pattern: verdict?.pattern ?? null, isRight, isTyped };
    });
  });
}

function without(language: Language, isLeftOut: (phrase: readonly string[]) => boolean): Lexicon {
  const kept = (list: Phrases): Phrases =>
    new Map([...list].map(([key, phrases]) => [key, phrases.filter((phrase) => !isLeftOut(phrase))]));
  const lists = Object.entries(lexiconOf(language)).map(([name, list]) => [name, kept(list)] as const);
  return Object.fromEntries(lists) as unknown as Lexicon;
}

/** The share of right ones, with two more of unknown outcome. */
const smoothed = (found: readonly Outcome[]): number =>
  (found.filter(({ isRight }) => isRight).length + 1) / (found.length + 2);

const precisions = (found: readonly Outcome[]): ReadonlyMap<Pattern, number> =>
  new Map(patterns.map((name) => [name, smoothed(found.filter(({ pattern }) => pattern === name))]));

let known: Outcome[] | undefined;
const crossValidated = (): readonly Outcome[] => {
  known ??= outcomes(examples());
  return known;
};

/** How often each pattern is right on documents that were left out. */
export function precisionSource(): string {
  const lines = [...precisions(crossValidated())].map(([name, share]) => `  ${name}: ${Number(share.toFixed(2))},`);
  return `// Generated from the labeled sentences by \`npm run generate\`, each document left out in turn. Do not edit.
import type { Pattern } from "./pattern.ts";

export const precisionOf: Readonly<Record<Pattern, number>> = {
${lines.join("\n")}
};
`;
}

const BUCKETS = [0, 0.8, 0.85, 0.9, 0.95, 1.01];

/** The same figures as on the card, for documents left out of tuning, and whether the stated confidence is what was observed. */
export function crossValidation(): string {
  const all = crossValidated();
  const parts = ["all", ...new Set(all.map(({ language }) => language))];
  const rows = parts.map((part) => rowOf(part, part === "all" ? all : all.filter(({ language }) => language === part)));
  return `## On the sentences it was tuned on

Each of the ${new Set(all.map(nameOf)).size} documents was read without the phrases that only it has, as if the word lists had been written without
it. The code was not: expect new documents to be read less well.

| Sentences | Number | Precision | Recall | Type |
|---|---|---|---|---|
${rows.join("\n")}

**Is the confidence true?** The confidence of a pattern, taken from the other documents, beside how often it was right on the one left
out.

| Confidence | Sentences | Stated | Observed |
|---|---|---|---|
${calibration(all).join("\n")}
`;
}

function rowOf(name: string, some: readonly Outcome[]): string {
  const taken = some.filter(({ pattern }) => pattern);
  const rules = some.filter(({ label }) => label === "found");
  const found = rules.filter(({ pattern }) => pattern);
  const shares = [
    found.length / taken.length,
    found.length / rules.length,
    found.filter(({ isTyped }) => isTyped).length / found.length,
  ];
  return `| ${name} | ${some.length} | ${shares.map((share) => share.toFixed(2)).join(" | ")} |`;
}

function calibration(all: readonly Outcome[]): string[] {
  const taken = all.filter(({ pattern }) => pattern);
  const stated = [...Map.groupBy(taken, nameOf)].flatMap(([name, held]) => {
    const table = precisions(taken.filter((outcome) => nameOf(outcome) !== name));
    return held.map((outcome) => ({ outcome, share: table.get(outcome.pattern as Pattern) ?? 0 }));
  });
  return BUCKETS.slice(0, -1).flatMap((low, at) => {
    const high = BUCKETS[at + 1] ?? 1;
    const inside = stated.filter(({ share }) => share >= low && share < high);
    if (inside.length === 0) return [];
    const mean = inside.reduce((sum, { share }) => sum + share, 0) / inside.length;
    const observed = inside.filter(({ outcome }) => outcome.isRight).length / inside.length;
    const range = low === 0 ? `below ${high}` : high > 1 ? `${low} and more` : `${low} to ${high}`;
    return [`| ${range} | ${inside.length} | ${mean.toFixed(2)} | ${observed.toFixed(2)} |`];
  });
}
