import { isRecord } from "../../run/data-url.ts";
import type { Path } from "../../run/messages.ts";
import { IDENTIFIER_MEMBERS, isIdentifier } from "../identifiers.ts";
import { type JsonObject, type Piece, UnreadableEvent } from "../protocol.ts";
import { byteTexts, tokenTexts } from "./chat-answer.ts";
import type { EventWalk } from "./event-walk.ts";
import { PartSeams } from "./part-seams.ts";
import { parsedOrText, textOrNull } from "./text-walk.ts";

/** More choices, or calls in a choice, than this no client asks for. */
const MOST = 128;
const LONGEST_IDENTIFIER = 128;
/** What is as long as this and said again, such as a role, is the same identifier. */
const SHORTEST_WORD = 8;
/** Texts that are over as soon as the answer itself begins. */
const REASONING: ReadonlySet<string> = new Set(["reasoning_content", "reasoning"]);

export interface OpenCall {
  readonly lane: string;
  /** Null for a `function_call`. */
  readonly index: number | null;
  id: string | null;
  name: string;
  text: string;
  isComplete: boolean;
}

export interface Choice {
  readonly index: number;
  readonly calls: OpenCall[];
  /** Text lanes that are not over. */
  readonly lanes: Set<string>;
  /** How the reasoning that is over ended. */
  readonly ended: Map<string, string>;
  readonly tails: Map<string, string>;
  /** What members for identifiers said so far, by name. */
  readonly identifiers: Map<string, string>;
  hasText: boolean;
  rounds: number;
  /** Whether it finished. */
  isOver: boolean;
}

/** The choices of a streamed chat completion: their texts, and their calls until they are whole. */
export class ChatChoices {
  readonly #choices = new Map<number, Choice>();
  readonly #toolNames: ReadonlySet<string>;
  readonly #seams = new PartSeams();

  constructor(toolNames: ReadonlySet<string>) {
    this.#toolNames = toolNames;
  }

  read(
    value: JsonObject,
    path: Path,
    walk: EventWalk,
  ): { index: number; isFinished: boolean; calls: readonly string[] } {
    const choice = this.#choiceOf(value.index);
    const lanes: string[] = [];
    for (const [name, member] of Object.entries(value)) {
      const at = [...path, name];
      if (name === "delta" && isRecord(member)) lanes.push(...this.#delta(choice, member, { path: at, walk }));
      else if (name === "logprobs") this.#logprobs(choice, value, { path: at, walk });
      else if (name !== "index") walk.unknown(name, member, at);
    }
    // Some servers send an empty one with every delta, and clients go on then.
    const isFinished = Boolean(value.finish_reason);
    if (isFinished) this.#finish(choice, walk);
    return { index: choice.index, isFinished, calls: lanes };
  }

  /** A text goes on that the event before had a part of. */
  goOn({ lane, path, text }: Piece): void {
    const choice = this.#choices.get(this.indexOf(lane));
    const name = String(path[3]);
    choice?.tails.set(name, text.slice(-1));
    if (choice && REASONING.has(name)) this.#seams.across(placeOf(choice, name), text);
  }

  finishAll(walk: EventWalk): void {
    for (const choice of this.#choices.values()) this.#finish(choice, walk);
  }

  indexes = (): readonly number[] => [...this.#choices.keys()];
  state = (index: number): Choice | undefined => this.#choices.get(index);
  hasText = (index: number): boolean => this.#choices.get(index)?.hasText ?? false;
  indexOf = (lane: string): number => Number.parseInt(lane, 10);

  #choiceOf(index: unknown): Choice {
    const at = index ?? 0;
    if (typeof at !== "number" || !Number.isInteger(at) || at < 0 || at >= MOST) {
      throw new UnreadableEvent("A choice has no proper index.");
    }
    const known = this.#choices.get(at);
    if (known) return known;
    const maps = { ended: new Map(), tails: new Map(), identifiers: new Map() };
    const rest = { lanes: new Set<string>(), ...maps, hasText: false, rounds: 0, isOver: false };
    const choice: Choice = { index: at, calls: [], ...rest };
    this.#choices.set(at, choice);
    return choice;
  }

  #delta(choice: Choice, delta: JsonObject, { path, walk }: At): readonly string[] {
    const lanes: string[] = [];
    for (const [name, value] of Object.entries(delta)) {
      const at = [...path, name];
      if (value === null) continue;
      if (name === "tool_calls" && Array.isArray(value)) {
        value.forEach((call: unknown, position) => {
          lanes.push(this.#toolCall(choice, call, { path: [...at, position], walk }));
        });
      } else if (name === "function_call" && isRecord(value)) {
        const call = callOf(choice, null, `${choice.index}:function_call`);
        this.#named(call, value, { path: at, walk });
        lanes.push(call.lane);
      } else if (name === "audio" && isRecord(value)) this.#audio(choice, value, { path: at, walk });
      else if (IDENTIFIER_MEMBERS.has(name) && typeof value === "string") {
        walk.member(name, value, at);
        // Some clients join whatever goes on in the next delta.
        const before = choice.identifiers.get(name) ?? "";
        if (value.length >= SHORTEST_WORD && before.endsWith(value)) continue;
        const joined = (before + value).slice(-LONGEST_IDENTIFIER);
        choice.identifiers.set(name, joined);
        if (before !== "") this.#joined(joined, { path: at, walk });
      } else if (name === "content" && Array.isArray(value)) this.#parts(choice, value, { path: at, walk });
      else this.#text(choice, value, { path: at, walk });
    }
    return lanes;
  }

  /** Texts in a list, which clients join. */
  #parts(choice: Choice, parts: readonly unknown[], { path, walk }: At): void {
    parts.forEach((part, at) => {
      const place = [...path, at];
      if (!isRecord(part) || typeof part.text !== "string") {
        this.#text(choice, part, { path: place, walk });
        return;
      }
      const { text, ...rest } = part;
      this.#text(choice, rest, { path: place, walk });
      this.#said(choice, text, { path: [...place, "text"], walk, name: "content" });
    });
  }

  /** A text goes on where it ended. Strings inside a value that nobody expects go on too, each at its own place. */
  #text(choice: Choice, value: unknown, { path, walk }: At): void {
    if (typeof value === "string") this.#said(choice, value, { path, walk });
    else
      walk.flowing(value, path, (at) => {
        assertOpen(choice);
        const lane = `${choice.index}:${at.slice(3).join(".")}:${choice.rounds}`;
        choice.lanes.add(lane);
        return lane;
      });
  }

  #said(choice: Choice, text: string, { path, walk, name = path.slice(3).join(".") }: At & { name?: string }): void {
    if (text === "") return;
    assertOpen(choice);
    if (!REASONING.has(name)) this.#endReasoning(choice, walk);
    const lane = this.#laneOf(choice, name, text);
    choice.lanes.add(lane);
    choice.tails.set(name, text.slice(-1));
    if (name === "content") choice.hasText = true;
    walk.piece(lane, path, { text });
    if (REASONING.has(name)) this.#seam(choice, text, { path, walk, name });
  }

  /** Reasoning that goes on behind a part of the answer is one text for a client, and so is judged with what it ended with. */
  #seam(choice: Choice, text: string, { path, walk, name }: At & { readonly name: string }): void {
    const across = this.#seams.across(placeOf(choice, name), text);
    if (!across) return;
    const lane = `${placeOf(choice, name)} seam`;
    walk.pieces.push({ lane, channel: "output", path, text: across.text, isSigned: true });
    if (across.isLast) walk.ends.push(lane);
    else choice.lanes.add(lane);
  }

  /** Reasoning that goes on in the middle of a word would tear what is looked for: nobody could judge it. */
  #laneOf(choice: Choice, name: string, text: string): string {
    const tail = choice.ended.get(name);
    if (tail !== undefined) {
      if (/\w/.test(tail) && /^\w/.test(text)) throw new UnreadableEvent("Reasoning goes on after its end.");
      choice.ended.delete(name);
      choice.rounds += 1;
    }
    return choice.rounds === 0 ? `${choice.index}:${name}` : `${choice.index}:${name}:${choice.rounds}`;
  }

  /** Events leave in order, so the end of the reasoning must not wait for the end of the answer. */
  #endReasoning(choice: Choice, walk: EventWalk): void {
    for (const lane of choice.lanes) {
      const name = lane.split(":")[1] ?? "";
      if (!REASONING.has(name)) continue;
      choice.lanes.delete(lane);
      choice.ended.set(name, choice.tails.get(name) ?? "");
      walk.ends.push(lane);
    }
  }

  #toolCall(choice: Choice, value: unknown, { path, walk }: At): string {
    if (!isRecord(value)) throw new UnreadableEvent("A tool call is not an object.");
    const index = value.index ?? path.at(-1);
    if (typeof index !== "number" || !Number.isInteger(index) || index < 0 || index >= MOST) {
      throw new UnreadableEvent("A tool call has no proper index.");
    }
    const call = callOf(choice, index, `${choice.index}:call ${index}`);
    call.id ??= textOrNull(value.id);
    const member = isRecord(value.custom) ? "custom" : "function";
    for (const [name, one] of Object.entries(value)) {
      if (name !== member && name !== "index") walk.member(name, one, [...path, name]);
    }
    const inner = value[member];
    this.#named(call, isRecord(inner) ? inner : {}, { path: [...path, member], walk });
    return call.lane;
  }

  #named(call: OpenCall, value: JsonObject, { path, walk }: At): void {
    if (call.isComplete) throw new UnreadableEvent("A tool call goes on after its end.");
    const member = value.input === undefined ? "arguments" : "input";
    const text = textOrNull(value[member]) ?? "";
    const isSplit = call.name !== "" && typeof value.name === "string" && value.name !== "";
    call.name += textOrNull(value.name) ?? "";
    // Clients join the parts of a name.
    if (isSplit) this.#joined(call.name, { path: [...path, "name"], walk });
    call.text += text;
    walk.piece(call.lane, [...path, member], { text, channel: "tool_call" });
    for (const [name, one] of Object.entries(value)) {
      if (name === member && typeof one === "string") continue;
      if (name !== "name" || typeof one !== "string") walk.any(one, [...path, name]);
      else if (!this.#toolNames.has(one) && !isIdentifier(one)) walk.single(one, [...path, name]);
    }
  }

  /** Parts of an identifier that make something else together. */
  #joined(text: string, { path, walk }: At): void {
    if (!this.#toolNames.has(text) && !isIdentifier(text)) walk.signed(text, path);
  }

  #audio(choice: Choice, audio: JsonObject, { path, walk }: At): void {
    for (const [name, value] of Object.entries(audio)) {
      const at = [...path, name];
      if (name === "data") walk.unreadable.push({ path: at, channel: "output", kind: "audio" });
      else if (name === "transcript" && typeof value === "string") this.#said(choice, value, { path: at, walk });
      else if (name !== "expires_at") walk.member(name, value, at);
    }
  }

  /** Tokens that say the same as the text are judged with it. Others go on from event to event, by rank. */
  #logprobs(choice: Choice, value: JsonObject, { path, walk }: At): void {
    const { logprobs } = value;
    if (!isRecord(logprobs)) {
      walk.any(logprobs, path);
      return;
    }
    for (const [name, list] of Object.entries(logprobs)) {
      const said = isRecord(value.delta) ? value.delta[name] : undefined;
      const [chosen, ...others] = tokenTexts(list);
      if (chosen !== said) this.#token(choice, chosen ?? "", { path, walk, lane: `${name} tokens` });
      others.forEach((text, rank) => {
        if (text !== chosen) this.#token(choice, text, { path, walk, lane: `${name} rank ${rank}` });
      });
      byteTexts(list).forEach((text, rank) => {
        this.#token(choice, text, { path, walk, lane: `${name} bytes ${rank}` });
      });
    }
  }

  #token(choice: Choice, text: string, { path, walk, lane }: At & { readonly lane: string }): void {
    if (text === "") return;
    assertOpen(choice);
    const full = `${choice.index}:${lane}:${choice.rounds}`;
    choice.lanes.add(full);
    walk.piece(full, path, { text });
  }

  #finish(choice: Choice, walk: EventWalk): void {
    walk.ends.push(...choice.lanes);
    choice.lanes.clear();
    choice.ended.clear();
    choice.isOver = true;
    for (const call of choice.calls) {
      if (call.isComplete) continue;
      call.isComplete = true;
      const event = { kind: "call" as const, tool: call.name, id: call.id, arguments: parsedOrText(call.text) };
      walk.calls.push({ lane: call.lane, event, text: call.text });
    }
  }
}

/** Clients add whatever comes to what they have: behind the end it would be judged without its beginning. */
function assertOpen({ isOver }: Choice): void {
  if (isOver) throw new UnreadableEvent("A choice goes on after its end.");
}

const placeOf = ({ index, rounds }: Choice, name: string): string => `${index}:${name}:${rounds}`;

interface At {
  readonly path: Path;
  readonly walk: EventWalk;
}

function callOf(choice: Choice, index: number | null, lane: string): OpenCall {
  const known = choice.calls.find((call) => call.lane === lane);
  if (known) return known;
  if (choice.calls.length >= MOST) throw new UnreadableEvent("A choice has too many tool calls.");
  const call: OpenCall = { lane, index, id: null, name: "", text: "", isComplete: false };
  choice.calls.push(call);
  return call;
}
