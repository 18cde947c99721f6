import { writeFileSync } from "node:fs";
import { LEAST, likelyType } from "@agent-console/analysis/policies/deontic/verdict.ts";
import { type Observed, observedAt } from "@agent-console/analysis/policies/weighing/observed.ts";
import { packWeights } from "@agent-console/analysis/policies/weighing/packed.ts";
import { sumOf, type Tree } from "@agent-console/analysis/policies/weighing/trees.ts";
import { type Example, readExamples } from "./deontic-examples.ts";
import { grownTrees } from "./training/boosted-trees.ts";
import { observedPoints, type Stated } from "./training/observed-points.ts";

/**
 * `node tools/train-deontic.ts --write`: fits the weights by which the reader of policies decides whether a sentence is a rule, and
 * writes them with what they do on documents that were left out. There is no randomness: the same sentences give the same weights.
 */
const EPOCHS = 30;
const RATE = 0.3;
const PENALTY = 0.1;
const FOLDS = 5;

interface Linear {
  /** By the keys of their marks. */
  readonly weights: ReadonlyMap<number, number>;
  readonly bias: number;
}

/** The words and the shape of a sentence, each with its own log-odds. */
interface Model {
  readonly linear: Linear;
  readonly trees: readonly Tree[];
}

const SHARE = 0.4;
const fitted = (examples: readonly Example[]): Model => ({ linear: fitWords(examples), trees: grownTrees(examples) });

function chance({ linear, trees }: Model, { keys, traits }: Example): number {
  const odds = (1 - SHARE) * oddsOf(linear, keys) + SHARE * sumOf(trees, traits);
  return 1 / (1 + Math.exp(-odds));
}

/** Logistic regression with a step of its own for each weight, smaller the more it has moved. */
function fitWords(examples: readonly Example[]): Linear {
  const placeOf = new Map<number, number>();
  for (const { keys } of examples) for (const key of keys) if (!placeOf.has(key)) placeOf.set(key, placeOf.size);
  const rows = examples.map(({ keys }) => Int32Array.from(keys, (key) => placeOf.get(key) ?? 0));
  const weights = new Float64Array(placeOf.size);
  const moved = new Float64Array(placeOf.size).fill(1e-8);
  let [bias, biasMoved] = [0, 1e-8];
  for (let epoch = 0; epoch < EPOCHS; epoch++)
    for (const [row, { isFound }] of examples.entries()) {
      const places = rows[row] ?? new Int32Array();
      let odds = bias;
      for (const place of places) odds += weights[place] ?? 0;
      const error = 1 / (1 + Math.exp(-odds)) - (isFound ? 1 : 0);
      for (const place of places) {
        const slope = error + PENALTY * (weights[place] ?? 0);
        moved[place] = (moved[place] ?? 0) + slope * slope;
        weights[place] = (weights[place] ?? 0) - (RATE * slope) / Math.sqrt(moved[place] ?? 1);
      }
      biasMoved += error * error;
      bias -= (RATE * error) / Math.sqrt(biasMoved);
    }
  const kept = keysOfMany(examples);
  return {
    bias,
    weights: new Map([...placeOf].filter(([key]) => kept.has(key)).map(([key, at]) => [key, weights[at] ?? 0])),
  };
}

/** Marks of one document alone take their part while weights are fitted, and say nothing about the next document. */
function keysOfMany(examples: readonly Example[]): ReadonlySet<number> {
  const first = new Map<number, string>();
  const many = new Set<number>();
  for (const { keys, work } of examples)
    for (const key of keys) {
      const known = first.get(key);
      if (known === undefined) first.set(key, work);
      else if (known !== work) many.add(key);
    }
  return many;
}

function oddsOf({ weights, bias }: Linear, keys: readonly number[]): number {
  let sum = bias;
  for (const key of keys) sum += weights.get(key) ?? 0;
  return sum;
}

/** The log-odds of documents left out are off by this factor: the one that makes their outcomes most likely. */
function shrinkage(chances: readonly { readonly chance: number; readonly isRule: boolean }[]): number {
  const candidates = Array.from({ length: 31 }, (_, step) => 0.1 + step * 0.05);
  const likelihood = (factor: number): number =>
    chances.reduce((sum, { chance: stated, isRule }) => {
      const p = scaled(stated, factor);
      return sum + Math.log(isRule ? p : 1 - p);
    }, 0);
  return candidates.reduce((best, factor) => (likelihood(factor) > likelihood(best) ? factor : best));
}

const scaled = (stated: number, factor: number): number => {
  const odds = Math.log(stated / (1 - stated)) * factor;
  return Math.min(0.999, Math.max(0.001, 1 / (1 + Math.exp(-odds))));
};

interface Judged extends Example {
  readonly chance: number;
  /** What is told of it, as learned from the other documents. */
  readonly confidence: number;
  readonly isTaken: boolean;
  readonly isTyped: boolean;
}

interface Validated {
  readonly factor: number;
  readonly observed: readonly Observed[];
  readonly all: readonly Judged[];
}

/** Every document is judged by weights that were fitted without it. */
function crossValidated(examples: readonly Example[]): Validated {
  const works = [...new Set(examples.map(({ work }) => work))];
  const foldOf = new Map(works.map((work, at) => [work, at % FOLDS]));
  const raw = Array.from({ length: FOLDS }, (_, fold) => fold).flatMap((fold) => {
    const model = fitted(examples.filter(({ work }) => foldOf.get(work) !== fold));
    return examples
      .filter(({ work }) => foldOf.get(work) === fold)
      .map((example) => ({ example, chance: chance(model, example), isRule: example.label === "found" }));
  });
  const factor = shrinkage(raw);
  const all = raw.map(({ example, chance: stated }) => judged(example, scaled(stated, factor)));
  const pointsWithout = (fold: number): readonly Observed[] =>
    pointsOf(all.filter(({ work }) => foldOf.get(work) !== fold));
  const points = Array.from({ length: FOLDS }, (_, fold) => pointsWithout(fold));
  return {
    ...{ factor, observed: pointsOf(all) },
    all: all.map((one) => {
      const learned = points[foldOf.get(one.work) ?? 0] ?? [];
      return { ...one, confidence: observedAt(learned, one.chance) };
    }),
  };
}

const pointsOf = (all: readonly Omit<Judged, "confidence">[]): Observed[] =>
  observedPoints(
    all.filter(({ isTaken }) => isTaken).map(({ chance, label }): Stated => ({ chance, isRule: label === "found" })),
  );

function judged(example: Example, chanceOfRule: number): Omit<Judged, "confidence"> {
  const { form, type, also, sentence } = example;
  const isTaken = chanceOfRule >= LEAST && (form !== null || sentence.kind !== "heading");
  const said = form?.type ?? likelyType(sentence);
  return { ...example, chance: chanceOfRule, isTaken, isTyped: said === type || said === also };
}

const share = (part: number, all: number): string => (all === 0 ? "–" : (part / all).toFixed(2));

function rowOf(name: string, some: readonly Judged[], isTaken: (example: Judged) => boolean): string {
  const taken = some.filter(isTaken);
  const rules = some.filter(({ label }) => label === "found");
  const found = rules.filter(isTaken);
  const typed = found.filter(({ isTyped }) => isTyped);
  const shares = [
    share(found.length, taken.length),
    share(found.length, rules.length),
    share(typed.length, found.length),
  ];
  return `| ${name} | ${some.length} | ${shares.join(" | ")} |`;
}

/** Says more about the next document than sentences that were written for these sets. */
const isQuoted = ({ source }: Judged): boolean => !source.startsWith("written");

const BUCKETS = [0.5, 0.7, 0.8, 0.9, 0.95, 1.01];

function calibration(all: readonly Judged[]): string[] {
  return BUCKETS.slice(0, -1).map((low, at) => {
    const high = BUCKETS[at + 1] ?? 1;
    const inside = all.filter(({ isTaken, confidence }) => isTaken && confidence >= low && confidence < high);
    const mean = inside.reduce((sum, { confidence }) => sum + confidence, 0) / Math.max(1, inside.length);
    const right = inside.filter(({ label }) => label === "found").length;
    return `| ${high > 1 ? `${low} and more` : `${low} to ${high}`} | ${inside.length} | ${mean.toFixed(2)} | ${share(right, inside.length)} |`;
  });
}

function report(all: readonly Judged[]): string {
  const taken = ({ isTaken }: Judged): boolean => isTaken;
  const languages = [...new Set(all.map(({ language }) => language))];
  const rows = [
    rowOf("all", all, taken),
    ...languages.map((name) =>
      rowOf(
        name,
        all.filter(({ language }) => language === name),
        taken,
      ),
    ),
    rowOf("quoted from public texts", all.filter(isQuoted), taken),
    rowOf("all, by form alone", all, ({ form }) => form !== null),
  ];
  return `# How the reader of policies was tuned

Written by \`node tools/train-deontic.ts --write\`; the [card](rules-card.md) shows what the reader does on held-out sentences.

${all.length} labeled sentences of ${new Set(all.map(({ document }) => document)).size} documents. Each document was judged by weights fitted without it, and without the phrases of the word lists that
occur in no other document, as if both had been made before it was seen. So words are measured below what the reader really knows.
The rules of grammar in the code were written with all of these documents in view: that, only the card measures.

| Sentences | Number | Precision | Recall | Type |
|---|---|---|---|---|
${rows.join("\n")}

**Is the confidence true?** What the reader states for a sentence of a document left out, beside how often it was right.

| Confidence | Sentences | Stated | Observed |
|---|---|---|---|
${calibration(all).join("\n")}
`;
}

function source({ linear: { weights, bias }, trees }: Model, { factor, observed }: Validated): string {
  const step = [...weights.values()].reduce((most, weight) => Math.max(most, Math.abs(weight)), 0) / 127;
  const bytes = [...weights].map(([key, weight]) => [key, Math.round(weight / step)] as const);
  const table = packWeights(new Map(bytes.filter(([, byte]) => byte !== 0)));
  return `// Fitted by \`node tools/train-deontic.ts --write\`. Do not edit.
export const WEIGHTS = {
  bias: ${Number((bias * factor * (1 - SHARE)).toFixed(4))},
  step: ${Number((step * factor * (1 - SHARE)).toFixed(6))},
  scale: ${Number((factor * SHARE).toFixed(4))},
  observed: ${JSON.stringify(observed)} as readonly (readonly [number, number])[],
  table:
    "${table}",
  trees:
    "${JSON.stringify(trees)}",
};
`;
}

const examples = readExamples();
const validated = crossValidated(examples);
const { all: measured } = validated;
process.stdout.write(report(measured));
if (process.argv.includes("--write")) {
  const at = (path: string): URL => new URL(`../${path}`, import.meta.url);
  writeFileSync(at("analysis/policies/weighing/weights.ts"), source(fitted(examples), validated));
  writeFileSync(at("docs/guides/environment/rules-tuning.md"), report(measured));
}
if (process.argv.includes("--curve"))
  for (const least of [0.5, 0.55, 0.6, 0.65, 0.7, 0.75, 0.8, 0.85, 0.9]) {
    const isTaken = ({ chance: stated, form, sentence }: Judged): boolean =>
      stated >= least && (form !== null || sentence.kind !== "heading");
    const [all, quoted] = [measured, measured.filter(isQuoted)].map((some) => rowOf(`${least}`, some, isTaken));
    process.stdout.write(`${all} quoted ${quoted}\n`);
  }
