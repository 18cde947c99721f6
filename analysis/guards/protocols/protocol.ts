import type { FlowEvent } from "../flow/events.ts";
import type { Channel } from "../guard.ts";
import type { Path, Walked } from "../run/messages.ts";

export type JsonObject = Readonly<Record<string, unknown>>;

/**
 * Between whom a request travels. Front: from clients to the agent. Model: from the agent to its model. Tools: from the
 * agent to an MCP server.
 */
export const LEGS = ["front", "model", "tools"] as const;
export type Leg = (typeof LEGS)[number];

export const PROTOCOLS = ["chat", "responses", "messages", "embeddings", "models", "a2a", "mcp"] as const;
export type ProtocolId = (typeof PROTOCOLS)[number];

/** Tokens that a request used, as the upstream says. */
export interface Usage {
  readonly input: number;
  readonly output: number;
  /** Part of the input. */
  readonly cached: number;
}

/** What the gateway knows of a request before its body is read. */
export interface RequestContext {
  readonly leg: Leg;
  readonly isTrusted: boolean;
  /** In capitals; POST unless said. Requests without a body are read too: streams that only listen, agent cards. */
  readonly method?: string;
  /** The public address of the route, without a slash at its end. Clients must come back to it. */
  readonly address?: string;
  /** How flow policies and `denied-tools` name the tool server: `mcp:<server>/<tool>`. */
  readonly server?: string;
}

/** A request, read: everything in it that can carry words for a model, and what the gateway must know of it. */
export interface ReadRequest extends Walked {
  readonly model: string | null;
  readonly isStream: boolean;
  /** The most output tokens that the client asks for. */
  readonly mostOutput: number | null;
  /** What the client calls the conversation, if the protocol has a name for it. */
  readonly conversation: string | null;
  /** Calls and results in the history, oldest first, for flow policies. */
  readonly events: readonly FlowEvent[];
  /** Calls that the request itself makes of a tool, each with its place among the subjects. A denied one is not forwarded. */
  readonly calls?: ReadAnswer["calls"];
  /** Members that only the gateway adds, such as a request for usage. They are taken out of the answer again. */
  readonly forwarded: JsonObject;
  /** Set if the gateway answers itself. Nothing is forwarded: methods that would lead past the gateway, batches. */
  readonly own?: OwnAnswer;
  /** JSON-RPC only. An answer must name the id; null for notifications, and for what was no JSON-RPC request. */
  readonly rpc?: RpcCall;
}

export interface RpcCall {
  readonly id: string | number | null;
  readonly method: string;
  /** What the client calls its message or task; ids of requests are small numbers that many clients share. */
  readonly subject?: string | null;
  /** As the context said. */
  readonly address: string | null;
  readonly server: string | null;
}

/** A whole answer, read. */
export interface ReadAnswer extends Walked {
  readonly usage: Usage | null;
  /** Calls that the agent wants to make, each with its place among the subjects. */
  readonly calls: readonly { readonly subject: number; readonly event: FlowEvent }[];
  /** What leaves instead of the body that came, such as an agent card with the gateway's address. All paths are in it. */
  readonly instead?: unknown;
  /** Tools that a tool server offers. */
  readonly tools?: readonly ListedTool[];
}

/** A tool in the list of a tool server. If it must not be seen, it is left out and the rest of the list stays. */
export interface ListedTool {
  readonly name: string;
  /** `mcp:<server>/<tool>`. */
  readonly fullName: string;
  /** Its definition in one form, whatever the order of its members: what is pinned. */
  readonly definition: string;
  /** Places among the subjects. */
  readonly subjects: readonly number[];
}

/** Why the gateway answers instead of the upstream. */
export type RefusalKind =
  /** A guard blocked it. */
  | "policy"
  /** A guard could not judge and fails closed. */
  | "undecided"
  | "unauthorized"
  | "forbidden"
  | "limited"
  | "invalid"
  | "not_found"
  | "upstream"
  | "unavailable";

export interface Refusal {
  readonly kind: RefusalKind;
  /** From the catalog of errors. */
  readonly code: string;
  readonly status: number;
  readonly message: string;
}

/** What is sent instead of an answer. */
export interface OwnAnswer {
  readonly status: number;
  readonly body: JsonObject;
}

/** One server-sent event as it came. */
export interface StreamEvent {
  /** The `event:` field, or null. */
  readonly name: string | null;
  /** The `data:` lines, joined. */
  readonly data: string;
}

/**
 * A text in an event. Pieces of one lane are one text, in order. Those of the channel `tool_call` belong to a call: every event
 * that says something of it has one, if need be with an empty text, and stays back until the call is complete. If its
 * arguments change, the first piece with text gets all of them and the others become empty. Strings in unknown events and
 * members are pieces too (`stringsIn`).
 */
export interface Piece {
  readonly lane: string;
  readonly channel: Channel;
  readonly path: Path;
  readonly text: string;
  /** The lane's text from its beginning, said again. It is not judged: what left of the lane takes its place. */
  readonly repeats?: boolean;
  /** The text is signed: it passes as it is or not at all. What would be masked is blocked instead. */
  readonly isSigned?: boolean;
}

/** A tool call that is complete. It was held until now, and nothing of it leaves before it is judged. */
export interface CompleteCall {
  readonly lane: string;
  readonly event: FlowEvent & { readonly kind: "call" };
  /** The arguments as they were sent. */
  readonly text: string;
}

export interface ReadEvent {
  readonly value: JsonObject | null;
  readonly pieces: readonly Piece[];
  /** Text lanes that are over with this event. */
  readonly ends: readonly string[];
  /** Calls that are complete with this event. */
  readonly calls: readonly CompleteCall[];
  readonly usage: Usage | null;
  /** Parts that no guard can read. */
  readonly unreadable: Walked["unreadable"];
  /** The stream is over with this event, as the protocol says. */
  readonly isLast: boolean;
  /** Only the gateway asked for it; it does not leave. */
  readonly isOurs?: boolean;
}

export type EndingKind = "policy" | "undecided";

/** The events of one answer, read one after another. It keeps what it needs to know of those before. */
export interface StreamReader {
  /** Throws `UnreadableEvent` for what is not the protocol's at all; the stream then ends with an error. */
  read(event: StreamEvent): ReadEvent;
  /** Reads an event that is the last one with another text in one place, without parsing it. Null if it is not. */
  readAgain?(event: StreamEvent): ReadEvent | null;
  /**
   * The event with other texts in these places. Whatever no longer fits to the text, such as logprobs, is left out. This and
   * `withoutCall` are asked when the event leaves, right before `leaving`.
   */
  withTexts(
    value: JsonObject,
    texts: readonly { readonly path: Path; readonly text: string }[],
    event: StreamEvent,
  ): StreamEvent;
  /** An event of a denied call, as it leaves: null if nothing of it is left. Numbering stays without gaps. */
  withoutCall(value: JsonObject, call: CompleteCall, event: StreamEvent): StreamEvent | null;
  /** What says to the client that a call was denied, in a form that it accepts. */
  deniedCall(call: CompleteCall, message: string): readonly StreamEvent[];
  /** What ends the stream now: the protocol's own ending for a policy, its error for what nobody could judge. */
  ending(kind: EndingKind, message: string): readonly StreamEvent[];
  /**
   * The last look at an event before it leaves. Every event passes here in the order of leaving, verbatim ones and those of
   * `deniedCall` and `ending` too: numbers stay without gaps, and later events agree with what earlier ones said. It is the
   * same event if there is nothing to do, and null if nothing of it is left. What was read may never leave, so an ending
   * depends on what passed here.
   */
  leaving(event: StreamEvent): StreamEvent | null;
}

/** One protocol that the gateway speaks. Pure: it reads and writes values. */
export interface Protocol {
  readonly id: ProtocolId;
  /**
   * Every event of a stream is a whole message. Each is judged like a whole answer, with the functions for one, and
   * `stream` is not used: a blocked one is replaced by `blocked`, if it answers the request, or left out.
   */
  readonly hasWholeEvents?: boolean;
  /** The body is undefined if there is none. Throws `UnreadableRequest` for what is not the protocol's at all. */
  readRequest(body: unknown, context: RequestContext): ReadRequest;
  readAnswer(body: unknown, request: ReadRequest): ReadAnswer;
  /** A whole answer with other texts in these places, and without what only the gateway asked for. */
  withTexts(
    body: unknown,
    texts: readonly { readonly path: Path; readonly text: string }[],
    request: ReadRequest,
  ): unknown;
  /** A whole answer without these calls, each replaced by the message. */
  withoutCalls(
    body: unknown,
    denied: readonly { readonly subject: number; readonly message: string }[],
    request: ReadRequest,
  ): unknown;
  /** A whole answer without these tools. */
  withoutTools?(body: unknown, names: ReadonlySet<string>): unknown;
  stream(request: ReadRequest): StreamReader;
  /** A whole answer that says the blocked message, for a client that expects a whole answer. */
  blocked(message: string, request: ReadRequest): OwnAnswer;
  /** The same for a client that expects a stream. */
  blockedStream(message: string, request: ReadRequest): readonly StreamEvent[];
  /** An error in the form of the protocol. The request is null if it could not be read. */
  refused(refusal: Refusal, request: ReadRequest | null): OwnAnswer;
}

export class UnreadableEvent extends Error {}

export class UnreadableRequest extends Error {}
