import type { DemographicValue } from "../../../queries/environment/demographics.ts";

export interface Expression {
  readonly language: string;
  /** Said of oneself. */
  readonly self: string;
  /** Said about another person. */
  readonly about: string;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const textOf = (value: unknown): string => (typeof value === "string" ? value : "");

/** How a value is said, by language. The metadata of own values can hold anything. */
export function expressionsOf({ value_metadata: metadata }: Pick<DemographicValue, "value_metadata">): Expression[] {
  const all = isObject(metadata) ? metadata["expressions"] : undefined;
  if (!isObject(all)) return [];
  return Object.entries(all).flatMap(([language, said]) => {
    if (!isObject(said)) return [];
    const [self, about] = [textOf(said["self"]), textOf(said["about"])];
    return self || about ? [{ language, self, about }] : [];
  });
}

/** Where a value comes from: the instrument and its section. */
export function sourcesOf({ value_metadata: metadata }: Pick<DemographicValue, "value_metadata">): string[] {
  const all = isObject(metadata) ? metadata["source"] : undefined;
  if (!Array.isArray(all)) return typeof all === "string" ? [all] : [];
  return all.flatMap((one) => {
    if (!isObject(one)) return typeof one === "string" ? [one] : [];
    const words = [textOf(one["instrument"]), textOf(one["section"])].filter((part) => part !== "").join(", ");
    return words ? [words] : [];
  });
}

/** The metadata with this sentence in English, and all else as it was. */
export function withExpression(metadata: unknown, english: Omit<Expression, "language">): Record<string, unknown> {
  const before = isObject(metadata) ? metadata : {};
  const said = isObject(before["expressions"]) ? before["expressions"] : {};
  return { ...before, expressions: { ...said, en: { self: english.self.trim(), about: english.about.trim() } } };
}
