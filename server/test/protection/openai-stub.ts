/**
 * An agent that speaks chat completions and Responses as OpenAI's API describes them. What it says follows from the last words
 * of the user, so that tests of different clients can ask for the same answers.
 */
import type { RequestListener, ServerResponse } from "node:http";

// biome-ignore lint/suspicious/noExplicitAny: JSON of a protocol, written by hand
type Json = any;

/** An answer, whatever its protocol: parts of a text, and calls with their arguments in parts. */
export interface StubAnswer {
  readonly text?: readonly string[];
  readonly calls?: readonly { readonly name: string; readonly parts: readonly string[] }[];
  /** Chat only: one text for each choice. */
  readonly choices?: readonly (readonly string[])[];
  readonly logprobs?: boolean;
  /** Events that no description of the protocol knows, before the answer. */
  readonly strange?: readonly string[];
  readonly status?: number;
}

export interface OpenAiStub {
  readonly listener: RequestListener;
  /** Bodies as they came. */
  readonly requests: readonly Json[];
}

const USAGE = { prompt_tokens: 9, completion_tokens: 12, total_tokens: 21 };
const CREATED = 1_741_569_952;
const MODEL = "gpt-4.1-2025-04-14";
const CHAT_ID = "chatcmpl-B9MBs8CjcvOU2jLn4n570S5qMJKcT";

export function openAiStub(answers: Readonly<Record<string, StubAnswer>>): OpenAiStub {
  const requests: Json[] = [];
  return {
    requests,
    listener: (incoming, response) => {
      const chunks: Buffer[] = [];
      incoming.on("data", (chunk: Buffer) => chunks.push(chunk));
      incoming.on("end", () => {
        const text = Buffer.concat(chunks).toString();
        const body = text === "" ? {} : JSON.parse(text);
        requests.push(body);
        answer({ path: incoming.url ?? "", body, response }, answers);
      });
    },
  };
}

interface Asked {
  readonly path: string;
  readonly body: Json;
  readonly response: ServerResponse;
}

function answer(asked: Asked, answers: Readonly<Record<string, StubAnswer>>): void {
  const { path, body, response } = asked;
  const said = answers[lastWords(body)] ?? { text: ["I do not know that one."] };
  if (said.status) {
    const error = { message: "The model is tired.", type: "server_error", param: null, code: "tired" };
    json(response, said.status, { error });
  } else if (path.endsWith("/models")) json(response, 200, models());
  else if (path.endsWith("/embeddings")) json(response, 200, embeddings(body));
  else {
    const isChat = path.endsWith("/completions");
    if (!body.stream) json(response, 200, isChat ? wholeChat(said, body) : wholeResponse(said, body));
    else events(response, [...strange(said), ...(isChat ? chatEvents(said, body) : responseEvents(said, body))]);
  }
}

const strange = ({ strange: lines = [] }: StubAnswer): readonly string[] => lines.map((line) => `${line}\n\n`);

function json(response: ServerResponse, status: number, body: Json): void {
  response.writeHead(status, { "content-type": "application/json" });
  // Two spaces: what passes unchanged must keep even those.
  response.end(JSON.stringify(body, null, 2));
}

function events(response: ServerResponse, lines: readonly string[]): void {
  response.writeHead(200, { "content-type": "text/event-stream; charset=utf-8" });
  for (const line of lines) response.write(line);
  response.end();
}

function lastWords(body: Json): string {
  const last = (body.messages ?? (Array.isArray(body.input) ? body.input : [{ content: body.input }])).at(-1);
  const content = last?.content ?? last?.output ?? "";
  return typeof content === "string" ? content : content.map((part: Json) => part.text ?? "").join("");
}

const joined = (parts: readonly string[] = []): string => parts.join("");

const logprob = (token: string) => ({
  ...{ token, logprob: -0.25, bytes: [...Buffer.from(token)] },
  top_logprobs: [{ token, logprob: -0.25, bytes: [...Buffer.from(token)] }],
});

function wholeChat({ text = [], calls = [], choices, logprobs }: StubAnswer, body: Json): Json {
  const texts = choices ?? [text];
  const toolCalls = calls.map(({ name, parts }, at) => ({
    ...{ id: `call_${at}`, type: "function", function: { name, arguments: joined(parts) } },
  }));
  return {
    ...{ id: CHAT_ID, object: "chat.completion", created: CREATED, model: MODEL },
    choices: texts.map((parts, index) => ({
      index,
      message: {
        ...{ role: "assistant", content: joined(parts) || null, refusal: null, annotations: [] },
        ...(toolCalls.length > 0 && { tool_calls: toolCalls }),
      },
      logprobs: logprobs && body.logprobs ? { content: parts.map(logprob), refusal: null } : null,
      finish_reason: toolCalls.length > 0 ? "tool_calls" : "stop",
    })),
    usage: USAGE,
    ...{ service_tier: "default", system_fingerprint: "fp_eede8f0d45" },
  };
}

function chatEvents({ text = [], calls = [], choices, logprobs }: StubAnswer, body: Json): string[] {
  const withUsage = body.stream_options?.include_usage === true;
  const head = { id: CHAT_ID, object: "chat.completion.chunk", created: CREATED, model: MODEL };
  const chunk = (list: Json[], usage: Json = null) =>
    `data: ${JSON.stringify({ ...head, service_tier: "default", choices: list, ...(withUsage && { usage }) })}\n\n`;
  const one = (index: number, delta: Json, more: Json = {}) =>
    chunk([{ index, delta, logprobs: null, finish_reason: null, ...more }]);
  const texts = choices ?? [text];
  const longest = Math.max(...texts.map((parts) => parts.length));
  const lines = texts.map((_, index) => one(index, { role: "assistant", content: "", refusal: null }));
  // Choices come side by side, as they do from a model.
  for (let at = 0; at < longest; at++) {
    texts.forEach((parts, index) => {
      const content = parts[at];
      if (content === undefined) return;
      const tokens = logprobs && body.logprobs ? { logprobs: { content: [logprob(content)], refusal: null } } : {};
      lines.push(one(index, { content }, tokens));
    });
  }
  calls.forEach(({ name, parts }, index) => {
    const start = { index, id: `call_${index}`, type: "function", function: { name, arguments: "" } };
    lines.push(one(0, { tool_calls: [start] }));
    for (const part of parts) lines.push(one(0, { tool_calls: [{ index, function: { arguments: part } }] }));
  });
  const finish = calls.length > 0 ? "tool_calls" : "stop";
  for (const index of texts.keys()) lines.push(one(index, {}, { finish_reason: finish }));
  if (withUsage) lines.push(chunk([], USAGE));
  return [...lines, "data: [DONE]\n\n"];
}

const RESPONSE = {
  ...{ id: "resp_67ccd2bed1ec8190b14f964abc0542670bb6a6b452d3795b", object: "response", created_at: CREATED },
  ...{ background: false, error: null, incomplete_details: null, max_output_tokens: null, model: MODEL },
  ...{ parallel_tool_calls: true, previous_response_id: null, reasoning: { effort: null, summary: null } },
  ...{ service_tier: "default", store: true, temperature: 1, text: { format: { type: "text" } }, tool_choice: "auto" },
  ...{ top_logprobs: 0, top_p: 1, truncation: "disabled", user: null, metadata: {} },
};
const RESPONSE_USAGE = {
  ...{ input_tokens: 9, input_tokens_details: { cached_tokens: 0 } },
  ...{ output_tokens: 12, output_tokens_details: { reasoning_tokens: 0 }, total_tokens: 21 },
};

function itemsOf({ text = [], calls = [] }: StubAnswer): Json[] {
  const called = calls.map(({ name, parts }, at) => ({
    ...{
      id: `fc_${at}`,
      type: "function_call",
      status: "completed",
      arguments: joined(parts),
      call_id: `call_${at}`,
      name,
    },
  }));
  if (text.length === 0) return called;
  const part = { type: "output_text", annotations: [], logprobs: [], text: joined(text) };
  return [{ id: "msg_1", type: "message", status: "completed", content: [part], role: "assistant" }, ...called];
}

/** A response repeats what was asked, a little more complete than it came. */
const echoed = (body: Json) => ({
  instructions: body.instructions ?? null,
  tools: (body.tools ?? []).map((tool: Json) => ({ strict: true, ...tool })),
});

const wholeResponse = (said: StubAnswer, body: Json): Json => ({
  ...{ ...RESPONSE, ...echoed(body), status: "completed", output: itemsOf(said), usage: RESPONSE_USAGE },
});

function responseEvents(said: StubAnswer, body: Json): string[] {
  const items = itemsOf(said);
  const parts = [...(said.text?.length ? [said.text] : []), ...(said.calls ?? []).map((call) => call.parts)];
  const response = { ...RESPONSE, ...echoed(body) };
  const begun = { ...response, status: "in_progress", output: [], usage: null };
  const values: Json[] = [
    { type: "response.created", response: begun },
    { type: "response.in_progress", response: begun },
    ...items.flatMap((item, index) => itemEvents(item, index, parts[index] ?? [])),
    {
      type: "response.completed",
      response: { ...response, status: "completed", output: items, usage: RESPONSE_USAGE },
    },
  ];
  return values.map(({ type, ...value }, sequence) => {
    const data = JSON.stringify({ type, sequence_number: sequence, ...value });
    return `event: ${type}\ndata: ${data}\n\n`;
  });
}

function itemEvents(item: Json, index: number, parts: readonly string[]): Json[] {
  const place = { item_id: item.id, output_index: index };
  const added = { type: "response.output_item.added", output_index: index };
  const done = { type: "response.output_item.done", output_index: index, item };
  if (item.type === "function_call") {
    return [
      { ...added, item: { ...item, status: "in_progress", arguments: "" } },
      ...parts.map((delta) => ({
        type: "response.function_call_arguments.delta",
        ...place,
        delta,
        obfuscation: "4FZh",
      })),
      { type: "response.function_call_arguments.done", ...place, arguments: item.arguments },
      done,
    ];
  }
  const at = { ...place, content_index: 0 };
  const [part] = item.content;
  return [
    { ...added, item: { ...item, status: "in_progress", content: [] } },
    { type: "response.content_part.added", ...at, part: { ...part, text: "" } },
    ...parts.map((delta) => ({
      type: "response.output_text.delta",
      ...at,
      delta,
      logprobs: [],
      obfuscation: "QZLnDB",
    })),
    { type: "response.output_text.done", ...at, text: part.text, logprobs: [] },
    { type: "response.content_part.done", ...at, part },
    done,
  ];
}

const models = (): Json => ({
  object: "list",
  data: [{ id: "gpt-4.1", object: "model", created: CREATED, owned_by: "openai" }],
});

const embeddings = (body: Json): Json => ({
  object: "list",
  data: [{ object: "embedding", index: 0, embedding: [0.25, -0.5, 0.125] }],
  model: body.model,
  usage: { prompt_tokens: 3, total_tokens: 3 },
});
