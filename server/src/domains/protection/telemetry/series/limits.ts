/** What keeps a hostile client from multiplying series, for each team and in each process. */
export const limits = {
  /** Models of a team; further ones are `other`. */
  models: 200,
  /** Names received by OTLP, of a team; further ones are refused. */
  receivedNames: 500,
  nameLength: 200,
  /** Sets of labels of a team. Beyond, guard, rule and model are `other`; beyond the second, there are no labels. */
  labelSets: 5_000,
  coarseLabelSets: 5_500,
  /** Older figures are refused: the minutes of their hour may be gone, and folding it again would replace it by the rest. */
  oldestSeconds: 47 * 3600,
  /** Sums that a process holds. Beyond, they are by hour and without labels; beyond twice as many, they are dropped. */
  sums: 20_000,
  /** Bins of all sketches that a process holds. */
  bins: 500_000,
} as const;
