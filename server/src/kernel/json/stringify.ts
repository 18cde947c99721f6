/** Compact JSON in which every number stands as it came; throws for NaN and Infinity, which JSON cannot say. */
export function stringifyJson(value: unknown): string {
  return JSON.stringify(value) ?? "null";
}
