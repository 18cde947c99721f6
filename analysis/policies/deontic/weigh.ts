import { observedAt } from "../weighing/observed.ts";
import { unpackWeights } from "../weighing/packed.ts";
import { sumOf, type Tree } from "../weighing/trees.ts";
import { WEIGHTS } from "../weighing/weights.ts";
import { marksOf } from "./marks.ts";
import type { Verdict } from "./pattern.ts";
import type { Sentence } from "./sentence.ts";
import { traitsOf } from "./traits.ts";

const KEY_BITS = 24;

/** A mark as a number under which its weight is stored. So few of them are taken that two marks rarely share one. */
export function keyOf(mark: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < mark.length; at++) hash = Math.imul(hash ^ mark.charCodeAt(at), 0x01000193);
  return (hash ^ (hash >>> 8)) & ((1 << KEY_BITS) - 1);
}

let table: ReadonlyMap<number, number> | undefined;
let trees: readonly Tree[] | undefined;

/**
 * How likely a sentence is a rule: between 0 and 1, as trained on documents that were left out in turn. Its words count for
 * six tenths, its shape for four.
 */
export function chanceOf(sentence: Sentence, form: Verdict | null): number {
  table ??= unpackWeights(WEIGHTS.table);
  trees ??= JSON.parse(WEIGHTS.trees) as readonly Tree[];
  let sum = 0;
  for (const mark of marksOf(sentence, form)) sum += table.get(keyOf(mark)) ?? 0;
  const odds = WEIGHTS.bias + sum * WEIGHTS.step + WEIGHTS.scale * sumOf(trees, traitsOf(sentence, form));
  return 1 / (1 + Math.exp(-odds));
}

/** What is told of a sentence that is taken for a rule: the share of such sentences, of documents left out, that were rules. */
export const confidenceAt = (chance: number): number => observedAt(WEIGHTS.observed, chance);
