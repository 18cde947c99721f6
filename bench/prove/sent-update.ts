/** One update: where its value must stand in the history, and what was promised about it. */
export interface Sent {
  readonly field: string;
  readonly value: string;
  readonly requestId: string;
  /** The revision that the answer named; null when it was not acknowledged. */
  acknowledged: number | null;
  /** Whether the answer said that nothing was changed. */
  denied: boolean;
}
