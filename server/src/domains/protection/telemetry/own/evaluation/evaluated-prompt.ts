/**
 * A prompt of an evaluation that has a result, without its texts. In telemetry, `test_id` is the prompt's number in its run: a
 * prompt is one test case. `probe_id` is the probe that it belongs to.
 */
export interface EvaluatedPrompt {
  readonly agentId: string;
  readonly evaluationId: string;
  readonly seq: number;
  readonly traceId: string;
  readonly harness: string;
  readonly probe: string;
  /** In milliseconds since 1970. */
  readonly startedAt: number;
  readonly endedAt: number;
  readonly outcome: "failed" | "resisted" | "unassessed";
  readonly detector: string | null;
  readonly isError: boolean;
  readonly turns: readonly EvaluatedTurn[];
  /** Retries included. */
  readonly requests: number;
  /** Estimated by length where the agent does not say. */
  readonly tokens: number;
  readonly costMicros: number;
}

export interface EvaluatedTurn {
  /** Null without an answer. */
  readonly latencyMs: number | null;
  readonly inputTokens: number | null;
  readonly outputTokens: number | null;
  readonly model: string | null;
  /** What went wrong, by kind. */
  readonly failure: string | null;
}

/** What evaluations tell telemetry. Nothing waits for it. */
export interface EvaluationTelemetry {
  evaluated(teamId: string, prompt: EvaluatedPrompt): void;
}
