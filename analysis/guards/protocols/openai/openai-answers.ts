import { isRecord } from "../../run/data-url.ts";
import type { JsonObject, OwnAnswer, ReadRequest, Refusal, RefusalKind, Usage } from "../protocol.ts";
import type { OpenAiRequest } from "./chat-request.ts";
import { countOrNull } from "./text-walk.ts";

const TYPES: Readonly<Record<RefusalKind, string>> = {
  policy: "invalid_request_error",
  undecided: "server_error",
  unauthorized: "authentication_error",
  forbidden: "permission_error",
  limited: "rate_limit_error",
  invalid: "invalid_request_error",
  not_found: "not_found_error",
  upstream: "server_error",
  unavailable: "server_error",
};

/** OpenAI's form of an error. */
export const openAiError = ({ kind, code, message }: Pick<Refusal, "kind" | "code" | "message">): JsonObject => ({
  error: { message, type: TYPES[kind], param: null, code },
});

export const refusedByOpenAi = (refusal: Refusal): OwnAnswer => ({
  status: refusal.status,
  body: openAiError(refusal),
});

/** What an error in the middle of a stream says when no guard could judge. */
export const undecidedError = (message: string): JsonObject =>
  openAiError({ kind: "undecided", code: "GUARD_UNAVAILABLE", message });

export const nowInSeconds = (): number => Math.floor(Date.now() / 1000);

/** An id for what the gateway itself answers. */
export const ownId = (prefix: string): string => `${prefix}${crypto.randomUUID().replaceAll("-", "")}`;

/** The request as an OpenAI protocol read it. */
export function openAiRequest(request: ReadRequest): OpenAiRequest {
  const { toolNames, question, sent } = request as Partial<OpenAiRequest>;
  return { ...request, toolNames: toolNames ?? new Set(), question, sent: sent ?? {} };
}

/** `prompt_tokens` of chat completions and embeddings, `input_tokens` of Responses. */
export function usageOf(value: unknown): Usage | null {
  if (!isRecord(value)) return null;
  const input = countOrNull(value.prompt_tokens) ?? countOrNull(value.input_tokens);
  const output = countOrNull(value.completion_tokens) ?? countOrNull(value.output_tokens);
  if (input === null && output === null) return null;
  const details = value.prompt_tokens_details ?? value.input_tokens_details;
  const cached = isRecord(details) ? countOrNull(details.cached_tokens) : null;
  return { input: input ?? 0, output: output ?? 0, cached: cached ?? 0 };
}
