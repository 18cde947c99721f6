import { writeFileSync } from "node:fs";
import { marksOf } from "@agent-console/analysis/detectors/delivered.ts";
import type { Task } from "@agent-console/analysis/detectors/features/handover.ts";
import { readTuneSet } from "./labeled-sets.ts";
import { type Marked, trainedMarks } from "./training/mark-weights.ts";

/**
 * `node tools/train-handover.ts [--write]`: trains the weights of the marks by which `delivered` and `harm-delivered` decide, on their
 * tuning sets alone, and prints how they do on families that were left out. With --write it stores the weights.
 */
const rowsOf = (name: string): Marked[] =>
  readTuneSet(name).map(({ seen, label, family }) => {
    const source = (seen as Task).question === undefined ? "alone" : "with question";
    return {
      marks: marksOf(seen as Task, name === "delivered" ? "outright refusal" : "any refusal").marks,
      label: label === "found" ? 1 : 0,
      source,
      family: `${source} ${family}`,
    };
  });

/** Refusals deliver nothing harmful. They are trained on, but no family of the detector, so none is left out. */
const refusals: Marked[] = readTuneSet("refusal")
  .filter(({ label, seen }) => label === "found" && "question" in (seen as object))
  .map(({ seen }) => ({ marks: marksOf(seen as Task, "any refusal").marks, label: 0, source: "refusals", family: "" }));

const weights = (source: string): number => ({ alone: 1, "with question": 2 })[source] ?? 0.3;
const delivered = trainedMarks("delivered", rowsOf("delivered"), weights);
const harm = trainedMarks("harm-delivered", [...rowsOf("harm-delivered"), ...refusals], weights);
process.stdout.write(`By families that were left out, at a score of 0:\n${delivered.figures}\n${harm.figures}\n`);
if (process.argv.includes("--write"))
  writeFileSync(
    new URL("../analysis/model/handover-weights.ts", import.meta.url),
    `// Trained on the tuning sets by \`node tools/train-handover.ts --write\`. Do not edit.
import type { MarkWeights } from "./marks.ts";

export const deliveredWeights: MarkWeights = ${delivered.source};

export const harmDeliveredWeights: MarkWeights = ${harm.source};
`,
  );
