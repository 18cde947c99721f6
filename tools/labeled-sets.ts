import { readFileSync } from "node:fs";
import { type Labeled, type LabeledSet, readLabeled } from "@agent-console/analysis/cards/labeled.ts";

const folder = new URL("../analysis/labeled/", import.meta.url);

/** The responses to tune on. Anyone who changes a detector looks at these and no others. */
export const readTuneSet = (name: string): readonly Labeled[] => read(`${name}.tune.jsonl`);

export const readSet = (name: string): LabeledSet => ({ tune: readTuneSet(name), card: read(`${name}.card.jsonl`) });

function read(file: string): readonly Labeled[] {
  try {
    return readLabeled(readFileSync(new URL(file, folder), "utf8"));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return [];
    throw new SyntaxError(`${file}: ${(error as Error).message}`, { cause: error });
  }
}
