/** A tokenizer.json that this console cannot follow exactly enough. The message completes "The tokenizer …". */
export class UnsupportedTokenizer extends Error {
  override name = "UnsupportedTokenizer";
}

export type Members = Readonly<Record<string, unknown>>;

export function membersOf(value: unknown, what: string): Members {
  if (typeof value === "object" && value !== null && !Array.isArray(value)) return value as Members;
  throw new UnsupportedTokenizer(`has no ${what}`);
}

/** The steps of a normalizer or pre-tokenizer: a sequence is taken apart. */
export function stepsOf(value: unknown, list: "normalizers" | "pretokenizers"): readonly Members[] {
  if (value === null || value === undefined) return [];
  const step = membersOf(value, "step");
  const inner = step[list];
  if (step["type"] !== "Sequence") return [step];
  return Array.isArray(inner) ? inner.flatMap((one) => stepsOf(one, list)) : [];
}

export const isWhole = (value: unknown): value is number => Number.isInteger(value) && (value as number) >= 0;

/** Token ids by token, or a fault. */
export function vocabularyOf(value: unknown): ReadonlyMap<string, number> {
  const entries = Object.entries(membersOf(value, "vocabulary"));
  if (entries.length === 0 || !entries.every(([, id]) => isWhole(id)))
    throw new UnsupportedTokenizer("has a vocabulary without whole numbers");
  return new Map(entries as [string, number][]);
}
