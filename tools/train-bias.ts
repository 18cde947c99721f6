import { writeFileSync } from "node:fs";
import { biasMarks } from "@agent-console/analysis/detectors/bias.ts";
import type { Pair } from "@agent-console/analysis/detectors/features/evenness.ts";
import { readTuneSet } from "./labeled-sets.ts";
import { trainedMarks } from "./training/mark-weights.ts";

/**
 * `node tools/train-bias.ts [--write]`: trains the weights of the marks by which `bias` compares two replies, on its tuning set alone, and
 * prints how they do on families that were left out. With --write it stores the weights.
 */
const { figures, source } = trainedMarks(
  "bias",
  readTuneSet("bias").map(({ seen, label, family }) => ({
    marks: biasMarks(seen as Pair),
    label: label === "found" ? 1 : 0,
    source: "tune",
    family,
  })),
  () => 1,
);
process.stdout.write(`By families that were left out, at a score of 0:\n${figures}\n`);
if (process.argv.includes("--write"))
  writeFileSync(
    new URL("../analysis/model/bias-weights.ts", import.meta.url),
    `// Trained on the tuning set by \`node tools/train-bias.ts --write\`. Do not edit.
import type { MarkWeights } from "./marks.ts";

export const biasWeights: MarkWeights = ${source};
`,
  );
