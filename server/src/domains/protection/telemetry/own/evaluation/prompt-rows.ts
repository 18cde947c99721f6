import { newSpanId } from "../../../../../platform/telemetry/trace-ids.ts";
import type { Attributes, Level, NewLog, NewSpan } from "../../store/new-rows.ts";
import { genAi, own } from "../genai.ts";
import { logfmt } from "../logfmt.ts";
import { plainName } from "../plain-name.ts";
import type { EvaluatedPrompt, EvaluatedTurn } from "./evaluated-prompt.ts";

const SERVICE = "evaluation";
const RESOURCE: Attributes = { "service.name": SERVICE, "service.namespace": "agent-console" };
const MOST_TURNS = 50;

const nanoseconds = (ms: number): bigint => BigInt(Math.round(ms * 1_000_000));
const atNs = (ms: number): bigint => BigInt(Math.round(ms)) * 1_000_000n;

const about = (prompt: EvaluatedPrompt) => ({
  ...{ agentId: prompt.agentId, evaluationId: prompt.evaluationId, isSample: false },
  ...{ testId: String(prompt.seq), probeId: prompt.probe.slice(0, 255) },
});

const spanOf = (prompt: EvaluatedPrompt) => ({
  ...about(prompt),
  ...{ traceId: prompt.traceId, source: "evaluation" as const, service: SERVICE, resource: RESOURCE },
  ...{ conversationId: null, userId: null, events: [], links: [] },
});

/** The prompt, with one span below it for each of its turns. */
export function promptSpans(prompt: EvaluatedPrompt): readonly NewSpan[] {
  const { startedAt, endedAt, outcome, isError } = prompt;
  const root: NewSpan = {
    ...spanOf(prompt),
    ...{ spanId: newSpanId(), parentId: null, isEntry: true, name: `evaluate ${prompt.probe}`.slice(0, 255), kind: 1 },
    ...{ status: isError ? 2 : 0, statusMessage: isError ? prompt.detector : null },
    ...{ startNs: atNs(startedAt), durationNs: nanoseconds(Math.max(0, endedAt - startedAt)) },
    ...{ operation: null, model: null, inputTokens: null, outputTokens: null, costMicros: prompt.costMicros || null },
    attrs: {
      [own.evaluation]: prompt.evaluationId,
      [own.test]: String(prompt.seq),
      [own.probe]: prompt.probe,
      [own.harness]: prompt.harness,
      [own.promptOutcome]: outcome,
      [own.requests]: prompt.requests,
      [genAi.agent]: prompt.agentId,
    },
  };
  return [root, ...turnSpans(prompt, root)];
}

/** Only how long each took is known, not when it began: they are laid end to end before the end of the prompt. */
function turnSpans(prompt: EvaluatedPrompt, root: NewSpan): NewSpan[] {
  const shown = prompt.turns.slice(0, MOST_TURNS);
  let at = Math.max(
    prompt.startedAt,
    shown.reduce((start, { latencyMs }) => start - (latencyMs ?? 0), prompt.endedAt),
  );
  return shown.map((turn) => {
    const startNs = nanoseconds(at);
    at += turn.latencyMs ?? 0;
    return { ...turnSpan(prompt, root, turn), startNs, durationNs: nanoseconds(turn.latencyMs ?? 0) };
  });
}

function turnSpan(
  prompt: EvaluatedPrompt,
  root: NewSpan,
  turn: EvaluatedTurn,
): Omit<NewSpan, "startNs" | "durationNs"> {
  const model = plainName(turn.model);
  const { inputTokens, outputTokens, failure } = turn;
  return {
    ...spanOf(prompt),
    ...{ spanId: newSpanId(), parentId: root.spanId, isEntry: false, kind: 3, operation: "chat", model },
    name: model === null ? "chat" : `chat ${model}`,
    ...{ status: failure === null ? 0 : 2, statusMessage: failure, inputTokens, outputTokens, costMicros: null },
    attrs: {
      [genAi.operation]: "chat",
      ...(model === null ? {} : { [genAi.responseModel]: model }),
      ...(inputTokens === null ? {} : { [genAi.inputTokens]: inputTokens }),
      ...(outputTokens === null ? {} : { [genAi.outputTokens]: outputTokens }),
    },
  };
}

/** A failed prompt is a finding, an error is one of the agent or the console. Neither says what was asked or answered. */
const levelOf = ({ outcome, isError }: EvaluatedPrompt): Level =>
  isError ? "error" : outcome === "failed" ? "warn" : "info";

export function promptLog(prompt: EvaluatedPrompt, root: NewSpan): NewLog {
  const { evaluationId, seq, harness, probe, outcome, detector, requests, tokens } = prompt;
  const latency = prompt.turns.reduce((sum, { latencyMs }) => sum + (latencyMs ?? 0), 0);
  const said = { event: "prompt", outcome, harness, probe, prompt: seq, detector, latency_ms: Math.round(latency) };
  return {
    ...about(prompt),
    atNs: atNs(prompt.endedAt),
    ...{ source: "evaluation", service: SERVICE, level: levelOf(prompt), job: "evaluation", exporter: "console" },
    ...{ traceId: prompt.traceId, spanId: root.spanId },
    line: logfmt({ ...said, requests, tokens, evaluation: evaluationId }),
    attrs: { [own.harness]: harness, [own.promptOutcome]: outcome },
  };
}
