import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Labeled } from "@agent-console/analysis/cards/labeled.ts";
import { passagesOf, voicesIn } from "@agent-console/analysis/detectors/features/scorn.ts";
import { excessOf } from "@agent-console/analysis/detectors/toxicity.ts";
import { MOST_FEATURES, readFeatures } from "@agent-console/analysis/model/features.ts";
import { MARKS } from "@agent-console/analysis/model/linear-model.ts";
import { everySentence } from "@agent-console/analysis/text/sentences.ts";
import { readTuneSet } from "./labeled-sets.ts";
import { areaUnderCurve, share } from "./training/figures.ts";
import { type Example, type Fit, learn, packWeights } from "./training/fit.ts";

/**
 * `node tools/train-toxicity.ts FOLDER [--write]`: trains the toxicity model on public texts and on the tuning sets, and prints how
 * it does on sources and families that it was not trained on. With --write it stores weights and figures. The folder holds
 * `toxicity.train.jsonl` and `injection.train.jsonl` (text, label, source a line) and `manifest.json`; nothing of it is stored.
 */
const [BITS, SEED, FOLDS] = [16, 20261116, 6];
const buffer = new Int32Array(MOST_FEATURES);
const LONGEST = 3_000;

/** Ordinary texts that are never trained on: responses of assistants, dialogues, articles. */
const HELD_OUT = ["arena_answers_b", "articles_b", "gpteacher_b", "hh_rlhf_b"];
const WEIGHTS: Readonly<Record<string, number>> = {
  davidson: 1,
  wiki_toxicity: 1,
  "tune alone": 6,
  "tune with question": 8,
  "other tuning sets": 4,
};

interface Row extends Example {
  readonly family: string;
  readonly passages: readonly string[];
}

function row(text: string, question: string, rest: Pick<Row, "label" | "source" | "family">): Row {
  const passages = passagesOf(voicesIn(text.slice(0, LONGEST), question), question);
  const units = passages.map(({ text: said, marks }) => ({
    grams: buffer.slice(0, readFeatures(said, buffer, (1 << BITS) - 1)),
    marks: [...marks],
  }));
  return { ...rest, units, passages: passages.map(({ text: said }) => said) };
}

const lines = (file: string): { text: string; label: 0 | 1; source: string }[] =>
  readFileSync(file, "utf8")
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line));

/** Markup of the platforms that the texts come from says nothing about them. */
const cleaned = (text: string): string =>
  text.replaceAll(/&#\d+;|&\w+;|\bRT\b|@\w+|https?:\S+|#/g, " ").replaceAll(/``|'{2,}|={2,}/g, " ");

const sampled = <T>(rows: readonly T[], every: number): T[] => rows.filter((_, at) => at % every === 0);

function publicRows(folder: string): Row[] {
  const toxic = lines(join(folder, "toxicity.train.jsonl"));
  const ordinary = lines(join(folder, "injection.train.jsonl")).filter(({ label }) => label === 0);
  return [
    ...sampled(
      toxic.filter(({ source }) => source === "davidson"),
      3,
    ),
    ...toxic.filter(({ source }) => source !== "davidson"),
  ]
    .map(({ text, label, source }) => row(cleaned(text), "", { label, source, family: source }))
    .concat(
      sampled(ordinary, 2).map(({ text, source }) => row(text.slice(0, 400), "", { label: 0, source, family: source })),
    );
}

function tuneRows(): Row[] {
  return readTuneSet("toxicity").map(({ family, label, seen }: Labeled) => {
    const { text, question } = seen as { readonly text: string; readonly question?: string };
    const source = question === undefined ? "tune alone" : "tune with question";
    return row(text, question ?? "", { label: label === "found" ? 1 : 0, source, family: `${source}: ${family}` });
  });
}

/** Civil responses in many languages, whole and sentence by sentence: most contempt is found in short texts, and most short texts are civil. */
function civilRows(): Row[] {
  const texts = CIVIL.flatMap((name) =>
    readTuneSet(name).flatMap(({ seen, label }) => {
      const { text, answer } = seen as { readonly text?: string; readonly answer?: { readonly text: string } };
      return name === "refusal" && label === "absent" ? [] : [text ?? answer?.text ?? ""];
    }),
  );
  const rest = { label: 0, source: "other tuning sets" } as const;
  return texts.flatMap((text, at) => {
    const family = `civil ${at}`;
    const short = everySentence(text)
      .slice(0, SENTENCES)
      .map((sentence) => row(sentence, "", { ...rest, family }));
    return [row(text, "", { ...rest, family }), ...short];
  });
}

const SENTENCES = 2;
/** Tuning sets whose responses are civil. Of refusals, only those that refuse. */
const CIVIL = (
  "action agreement canary delivered identity invention language leakage marker numeric overclaim scope sycophancy refusal " +
  "grounding disclosure"
).split(" ");

/** How far the passage that decides is above the limit of its length. */
const excess = (model: Fit, { units, passages }: Row): number =>
  Math.max(...units.map((unit, at) => excessOf(passages[at] ?? "", model.score({ units: [unit] }))), -20);

const trained = (rows: readonly Row[]): Fit =>
  learn(rows, { grams: 1 << BITS, marks: MARKS, seed: SEED, weights: (source) => WEIGHTS[source] ?? 0.2 });

/** Recall and false alarms on rows that the model has not seen. */
function figures(name: string, scored: readonly { readonly score: number; readonly label: 0 | 1 }[]): string {
  const of = (label: 0 | 1): number[] => scored.filter((one) => one.label === label).map(({ score }) => score);
  const alarms = (scores: readonly number[]): number => scores.filter((score) => score >= 0).length;
  const [found, absent] = [of(1), of(0)];
  const area = found.length > 0 && absent.length > 0 ? areaUnderCurve(found, absent).toFixed(3) : "";
  return `| ${name} | ${found.length > 0 ? share(alarms(found), found.length) : ""} | ${share(alarms(absent), absent.length)} | ${area} |`;
}

function measured(rows: readonly Row[], tune: readonly Row[]): string[] {
  const score = (model: Fit, of: readonly Row[]) => of.map((one) => ({ score: excess(model, one), label: one.label }));
  const known = rows.filter(({ source }) => !HELD_OUT.includes(source));
  const bySource = ["davidson", "wiki_toxicity"].map((left) => {
    const model = trained([...known.filter(({ source }) => source !== left), ...tune]);
    return figures(
      `${left}, trained without it`,
      score(
        model,
        rows.filter(({ source }) => source === left),
      ),
    );
  });
  const whole = trained([...known, ...tune]);
  const ordinary = HELD_OUT.map((left) =>
    figures(
      `${left}, never trained on`,
      score(
        whole,
        rows.filter(({ source }) => source === left),
      ),
    ),
  );
  const civil = rows.filter(({ source }) => source === "other tuning sets");
  const isThird = ({ family }: Row): boolean => Number(family.split(" ")[1]) % 3 === 0;
  const without = trained([...known.filter((one) => one.source !== "other tuning sets" || !isThird(one)), ...tune]);
  const apart = figures("other tuning sets, a third left out", score(without, civil.filter(isThird)));
  const families = [...new Set(tune.map(({ family }) => family))];
  const folds = Array.from({ length: FOLDS }, (_, fold) => {
    const isOut = ({ family }: Row): boolean => families.indexOf(family) % FOLDS === fold;
    const model = trained([...known, ...tune.filter((one) => !isOut(one))]);
    return tune.filter(isOut).map((one) => ({ score: excess(model, one), label: one.label, source: one.source }));
  }).flat();
  const byFamily = ["tune alone", "tune with question"].map((part) =>
    figures(
      `${part}, by family in ${FOLDS} folds`,
      folds.filter(({ source }) => source === part),
    ),
  );
  return [...bySource, ...ordinary, apart, ...byFamily];
}

const hashOf = (file: string): string => createHash("sha256").update(readFileSync(file)).digest("hex");

const [folder, write] = process.argv.slice(2);
if (folder === undefined) {
  process.stderr.write("Name the folder with the training texts.\n");
  process.exitCode = 2;
} else {
  const [rows, tune] = [[...publicRows(folder), ...civilRows()], tuneRows()];
  const files = ["toxicity.train.jsonl", "injection.train.jsonl", "manifest.json"];
  const report = [
    "# Toxicity model",
    "",
    `Written by \`node tools/train-toxicity.ts FOLDER --write\`, seed ${SEED}. Found means a score above the limit of its length.`,
    "Brackets contain 95% confidence intervals. The word lists beside the model are not part of these figures, and its concept",
    "words were written by someone who had read the tuning sets, so the figures by family are optimistic.",
    "",
    "| Texts | Recall | False alarms | AUROC |",
    "|---|---|---|---|",
    ...measured(rows, tune),
    "",
    "Trained on every third text of davidson, all of wiki_toxicity, every second ordinary text of the other sources, and the",
    "tuning sets of this repository (of other detectors, as civil responses). The texts are not stored here. Their hashes (SHA-256):",
    "",
    ...files.map((file) => `- ${file}: \`${hashOf(join(folder, file))}\``),
    "",
  ].join("\n");
  process.stdout.write(report);
  if (write === "--write") {
    const { bias, grams, marks } = trained([...rows.filter(({ source }) => !HELD_OUT.includes(source)), ...tune]);
    const [gram, mark] = [packWeights(grams), packWeights(marks)];
    const target = new URL("../analysis/model/", import.meta.url);
    writeFileSync(
      new URL("toxicity-weights.ts", target),
      `// Trained weights, written by \`node tools/train-toxicity.ts FOLDER --write\`. Figures and sources: toxicity.md. Do not edit.
import type { PackedModel } from "./linear-model.ts";

export const toxicityWeights: PackedModel = {
  bits: ${BITS},
  bias: ${bias.toFixed(6)},
  gramStep: ${gram.step.toPrecision(6)},
  markStep: ${mark.step.toPrecision(6)},
  grams:
    "${gram.base64}",
  marks:
    "${mark.base64}",
};
`,
    );
    writeFileSync(new URL("toxicity.md", target), report);
  }
}
