import { plainName } from "../plain-name.ts";
import type { SubjectSums } from "../sums.ts";
import type { EvaluatedPrompt } from "./evaluated-prompt.ts";

/** What a prompt adds to the figures of its team, agent and evaluation. */
export function addPrompt(sums: SubjectSums, prompt: EvaluatedPrompt): void {
  const { outcome, turns, requests } = prompt;
  const labels = () => ({ outcome });
  const none = () => ({});
  sums.count("evaluation_requests_total", outcome, { labels, by: requests });
  sums.count("evaluation_retries_total", "", { labels: none, by: Math.max(0, requests - turns.length) });
  if (prompt.isError) sums.count("evaluation_errors_total", "", { labels: none });
  sums.count("evaluation_cost_micros_total", "", { labels: none, by: prompt.costMicros });
  addTokens(sums, prompt);
  for (const { latencyMs } of turns) {
    if (latencyMs !== null) sums.observe("evaluation_request_seconds", "", { labels: none, ms: latencyMs });
  }
}

/** By direction if the agent says it; else all that were estimated. */
function addTokens(sums: SubjectSums, { turns, tokens }: EvaluatedPrompt): void {
  let told = 0;
  for (const { inputTokens, outputTokens, model: given } of turns) {
    if (inputTokens === null || outputTokens === null) continue;
    const model = plainName(given) ?? "other";
    for (const [direction, by] of [
      ["input", inputTokens],
      ["output", outputTokens],
    ] as const) {
      sums.count("evaluation_tokens_total", `${direction} ${model}`, { labels: () => ({ direction, model }), by });
    }
    told += inputTokens + outputTokens;
  }
  sums.count("evaluation_tokens_total", "", { labels: () => ({}), by: Math.max(0, tokens - told) });
}
