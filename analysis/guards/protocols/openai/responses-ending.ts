import { isRecord } from "../../run/data-url.ts";
import type { JsonObject, ReadRequest, StreamEvent } from "../protocol.ts";
import { eventValue } from "./event-walk.ts";
import { nowInSeconds, ownId, undecidedError } from "./openai-answers.ts";
import { ownMessage } from "./responses-calls.ts";

/** What is known of an event that left. */
export interface LeftEvent {
  readonly type: string;
  /** The item that it belongs to. */
  index: number | null;
  part?: number;
  /** The text that it goes on with, and how. */
  lane: string | null;
  text: string;
}

export interface Left {
  readonly left: readonly { readonly facts: LeftEvent; readonly event: StreamEvent }[];
  /** Texts as they left, by lane. */
  readonly said: ReadonlyMap<string, string>;
  readonly request: ReadRequest;
}

interface OpenItem {
  readonly item: JsonObject;
  /** Parts that were added and are not done. */
  readonly open: Set<number>;
  parts: number;
  isDone: boolean;
}

const NO_USAGE = {
  ...{ input_tokens: 0, input_tokens_details: { cached_tokens: 0 } },
  ...{ output_tokens: 0, output_tokens_details: { reasoning_tokens: 0 }, total_tokens: 0 },
};

/** A response of our own. */
export const ownResponse = (model: string | null, more: JsonObject): JsonObject => ({
  ...{ id: ownId("resp_"), object: "response", created_at: nowInSeconds(), status: "in_progress", error: null },
  ...{ incomplete_details: null, instructions: null, max_output_tokens: null, model: model ?? "unknown", output: [] },
  ...{
    parallel_tool_calls: true,
    previous_response_id: null,
    reasoning: { effort: null, summary: null },
    store: false,
  },
  ...{ temperature: null, text: { format: { type: "text" } }, tool_choice: "auto", tools: [], top_p: null },
  ...{ truncation: "disabled", usage: null, metadata: {} },
  ...more,
});

/** How a response says that a policy ended it. */
export const blockedResponse = (head: JsonObject, output: readonly JsonObject[]): JsonObject => ({
  ...head,
  ...{ status: "incomplete", incomplete_details: { reason: "content_filter" }, output, usage: NO_USAGE },
});

/** A whole message, event by event. */
export function messageEvents(item: JsonObject, index: number): readonly JsonObject[] {
  const [part] = Array.isArray(item.content) ? item.content : [];
  const added = { ...item, status: "in_progress", content: [] };
  return [
    { type: "response.output_item.added", output_index: index, item: added },
    ...partEvents({ id: String(item.id), index, at: 0 }, part),
    { type: "response.output_item.done", output_index: index, item },
  ];
}

interface PartPlace {
  readonly id: string;
  readonly index: number;
  readonly at: number;
}

function partEvents({ id, index, at }: PartPlace, part: JsonObject): readonly JsonObject[] {
  const place = { item_id: id, output_index: index, content_index: at };
  return [
    { type: "response.content_part.added", ...place, part: { ...part, text: "" } },
    { type: "response.output_text.delta", ...place, delta: part.text, logprobs: [] },
    { type: "response.output_text.done", ...place, text: part.text, logprobs: [] },
    { type: "response.content_part.done", ...place, part },
  ];
}

/** In both of the forms that clients know: some throw only if there is an `error` in it. */
export const undecidedEvent = (message: string): JsonObject => ({
  ...{ type: "error", code: "GUARD_UNAVAILABLE", message, param: null },
  ...undecidedError(message),
});

/** What ends a stream by a policy: the message, where the answer stood, and the response as incomplete. */
export function endingOf({ left, said, request }: Left, message: string): readonly JsonObject[] {
  const { head, items } = replayed(left);
  const events: JsonObject[] = [];
  const begun = head ?? ownResponse(request.model, {});
  if (!head) events.push({ type: "response.created", response: begun });
  let isSaid = false;
  for (const [index, open] of [...items].sort(([a], [b]) => a - b)) {
    if (open.isDone) continue;
    const isMessage = open.item.type === "message";
    events.push(...closing(open, { index, said, message: isMessage && !isSaid ? message : null }));
    isSaid ||= isMessage;
  }
  if (!isSaid) {
    const index = Math.max(-1, ...items.keys()) + 1;
    const item = ownMessage(ownId("msg_"), message, "completed");
    events.push(...messageEvents(item, index));
  }
  const output = outputOf(items, events);
  return [...events, { type: "response.incomplete", response: blockedResponse(begun, output) }];
}

function replayed(left: Left["left"]): { head: JsonObject | null; items: Map<number, OpenItem> } {
  let head: JsonObject | null = null;
  const items = new Map<number, OpenItem>();
  for (const { facts, event } of left) {
    const value = eventValue(event.data);
    const { index, part = 0 } = facts;
    if (isRecord(value.response)) head = value.response;
    if (index === null) continue;
    const known = items.get(index);
    if (isRecord(value.item)) {
      const isDone = facts.type.endsWith(".done");
      items.set(index, { item: value.item, open: known?.open ?? new Set(), parts: known?.parts ?? 0, isDone });
    } else if (known && facts.type === "response.content_part.added") {
      known.open.add(part);
      known.parts = Math.max(known.parts, part + 1);
    } else if (known && facts.type === "response.content_part.done") known.open.delete(part);
  }
  return { head, items };
}

interface Closing {
  readonly index: number;
  readonly said: ReadonlyMap<string, string>;
  /** What the item says last, or null. */
  readonly message: string | null;
}

/** The events that close an item which left unfinished. */
function closing(open: OpenItem, { index, said, message }: Closing): readonly JsonObject[] {
  const id = String(open.item.id ?? "");
  const events: JsonObject[] = [];
  const parts: JsonObject[] = [];
  for (let at = 0; at < open.parts; at++) {
    const before = said.get(`${index}:text:${at}`) ?? "";
    const isLast = message !== null && at === open.parts - 1 && open.open.has(at);
    const text = isLast ? `${before}${before === "" ? "" : "\n\n"}${message}` : before;
    const part = { type: "output_text", annotations: [], logprobs: [], text };
    parts.push(part);
    if (!open.open.has(at)) continue;
    const [, delta, ...rest] = partEvents({ id, index, at }, part);
    events.push(...(isLast ? [{ ...delta, delta: text.slice(before.length) }] : []), ...rest);
  }
  if (message !== null && !open.open.has(open.parts - 1)) {
    const part = { type: "output_text", annotations: [], logprobs: [], text: message };
    parts.push(part);
    events.push(...partEvents({ id, index, at: open.parts }, part));
  }
  const item = { ...open.item, ...(open.item.type === "message" && { content: parts, status: "incomplete" }) };
  return [...events, { type: "response.output_item.done", output_index: index, item }];
}

/** All items as they are now: those that were done before, and those that the events finish. */
function outputOf(items: ReadonlyMap<number, OpenItem>, events: readonly JsonObject[]): readonly JsonObject[] {
  const output = new Map([...items].map(([index, { item }]) => [index, item]));
  for (const { type, output_index: index, item } of events) {
    if (type === "response.output_item.done" && typeof index === "number" && isRecord(item)) output.set(index, item);
  }
  return [...output].sort(([a], [b]) => a - b).map(([, item]) => item);
}
