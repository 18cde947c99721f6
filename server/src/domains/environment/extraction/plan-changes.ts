import type { Candidate } from "@agent-console/analysis/policies/candidate.ts";
import type { RuleRow } from "../rules/store.ts";
import { foldWords, spanHash } from "./span-hash.ts";

/** A candidate with its words and its place in the order of the text. */
export interface Found {
  readonly candidate: Candidate;
  readonly quote: string;
  readonly hash: string;
  readonly position: number;
}

type Known = Pick<RuleRow, "id" | "status" | "quote" | "span_hash" | "section">;

export interface Changes<Row extends Known> {
  /** Their words are still there. */
  readonly kept: readonly { readonly row: Row; readonly found: Found }[];
  /** Their sentence was reworded. */
  readonly reworded: readonly { readonly row: Row; readonly found: Found }[];
  /** Nothing of them is left. */
  readonly gone: readonly Row[];
  readonly added: readonly Found[];
}

/** A reworded sentence shares at least this much with the one before. */
const ALIKE = 0.5;
/** Comparing every lost rule with every new sentence costs the product: a wholly new document is not compared. */
const MOST_COMPARED = 200;

/** What a new text means for the rules of the old one. Rules without a quotation are none of its business. */
export function planChanges<Row extends Known>(rows: readonly Row[], found: readonly Found[]): Changes<Row> {
  const byHash = new Map(found.toReversed().map((one) => [one.hash, one]));
  const quoted = rows.filter(({ quote }) => quote !== null);
  const taken = new Set<string>();
  const kept = quoted.flatMap((row) => {
    const same = byHash.get(row.span_hash ?? "");
    if (same) taken.add(same.hash);
    return same ? [{ row, found: same }] : [];
  });
  const keptRows = new Set(kept.map(({ row }) => row.id));
  const lost = quoted.filter(({ id, status }) => !keptRows.has(id) && status !== "rejected");
  const open = [...byHash.values()].filter(({ hash }) => !taken.has(hash));
  const reworded = pairUp(lost, open);
  const rewordedRows = new Set(reworded.map(({ row }) => row.id));
  const rewordedHashes = new Set(reworded.map(({ found: one }) => one.hash));
  return {
    kept,
    reworded,
    gone: lost.filter(({ id }) => !rewordedRows.has(id)),
    added: open.filter(({ hash }) => !rewordedHashes.has(hash)).sort((a, b) => a.position - b.position),
  };
}

function pairUp<Row extends Known>(lost: readonly Row[], open: readonly Found[]): { row: Row; found: Found }[] {
  if (lost.length > MOST_COMPARED || open.length > MOST_COMPARED) return [];
  const pairs = lost.flatMap((row) => {
    const words = wordsOf(row.quote ?? "");
    return open.map((found) => ({ row, found, likeness: likeness(words, wordsOf(found.quote)) }));
  });
  const used = new Set<string>();
  return pairs
    .filter(({ likeness: share }) => share >= ALIKE)
    .sort((a, b) => b.likeness - a.likeness)
    .filter(({ row, found }) => {
      if (used.has(row.id) || used.has(found.hash)) return false;
      used.add(row.id).add(found.hash);
      return true;
    });
}

const wordsOf = (text: string): ReadonlySet<string> => new Set(foldWords(text).match(/[\p{L}\p{N}]+/gu) ?? []);

function likeness(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const common = [...one].filter((word) => other.has(word)).length;
  return common / Math.max(1, one.size + other.size - common);
}

/** The candidates that may become rules, each sentence once. */
export function foundIn(content: string, candidates: readonly Candidate[]): Found[] {
  const seen = new Set<string>();
  return candidates.flatMap((candidate, position) => {
    const quote = content.slice(...candidate.span);
    const hash = spanHash(quote);
    if (candidate.type === "fact" || seen.has(hash)) return [];
    seen.add(hash);
    return [{ candidate, quote, hash, position }];
  });
}
