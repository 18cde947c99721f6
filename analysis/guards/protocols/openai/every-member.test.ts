import { describe, expect, test } from "vitest";
import { readConfig } from "../../config/read-config.ts";
import { prepareConfig } from "../../run/run.ts";
import { createLane } from "../../stream/create-lane.ts";
import { type CallVerdict, createGuardedStream } from "../../stream/guarded-stream.ts";
import type { JsonObject, Protocol, StreamEvent } from "../protocol.ts";
import { chat } from "./chat.ts";
import { responses } from "./responses.ts";

/** Words, so that no place can take it for an identifier. */
const SECRET = "the zebra-4711 word";
/** What gives it away. Digits alone also stand in one of fifty of the ids that we make ourselves. */
const FOUND = "zebra-4711";

const chunk = (delta: JsonObject, more: JsonObject = {}): JsonObject => ({
  ...{ id: "chatcmpl-1", object: "chat.completion.chunk", created: 1, model: "gpt-4.1", service_tier: "default" },
  ...{ system_fingerprint: "fp_1", provider: "OpenAI", x_extra: { list: ["one"] } },
  choices: [{ index: 0, delta, logprobs: null, finish_reason: null, native_finish_reason: null, ...more }],
});
const token = (text: string) => ({
  token: text,
  logprob: -1,
  bytes: null,
  top_logprobs: [{ token: "Bye", logprob: -2 }],
});

const CHAT: readonly JsonObject[] = [
  chunk({ role: "assistant", content: "" }),
  chunk({ reasoning_content: "Let me see. " }),
  chunk({ reasoning_details: [{ type: "reasoning.text", text: "Hm.", format: "unknown", index: 0 }] }),
  chunk({ content: "Hi there. " }, { logprobs: { content: [token("Hi there. ")], refusal: null } }),
  chunk({
    refusal: "No. ",
    annotations: [{ type: "url_citation", url_citation: { url: "https://a.example", title: "A" } }],
  }),
  chunk({ audio: { id: "audio_1", transcript: "Spoken. " } }),
  chunk({ tool_calls: [{ index: 0, id: "call_1", type: "function", function: { name: "look", arguments: "" } }] }),
  chunk({ tool_calls: [{ index: 0, function: { arguments: '{"city":"Rome"}' } }] }),
  chunk({ tool_calls: [{ index: 1, id: "call_2", type: "custom", custom: { name: "shell", input: "ls" } }] }),
  chunk({ function_call: { name: "old", arguments: "{}" } }),
  { ...chunk({}), error: { message: "Odd.", type: "server_error", code: "odd" } },
  chunk({}, { finish_reason: "tool_calls", content_filter_results: { hate: { filtered: false, severity: "safe" } } }),
  { ...chunk({}), choices: [], usage: { prompt_tokens: 1, completion_tokens: 1, note: "counted" } },
];

const part = {
  type: "output_text",
  text: "Hi there.",
  annotations: [{ type: "url_citation", url: "https://a.example" }],
};
const call = {
  id: "fc_1",
  type: "function_call",
  call_id: "call_1",
  name: "look",
  arguments: '{"a":"b"}',
  status: "completed",
};
const items: JsonObject[] = [
  { id: "rs_1", type: "reasoning", summary: [{ type: "summary_text", text: "Thought." }], encrypted_content: "gAAAA" },
  { id: "msg_1", type: "message", role: "assistant", status: "completed", content: [{ ...part, logprobs: [] }] },
  call,
  {
    id: "mcp_1",
    type: "mcp_call",
    server_label: "files",
    name: "read",
    arguments: "{}",
    output: "Found.",
    error: null,
  },
  {
    id: "ws_1",
    type: "web_search_call",
    status: "completed",
    action: { type: "search", query: "weather", sources: [] },
  },
  {
    id: "fs_1",
    type: "file_search_call",
    status: "completed",
    queries: ["q"],
    results: [{ text: "r", filename: "f" }],
  },
  { id: "ci_1", type: "code_interpreter_call", code: "print(1)", outputs: [{ type: "logs", logs: "1" }] },
  {
    id: "sh_1",
    type: "local_shell_call",
    call_id: "call_2",
    status: "completed",
    action: { type: "exec", command: ["ls"] },
  },
  { id: "ct_1", type: "custom_tool_call", call_id: "call_3", name: "run", input: "now" },
  { id: "new_1", type: "novel_item", inner: { words: ["w"] } },
];
const response = {
  ...{ id: "resp_1", object: "response", created_at: 1, model: "gpt-4.1", status: "in_progress", error: null },
  ...{
    instructions: "Be kind.",
    metadata: { note: "n" },
    tools: [{ type: "function", name: "look", description: "d" }],
  },
  ...{ reasoning: { effort: "low", summary: null }, text: { format: { type: "text" } }, output: [] },
};
const at = (index: number, more: JsonObject): JsonObject => ({
  output_index: index,
  item_id: items[index]?.id,
  ...more,
});

const RESPONSES: readonly JsonObject[] = [
  { type: "response.created", response },
  { type: "response.output_item.added", output_index: 0, item: { ...items[0], summary: [] } },
  {
    type: "response.reasoning_summary_part.added",
    ...at(0, { summary_index: 0, part: { type: "summary_text", text: "" } }),
  },
  {
    type: "response.reasoning_summary_text.delta",
    ...at(0, { summary_index: 0, delta: "Thought.", obfuscation: "ab" }),
  },
  { type: "response.reasoning_summary_text.done", ...at(0, { summary_index: 0, text: "Thought." }) },
  { type: "response.output_item.done", output_index: 0, item: items[0] },
  { type: "response.output_item.added", output_index: 1, item: { ...items[1], content: [] } },
  { type: "response.content_part.added", ...at(1, { content_index: 0, part: { ...part, text: "", annotations: [] } }) },
  {
    type: "response.output_text.delta",
    ...at(1, { content_index: 0, delta: "Hi there.", logprobs: [token("Hi there.")] }),
  },
  { type: "response.output_text.annotation.added", ...at(1, { content_index: 0, annotation: part.annotations[0] }) },
  { type: "response.output_text.done", ...at(1, { content_index: 0, text: "Hi there.", logprobs: [] }) },
  { type: "response.content_part.done", ...at(1, { content_index: 0, part }) },
  { type: "response.output_item.done", output_index: 1, item: items[1] },
  { type: "response.output_item.added", output_index: 2, item: { ...call, arguments: "" } },
  { type: "response.function_call_arguments.delta", ...at(2, { delta: '{"a":"b"}' }) },
  { type: "response.function_call_arguments.done", ...at(2, { arguments: '{"a":"b"}' }) },
  { type: "response.output_item.done", output_index: 2, item: call },
  ...items.slice(3).flatMap((item, index): JsonObject[] => [
    { type: "response.output_item.added", output_index: index + 3, item },
    { type: `response.${item.type}.in_progress`, ...at(index + 3, {}) },
    { type: "response.output_item.done", output_index: index + 3, item },
  ]),
  { type: "response.refusal.delta", ...at(1, { content_index: 1, delta: "No." }) },
  { type: "response.novelty.delta", delta: "x", inner: [{ words: "y" }] },
  { type: "response.completed", response: { ...response, status: "completed", output: items } },
];

const prepared = (() => {
  const guard = { type: "generic", methods: ["custom-patterns"], mode: "enforce", action: "mask" };
  const { config } = readConfig({
    ...{ "output-guards": ["words"], "tool-call-guards": ["words"] },
    words: { ...guard, "custom-patterns": { patterns: ["zebra-\\d{4}"] } },
  });
  if (!config) throw new Error("no config");
  return prepareConfig(config);
})();

async function sent(protocol: Protocol, values: readonly JsonObject[]): Promise<string> {
  const request = protocol.readRequest(
    { model: "gpt-4.1", messages: [], input: "", stream: true },
    { leg: "front", isTrusted: false },
  );
  const guarded = createGuardedStream({
    reader: protocol.stream(request),
    lane: (channel) => createLane({ prepared, channel }),
    judgeCall: async ({ event, text }): Promise<CallVerdict> => {
      const toolCall = { name: event.tool, arguments: event.arguments };
      const decision = await prepared.judge({ channel: "tool_call", text, toolCall });
      return decision.text === undefined ? { kind: "allow" } : { kind: "change", text: decision.text };
    },
    unreadable: () => null,
    message: () => "Stopped.",
  });
  const out: string[] = [];
  const events = values.map((value): StreamEvent => ({ name: null, data: JSON.stringify(value) }));
  for (const event of events)
    for (const one of await guarded.push(event)) out.push(`${one.event.name} ${one.event.data}`);
  for (const one of await guarded.end()) out.push(one.event.data);
  return out.join("\n");
}

const tool = {
  type: "function",
  name: "look",
  description: "Looks.",
  parameters: { properties: { city: { type: "string" } } },
};
const REQUESTS: Readonly<Record<string, JsonObject>> = {
  chat: {
    ...{ model: "gpt-4.1", user: "ann", metadata: { a: "b" }, stop: ["x"], tool_choice: "auto", future: { a: ["b"] } },
    messages: [
      { role: "system", content: "Be kind.", name: "boss" },
      {
        role: "user",
        content: [
          { type: "text", text: "Hi" },
          { type: "refusal", refusal: "No" },
        ],
      },
      { role: "assistant", content: null, tool_calls: [{ id: "c", function: { name: "f", arguments: "{}" } }] },
      { role: "tool", tool_call_id: "c", content: "Fine." },
    ],
    tools: [{ type: "function", function: tool }],
    response_format: { type: "json_schema", json_schema: { name: "o", schema: { title: "t" } } },
    prediction: { type: "content", content: "Guess" },
  },
  responses: {
    ...{
      model: "gpt-4.1",
      instructions: "Be kind.",
      metadata: { a: "b" },
      user: "ann",
      previous_response_id: "resp_0",
    },
    input: [
      { role: "user", content: [{ type: "input_text", text: "Hi" }] },
      ...items,
      { type: "function_call_output", call_id: "call_1", output: "Fine." },
    ],
    tools: [tool],
    text: { format: { type: "json_schema", name: "o", schema: { title: "t" } } },
    prompt: { id: "pmpt_1", variables: { a: "b", c: { type: "input_text", text: "d" } } },
  },
};
const WHOLE: Readonly<Record<string, JsonObject>> = {
  chat: {
    ...{ id: "chatcmpl-1", object: "chat.completion", created: 1, model: "gpt-4.1", system_fingerprint: "fp_1" },
    choices: [
      {
        ...{ index: 0, finish_reason: "tool_calls", logprobs: { content: [token("Hi")], refusal: null } },
        message: {
          ...{
            role: "assistant",
            content: "Hi",
            refusal: "No",
            reasoning: "Hm",
            annotations: [{ type: "url_citation" }],
          },
          tool_calls: [{ id: "c", type: "function", function: { name: "f", arguments: "{}" } }],
          ...{ function_call: { name: "g", arguments: "{}" }, audio: { id: "a", transcript: "Said" } },
        },
      },
    ],
    usage: { prompt_tokens: 1, note: "counted" },
  },
  responses: { ...response, status: "completed", output: items },
};

type Path = readonly (string | number)[];

function leaves(value: unknown, path: Path = []): Path[] {
  if (typeof value === "string") return [path];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, one]) =>
    leaves(one, [...path, Array.isArray(value) ? Number(name) : name]),
  );
}

function planted(value: unknown, [key, ...rest]: Path): unknown {
  if (key === undefined) return SECRET;
  if (Array.isArray(value)) return value.with(Number(key), planted(value[Number(key)], rest));
  return { ...(value as JsonObject), [key]: planted((value as JsonObject)[key], rest) };
}

describe.each([
  ["chat", chat, CHAT],
  ["responses", responses, RESPONSES],
] as const)("in %s", (name, protocol, values) => {
  test("a secret in any member of a request or of a whole answer is judged", () => {
    const context = { leg: "front", isTrusted: false } as const;
    const asked = protocol.readRequest(REQUESTS[name], context);
    const unseen = (
      body: JsonObject,
      read: (value: unknown) => ReturnType<typeof protocol.readAnswer> | typeof asked,
    ) =>
      leaves(body).filter((path) => {
        const found = read(planted(body, path));
        const said = found.subjects.map(({ subject }) => `${subject.toolCall?.name} ${subject.text}`);
        return !said.some((text) => text.includes(FOUND));
      });
    expect(unseen(REQUESTS[name] ?? {}, (body) => protocol.readRequest(body, context))).toEqual([]);
    expect(unseen(WHOLE[name] ?? {}, (body) => protocol.readAnswer(body, asked))).toEqual([]);
  });

  test("a whole stream passes as it came", async () => {
    const same = values.map((value) => `null ${JSON.stringify(value)}`);
    expect((await sent(protocol, values)).split("\n")).toEqual(protocol === chat ? same.slice(0, -1) : same);
  });

  test("a secret in any member of any event never leaves", async () => {
    const places = leaves(values).filter((_, at) => at % 7 === 0);
    expect(places.length).toBeGreaterThan(10);
    const leaked: string[] = [];
    for (const path of places) {
      const got = await sent(protocol, planted(values, path) as JsonObject[]);
      if (got.includes(FOUND)) leaked.push(path.join("."));
    }
    expect(leaked).toEqual([]);
  });

  test("nor does one in a member that nobody knows, or in the name of one", async () => {
    const objects = new Set(leaves(values).map((path) => JSON.stringify(path.slice(0, -1))));
    const leaked: string[] = [];
    for (const path of [...objects].filter((_, at) => at % 6 === 0)) {
      const place = JSON.parse(path) as Path;
      const here = place.reduce<unknown>((value, key) => (value as JsonObject)[key], values);
      if (Array.isArray(here)) continue;
      for (const name of [SECRET, "novelty"]) {
        const got = await sent(protocol, planted(values, [...place, name]) as JsonObject[]);
        if (got.includes(FOUND)) leaked.push([...place, name].join("."));
      }
    }
    expect(leaked).toEqual([]);
  });
});
