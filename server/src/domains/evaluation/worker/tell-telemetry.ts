import type { EvaluatedTurn } from "../../protection/port.ts";
import type { Result } from "../asking/ask.ts";
import type { WorkerNeeds } from "../runs/dependencies.ts";
import { promptTraceId } from "../runs/prompt-trace.ts";
import type { RunRow } from "../runs/store/run-row.ts";
import type { SettledPrompt } from "./step.ts";

/** What was asked and stored, without a word of it. */
export function tellTelemetry(
  { protection, clock }: Pick<WorkerNeeds, "protection" | "clock">,
  { id: evaluationId, team_id: teamId, agent_id: agentId }: RunRow,
  batch: readonly SettledPrompt[],
): void {
  const endedAt = clock.milliseconds();
  for (const { seq, sentAt, prompt, spent, result } of batch) {
    if (!result || spent.requests === 0) continue;
    const { judgement, isError, observation } = result;
    protection.telemetry.evaluated(teamId, {
      ...{ agentId, evaluationId, seq, traceId: promptTraceId(evaluationId, seq) },
      ...{ harness: prompt.harness, probe: prompt.probe, startedAt: sentAt, endedAt },
      ...{ outcome: judgement.outcome, detector: judgement.detector ?? null, isError },
      turns: observation.turns.map(turnOf),
      ...{ requests: spent.requests, tokens: spent.tokens, costMicros: spent.costMicros },
    });
  }
}

function turnOf(turn: Result["observation"]["turns"][number]): EvaluatedTurn {
  if (turn.outcome === "failed") {
    return { latencyMs: null, inputTokens: null, outputTokens: null, model: null, failure: turn.kind };
  }
  const { latencyMs, usage, model } = turn;
  return {
    ...{ latencyMs, model, failure: null },
    ...{ inputTokens: usage?.promptTokens ?? null, outputTokens: usage?.completionTokens ?? null },
  };
}
