import type { SeriesSums } from "../../series/sums.ts";
import type { NewSpan } from "../../store/new-rows.ts";
import { callsModel, callsTool } from "../meaning/genai.ts";

type Counted = Pick<
  NewSpan,
  | "agentId"
  | "operation"
  | "model"
  | "status"
  | "startNs"
  | "durationNs"
  | "inputTokens"
  | "outputTokens"
  | "costMicros"
>;

const ERROR = 2;

/** What a span says in figures: calls of models and tools, and what they took. A span around such calls says nothing. */
export function countSpan(sums: SeriesSums, teamId: string, span: Counted): void {
  const about = { atMs: endMs(span), agentId: span.agentId };
  const outcome = span.status === ERROR ? "error" : "ok";
  if (callsTool(span)) sums.count(teamId, { metric: "genai_tool_calls_total", ...about, labels: { outcome } });
  if (!callsModel(span)) return;
  const model = span.model ?? "unknown";
  const add = (metric: string, labels: { readonly direction?: string; readonly outcome?: string }, by: number): void =>
    sums.count(teamId, { metric, ...about, labels: { model, ...labels } }, by);
  add("genai_requests_total", { outcome }, 1);
  if (outcome === "error") add("genai_errors_total", {}, 1);
  if (span.inputTokens !== null) add("genai_tokens_total", { direction: "input" }, span.inputTokens);
  if (span.outputTokens !== null) add("genai_tokens_total", { direction: "output" }, span.outputTokens);
  if (span.costMicros !== null) add("genai_cost_micros_total", {}, span.costMicros);
  const seconds = Number(span.durationNs) / 1e9;
  sums.observe(teamId, { metric: "genai_request_seconds", ...about, labels: { model } }, seconds);
}

/** When it was over, which is when a gateway would have counted it. */
export const endMs = ({ startNs, durationNs }: Pick<NewSpan, "startNs" | "durationNs">): number =>
  Number((startNs + durationNs) / 1_000_000n);
