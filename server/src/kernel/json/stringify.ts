/** Compact JSON with every number in its source form. Throws for NaN and Infinity, which are not valid JSON. */
export function stringifyJson(value: unknown): string {
  return JSON.stringify(value) ?? "null";
}
