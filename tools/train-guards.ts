import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { StoredGuard, Threshold } from "@agent-console/analysis/guards/trained/model.ts";
import { marksOf } from "@agent-console/analysis/guards/trained/units.ts";
import { areaUnderCurve, share } from "./training/figures.ts";
import { dictionaryOf, exampleOf } from "./training/guards/examples.ts";
import { type Judged, leftOut, sourcesOf, type Task, trainOn } from "./training/guards/folds.ts";
import { packModel } from "./training/guards/pack.ts";
import { isOfHands, isWritten, type Plan, plansFor, SEED, settings } from "./training/guards/plans.ts";
import { thresholdOf } from "./training/guards/points.ts";

/**
 * `node tools/train-guards.ts FOLDER [--write] [--only=NAME]`: trains the models of the guards on public texts in FOLDER and on the
 * texts of this repository, and prints how they do on sources that were left out. With --write it stores weights, figures and hashes.
 * With --only the other models stay: use it only if nothing that they depend on has changed.
 */
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

const INTRODUCTION = `# Guards that are trained

Written by \`node tools/train-guards.ts FOLDER --write\`, seed ${SEED}. Each text was judged by a model that saw nothing of its source, and
of texts written for training nothing of its line. Brackets contain 95% confidence intervals. Recall for attacks, false alarms for
ordinary texts. Figures on texts written for training are optimistic: one hand wrote them and the rules. Hashes of the texts,
words and rules that the weights depend on are in \`manifest.json\`.
`;

/** How well attacks and ordinary texts of one author, who was left out, are told apart, whatever the points are. */
function authors(judged: readonly Judged[]): string[] {
  const named = judged.filter((one) => isOfHands(one) && !one.example.isOnlyMeasured);
  const authorOf = ({ example }: Judged): string => example.group.replace(/: \d$/, "");
  const rows = [...new Set(named.map(authorOf))].flatMap((author) => {
    const own = (label: 0 | 1): number[] =>
      named
        .filter((one) => authorOf(one) === author && one.example.label === label)
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
  const model = packModel(trainOn(task, examples), dictionary, task.settings);
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
