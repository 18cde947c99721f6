export const comparisons = ["=", "!=", ">=", "<=", ">", "<"] as const;
export type Comparison = (typeof comparisons)[number];

/** By value for numbers, by code unit for texts. */
export function compares<T extends number | bigint | string>(one: T, by: Comparison, other: T): boolean {
  switch (by) {
    case "=":
      return one === other;
    case "!=":
      return one !== other;
    case ">=":
      return one >= other;
    case "<=":
      return one <= other;
    case ">":
      return one > other;
    case "<":
      return one < other;
  }
}
