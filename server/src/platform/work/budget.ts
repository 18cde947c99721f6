/** What work costs, or can cost at most. */
export interface Spending {
  readonly requests: number;
  readonly tokens: number;
  /** Millionths of the currency of the caps. */
  readonly costMicros: number;
}

export const nothing: Spending = { requests: 0, tokens: 0, costMicros: 0 };

export function plus(one: Spending, other: Spending): Spending {
  return {
    requests: one.requests + other.requests,
    tokens: one.tokens + other.tokens,
    costMicros: one.costMicros + other.costMicros,
  };
}

export function minus(one: Spending, other: Spending): Spending {
  return {
    requests: one.requests - other.requests,
    tokens: one.tokens - other.tokens,
    costMicros: one.costMicros - other.costMicros,
  };
}

/** Null: no cap. */
export type Caps = { readonly [Unit in keyof Spending]: number | null };

export interface Budget {
  readonly caps: Caps;
  /** Spent or reserved. What a dead worker had reserved stays here, because it may have been spent. */
  readonly committed: Spending;
}

const UNITS = ["requests", "tokens", "costMicros"] as const satisfies readonly (keyof Spending)[];

/**
 * The first cap that this additional amount would exceed. Checked with the job's row locked, before anything is sent.
 */
export function exceededCap({ caps, committed }: Budget, more: Spending): keyof Spending | null {
  const exceeds = (unit: keyof Spending): boolean => committed[unit] + more[unit] > (caps[unit] ?? Infinity);
  return UNITS.find(exceeds) ?? null;
}
