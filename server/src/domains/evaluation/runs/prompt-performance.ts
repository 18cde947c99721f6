import type { EvaluationResultRow } from "../tables/rows.ts";
import { promptTraceId } from "./prompt-trace.ts";
import { tookOf } from "./store/took.ts";

interface Kept extends Pick<EvaluationResultRow, "seq" | "requests" | "retries" | "cost_micros"> {
  readonly observation: { readonly turns: readonly unknown[] } | null;
}

/** What a prompt took: from its transcript, which older runs have too, and from what was counted beside it. */
export function presentPerformance(evaluationId: string, row: Kept) {
  if (!row.observation) return null;
  const turns = row.observation.turns as Parameters<typeof tookOf>[0];
  const { latency_ms, input_tokens, output_tokens } = tookOf(turns, null);
  const { requests, retries, cost_micros: micros } = row;
  return {
    ...{ latency_ms, input_tokens, output_tokens, requests, retries },
    cost: micros === null ? null : micros / 1_000_000,
    trace_id: requests === null ? null : promptTraceId(evaluationId, row.seq),
  };
}
