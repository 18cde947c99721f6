export interface CompareSearch {
  /** The earlier run; the last one before this when absent. */
  readonly with?: string;
}

export const readComparison = ({ with: other }: Record<string, unknown>): CompareSearch =>
  typeof other === "string" ? { with: other } : {};
