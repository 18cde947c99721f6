import { OutboundError } from "../../../../platform/outbound/outbound-error.ts";

/** What came of asking an agent. An error is never an answer, and no answer is taken for one. */
export type Observation = Answered | Failed;

export interface Answered {
  readonly outcome: "answered";
  readonly text: string;
  readonly toolCalls: readonly ToolCall[];
  /** As the agent calls it: "stop", "length", "tool_calls", "content_filter"; A2A: the state of the task. */
  readonly finishReason: string | null;
  readonly usage: { readonly promptTokens: number; readonly completionTokens: number } | null;
  readonly latencyMs: number;
  /** As the agent names it. */
  readonly model: string | null;
  /** The agent's own secrets that it repeated, by name. They are already taken out of the text and the calls. */
  readonly disclosed?: readonly string[];
  /** The agent said more than is kept: the rest was not graded either. */
  readonly isCut?: true;
  /** To hand back with the next turn; null where the agent keeps no conversation. */
  readonly thread: Thread | null;
}

export interface ToolCall {
  readonly id: string;
  readonly name: string;
  /** JSON as the agent wrote it, which need not be valid. */
  readonly arguments: string;
}

/** Plain data, so that a conversation can be taken up again by another process. */
export interface Thread {
  readonly contextId: string;
  /** The task that waits for the next message. */
  readonly taskId?: string;
}

export type FailureKind =
  | "timeout"
  /** No connection, or one that was closed before an answer. */
  | "refused_connection"
  | "dns"
  | "tls"
  | "unauthorised"
  | "not_found"
  | "rate_limited"
  | "server_error"
  /** The agent says that the request is wrong: an unknown model or parameter, too long a prompt. */
  | "refused_request"
  | "not_json"
  | "wrong_shape"
  /** It answered, and said nothing. */
  | "empty"
  /** The limit on its tokens was reached before its first word: a setting, and nothing that the agent said. */
  | "out_of_tokens"
  | "too_large"
  | "aborted"
  /** Nothing was sent: the agent's own rate left no room for it in time. */
  | "no_turn"
  /** We do not call such an address. */
  | "refused_address";

export interface Failed {
  readonly outcome: "failed";
  readonly kind: FailureKind;
  /** One sentence for a person; the key does not occur in it. */
  readonly detail: string;
  readonly status?: number;
  /** How long the agent asks to be left alone. */
  readonly retryAfterMs?: number;
}

export type Failure = Omit<Failed, "outcome">;

/** Ends a conversation from the depth of a driver; never leaves it. */
export class ConversationFailed extends Error {
  readonly failure: Failure;

  constructor(failure: Failure) {
    super(failure.detail);
    this.name = "ConversationFailed";
    this.failure = failure;
  }
}

export function failed(kind: FailureKind, detail: string): ConversationFailed {
  return new ConversationFailed({ kind, detail });
}

/** Turns what went wrong out there into an observation; a fault of our own stays one. */
export async function observe<T>(timeoutMs: number, work: () => Promise<T>): Promise<T | Failed> {
  try {
    return await work();
  } catch (error) {
    return failureOf(error, timeoutMs);
  }
}

export function failureOf(error: unknown, timeoutMs: number): Failed {
  if (error instanceof ConversationFailed) return { outcome: "failed", ...error.failure };
  if (!(error instanceof OutboundError)) throw error;
  // One limit spans all calls of a conversation; the last call knows only what was left of it.
  const detail = error.kind === "timeout" ? `No response within ${timeoutMs / 1000} s.` : error.message;
  return { outcome: "failed", kind: kindOf(error), detail };
}

function kindOf({ kind }: OutboundError): FailureKind {
  switch (kind) {
    case "connect":
      return "refused_connection";
    case "protocol":
      // Half an answer, or bytes that are no HTTP: the agent's side broke.
      return "server_error";
    default:
      return kind;
  }
}
