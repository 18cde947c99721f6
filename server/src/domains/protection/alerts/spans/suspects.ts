import type { NewSpan } from "../../telemetry/store/new-rows.ts";

/** A span as it was received, with what its sender called the agent. */
export interface ReceivedSpan extends NewSpan {
  readonly claimedAgent: string | null;
}

/** A trace of an agent that may have passed the gateway by, on one leg. */
export interface Suspect {
  readonly agent_id: string;
  readonly trace_id: string;
  readonly leg: "front" | "model";
  readonly service: string;
  /** The host that a call to a model named. */
  readonly server: string | null;
  /** Unix seconds. */
  readonly started_at: number;
}

/** Calls that send a text to a model and get one back. Others, such as embeddings, need not go through the gateway. */
const MODEL_CALLS: ReadonlySet<string> = new Set(["chat", "text_completion", "generate_content"]);
const SERVER = 2;
/** Older spans were sent later, from a file or after an outage. What the gateway knew of them may be gone. */
const OLDEST_SECONDS = 3_600;
const LONGEST_NAME = 100;

/**
 * Traces in which an agent calls a model, or is called. Whether the gateway took part is judged later, when the other spans of
 * the trace are there too.
 */
export function suspectsIn(spans: readonly ReceivedSpan[], nowMs: number): Suspect[] {
  const found = new Map<string, Suspect>();
  for (const span of spans) {
    const { agentId, evaluationId, isSample, source, kind, operation } = span;
    if (agentId === null || evaluationId !== null || isSample || source !== "otlp") continue;
    const started = Number(span.startNs / 1_000_000_000n);
    if (Math.abs(nowMs / 1000 - started) > OLDEST_SECONDS) continue;
    const leg = operation !== null && MODEL_CALLS.has(operation) ? "model" : kind === SERVER ? "front" : null;
    if (leg === null) continue;
    const key = `${agentId} ${span.traceId} ${leg}`;
    const server = leg === "model" ? serverOf(span) : null;
    const known = found.get(key);
    if (known && (known.server !== null || server === null)) continue;
    found.set(key, {
      ...{ agent_id: agentId, trace_id: span.traceId, leg, server, started_at: started },
      service: span.service.slice(0, LONGEST_NAME),
    });
  }
  return [...found.values()];
}

const HOST = /^[a-z0-9.-]{1,253}$/;

/** Null unless it looks like the name of a host. */
function serverOf({ attrs }: ReceivedSpan): string | null {
  const given = attrs["server.address"] ?? attrs["net.peer.name"];
  const host = typeof given === "string" && given.length <= 253 ? given.toLowerCase() : "";
  return HOST.test(host) ? host : null;
}

/** Where models are served by those who make them. A call that names such a host did not go to a gateway. */
const PROVIDERS: readonly string[] = [
  "api.openai.com",
  "api.anthropic.com",
  "generativelanguage.googleapis.com",
  "api.mistral.ai",
  "api.cohere.com",
  "api.groq.com",
  "api.deepseek.com",
  "api.x.ai",
  "openrouter.ai",
];
const PROVIDER_ENDS: readonly string[] = [".openai.azure.com", ".services.ai.azure.com", "-aiplatform.googleapis.com"];
const BEDROCK = /^bedrock-runtime[a-z0-9.-]{0,60}\.amazonaws\.com$/;

export const isProvider = (host: string): boolean =>
  PROVIDERS.includes(host) || PROVIDER_ENDS.some((end) => host.endsWith(end)) || BEDROCK.test(host);
