import { isRecord } from "../../run/data-url.ts";
import type { Path } from "../../run/messages.ts";
import type {
  CompleteCall,
  EndingKind,
  JsonObject,
  ReadEvent,
  ReadRequest,
  StreamEvent,
  StreamReader,
} from "../protocol.ts";
import { DONE } from "./chat-stream.ts";
import { EventWalk, eventValue, LaneBook, withChanged } from "./event-walk.ts";
import { openAiRequest, ownId, usageOf } from "./openai-answers.ts";
import { unlike, withResponsesTexts } from "./responses-answer.ts";
import { itemIdentity, ownMessage } from "./responses-calls.ts";
import { endingOf, type LeftEvent, messageEvents, undecidedEvent } from "./responses-ending.ts";
import { ResponsesItems } from "./responses-items.ts";
import { textOrNull } from "./text-walk.ts";

/** Deltas of texts: what kind of text they are. */
const TEXT_DELTAS: ReadonlyMap<string, string> = new Map([
  ["response.output_text.delta", "text"],
  ["response.refusal.delta", "refusal"],
  ["response.reasoning_text.delta", "reasoning"],
  ["response.reasoning_summary_text.delta", "summary"],
  ["response.code_interpreter_call_code.delta", "code"],
  ["response.audio.transcript.delta", "transcript"],
]);
/** The same texts, said in whole, and the member that holds them. */
const TEXT_DONES: ReadonlyMap<string, { readonly kind: string; readonly member: string }> = new Map([
  ["response.output_text.done", { kind: "text", member: "text" }],
  ["response.refusal.done", { kind: "refusal", member: "refusal" }],
  ["response.reasoning_text.done", { kind: "reasoning", member: "text" }],
  ["response.reasoning_summary_text.done", { kind: "summary", member: "text" }],
  ["response.code_interpreter_call_code.done", { kind: "code", member: "code" }],
]);
const CALL_DELTAS: ReadonlySet<string> = new Set([
  "response.function_call_arguments.delta",
  "response.mcp_call_arguments.delta",
  "response.custom_tool_call_input.delta",
]);
const CALL_DONES: ReadonlyMap<string, string> = new Map([
  ["response.function_call_arguments.done", "arguments"],
  ["response.mcp_call_arguments.done", "arguments"],
  ["response.custom_tool_call_input.done", "input"],
]);
const PARTS: ReadonlyMap<string, "added" | "done"> = new Map([
  ["response.content_part.added", "added"],
  ["response.content_part.done", "done"],
  ["response.reasoning_summary_part.added", "added"],
  ["response.reasoning_summary_part.done", "done"],
]);
const LIFE: ReadonlySet<string> = new Set(
  "created queued in_progress completed incomplete failed cancelled".split(" ").map((name) => `response.${name}`),
);
const LAST: ReadonlySet<string> = new Set([
  "response.completed",
  "response.incomplete",
  "response.failed",
  "response.cancelled",
]);
/** Parts that nobody can read. */
const MEDIA_MEMBERS: ReadonlyMap<string, string> = new Map([
  ["response.audio.delta", "delta"],
  ["response.image_generation_call.partial_image", "partial_image_b64"],
]);
/** Events that only tell what the provider's own tools are doing. */
const PROGRESS = /^response\.(?:\w+_call|mcp_list_tools|compaction|audio)\.\w+$/;
const NUMBERS: ReadonlySet<string> = new Set(
  "type sequence_number output_index content_index summary_index annotation_index partial_image_index item_id".split(
    " ",
  ),
);

/** What is remembered of an event until it leaves. */
interface Facts extends LeftEvent {
  readonly sequence: number | null;
  readonly texts: { readonly path: Path; readonly text: string }[];
  readonly singles: ReadonlyMap<string, string>;
}

/** Reads the events of a streamed response. */
export class ResponsesStream implements StreamReader {
  readonly #request: ReadRequest;
  readonly #items: ResponsesItems;
  readonly #sent: JsonObject;
  readonly #book = new LaneBook();
  readonly #facts = new WeakMap<StreamEvent, Facts>();
  readonly #own = new WeakSet<StreamEvent>();
  /** Denied calls by the index of their item, and the message in the place of each. */
  readonly #denied = new Map<number, { readonly identity: string | null; message: JsonObject | null }>();
  readonly #changed = new Map<string, string>();
  /** What left, but for deltas: endings go on from there. */
  readonly #left: { readonly facts: LeftEvent; readonly event: StreamEvent }[] = [];
  readonly #said = new Map<string, string>();
  #last = -1;
  #isRenumbered = false;

  constructor(request: ReadRequest) {
    const { toolNames, sent } = openAiRequest(request);
    this.#request = request;
    this.#items = new ResponsesItems(toolNames);
    this.#sent = sent;
  }

  read(event: StreamEvent): ReadEvent {
    const walk = new EventWalk(this.#book);
    if (event.data === DONE.data) {
      this.#items.end(walk);
      return walk.read(null, { isLast: true });
    }
    const value = eventValue(event.data);
    const type = textOrNull(value.type) ?? event.name ?? "";
    const facts: Facts = {
      ...{ type, index: null, lane: null, text: "" },
      sequence: typeof value.sequence_number === "number" ? value.sequence_number : null,
      ...{ texts: [], singles: walk.singles },
    };
    this.#facts.set(event, facts);
    walk.member("type", type, ["type"]);
    if (LIFE.has(type) && isRecord(value.response)) this.#life(value, type, walk);
    else this.#inItem(value, facts, walk);
    return walk.read(value, { isLast: type === "error" });
  }

  /** A snapshot of the whole response. Most of it repeats the request. */
  #life(value: JsonObject, type: string, walk: EventWalk): void {
    this.#rest(value, walk, new Set(["response"]));
    const response = isRecord(value.response) ? value.response : {};
    for (const [name, member] of Object.entries(unlike(response, this.#sent))) {
      const path = ["response", name];
      if (name === "usage") {
        walk.usage = usageOf(member);
        walk.counts(member, path);
      } else if (name === "output" && Array.isArray(member)) {
        member.forEach((item: unknown, at) => {
          if (!isRecord(item)) walk.any(item, [...path, at]);
          else this.#items.item(item, this.#items.indexIn(item, at), { path: [...path, at], walk, stage: "done" });
        });
      } else if (/^(?:created|completed)_at$/.test(name)) walk.counts(member, path);
      else walk.member(name, member, path);
    }
    if (LAST.has(type)) this.#items.end(walk);
  }

  #inItem(value: JsonObject, facts: Facts, walk: EventWalk): void {
    const { type } = facts;
    const item = isRecord(value.item) ? value.item : null;
    const index = this.#items.bind(value.output_index, value.item_id ?? item?.id);
    const part = ResponsesItems.part(value.content_index ?? value.summary_index);
    facts.index = value.output_index === undefined && value.item_id === undefined && !item ? null : index;
    facts.part = part;
    const kind = TEXT_DELTAS.get(type);
    const done = TEXT_DONES.get(type);
    const stage = PARTS.get(type);
    const call = CALL_DELTAS.has(type) ? "delta" : CALL_DONES.get(type);
    if (kind !== undefined && typeof value.delta === "string") {
      facts.lane = `${index}:${kind}:${part}`;
      facts.text = value.delta;
      this.#items.delta(facts.lane, value.delta, { path: ["delta"], walk });
      const to = { said: value.delta, lane: facts.lane };
      this.#items.tokens(value.logprobs, to, { path: ["logprobs"], walk });
      this.#rest(value, walk, new Set(["delta", "logprobs"]));
    } else if (done && typeof value[done.member] === "string") {
      const text = String(value[done.member]);
      this.#items.whole(`${index}:${done.kind}:${part}`, text, { path: [done.member], walk, stage: "done" });
      this.#items.tokens(value.logprobs, { said: text, lane: null }, { path: ["logprobs"], walk });
      this.#rest(value, walk, new Set([done.member, "logprobs"]));
    } else if (call !== undefined && typeof value[call] === "string") {
      const to = { path: [call], walk };
      if (call === "delta") this.#items.callDelta(index, String(value.delta), to);
      else this.#items.callDone(index, String(value[call]), to);
      this.#rest(value, walk, new Set([call]));
    } else if (stage && isRecord(value.part)) {
      this.#items.part(value.part, { index, part }, { path: ["part"], walk, stage });
      this.#rest(value, walk, new Set(["part"]));
    } else if (item && /^response\.output_item\.(?:added|done)$/.test(type)) {
      this.#items.item(item, index, { path: ["item"], walk, stage: type.endsWith("done") ? "done" : "added" });
      this.#rest(value, walk, new Set(["item"]));
    } else this.#unknown(value, { index, type }, walk);
  }

  #unknown(value: JsonObject, { index, type }: { index: number; type: string }, walk: EventWalk): void {
    const media = MEDIA_MEMBERS.get(type);
    if (media !== undefined) walk.unreadable.push({ path: [media], channel: "output", kind: type.slice(0, 60) });
    const isWhole = type === "error" || type === "response.output_text.annotation.added" || PROGRESS.test(type);
    if (isWhole) {
      this.#rest(value, walk, new Set(media === undefined ? [] : [media]));
      return;
    }
    for (const [name, member] of Object.entries(value)) {
      if (NUMBERS.has(name) || name === media) this.#number(name, member, walk);
      else this.#items.unknown(index, member, { path: [type, name], walk });
    }
  }

  #rest(value: JsonObject, walk: EventWalk, known: ReadonlySet<string>): void {
    for (const [name, member] of Object.entries(value)) {
      if (known.has(name)) continue;
      if (NUMBERS.has(name)) this.#number(name, member, walk);
      else walk.unknown(name, member, [name]);
    }
  }

  #number(name: string, member: unknown, walk: EventWalk): void {
    if (name !== "type") walk.member(name, member, [name]);
  }

  withTexts(value: JsonObject, texts: Facts["texts"], event: StreamEvent): StreamEvent {
    const facts = this.#factsOf(event);
    facts.texts.push(...texts);
    for (const { path, text } of texts) {
      const single = facts.singles.get(path.join("."));
      if (single !== undefined) this.#changed.set(single, text);
      if (facts.lane !== null && path[0] === "delta") facts.text = text;
    }
    return this.#written(withResponsesTexts(value, facts.texts), event);
  }

  withoutCall(value: JsonObject, call: CompleteCall, event: StreamEvent): StreamEvent | null {
    const { index, identity } = this.#items.callOf(call.lane);
    if (!this.#denied.has(index)) this.#denied.set(index, { identity, message: null });
    const facts = this.#factsOf(event);
    if (!isRecord(value.response)) {
      this.#isRenumbered = true;
      return null;
    }
    return this.#written(withResponsesTexts(value, facts.texts), event);
  }

  deniedCall(call: CompleteCall, message: string): readonly StreamEvent[] {
    const { index, identity } = this.#items.callOf(call.lane);
    const item = ownMessage(ownId("msg_"), message, "completed");
    this.#denied.set(index, { identity, message: item });
    return this.#ownEvents(messageEvents(item, index));
  }

  ending(kind: EndingKind, message: string): readonly StreamEvent[] {
    if (kind === "undecided") return this.#ownEvents([undecidedEvent(message)]);
    return this.#ownEvents(endingOf({ left: this.#left, said: this.#said, request: this.#request }, message));
  }

  leaving(event: StreamEvent): StreamEvent | null {
    const facts = this.#facts.get(event);
    if (!facts) return event;
    const sent = this.#fitted(event, facts);
    this.#last = facts.sequence === null ? this.#last : this.#isRenumbered ? this.#last + 1 : facts.sequence;
    if (facts.lane === null) this.#left.push({ facts, event: sent });
    else this.#said.set(facts.lane, (this.#said.get(facts.lane) ?? "") + facts.text);
    return sent;
  }

  /** The event as it fits to what left before. */
  #fitted(event: StreamEvent, { type, sequence }: Facts): StreamEvent {
    const isNamed = event.name === null || event.name === type;
    const named = isNamed ? event : { ...event, name: type };
    if (this.#own.has(event)) this.#isRenumbered = true;
    const isTouched = this.#changed.size > 0 || this.#denied.size > 0 || this.#isRenumbered;
    if (!isTouched) return named;
    const value = withChanged(eventValue(event.data), this.#changed) as JsonObject;
    const { response } = value;
    const fitting = {
      ...value,
      ...(sequence !== null && this.#isRenumbered && { sequence_number: this.#last + 1 }),
      ...(isRecord(response) && this.#denied.size > 0 && { response: this.#withoutDenied(response) }),
    };
    return { ...named, data: JSON.stringify(fitting) };
  }

  /** Denied calls have a message in their place. */
  #withoutDenied(response: JsonObject): JsonObject {
    if (!Array.isArray(response.output) || response.output.length === 0) return response;
    const denied = new Map([...this.#denied.values()].map((one) => [one.identity, one.message]));
    const output = response.output.flatMap((item: unknown) => {
      const identity = isRecord(item) ? itemIdentity(item) : null;
      if (identity === null || !denied.has(identity)) return [item];
      return denied.get(identity) ?? [];
    });
    return { ...response, output };
  }

  #ownEvents(values: readonly JsonObject[]): readonly StreamEvent[] {
    return values.map((value) => {
      const type = String(value.type);
      const event = { name: type, data: JSON.stringify({ ...value, sequence_number: 0 }) };
      const index = typeof value.output_index === "number" ? value.output_index : null;
      this.#facts.set(event, { type, index, lane: null, text: "", sequence: 0, texts: [], singles: new Map() });
      this.#own.add(event);
      return event;
    });
  }

  #factsOf(event: StreamEvent): Facts {
    const none = { type: event.name ?? "", index: null, lane: null, text: "", sequence: null };
    const known = this.#facts.get(event) ?? { ...none, texts: [], singles: new Map() };
    this.#facts.set(event, known);
    return known;
  }

  #written(value: unknown, event: StreamEvent): StreamEvent {
    const written = { ...event, data: JSON.stringify(value) };
    this.#facts.set(written, this.#factsOf(event));
    return written;
  }
}
