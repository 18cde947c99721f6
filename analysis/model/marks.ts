/** Trained weights of marks by their names, where a model needs no n-grams: readable, and reviewed like code. */
export interface MarkWeights {
  readonly bias: number;
  readonly weights: Readonly<Record<string, number>>;
}

/** The log-odds of what the marks were trained for. */
export function scoreOf({ bias, weights }: MarkWeights, marks: Iterable<string>): number {
  let total = bias;
  for (const mark of marks) total += weights[mark] ?? 0;
  return total;
}
