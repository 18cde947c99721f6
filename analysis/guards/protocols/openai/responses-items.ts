import { isRecord } from "../../run/data-url.ts";
import type { Path } from "../../run/messages.ts";
import { isIdentifier, isSealed } from "../identifiers.ts";
import { type JsonObject, UnreadableEvent } from "../protocol.ts";
import { byteTexts, tokenTexts } from "./chat-answer.ts";
import type { EventWalk } from "./event-walk.ts";
import { PartSeams } from "./part-seams.ts";
import { CALL_KINDS, type CallKind, itemIdentity, TEXT_PARTS } from "./responses-calls.ts";
import { parsedOrText, textOrNull } from "./text-walk.ts";

/** More items, or parts of an item, than this no answer has. */
const MOST = 1000;

/** Whether something begins, or says in whole what was said before. */
export type Stage = "added" | "done";

interface Call {
  readonly lane: string;
  tool: string | null;
  /** What names the item, and what names the call for its result. */
  identity: string | null;
  id: string | null;
  text: string;
  isComplete: boolean;
}

/** Where in an answer something stands. */
export interface At {
  readonly path: Path;
  readonly walk: EventWalk;
}

/** The items of a streamed response: their texts, and their calls until they are whole. */
export class ResponsesItems {
  readonly #ids = new Map<number, string>();
  readonly #indexes = new Map<string, number>();
  readonly #added = new Set<number>();
  readonly #lanes = new Map<number, Set<string>>();
  readonly #started = new Set<string>();
  readonly #calls = new Map<number, Call>();
  readonly #seams = new PartSeams();
  readonly #toolNames: ReadonlySet<string>;

  constructor(toolNames: ReadonlySet<string>) {
    this.#toolNames = toolNames;
  }

  /** Clients find an item by its index or by its id: both must mean the same one. */
  bind(index: unknown, id: unknown): number {
    const known = typeof id === "string" ? this.#indexes.get(id) : undefined;
    const at = index ?? known ?? 0;
    if (typeof at !== "number" || !Number.isInteger(at) || at < 0 || at >= MOST) {
      throw new UnreadableEvent("An item has no proper index.");
    }
    if (typeof id !== "string") return at;
    if ((known ?? at) !== at || (this.#ids.get(at) ?? id) !== id) {
      throw new UnreadableEvent("An item has more than one index or id.");
    }
    this.#ids.set(at, id);
    this.#indexes.set(id, at);
    return at;
  }

  /** Items of a snapshot that have another id than in the stream stand where they stood. */
  indexIn(item: JsonObject, at: number): number {
    const id = textOrNull(item.id);
    return (id === null ? undefined : this.#indexes.get(id)) ?? ResponsesItems.part(at);
  }

  /** An index of a part, or 0. */
  static part(index: unknown): number {
    const at = index ?? 0;
    if (typeof at !== "number" || !Number.isInteger(at) || at < 0 || at >= MOST) {
      throw new UnreadableEvent("A part has no proper index.");
    }
    return at;
  }

  /** The item of a call. */
  callOf(lane: string): { readonly index: number; readonly identity: string | null } {
    const index = Number.parseInt(lane, 10);
    return { index, identity: this.#calls.get(index)?.identity ?? null };
  }

  /** A text goes on. */
  delta(lane: string, text: string, { path, walk }: At): void {
    this.#open(lane);
    this.#started.add(lane);
    if (text !== "") walk.piece(lane, path, { text });
    this.#seam(lane, text, { path, walk });
  }

  /** A client that joins the parts of a message reads across their borders. */
  #seam(lane: string, text: string, { path, walk }: At): void {
    const across = this.#seams.across(lane, text);
    if (!across) return;
    const seam = `${lane} seam`;
    this.#open(seam);
    walk.pieces.push({ lane: seam, channel: "output", path, text: across.text, isSigned: true });
    if (across.isLast) this.#end(seam, walk);
  }

  /** Strings of an event that nobody knows. They go on until their item is done. */
  unknown(index: number, value: unknown, { path, walk }: At): void {
    const type = String(path[0] ?? "");
    walk.flowing(value, path.slice(1), (at) => {
      const lane = `${index}:${type}:${at.join(".")}`;
      this.#open(lane);
      return lane;
    });
  }

  /** A text, said from its beginning. */
  whole(lane: string, text: string, { path, walk, stage }: At & { readonly stage: Stage }): void {
    const isRepeated = stage === "done" || this.#started.has(lane);
    this.#open(lane);
    if (text !== "") {
      if (!this.#started.has(lane)) this.#seam(lane, text, { path, walk });
      this.#started.add(lane);
      walk.pieces.push({ lane, channel: "output", path, text, ...(isRepeated && { repeats: true }) });
    } else if (stage === "done" && this.#started.has(lane)) {
      walk.pieces.push({ lane, channel: "output", path, text, repeats: true });
    }
    if (stage !== "done") return;
    this.#end(lane, walk);
    const seam = `${lane} seam`;
    if (this.#lanes.get(Number.parseInt(lane, 10))?.has(seam)) this.#end(seam, walk);
  }

  callDelta(index: number, text: string, { path, walk }: At): void {
    const call = this.#call(index);
    if (call.isComplete) throw new UnreadableEvent("A tool call goes on after its end.");
    call.text += text;
    walk.piece(call.lane, path, { text, channel: "tool_call" });
  }

  callDone(index: number, text: string, { path, walk }: At): void {
    const call = this.#call(index);
    if (call.text === "" && !call.isComplete) call.text = text;
    walk.pieces.push({ lane: call.lane, channel: "tool_call", path, text, repeats: true });
    if (call.tool !== null) this.#complete(call, walk);
  }

  item(item: JsonObject, index: number, { path, walk, stage }: At & { readonly stage: Stage }): void {
    const isNew = path[0] === "item" && stage === "added";
    if (isNew && this.#added.has(index)) throw new UnreadableEvent("An item is added twice.");
    if (isNew) this.#added.add(index);
    const kind = CALL_KINDS.get(item.type);
    if (kind) this.#callItem(item, { kind, index }, { path, walk, stage });
    else this.#textItem(item, index, { path, walk, stage });
    if (stage === "done") for (const lane of this.#lanes.get(index) ?? []) this.#end(lane, walk);
  }

  part(
    part: JsonObject,
    lane: { readonly index: number; readonly part: number },
    at: At & { readonly stage: Stage },
  ): void {
    const kind = TEXT_PARTS.get(part.type);
    const { path, walk, stage } = at;
    const place = `${lane.index}.part.${lane.part}`;
    if (!kind) {
      walk.any(part, path, place);
      return;
    }
    const { [kind.member]: text, logprobs, type: _, ...rest } = part;
    walk.any(rest, path, place);
    this.tokens(logprobs, { said: textOrNull(text) ?? "", lane: null }, { path: [...path, "logprobs"], walk });
    const to = { path: [...path, kind.member], walk, stage };
    if (typeof text === "string") this.whole(`${lane.index}:${kind.kind}:${lane.part}`, text, to);
    else walk.any(text, [...path, kind.member], place);
  }

  /** Tokens that say the same as the text are judged with it. Others are texts of their own. */
  tokens(list: unknown, { said, lane }: { said: string; lane: string | null }, { path, walk }: At): void {
    if (list === null || list === undefined || (Array.isArray(list) && list.length === 0)) return;
    tokenTexts(list).forEach((text, rank) => {
      if (text === "" || (rank === 0 && text === said)) return;
      if (lane === null) walk.single(text, path);
      else this.delta(`${lane} rank ${rank}`, text, { path, walk });
    });
    byteTexts(list).forEach((text, rank) => {
      if (text === "") return;
      if (lane === null) walk.single(text, path);
      else this.delta(`${lane} bytes ${rank}`, text, { path, walk });
    });
  }

  /** Everything is over: texts end, and calls that nobody completed are complete. */
  end(walk: EventWalk): void {
    for (const lanes of this.#lanes.values()) for (const lane of lanes) this.#end(lane, walk);
    for (const call of this.#calls.values()) if (call.tool !== null) this.#complete(call, walk);
  }

  #callItem(
    item: JsonObject,
    { kind, index }: { readonly kind: CallKind; readonly index: number },
    { path, walk, stage }: At & { readonly stage: Stage },
  ): void {
    const { [kind.member]: sent, output, name, ...rest } = item;
    const call = this.#call(index);
    const tool = kind.tool(item);
    if (call.tool !== null && (call.tool !== tool || call.identity !== itemIdentity(item))) {
      throw new UnreadableEvent("A tool call changes its name.");
    }
    [call.tool, call.identity] = [tool, itemIdentity(item)];
    call.id = textOrNull(item.call_id) ?? textOrNull(item.id);
    walk.any(rest, path, `${index}.item`);
    if (typeof name === "string" && !this.#toolNames.has(name) && !isIdentifier(name))
      walk.single(name, [...path, "name"]);
    if (output !== undefined) walk.any(output, [...path, "output"], `${index}.output`);
    const at = [...path, kind.member];
    const text = typeof sent === "string" ? sent : sent === undefined || sent === null ? "" : JSON.stringify(sent);
    if (stage === "done") this.callDone(index, text, { path: at, walk });
    else if (typeof sent === "string" && !call.isComplete) this.callDelta(index, sent, { path: at, walk });
    else {
      // What a call begins with may be less than what it ends with: it is judged for itself.
      walk.any(sent, at, `${index}.begin`);
      walk.pieces.push({ lane: call.lane, channel: "tool_call", path: at, text: "" });
    }
  }

  #textItem(item: JsonObject, index: number, { path, walk, stage }: At & { readonly stage: Stage }): void {
    const { content, summary, code, result, encrypted_content: sealed, ...rest } = item;
    walk.any(rest, path, `${index}.item`);
    if (typeof sealed !== "string" || !isSealed(sealed))
      walk.any(sealed, [...path, "encrypted_content"], `${index}.sealed`);
    if (typeof code === "string") this.whole(`${index}:code:0`, code, { path: [...path, "code"], walk, stage });
    else walk.any(code, [...path, "code"], `${index}.code`);
    if (typeof result === "string" && item.type === "image_generation_call") {
      walk.unreadable.push({ path: [...path, "result"], channel: "output", kind: "image_generation_call" });
    } else walk.any(result, [...path, "result"], `${index}.result`);
    for (const [name, parts] of [
      ["content", content],
      ["summary", summary],
    ] as const) {
      if (!Array.isArray(parts)) walk.any(parts, [...path, name], `${index}.${name}`);
      else
        parts.forEach((part: unknown, at) => {
          const to = { path: [...path, name, at], walk, stage };
          if (isRecord(part)) this.part(part, { index, part: at }, to);
          else walk.any(part, to.path, `${index}.${name}.${at}`);
        });
    }
  }

  #call(index: number): Call {
    const known = this.#calls.get(index);
    if (known) return known;
    const call = { lane: `${index}:call`, tool: null, identity: null, id: null, text: "", isComplete: false };
    this.#calls.set(index, call);
    return call;
  }

  #complete(call: Call, walk: EventWalk): void {
    if (call.isComplete || call.tool === null) return;
    call.isComplete = true;
    const event = { kind: "call" as const, tool: call.tool, id: call.id, arguments: parsedOrText(call.text) };
    walk.calls.push({ lane: call.lane, event, text: call.text });
  }

  #open(lane: string): void {
    const index = Number.parseInt(lane, 10);
    const lanes = this.#lanes.get(index) ?? new Set();
    lanes.add(lane);
    this.#lanes.set(index, lanes);
  }

  #end(lane: string, walk: EventWalk): void {
    this.#lanes.get(Number.parseInt(lane, 10))?.delete(lane);
    if (!walk.ends.includes(lane)) walk.ends.push(lane);
  }
}
