import type { Usage } from "@agent-console/analysis/guards/protocols/protocol.ts";

/** Per million tokens. */
export interface Price {
  readonly input: number;
  readonly output: number;
  /** Null: as input. */
  readonly cached: number | null;
}

/** In millionths of the currency, rounded up. A price per million tokens is as many millionths for one token. */
export function costMicros(price: Price, { input, output, cached }: Usage): number {
  const fromCache = Math.min(cached, input);
  const exact = (input - fromCache) * price.input + fromCache * (price.cached ?? price.input) + output * price.output;
  // 0.1 + 0.2 must not cost a millionth more than 0.3.
  return Math.max(0, Math.ceil(exact - 1e-6));
}
