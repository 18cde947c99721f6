/** One update: where its value must be in the history, and what was promised about it. */
export interface Sent {
  readonly field: string;
  readonly value: string;
  readonly requestId: string;
  /** The revision in the response. Null if it was not acknowledged. */
  acknowledged: number | null;
  /** Whether the response said that nothing was changed. */
  denied: boolean;
}
