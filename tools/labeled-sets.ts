import { readdirSync, readFileSync } from "node:fs";
import { type Labeled, type LabeledSet, readLabeled } from "@agent-console/analysis/cards/labeled.ts";

const folder = new URL("../analysis/labeled/", import.meta.url);

/**
 * The responses to tune on. Anyone who changes a detector looks at these and no others. The old card set of a detector
 * with a held-out set is among them: it no longer measures anything.
 */
export const readTuneSet = (name: string): readonly Labeled[] => [
  ...readPart(name, "tune"),
  ...(heldOut(name).length > 0 ? readPart(name, "card") : []),
];

export function readSet(name: string): LabeledSet {
  const newest = heldOut(name);
  return { tune: readTuneSet(name), card: newest.length > 0 ? newest : readPart(name, "card") };
}

const heldOut = (name: string): readonly Labeled[] => read(`held-out/${name}.jsonl`);

/** The names of all labeled sets, with or without a detector. */
export function labeledNames(): string[] {
  const alone = filesIn("").map((file) => file.replace(/\.\w+\.jsonl$/, ""));
  const withQuestion = [...filesIn("with-question/tune/"), ...filesIn("with-question/card/")];
  return [...new Set([...alone, ...withQuestion.map((file) => file.replace(/\.jsonl$/, ""))])].sort();
}

const filesIn = (path: string): string[] =>
  readdirSync(new URL(path, folder)).filter((file) => file.endsWith(".jsonl"));

/** Responses alone, and responses with the question they answer. A detector that reads no question ignores it. */
const readPart = (name: string, part: "tune" | "card"): readonly Labeled[] => [
  ...read(`${name}.${part}.jsonl`),
  ...read(`with-question/${part}/${name}.jsonl`),
];

function read(file: string): readonly Labeled[] {
  try {
    return readLabeled(readFileSync(new URL(file, folder), "utf8"));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return [];
    throw new SyntaxError(`${file}: ${(error as Error).message}`, { cause: error });
  }
}
