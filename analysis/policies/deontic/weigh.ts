import { observedAt } from "../weighing/observed.ts";
import { sumOf, type Tree } from "../weighing/trees.ts";
import { WEIGHTS } from "../weighing/weights.ts";
import { marksOf } from "./marks.ts";
import type { Verdict } from "./pattern.ts";
import type { Sentence } from "./sentence.ts";
import { traitsOf } from "./traits.ts";

/** The table of weights has two to this power entries. */
export const TABLE_BITS = 16;

/** Where the weight of a mark is stored. */
export function slotOf(mark: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < mark.length; at++) hash = Math.imul(hash ^ mark.charCodeAt(at), 0x01000193);
  return (hash ^ (hash >>> 15)) & ((1 << TABLE_BITS) - 1);
}

let table: Int8Array | undefined;
let trees: readonly Tree[] | undefined;

/**
 * How likely a sentence is a rule: between 0 and 1, as trained on documents that were left out in turn. Its words and its shape have
 * a say of equal weight.
 */
export function chanceOf(sentence: Sentence, form: Verdict | null): number {
  table ??= Int8Array.from(atob(WEIGHTS.table), (byte) => (byte.charCodeAt(0) << 24) >> 24);
  trees ??= JSON.parse(WEIGHTS.trees) as readonly Tree[];
  let sum = 0;
  for (const mark of marksOf(sentence, form)) sum += table[slotOf(mark)] ?? 0;
  const odds = WEIGHTS.bias + sum * WEIGHTS.step + WEIGHTS.scale * sumOf(trees, traitsOf(sentence, form));
  return 1 / (1 + Math.exp(-odds));
}

/** What is told of a sentence that is taken for a rule: the share of such sentences, of documents left out, that were rules. */
export const confidenceAt = (chance: number): number => observedAt(WEIGHTS.observed, chance);
