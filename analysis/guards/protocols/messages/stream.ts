import { isRecord } from "../../run/data-url.ts";
import type { Path } from "../../run/messages.ts";
import { BodyWalk, parseJsonOrText, piecesOf, replacedAt, textOrNull } from "../body-walk.ts";
import {
  type CompleteCall,
  type EndingKind,
  type JsonObject,
  type Piece,
  type ReadEvent,
  type ReadRequest,
  type StreamEvent,
  type StreamReader,
  UnreadableEvent,
  type Usage,
} from "../protocol.ts";
import { RepeatedEvents } from "../repeated-event.ts";
import { ENDS_IN_WORD } from "../text-runs.ts";
import { CALL_NAMES, callOf, usageOf } from "./answer.ts";
import { isCall, typeOf, walkBesideText, walkBlock } from "./content.ts";
import { errorEvent, refusalEnd, startEvent, stopBlock, textBlock } from "./own.ts";

interface Block {
  readonly type: string;
  readonly start: JsonObject;
  /** Arguments so far, if it is a call. */
  text: string;
}

interface Found {
  pieces: Piece[];
  ends: string[];
  calls: CompleteCall[];
  walk: BodyWalk;
}

const EVENT_NAMES = new Set(["type", "index", "stop_reason"]);
const MESSAGE_NAMES = new Set("id type role model stop_reason".split(" "));

export class MessagesReader implements StreamReader {
  readonly #request: ReadRequest;
  readonly #blocks = new Map<number, Block>();
  #events = 0;
  /** Text blocks that follow each other are one lane. */
  #textLane: string | null = null;
  /** Lanes of texts that nobody knows, by block. */
  readonly #unknowns = new Map<number, Set<string>>();
  /** Whether that text ends in a word so far; if a block begins there, a lane for the block alone. */
  #isInWord = false;
  #apart: string | null = null;
  /** The block that text can go on in. */
  #textBlock = -1;
  #lastIndex = -1;
  #lanes = 0;
  #usage: JsonObject = {};
  readonly #repeated = new RepeatedEvents([]);
  readonly #left = { isStarted: false, open: new Set<number>(), next: 0, calls: 0 };

  constructor(request: ReadRequest) {
    this.#request = request;
  }

  readAgain(event: StreamEvent): ReadEvent | null {
    const read = this.#repeated.read(event);
    const [piece] = read?.pieces ?? [];
    if (!piece) return null;
    this.#events += 1;
    if (piece.lane === this.#textLane) this.#isInWord = ENDS_IN_WORD.test(piece.text);
    return read;
  }

  read(event: StreamEvent): ReadEvent {
    this.#repeated.forget();
    const read = this.#read(event);
    this.#repeated.note(event, read, isDelta);
    return read;
  }

  #read(event: StreamEvent): ReadEvent {
    this.#events += 1;
    const value = parseJsonOrText(event.data);
    if (!isRecord(value)) throw new UnreadableEvent("An event of the answer is not a JSON object.");
    const type = typeOf(value);
    const found: Found = { pieces: [], ends: [], calls: [], walk: new BodyWalk() };
    switch (type) {
      case "message_start":
        this.#start(value, found);
        break;
      case "content_block_start":
        this.#blockStart(value, found);
        break;
      case "content_block_delta":
        this.#delta(value, found);
        break;
      case "content_block_stop":
        this.#blockStop(value, found);
        break;
      case "message_delta":
        this.#endText(found);
        this.#addUsage(value["usage"]);
        found.walk.counts(value["usage"], ["usage"], "output");
        this.#rest(value, found, ["usage"]);
        break;
      default:
        if (type === "message_stop" || type === "error") this.#endText(found);
        this.#rest(value, found, []);
    }
    const { pieces, ends } = piecesOf(found.walk, this.#events);
    return {
      value,
      pieces: [...found.pieces, ...pieces],
      ends: [...found.ends, ...ends],
      calls: found.calls,
      usage: usageOf(this.#usage),
      unreadable: found.walk.unreadable,
      isLast: type === "message_stop" || type === "error",
    };
  }

  #start(value: JsonObject, found: Found): void {
    const { message } = value;
    if (isRecord(message)) {
      this.#addUsage(message["usage"]);
      const { usage, ...rest } = message;
      found.walk.counts(usage, ["message", "usage"], "output");
      found.walk.value(rest, ["message"], { channel: "output", known: MESSAGE_NAMES });
    }
    this.#rest(value, found, ["message"]);
  }

  #addUsage(usage: unknown): void {
    if (!isRecord(usage)) return;
    const said = Object.entries(usage).filter(([, count]) => count !== null);
    this.#usage = { ...this.#usage, ...Object.fromEntries(said) };
  }

  #blockStart(value: JsonObject, found: Found): void {
    const index = indexOf(value);
    const block = value["content_block"];
    if (!isRecord(block)) throw new UnreadableEvent("A content block has no content.");
    if (index <= this.#lastIndex) throw new UnreadableEvent("A content block is out of order.");
    this.#lastIndex = index;
    const type = typeOf(block);
    const state: Block = { type, start: block, text: "" };
    this.#blocks.set(index, state);
    if (type !== "text") this.#endText(found);
    const path = ["content_block"];
    if (isCall(type)) this.#callStart(index, state, found);
    else if (type === "text") {
      this.#textBlock = index;
      this.#endApart(found);
      if (this.#textLane !== null && this.#isInWord) this.#apart = `apart ${index}`;
      this.#text(found, [...path, "text"], textOrNull(block["text"]) ?? "");
      walkBesideText(found.walk, block, path);
    } else if (type === "thinking") {
      this.#signed(found, `thinking ${index}`, [...path, "thinking"], block["thinking"]);
      this.#signed(found, `signature ${index}`, [...path, "signature"], block["signature"]);
      const { type: _, thinking: __, signature: ___, ...rest } = block;
      found.walk.value(rest, path, { channel: "output" });
    } else walkBlock(found.walk, block, path);
    this.#rest(value, found, ["content_block"]);
  }

  /** Some servers send all arguments at once, with the beginning of the block. */
  #callStart(index: number, state: Block, found: Found): void {
    const { input, ...rest } = state.start;
    const isEmpty = !isRecord(input) || Object.keys(input).length === 0;
    state.text = isEmpty ? "" : JSON.stringify(input);
    const path: Path = isEmpty ? [] : ["content_block", "input"];
    found.pieces.push({ lane: `call ${index}`, channel: "tool_call", path, text: state.text });
    found.walk.value(rest, ["content_block"], { channel: "output", known: CALL_NAMES });
  }

  #delta(value: JsonObject, found: Found): void {
    const index = indexOf(value);
    const block = this.#blocks.get(index);
    const delta = value["delta"];
    if (!block || !isRecord(delta)) throw new UnreadableEvent("A delta belongs to no content block.");
    const at = (name: string): Path => ["delta", name];
    const text = (name: string): string => textOrNull(delta[name]) ?? "";
    const handled = new Set(["type"]);
    if (isCall(block.type)) {
      const json = text("partial_json");
      const isWhole = block.text !== "" && typeof block.start["input"] === "object" && hasMembers(block.start["input"]);
      if (json !== "" && isWhole) throw new UnreadableEvent("The arguments of a call were sent twice.");
      block.text += json;
      found.pieces.push({ lane: `call ${index}`, channel: "tool_call", path: at("partial_json"), text: json });
      handled.add("partial_json");
    } else if (block.type === "text") {
      // Clients add up by number: a text that goes on behind another one would be judged torn.
      if (index !== this.#textBlock) throw new UnreadableEvent("A text goes on after its end.");
      this.#text(found, at("text"), text("text"));
      handled.add("text");
    } else if (block.type === "thinking") {
      this.#signed(found, `thinking ${index}`, at("thinking"), delta["thinking"]);
      this.#signed(found, `signature ${index}`, at("signature"), delta["signature"]);
      handled.add("thinking").add("signature");
    }
    const rest: Record<string, unknown> = {};
    for (const [name, one] of Object.entries(delta)) {
      if (handled.has(name)) continue;
      // Clients join what nobody knows like any other text.
      if (typeof one === "string" && !EVENT_NAMES.has(name)) this.#unknown(found, { index, name }, one);
      else rest[name] = one;
    }
    found.walk.value(rest, ["delta"], { channel: "output", known: EVENT_NAMES });
    this.#rest(value, found, ["delta"]);
  }

  #unknown(found: Found, { index, name }: { index: number; name: string }, text: string): void {
    const lane = `block ${index} ${name}`;
    const open = this.#unknowns.get(index) ?? new Set();
    this.#unknowns.set(index, open.add(lane));
    this.#piece(found, { lane, path: ["delta", name], text });
    found.walk.value({ [name]: null }, ["delta"], { channel: "output" });
  }

  #blockStop(value: JsonObject, found: Found): void {
    const index = indexOf(value);
    found.ends.push(...(this.#unknowns.get(index) ?? []));
    this.#unknowns.delete(index);
    const block = this.#blocks.get(index);
    this.#blocks.delete(index);
    if (block && isCall(block.type)) {
      const lane = `call ${index}`;
      const text = block.text === "" ? "{}" : block.text;
      found.pieces.push({ lane, channel: "tool_call", path: [], text: "" });
      found.calls.push({ lane, event: { ...callOf(block.start), arguments: parseJsonOrText(text) }, text });
    } else if (block?.type === "text") this.#endApart(found);
    else if (block?.type === "thinking") found.ends.push(`thinking ${index}`, `signature ${index}`);
    this.#rest(value, found, []);
  }

  #rest(value: JsonObject, found: Found, handled: readonly string[]): void {
    const rest = Object.fromEntries(Object.entries(value).filter(([name]) => !handled.includes(name)));
    found.walk.value(rest, [], { channel: "output", known: EVENT_NAMES });
  }

  #lane(): string {
    if (this.#textLane === null) {
      this.#lanes += 1;
      this.#textLane = `text ${this.#lanes}`;
    }
    return this.#textLane;
  }

  /** A client that does not join blocks sees this one alone, so it is judged alone too if that can make a difference. */
  #text(found: Found, path: Path, text: string): void {
    if (text === "") return;
    this.#piece(found, { lane: this.#lane(), path, text });
    if (this.#apart !== null) this.#piece(found, { lane: this.#apart, path, text, isSigned: true });
    this.#isInWord = ENDS_IN_WORD.test(text);
  }

  #endApart(found: Found): void {
    if (this.#apart !== null) found.ends.push(this.#apart);
    this.#apart = null;
  }

  #endText(found: Found): void {
    this.#endApart(found);
    if (this.#textLane !== null) found.ends.push(this.#textLane);
    this.#textLane = null;
    this.#isInWord = false;
    this.#textBlock = -1;
  }

  #piece(found: Found, piece: Omit<Piece, "channel">): void {
    if (piece.text !== "") found.pieces.push({ ...piece, channel: "output" });
  }

  #signed(found: Found, lane: string, path: Path, text: unknown): void {
    if (typeof text === "string" && text !== "") this.#piece(found, { lane, path, text, isSigned: true });
  }

  withTexts(
    value: JsonObject,
    texts: readonly { readonly path: Path; readonly text: string }[],
    event: StreamEvent,
  ): StreamEvent {
    const changed = texts.reduce<unknown>(
      (all, { path, text }) => (path.length === 0 ? all : replacedAt(all, path, text)),
      value,
    );
    return { name: event.name, data: JSON.stringify(changed) };
  }

  /** A client that waits for the result of a denied call would wait forever: without calls the turn is over. */
  leaving(event: StreamEvent): StreamEvent {
    // Most events are these, and nothing depends on them.
    if (event.name === "content_block_delta" || event.name === "ping") return event;
    const value = parseJsonOrText(event.data);
    if (!isRecord(value)) return event;
    const index = typeof value["index"] === "number" ? value["index"] : -1;
    const type = typeOf(value);
    if (type === "message_start") this.#left.isStarted = true;
    else if (type === "content_block_start") {
      this.#left.open.add(index);
      this.#left.next = Math.max(this.#left.next, index + 1);
      if (typeOf(value["content_block"]) === "tool_use") this.#left.calls += 1;
    } else if (type === "content_block_stop") this.#left.open.delete(index);
    else if (type === "message_delta" && this.#left.calls === 0 && isRecord(value["delta"])) {
      const { delta } = value;
      if (delta["stop_reason"] === "tool_use")
        return { name: event.name, data: JSON.stringify({ ...value, delta: { ...delta, stop_reason: "end_turn" } }) };
    }
    return event;
  }

  withoutCall(): null {
    return null;
  }

  /** In the place of the call, so that no number is missing. */
  deniedCall({ lane }: CompleteCall, message: string): readonly StreamEvent[] {
    return textBlock(Number(lane.slice("call ".length)), message);
  }

  ending(kind: EndingKind, message: string): readonly StreamEvent[] {
    if (kind === "undecided") return [errorEvent(message)];
    const output: Usage | null = usageOf(this.#usage);
    return [
      ...(this.#left.isStarted ? [] : [startEvent(this.#request)]),
      ...[...this.#left.open].map(stopBlock),
      ...textBlock(this.#left.next, message),
      ...refusalEnd(message, output?.output ?? 0),
    ];
  }
}

const isDelta = ([first, member]: Path): boolean => first === "delta" && (member === "text" || member === "thinking");

const hasMembers = (value: unknown): boolean => isRecord(value) && Object.keys(value).length > 0;

function indexOf({ index }: JsonObject): number {
  if (typeof index !== "number" || !Number.isSafeInteger(index) || index < 0)
    throw new UnreadableEvent("A content block has no number.");
  return index;
}
