import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ATTACKS, FRAMES, type Lexicon, READERS } from "@agent-console/analysis/guards/trained/lexicon.ts";
import type { StoredGuard, Threshold } from "@agent-console/analysis/guards/trained/model.ts";
import { marksOf } from "@agent-console/analysis/guards/trained/units.ts";
import { areaUnderCurve, share } from "./training/figures.ts";
import { madeDocuments, SHORTEST } from "./training/guards/documents.ts";
import { dictionaryOf, exampleOf, type Labeled } from "./training/guards/examples.ts";
import type { Settings } from "./training/guards/fit.ts";
import { type Judged, leftOut, sourcesOf, type Task, trained } from "./training/guards/folds.ts";
import { packed } from "./training/guards/pack.ts";
import { type Limit, spent, thresholdOf, thresholdsOf, withoutCopies } from "./training/guards/points.ts";
import {
  handTexts,
  hardTexts,
  isFromTemplates,
  isTemplate,
  ordinarySentences,
  publicTexts,
  writtenAttacks,
  writtenInDocuments,
  writtenTemplates,
} from "./training/guards/sources.ts";

/**
 * `node tools/train-guards.ts FOLDER [--write] [--only=NAME]`: trains the models of the guards on public texts in FOLDER and on the
 * texts of this repository, and prints how they do on sources that were left out. With --write it stores weights, figures and hashes.
 * With --only the other models stay: use it only if nothing that they depend on has changed.
 */
const SEED = 20261116;
const ANY_LENGTH = 1_000_000;
const LENGTHS = [20, 40, 80, 200, ANY_LENGTH];
const DOCUMENT_LENGTHS = [200, ANY_LENGTH];
/** Up to so many words and signs a template is short, and has points of its own. */
const SHORT_TEMPLATE = 60;
const [MOST_FEATURES, MOST_OF_PROMPTS] = [16_384, 40_960];
/** So many ordinary texts of a public collection are enough to tell templates from. */
const MOST_ORDINARY = 800;
/** As the weights import it. */
const MODEL = "../model.ts";

/** What of this repository the weights depend on: texts, words and rules. */
const OWN_FILES = [
  "analysis/guards/training/developer-text.jsonl",
  "analysis/lexicons/attack-rules.ts",
  "analysis/lexicons/attack-words.ts",
  "analysis/lexicons/machine-readers.ts",
  "analysis/lexicons/persona-frames.ts",
  ...["attacks", "craft", "questions", "security", "various", "various-ordinary", "wordings"].map(
    (name) => `tools/training/guards/written/${name}.ts`,
  ),
  "tools/training/guards/chosen-words.ts",
  "tools/training/guards/another-hand.jsonl",
  "tools/training/guards/more-hands.jsonl",
];

interface Plan {
  readonly name: string;
  readonly lexicon: Lexicon;
  readonly texts: () => Labeled[];
  /** What differs from the settings of the others. */
  readonly settings?: Partial<Settings>;
  readonly leastSources: number;
  readonly parts: number;
  /** The points for each length, from texts whose sources were left out. */
  readonly points: (judged: readonly Judged[]) => Threshold[];
}

const INTRODUCTION = `# Guards that are trained

Written by \`node tools/train-guards.ts FOLDER --write\`, seed ${SEED}. Each text was judged by a model that saw nothing of its source, and
of texts written for training nothing of its line. Brackets contain 95% confidence intervals. Recall for attacks, false alarms for
ordinary texts. Figures on texts written for training are optimistic: one hand wrote them and the rules. Hashes of everything the
weights depend on are in \`manifest.json\`.
`;

const settings = {
  seed: SEED,
  epochs: 12,
  rate: 0.15,
  featureDecay: 1e-4,
  markDecay: 1e-3,
  surroundings: 0,
  mostFeatures: MOST_FEATURES,
  weightOf: (source: string) => (/^(?:hard|security|hand \d):|^awesome/.test(source) ? 2 : 1),
};

const isWritten = (source: string): boolean => /^(?:hard|attack|security):/.test(source);
const isSecurity = ({ example: { source, kind } }: Judged): boolean =>
  source === "security: security questions" || /^(?:hard:)?security/.test(kind ?? "");
const isHard = ({ example }: Judged): boolean =>
  /^(?:hard|security): |^sentences of /.test(example.source) || example.group.startsWith("docs: ");
const isOfHands = ({ example }: Judged): boolean => example.source.startsWith("hand ");
const isOrdinary = (one: Judged): boolean => !isHard(one) && !isOfHands(one) && !isSecurity(one);

/** Hard negatives that may stand in a document. A request to the agent may not. */
const isDocumentLike = ({ source, group }: Labeled): boolean =>
  group.startsWith("docs: ") ||
  /^hard: (?:office|fiction|built alike in documents)$|news$|^sentences of (?:articles|dev_docs|t0_docs|arena_answers)_b$/.test(
    source,
  );

const PROMPT_LIMITS: readonly Limit[] = [
  { name: "ordinary", isOf: isOrdinary, flag: 0.01, block: 0.005 },
  { name: "hard negatives", isOf: (one) => isHard(one) && !isSecurity(one), flag: 0.03, block: 0.0095 },
  { name: "lines by other hands", isOf: (one) => isOfHands(one) && !isSecurity(one), flag: 0.03, block: 0.011 },
  // Of so few texts a smaller share is one or two, and one odd text would decide for all lengths.
  { name: "security questions", isOf: isSecurity, flag: 0.0135, block: 0.0135 },
];

const templateLimits = (block: number): readonly Limit[] => [
  { name: "ordinary", isOf: isOrdinary, flag: 0.01, block },
  { name: "hard negatives", isOf: (one) => isHard(one) && !isSecurity(one), flag: 0.036, block: 0.012 },
  { name: "lines by other hands", isOf: (one) => isOfHands(one) && !isSecurity(one), flag: 0.035, block: 0.0125 },
  { name: "security questions", isOf: isSecurity, flag: 0.015, block: 0.0075 },
];

const DOCUMENT_LIMITS: readonly Limit[] = [
  // Single sentences are never hit, and would make room for whole documents.
  {
    name: "clean documents",
    isOf: (one) => !isOfHands(one) && one.example.text.length >= SHORTEST,
    flag: 0.03,
    block: 0.01,
  },
  { name: "documents by other hands", isOf: isOfHands, flag: 0.04, block: 0.015 },
];

/** By which the part of a document that speaks to a machine is guessed before anything is learned. */
const ADDRESSES: Readonly<Record<string, number>> = {
  "note-to-machine": 1,
  "to-machine-with-sign": 1,
  "machine-called": 1,
  "machine-hailed": 1,
  "if-you-are-machine": 1,
  "any-machine": 1,
  "machine-must": 1,
  "machine-does": 1,
  "machine-that-reads": 0.5,
  "keeps-from-user": 0.5,
  "drops-orders": 0.5,
  "about-machine": -0.5,
  "for-people": -0.5,
};

/** The second author wrote the ordinary documents and the third the attacks: they are left out together. */
const byAuthor = (one: Labeled): Labeled => ({
  ...one,
  group: /^hand [23]/.test(one.group) ? "hands 2 and 3" : one.group,
});

function plansFor(folder: string): Plan[] {
  const [texts, attacks] = [publicTexts(folder), writtenAttacks()];
  const hard = [...hardTexts(), ...ordinarySentences(texts)];
  const isPlain = ({ source, text }: Labeled): boolean => source === "asb" && !/ignore/i.test(text);
  const clean = texts.filter(({ label }) => label === 0);
  return [
    {
      name: "injection-user",
      lexicon: ATTACKS,
      texts: () => [
        ...texts.filter((one) => !isFromTemplates(one) && !isPlain(one)),
        ...hard,
        ...attacks,
        ...handTexts("extraction", "hijack", "ordinary"),
      ],
      leastSources: 4,
      parts: 8,
      settings: { epochs: 6, surroundings: 0.3, mostFeatures: MOST_OF_PROMPTS },
      points: (judged) => {
        const once = withoutCopies(judged);
        return spent(once, PROMPT_LIMITS, thresholdsOf(once, PROMPT_LIMITS, LENGTHS));
      },
    },
    {
      name: "injection-document",
      lexicon: READERS,
      texts: () => [
        ...madeDocuments([...texts.filter((one) => !isFromTemplates(one)), ...attacks, ...writtenInDocuments()], SEED),
        ...hard.filter(isDocumentLike),
        ...handTexts("document").map(byAuthor),
      ],
      leastSources: 4,
      parts: 4,
      settings: {
        epochs: 8,
        begin: new Map(Object.entries(ADDRESSES).map(([rule, weight]) => [READERS.rules.indexOf(rule), weight])),
        weightOf: (source) => (source.startsWith("hand ") ? 8 : settings.weightOf(source)),
      },
      points: (judged) => thresholdsOf(judged, DOCUMENT_LIMITS, DOCUMENT_LENGTHS),
    },
    {
      name: "jailbreak-templates",
      lexicon: FRAMES,
      texts: () => [
        ...texts.filter(isTemplate).map((one) => ({ ...one, group: one.source })),
        ...texts
          .filter((one) => isFromTemplates(one) && !isTemplate(one))
          .map((one) => ({ ...one, group: one.source, source: `${one.source}, no persona`, isOnlyMeasured: true })),
        ...writtenTemplates(),
        ...[...Map.groupBy(clean, ({ source }) => source).values()].flatMap((list) => list.slice(0, MOST_ORDINARY)),
        ...hard,
        ...handTexts("template", "ordinary"),
      ],
      leastSources: 4,
      parts: 5,
      // Public templates are many, long and alike, and would be all that a template looks like.
      settings: {
        epochs: 8,
        surroundings: 0.3,
        weightOf: (source) => (isFromTemplates({ source }) ? 0.5 : settings.weightOf(source)),
      },
      // Long ordinary texts that look like templates are rare and odd: with points of their own they would cost real templates.
      points: (judged) => [
        ...thresholdsOf(withoutCopies(judged), templateLimits(0.004), [SHORT_TEMPLATE]),
        ...thresholdsOf(judged, templateLimits(0.005), [ANY_LENGTH]),
      ],
    },
  ];
}

/** How well attacks and ordinary texts of one author, who was left out, are told apart, whatever the points are. */
function authors(judged: readonly Judged[]): string[] {
  const named = judged.filter((one) => isOfHands(one) && !one.example.isOnlyMeasured);
  const rows = [...new Set(named.map(({ example }) => example.group.replace(/: \d$/, "")))].flatMap((author) => {
    const own = (label: 0 | 1): number[] =>
      named
        .filter(({ example }) => example.group.startsWith(author) && example.label === label)
        .map(({ score }) => score)
        .sort((one, other) => other - one);
    const [attacks, clean] = [own(1), own(0)];
    if (attacks.length === 0 || clean.length === 0) return [];
    const at = (most: number): string => {
      const point = clean[Math.floor(clean.length * most)] ?? 0;
      return (attacks.filter((score) => score > point).length / attacks.length).toFixed(3);
    };
    return [`| ${author} | ${areaUnderCurve(attacks, clean).toFixed(3)} | ${at(0.02)} | ${at(0.05)} |`];
  });
  const head = ["| Author, left out | AUROC | Recall at 2% of their ordinary texts | at 5% |", "|---|---|---|---|"];
  return rows.length === 0 ? [] : [...head, ...rows, ""];
}

/** Recall or false alarms of each source at both points, and how well the score separates. */
function figures(judged: readonly Judged[], thresholds: readonly Threshold[]): string[] {
  const isOver = ({ example, score }: Judged, point: "flag" | "block"): boolean =>
    score >= thresholdOf(thresholds, example.tokens)[point];
  return [1, 0].flatMap((label) =>
    sourcesOf(judged.filter(({ example }) => example.label === label).map(({ example }) => example)).map((source) => {
      const own = judged.filter(({ example }) => example.source === source && example.label === label);
      const at = (point: "flag" | "block"): string => share(own.filter((one) => isOver(one, point)).length, own.length);
      return `| ${source}${isWritten(source) ? " (written for training)" : ""} | ${label === 1 ? "attack" : "ordinary"} | ${at("block")} | ${at("flag")} |`;
    }),
  );
}

function trainPlan(plan: Plan): { readonly report: string[]; readonly source: string; readonly stored: StoredGuard } {
  const examples = plan.texts().map((text) => exampleOf(text, plan.lexicon));
  const dictionary = dictionaryOf(examples, plan.leastSources);
  const task: Task = {
    examples,
    dictionary,
    leastSources: plan.leastSources,
    settings: { ...settings, marks: marksOf(plan.lexicon), ...plan.settings },
  };
  const judged = leftOut(task, plan.parts);
  const thresholds = plan.points(judged);
  const scores = (label: 0 | 1): number[] =>
    judged.filter(({ example }) => example.label === label && !example.isOnlyMeasured).map(({ score }) => score);
  const model = packed(trained(task, examples), dictionary, task.settings);
  const area = areaUnderCurve(scores(1), scores(0)).toFixed(3);
  return {
    stored: { thresholds, ...model },
    report: [
      `## ${plan.name}`,
      "",
      `AUROC on left-out sources: ${area}. Thresholds: ${thresholds.map(({ tokens, flag, block }) => `up to ${tokens} tokens ${flag} / ${block}`).join("; ")}.`,
      "",
      "| Source | Texts | Hit at block | Hit at flag |",
      "|---|---|---|---|",
      ...figures(judged, thresholds),
      "",
      ...authors(judged),
    ],
    source: `// Trained weights, written by \`node tools/train-guards.ts FOLDER --write\`. Figures and sources: ../training/README.md. Do not edit.
import type { StoredGuard } from "${MODEL}";

export const stored: StoredGuard = {
  thresholds: [
${thresholds.map(({ tokens, flag, block }) => `    { tokens: ${tokens}, flag: ${flag}, block: ${block} },`).join("\n")}
  ],
  bias: ${model.bias},
  surroundings: ${model.surroundings},
  featureStep: ${model.featureStep},
  markStep: ${model.markStep},
  hashes:
    "${model.hashes}",
  weights:
    "${model.weights}",
  marks:
    "${model.marks}",
};
`,
  };
}

const hashOf = (text: string | Buffer): string => createHash("sha256").update(text).digest("hex");

const [folder, ...flags] = process.argv.slice(2);
if (folder === undefined) {
  process.stderr.write("Name the folder with the training texts.\n");
  process.exitCode = 2;
} else {
  const only = flags.find((flag) => flag.startsWith("--only="))?.slice(7);
  const guards = new URL("../analysis/guards/", import.meta.url);
  const hashes: Record<string, string> = {};
  const reports = new Map<string, string>();
  for (const plan of plansFor(folder)) {
    if (only !== undefined && plan.name !== only) continue;
    const { report: part, source, stored } = trainPlan(plan);
    process.stdout.write(`${part.join("\n")}\n`);
    reports.set(plan.name, part.join("\n").trimEnd());
    hashes[plan.name] = hashOf(JSON.stringify(stored));
    if (flags.includes("--write")) writeFileSync(new URL(`trained/weights/${plan.name}.ts`, guards), source);
  }
  if (flags.includes("--write")) {
    const files = ["injection.train.jsonl", "toxicity.train.jsonl", "manifest.json"];
    const texts = Object.fromEntries(files.map((file) => [file, hashOf(readFileSync(join(folder, file)))]));
    const repository = Object.fromEntries(
      OWN_FILES.map((file) => [file, hashOf(readFileSync(new URL(`../${file}`, import.meta.url)))]),
    );
    const [manifestFile, figuresFile] = ["manifest.json", "figures.md"].map(
      (name) => new URL(`training/${name}`, guards),
    );
    if (!manifestFile || !figuresFile) throw new Error("unreachable");
    const weights = { ...JSON.parse(readFileSync(manifestFile, "utf8")).weights, ...hashes };
    writeFileSync(manifestFile, `${JSON.stringify({ seed: SEED, texts, repository, weights }, null, 2)}\n`);
    const [, ...sections] = readFileSync(figuresFile, "utf8").split(/^(?=## )/m);
    const all = plansFor(folder).map(
      ({ name }) =>
        reports.get(name) ?? sections.find((section) => section.startsWith(`## ${name}\n`))?.trimEnd() ?? "",
    );
    writeFileSync(figuresFile, `${INTRODUCTION}\n${all.filter((section) => section !== "").join("\n\n")}\n`);
  }
}
