import type { GuardedAgent } from "./fleet.ts";

// biome-ignore lint/suspicious/noExplicitAny: JSON of protocols, written and read by hand
type Json = any;

export const surfaceNames = ["chat", "responses", "messages", "a2a", "mcp"] as const;
export type SurfaceName = (typeof surfaceNames)[number];

/** One protocol as a client and an upstream write it, from their descriptions and not from the gateway's code. */
export interface Surface {
  readonly name: SurfaceName;
  /** The path below a route. */
  readonly path: (agent: GuardedAgent) => string;
  readonly request: (words: string, isStream: boolean) => Json;
  /** What the upstream says: the parts of one text, and the tokens that it reports. */
  readonly whole: (parts: readonly string[]) => Json;
  readonly events: (parts: readonly string[], request: Json) => readonly Event[];
  /** The text that a client would show, and every repetition of it. */
  readonly shown: (value: Json) => Shown;
  readonly streamed: (events: readonly Json[]) => Shown;
}

export interface Event {
  readonly name?: string;
  readonly data: Json | string;
}

export interface Shown {
  readonly text: string;
  /** Texts that a protocol says again: each must be the same. */
  readonly repeats: readonly string[];
}

export const USAGE = { input: 9, output: 12 };

const openAiUsage = { prompt_tokens: 9, completion_tokens: 12, total_tokens: 21 };
const chatHead = { id: "chatcmpl-B9MBs8CjcvOU2jLn4n570S5qMJKcT", created: 1_741_569_952, model: "gpt-4.1" };

const chat: Surface = {
  name: "chat",
  path: ({ front }) => `${front}/v1/chat/completions`,
  request: (words, isStream) => ({
    model: "gpt-4.1",
    messages: [{ role: "user", content: words }],
    ...(isStream ? { stream: true } : {}),
  }),
  whole: (parts) => ({
    ...{ ...chatHead, object: "chat.completion", usage: openAiUsage },
    choices: [
      { index: 0, message: { role: "assistant", content: parts.join("") }, logprobs: null, finish_reason: "stop" },
    ],
  }),
  events(parts, request) {
    const chunk = (choices: Json[], more: object = {}): Event => ({
      data: { ...chatHead, object: "chat.completion.chunk", choices, ...more },
    });
    const delta = (one: Json, finish: string | null = null) =>
      chunk([{ index: 0, delta: one, logprobs: null, finish_reason: finish }]);
    return [
      delta({ role: "assistant", content: "" }),
      ...parts.map((content) => delta({ content })),
      delta({}, "stop"),
      ...(request.stream_options?.include_usage ? [chunk([], { usage: openAiUsage })] : []),
      { data: "[DONE]" },
    ];
  },
  shown: (value) => ({ text: value.choices?.[0]?.message?.content ?? "", repeats: [] }),
  streamed: (events) => ({
    text: events.map((event) => event.choices?.[0]?.delta?.content ?? "").join(""),
    repeats: [],
  }),
};

const response = {
  ...{ id: "resp_67ccd2bed1ec8190b14f964abc0542670bb6a6b452d3795b", object: "response", created_at: 1_741_569_952 },
  ...{ error: null, incomplete_details: null, instructions: null, model: "gpt-4.1", tools: [], tool_choice: "auto" },
};
const responseUsage = { input_tokens: 9, output_tokens: 12, total_tokens: 21 };
const outputText = (text: string): Json => ({ type: "output_text", annotations: [], logprobs: [], text });
const item = (text: string): Json => ({
  ...{ id: "msg_1", type: "message", status: "completed", role: "assistant", content: [outputText(text)] },
});
const textsOfResponse = (value: Json): string[] =>
  (value?.output ?? []).flatMap((one: Json) => (one.content ?? []).map((part: Json) => part.text ?? ""));

const responses: Surface = {
  name: "responses",
  path: ({ front }) => `${front}/v1/responses`,
  request: (words, isStream) => ({ model: "gpt-4.1", input: words, ...(isStream ? { stream: true } : {}) }),
  whole: (parts) => ({ ...response, status: "completed", output: [item(parts.join(""))], usage: responseUsage }),
  events(parts) {
    const text = parts.join("");
    const at = { item_id: "msg_1", output_index: 0, content_index: 0 };
    const begun = { ...response, status: "in_progress", output: [], usage: null };
    const values: Json[] = [
      { type: "response.created", response: begun },
      { type: "response.in_progress", response: begun },
      {
        type: "response.output_item.added",
        output_index: 0,
        item: { ...item(""), status: "in_progress", content: [] },
      },
      { type: "response.content_part.added", ...at, part: outputText("") },
      ...parts.map((delta) => ({ type: "response.output_text.delta", ...at, delta, logprobs: [] })),
      { type: "response.output_text.done", ...at, text, logprobs: [] },
      { type: "response.content_part.done", ...at, part: outputText(text) },
      { type: "response.output_item.done", output_index: 0, item: item(text) },
      {
        type: "response.completed",
        response: { ...response, status: "completed", output: [item(text)], usage: responseUsage },
      },
    ];
    return values.map((value, sequence) => ({ name: value.type, data: { ...value, sequence_number: sequence } }));
  },
  shown: (value) => ({ text: textsOfResponse(value).join(""), repeats: [] }),
  streamed: (events) => ({
    text: events.map(({ type, delta }) => (type === "response.output_text.delta" ? delta : "")).join(""),
    repeats: events.flatMap((event) => {
      if (event.type === "response.output_text.done") return [event.text];
      if (event.type === "response.content_part.done") return [event.part.text];
      if (event.type === "response.output_item.done") return [event.item.content.map((p: Json) => p.text).join("")];
      return event.type === "response.completed" ? textsOfResponse(event.response) : [];
    }),
  }),
};

const messageHead = { id: "msg_013Zva2CMHLNnXjNJJKqJ2EF", type: "message", role: "assistant", model: "claude" };

const messages: Surface = {
  name: "messages",
  path: ({ model }) => `${model}/v1/messages`,
  request: (words, isStream) => ({
    ...{ model: "claude", max_tokens: 100, messages: [{ role: "user", content: words }] },
    ...(isStream ? { stream: true } : {}),
  }),
  whole: (parts) => ({
    ...messageHead,
    content: [{ type: "text", text: parts.join("") }],
    ...{ stop_reason: "end_turn", stop_sequence: null, usage: { input_tokens: 9, output_tokens: 12 } },
  }),
  events(parts) {
    const usage = { input_tokens: 9, output_tokens: 1 };
    const start = { ...messageHead, content: [], stop_reason: null, stop_sequence: null, usage };
    const values: Json[] = [
      { type: "message_start", message: start },
      { type: "content_block_start", index: 0, content_block: { type: "text", text: "" } },
      { type: "ping" },
      ...parts.map((text) => ({ type: "content_block_delta", index: 0, delta: { type: "text_delta", text } })),
      { type: "content_block_stop", index: 0 },
      {
        type: "message_delta",
        delta: { stop_reason: "end_turn", stop_sequence: null },
        usage: { output_tokens: 12 },
      },
      { type: "message_stop" },
    ];
    return values.map((value) => ({ name: value.type, data: value }));
  },
  shown: (value) => ({ text: (value.content ?? []).map(({ text }: Json) => text ?? "").join(""), repeats: [] }),
  streamed: (events) => ({ text: events.map((event) => event.delta?.text ?? "").join(""), repeats: [] }),
};

const rpc = (result: Json): Json => ({ jsonrpc: "2.0", id: 1, result });
const textOfParts = (parts: Json): string => (parts ?? []).map(({ text }: Json) => text ?? "").join("");
const task = { kind: "task", id: "task-1", contextId: "context-1" };

const a2a: Surface = {
  name: "a2a",
  path: ({ front }) => front,
  request: (words, isStream) => ({
    ...{ jsonrpc: "2.0", id: 1, method: isStream ? "message/stream" : "message/send" },
    params: { message: { kind: "message", messageId: "m-1", role: "user", parts: [{ kind: "text", text: words }] } },
  }),
  whole: (parts) =>
    rpc({
      ...{ ...task, status: { state: "completed" } },
      artifacts: [{ artifactId: "1", parts: [{ kind: "text", text: parts.join("") }] }],
    }),
  events: (parts) => [
    { data: rpc({ ...task, status: { state: "submitted" } }) },
    ...parts.map((text, at) => ({
      data: rpc({
        ...{ kind: "artifact-update", taskId: "task-1", contextId: "context-1" },
        artifact: { artifactId: "1", parts: [{ kind: "text", text }] },
        ...{ append: at > 0, lastChunk: at === parts.length - 1 },
      }),
    })),
    {
      data: rpc({
        ...{ kind: "status-update", taskId: "task-1", contextId: "context-1" },
        ...{ status: { state: "completed" }, final: true },
      }),
    },
  ],
  shown: ({ result }) => ({
    text: (result?.artifacts ?? []).map(({ parts }: Json) => textOfParts(parts)).join(""),
    repeats: [],
  }),
  streamed: (events) => ({
    text: events.map(({ result }) => textOfParts(result?.artifact?.parts)).join(""),
    repeats: [],
  }),
};

const mcpResult = (parts: readonly string[]): Json => rpc({ content: [{ type: "text", text: parts.join("") }] });
const textOfResult = ({ result }: Json): string => (result?.isError ? "" : textOfParts(result?.content));

/** A tool server answers with JSON or with events; each event is a whole message. */
const mcp: Surface = {
  name: "mcp",
  path: ({ tools }) => tools,
  request: (words) => ({
    ...{ jsonrpc: "2.0", id: 1, method: "tools/call" },
    params: { name: "look_up", arguments: { words } },
  }),
  whole: mcpResult,
  events: (parts) => [{ name: "message", data: mcpResult(parts) }],
  shown: (value) => ({ text: textOfResult(value), repeats: [] }),
  streamed: (events) => ({ text: events.map(textOfResult).join(""), repeats: [] }),
};

export const surfaces: Readonly<Record<SurfaceName, Surface>> = { chat, responses, messages, a2a, mcp };

const written = ({ name, data }: Event, newline: string): string => {
  const lines = [
    ...(name ? [`event: ${name}`] : []),
    `data: ${typeof data === "string" ? data : JSON.stringify(data)}`,
  ];
  return lines.map((line) => line + newline).join("") + newline;
};

export interface Saying {
  readonly parts: readonly string[];
  readonly isStream: boolean;
  readonly request: Json;
  readonly newline?: string;
}

/** What an upstream sends, as bytes. */
export function bytesOf(surface: Surface, { parts, isStream, request, newline = "\n" }: Saying): Buffer {
  if (!isStream) return Buffer.from(JSON.stringify(surface.whole(parts), null, 1));
  return Buffer.from(
    surface
      .events(parts, request)
      .map((event) => written(event, newline))
      .join(""),
  );
}

/** The JSON in events, in order; comments and `[DONE]` are left out. */
export function eventsIn(body: string): Json[] {
  return body.split(/\r?\n\r?\n/).flatMap((block) => {
    const data = block
      .split(/\r?\n/)
      .flatMap((line) => (line.startsWith("data:") ? [line.slice(5).trimStart()] : []))
      .join("\n");
    return data === "" || data === "[DONE]" ? [] : [JSON.parse(data)];
  });
}
