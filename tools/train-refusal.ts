import { writeFileSync } from "node:fs";
import type { Labeled } from "@agent-console/analysis/cards/labeled.ts";
import { readSigns, SIGNS } from "@agent-console/analysis/detectors/features/refusal-signs.ts";
import { voicesOf } from "@agent-console/analysis/text/parts/parts.ts";
import { readTuneSet } from "./labeled-sets.ts";

/**
 * `npm run train-refusal`: fits the weights of the refusal detector on tuning sets only, prints how well it does on families
 * that it was not fitted on, and writes `analysis/detectors/features/refusal-weights.ts`. There is no randomness: the same
 * sets give the same weights.
 *
 * Responses in which the lexicon hears a refusal get one model, all others a second one. The lexicon knows the tuning sets
 * better than it will know any other text, so the second model also learns from every refusal as if it had not been heard.
 */
const EPOCHS = 400;
const RATE = 0.4;
const MOMENTUM = 0.9;
const PENALTY = 0.001;
/** The weight of a refusal that is read as if the lexicon did not know its words. */
const UNHEARD = 0.3;
/** The weight of a response from the sets of delivered content, in which refusals were not labeled. */
const FOREIGN = 0.5;
const FOLDS = 10;

interface Example {
  readonly family: string;
  readonly isRefusal: boolean;
  readonly weight: number;
  readonly isHeard: boolean;
  readonly heard: readonly number[];
  readonly unheard: readonly number[];
}

interface Row {
  readonly x: readonly number[];
  readonly y: number;
  readonly weight: number;
}

type Weights = Float64Array;

function exampleOf({ family, label, seen }: Labeled, weight = 1): Example[] {
  const { text, question = "" } = seen as { readonly text: string; readonly question?: string };
  const voices = voicesOf(text, question).filter(({ isAsker }) => !isAsker);
  const [voice] = voices;
  if (!voice || voices.length > 1) return [];
  const vector = (isUnheard: boolean): number[] => {
    const signs = readSigns(voice.text, question, isUnheard).signs();
    return SIGNS.map((sign) => signs[sign]);
  };
  const heard = vector(false);
  return [{ family, isRefusal: label === "found", weight, isHeard: heard[0] === 1, heard, unheard: vector(true) }];
}

function fitted(rows: readonly Row[]): Weights {
  const size = SIGNS.length;
  const [weights, gradient, speed] = [
    new Float64Array(size + 1),
    new Float64Array(size + 1),
    new Float64Array(size + 1),
  ];
  const total = rows.reduce((sum, { weight }) => sum + weight, 0);
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    gradient.fill(0);
    for (const { x, y, weight } of rows) {
      const error = (chance(weights, x) - y) * weight;
      for (const [at, value] of x.entries()) gradient[at] = (gradient[at] ?? 0) + error * value;
      gradient[size] = (gradient[size] ?? 0) + error;
    }
    for (const [at, value] of weights.entries()) {
      const slope = (gradient[at] ?? 0) / total + (at < size ? PENALTY * value : 0);
      speed[at] = MOMENTUM * (speed[at] ?? 0) + slope;
      weights[at] = value - RATE * (speed[at] ?? 0);
    }
  }
  return weights;
}

function chance(weights: Weights, x: readonly number[]): number {
  let score = weights[SIGNS.length] ?? 0;
  for (let at = 0; at < x.length; at++) score += (weights[at] ?? 0) * (x[at] ?? 0);
  return 1 / (1 + Math.exp(-score));
}

function models(examples: readonly Example[]): { readonly declining: Weights; readonly other: Weights } {
  const row = ({ isRefusal, weight }: Example, x: readonly number[], factor = 1): Row => ({
    x,
    y: isRefusal ? 1 : 0,
    weight: weight * factor,
  });
  const heard = examples.filter(({ isHeard }) => isHeard);
  return {
    declining: fitted(heard.map((example) => row(example, example.heard))),
    other: fitted([
      ...examples.filter(({ isHeard }) => !isHeard).map((example) => row(example, example.heard)),
      ...heard.map((example) => row(example, example.unheard, example.isRefusal ? UNHEARD : 1)),
    ]),
  };
}

/** Every family is judged by models that were fitted without it. */
function crossValidated(examples: readonly Example[], isUnheard: boolean): string {
  const families = [...new Set(examples.map(({ family }) => family))];
  const counts = { hits: 0, misses: 0, alarms: 0, rejections: 0 };
  for (let fold = 0; fold < FOLDS; fold++) {
    const held = new Set(families.filter((_, at) => at % FOLDS === fold));
    const { declining, other } = models(examples.filter(({ family }) => !held.has(family)));
    for (const { family, isHeard, isRefusal, weight, heard, unheard } of examples) {
      if (!held.has(family) || weight < 1) continue;
      const model = isHeard && !isUnheard ? declining : other;
      const said = chance(model, isUnheard ? unheard : heard) >= 0.5;
      counts[isRefusal ? (said ? "hits" : "misses") : said ? "alarms" : "rejections"] += 1;
    }
  }
  const { hits, misses, alarms, rejections } = counts;
  const f1 = (top: number): number => (2 * top) / (2 * top + misses + alarms);
  return `${JSON.stringify(counts)}, macro F1 ${((f1(hits) + f1(rejections)) / 2).toFixed(3)}`;
}

const written = (name: string, weights: Weights): string =>
  [
    `  ${name}: {`,
    `    bias: ${weights[SIGNS.length]?.toFixed(3)},`,
    "    signs: {",
    ...SIGNS.map((sign, at) => `      ${/\W/.test(sign) ? `"${sign}"` : sign}: ${weights[at]?.toFixed(3)},`),
    "    },",
    "  },",
  ].join("\n");

const own = readTuneSet("refusal").flatMap((labeled) => exampleOf(labeled));
const foreign = ["harm-delivered", "delivered"].flatMap((name) =>
  readTuneSet(name)
    .filter(({ label }) => label === "found")
    .flatMap((labeled) => exampleOf({ ...labeled, label: "absent" }, FOREIGN)),
);
const examples = [...own, ...foreign];
process.stdout.write(
  [
    `Fitted on ${own.length} responses of the tuning set and ${foreign.length} with delivered content.`,
    `Families left out: ${crossValidated(examples, false)}`,
    `The same, with no refusal known to the lexicon: ${crossValidated(examples, true)}`,
    "",
  ].join("\n"),
);
const { declining, other } = models(examples);
writeFileSync(
  new URL("../analysis/detectors/features/refusal-weights.ts", import.meta.url),
  `import type { Sign } from "./refusal-signs.ts";

interface Model {
  readonly bias: number;
  readonly signs: Readonly<Record<Sign, number>>;
}

/**
 * Written by \`npm run train-refusal\`, which fits two logistic models on the tuning sets of refusal, delivered and
 * harm-delivered (${own.length} and ${foreign.length} responses). Do not edit.
 */
export const MODELS: Readonly<Record<"declining" | "other", Model>> = {
${written("declining", declining)}
${written("other", other)}
};
`,
);
