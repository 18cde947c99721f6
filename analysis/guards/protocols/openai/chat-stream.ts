import { isRecord } from "../../run/data-url.ts";
import type { Path } from "../../run/messages.ts";
import { LONGEST_COUNT } from "../identifiers.ts";
import {
  type CompleteCall,
  type EndingKind,
  type JsonObject,
  type ReadEvent,
  type ReadRequest,
  type StreamEvent,
  type StreamReader,
  UnreadableEvent,
} from "../protocol.ts";
import { RepeatedEvents } from "../repeated-event.ts";
import { CALL_REASONS, withChatTexts } from "./chat-answer.ts";
import { ChatChoices, type Choice } from "./chat-choices.ts";
import { EventWalk, eventValue, LaneBook, withChanged } from "./event-walk.ts";
import { nowInSeconds, openAiRequest, ownId, undecidedError, usageOf } from "./openai-answers.ts";
import { textOrNull } from "./text-walk.ts";

export const DONE: StreamEvent = { name: null, data: "[DONE]" };
const EVENT_NAMES: ReadonlySet<string | null> = new Set([null, "", "message", "error", "data", "completion", "chunk"]);
const NO_USAGE = ',"usage":null';
const ASKED_USAGE = /,"usage":null(?=[,}])/;

/** What is remembered of an event until it leaves. */
interface Facts {
  readonly texts: { readonly path: Path; readonly text: string }[];
  /** Choices that finish with it. */
  readonly finished: readonly number[];
  /** Texts that are whole in it, by their place. */
  readonly singles: ReadonlyMap<string, string>;
}

/** A text of the only choice of an event. */
const isDelta = ([list, at, delta, , ...rest]: Path): boolean =>
  list === "choices" && at === 0 && delta === "delta" && rest.length === 0;

const hasLogprobs = (value: JsonObject | null): boolean =>
  Array.isArray(value?.choices) &&
  value.choices.some((choice) => isRecord(choice) && (choice.logprobs ?? null) !== null);

/** Reads the chunks of a streamed chat completion. */
export class ChatStream implements StreamReader {
  readonly #request: ReadRequest;
  readonly #choices: ChatChoices;
  readonly #book = new LaneBook();
  readonly #facts = new WeakMap<StreamEvent, Facts>();
  readonly #denied = new Set<string>();
  /** Texts said once and later only repeated, as they had to change. */
  readonly #changed = new Map<string, string>();
  readonly #closed = new Set<number>();
  readonly #isUsageOurs: boolean;
  #first: StreamEvent | null = null;
  readonly #repeated = new RepeatedEvents(["obfuscation"]);

  constructor(request: ReadRequest) {
    this.#request = request;
    this.#choices = new ChatChoices(openAiRequest(request).toolNames);
    this.#isUsageOurs = request.forwarded.stream_options !== undefined;
  }

  readAgain(event: StreamEvent): ReadEvent | null {
    const read = this.#repeated.read(event);
    const [piece] = read?.pieces ?? [];
    if (piece) this.#choices.goOn(piece);
    return read;
  }

  read(event: StreamEvent): ReadEvent {
    this.#repeated.forget();
    const read = this.#read(event);
    // Log probabilities repeat the text: an event with another text would have others.
    const isPlain = !this.#facts.has(event) && read.usage === null && !hasLogprobs(read.value);
    if (isPlain) this.#repeated.note(event, read, isDelta);
    return read;
  }

  #read(event: StreamEvent): ReadEvent {
    const walk = new EventWalk(this.#book);
    if (event.data === "[DONE]") {
      this.#choices.finishAll(walk);
      return walk.read(null, { isLast: true });
    }
    const value = eventValue(event.data);
    const finished: number[] = [];
    const calls: string[] = [];
    for (const [name, member] of Object.entries(value)) {
      if (name === "choices" && Array.isArray(member)) {
        member.forEach((choice: unknown, at) => {
          if (!isRecord(choice)) throw new UnreadableEvent("A choice is not an object.");
          const read = this.#choices.read(choice, ["choices", at], walk);
          if (read.isFinished) finished.push(read.index);
          calls.push(...read.calls);
        });
      } else if (name === "usage") {
        walk.usage = usageOf(member);
        walk.counts(member, [name]);
      } else if (name !== "created" || typeof member !== "number" || member >= LONGEST_COUNT)
        walk.unknown(name, member, [name]);
    }
    if (finished.length > 0 || calls.length > 0 || walk.singles.size > 0) {
      this.#facts.set(event, { texts: [], finished, singles: walk.singles });
    }
    const isEmpty = Array.isArray(value.choices) && value.choices.length === 0;
    return walk.read(value, { isLast: false, isOurs: this.#isUsageOurs && isEmpty && walk.usage !== null });
  }

  withTexts(value: JsonObject, texts: Facts["texts"], event: StreamEvent): StreamEvent {
    const facts = this.#factsOf(event);
    facts.texts.push(...texts);
    for (const { path, text } of texts) {
      const single = facts.singles.get(path.join("."));
      if (single !== undefined) this.#changed.set(single, text);
    }
    return this.#written(withChatTexts(value, facts.texts), event);
  }

  withoutCall(value: JsonObject, call: CompleteCall, event: StreamEvent): StreamEvent | null {
    this.#denied.add(call.lane);
    const left = this.#withoutDenied(withChatTexts(value, this.#factsOf(event).texts));
    return left === null ? null : this.#written(left, event);
  }

  deniedCall(call: CompleteCall, message: string): readonly StreamEvent[] {
    this.#denied.add(call.lane);
    const index = this.#choices.indexOf(call.lane);
    const before = this.#choices.hasText(index) ? "\n\n" : "";
    return [this.#chunk([{ index, delta: { content: `${before}${message}` }, finish_reason: null }])];
  }

  ending(kind: EndingKind, message: string): readonly StreamEvent[] {
    if (kind === "undecided") return [{ name: null, data: JSON.stringify(undecidedError(message)) }, DONE];
    const open = this.#choices.indexes().filter((index) => !this.#closed.has(index));
    const choices = (open.length > 0 ? open : [0]).map((index) => ({
      index,
      delta: { role: "assistant", content: message },
      finish_reason: "content_filter",
    }));
    return [this.#chunk(choices), DONE];
  }

  leaving(event: StreamEvent): StreamEvent | null {
    this.#first ??= event;
    const named = EVENT_NAMES.has(event.name) ? event : { ...event, name: null };
    const facts = this.#facts.get(event);
    for (const index of facts?.finished ?? []) this.#closed.add(index);
    const isAsked = this.#isUsageOurs && named.data.includes(NO_USAGE);
    const left = isAsked ? { ...named, data: named.data.replace(ASKED_USAGE, "") } : named;
    const same = left.data === event.data && left.name === event.name ? event : left;
    const isTouched = this.#changed.size > 0 || (facts && this.#denied.size > 0);
    return isTouched && event.data !== DONE.data ? this.#fitted(same) : same;
  }

  /** The event as it fits to what was changed or denied before. */
  #fitted(event: StreamEvent): StreamEvent | null {
    const left = this.#withoutDenied(withChanged(eventValue(event.data), this.#changed));
    return left === null ? null : { ...event, data: JSON.stringify(left) };
  }

  #withoutDenied(value: unknown): JsonObject | null {
    if (!isRecord(value)) return null;
    if (!Array.isArray(value.choices) || value.choices.length === 0) return value;
    const choices = value.choices.flatMap((choice: unknown) => {
      const left = isRecord(choice) ? this.#withoutDeniedOf(choice) : null;
      return left === null ? [] : [left];
    });
    return choices.length === 0 ? null : { ...value, choices };
  }

  #withoutDeniedOf(choice: JsonObject): JsonObject | null {
    const index = typeof choice.index === "number" ? choice.index : 0;
    const state = this.#choices.state(index);
    const delta = isRecord(choice.delta) ? choice.delta : {};
    if (!state || !this.#isDeniedIn(state)) return choice;
    const { tool_calls: list, function_call: old, ...said } = delta;
    const calls = Array.isArray(list) ? list.flatMap((call, at) => this.#numbered(state, call, at)) : [];
    const isOldLeft = old !== undefined && !this.#denied.has(`${index}:function_call`);
    const left = { ...said, ...(calls.length > 0 && { tool_calls: calls }), ...(isOldLeft && { function_call: old }) };
    const had = Array.isArray(list) || old !== undefined;
    const isOver = CALL_REASONS.has(choice.finish_reason) && state.calls.every(({ lane }) => this.#denied.has(lane));
    const finish = isOver ? "stop" : (choice.finish_reason ?? null);
    if (had && finish === null && !Object.values(left).some((value) => value !== null && value !== "")) return null;
    return { ...choice, delta: left, finish_reason: finish };
  }

  #isDeniedIn = (state: Choice): boolean => state.calls.some(({ lane }) => this.#denied.has(lane));

  /** The call with its number among those that are left. */
  #numbered(state: Choice, call: unknown, at: number): JsonObject[] {
    if (!isRecord(call)) return [];
    const index = typeof call.index === "number" ? call.index : at;
    if (state.calls.some((one) => one.index === index && this.#denied.has(one.lane))) return [];
    const gone = state.calls.filter(
      (one) => one.index !== null && one.index < index && this.#denied.has(one.lane),
    ).length;
    return [{ ...call, index: index - gone }];
  }

  #factsOf(event: StreamEvent): Facts {
    const known = this.#facts.get(event) ?? { texts: [], finished: [], singles: new Map() };
    this.#facts.set(event, known);
    return known;
  }

  #written(value: unknown, event: StreamEvent): StreamEvent {
    const written = { ...event, data: JSON.stringify(value) };
    this.#facts.set(written, this.#factsOf(event));
    return written;
  }

  /** A chunk of our own, in the name of those that left. */
  #chunk(choices: readonly JsonObject[]): StreamEvent {
    const first = this.#first && this.#first.data !== DONE.data ? eventValue(this.#first.data) : {};
    return chatChunk(
      { id: textOrNull(first.id), created: first.created, model: textOrNull(first.model) ?? this.#request.model },
      choices,
    );
  }
}

export function chatChunk(
  { id, created, model }: { readonly id: string | null; readonly created?: unknown; readonly model: string | null },
  choices: readonly JsonObject[],
): StreamEvent {
  const head = { id: id ?? ownId("chatcmpl-"), object: "chat.completion.chunk" };
  const data = { ...head, created: created ?? nowInSeconds(), model: model ?? "unknown", choices };
  return { name: null, data: JSON.stringify(data) };
}
