import type { Spending } from "../../../../platform/work/budget.ts";

export type { Spending } from "../../../../platform/work/budget.ts";

/** The part of a turn that says what it took. A turn that failed has none of it. */
interface Turn {
  readonly outcome: string;
  readonly latencyMs?: number | undefined;
  readonly usage?: { readonly promptTokens: number; readonly completionTokens: number } | null | undefined;
}

/** What a prompt took, as its result stores it. */
export interface Took {
  readonly latency_ms: number | null;
  readonly input_tokens: number | null;
  readonly output_tokens: number | null;
  readonly requests: number | null;
  /** Requests beyond one for each turn. */
  readonly retries: number | null;
  readonly cost_micros: number | null;
}

export function tookOf(turns: readonly Turn[], spent: Spending | null): Took {
  let [latency, input, output, answered, counted] = [0, 0, 0, 0, 0];
  for (const { outcome, latencyMs = 0, usage } of turns) {
    if (outcome !== "answered") continue;
    answered += 1;
    latency += latencyMs;
    if (!usage) continue;
    counted += 1;
    input += usage.promptTokens;
    output += usage.completionTokens;
  }
  // Tokens of some turns would look like those of all.
  const isCounted = counted > 0 && counted === answered;
  return {
    latency_ms: answered > 0 ? Math.round(latency * 1000) / 1000 : null,
    input_tokens: isCounted ? input : null,
    output_tokens: isCounted ? output : null,
    requests: spent?.requests ?? null,
    retries: spent && Math.max(0, spent.requests - turns.length),
    cost_micros: spent && spent.costMicros > 0 ? spent.costMicros : null,
  };
}
