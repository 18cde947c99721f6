import type { Channel } from "../../guard.ts";
import { isRecord } from "../../run/data-url.ts";
import type { Path } from "../../run/messages.ts";
import { IDENTIFIER_MEMBERS, isIdentifier, LONGEST_COUNT } from "../identifiers.ts";
import {
  type CompleteCall,
  type JsonObject,
  type Piece,
  type ReadEvent,
  UnreadableEvent,
  type Usage,
} from "../protocol.ts";
import { TextWalk } from "./text-walk.ts";

/** A stream with more texts than this is not one that a model wrote. */
const MOST_LANES = 2000;
const DEEPEST = 64;
/** A part that is said more often than this is a text of its own. */
const MOST_SAME = 16;
const DATA_URL = /^data:[^,]{0,99};base64,/i;

/** What a reader keeps of a stream about its texts. */
export class LaneBook {
  /** Last values of members that are said again in every event, by their place. */
  readonly #last = new Map<string, string>();
  /** Texts of members that nobody knows. They go on as long as every event has a new part. */
  readonly #drifting = new Map<string, { readonly lane: string; event: number; parts: number; same: number }>();
  readonly #names = new Set<string>();
  #single = 0;
  #event = 0;

  /** Whether the name of a member can only be one. */
  isName(name: string): boolean {
    if (this.#names.has(name)) return true;
    const isOne = isIdentifier(name);
    if (isOne && this.#names.size < MOST_LANES) this.#names.add(name);
    return isOne;
  }

  nextEvent(): void {
    this.#event += 1;
  }

  drift(place: string): string {
    const known = this.#drifting.get(place) ?? { lane: this.single(), event: 0, parts: 0, same: 0 };
    known.event = this.#event;
    known.parts += 1;
    this.#drifting.set(place, known);
    return known.lane;
  }

  /** Whether a text goes on there, so that the same part once more is not the same text again. */
  isDrifting(place: string): boolean {
    const known = this.#drifting.get(place);
    if (!known || known.parts < 2) return false;
    known.same += 1;
    return known.same <= MOST_SAME;
  }

  /** Those that have no part in this event are over. */
  drifted(): readonly string[] {
    const over = [...this.#drifting].filter(([, { event }]) => event < this.#event);
    for (const [place] of over) this.#drifting.delete(place);
    return over.map(([, { lane }]) => lane);
  }

  /** Whether the place had this text before: then it was judged, or was an identifier. */
  isSaid(place: string, text: string): boolean {
    if (this.#last.get(place) === text) return true;
    if (this.#last.size >= MOST_LANES) throw new UnreadableEvent("The stream has too many members.");
    this.#last.set(place, text);
    return false;
  }

  /** A lane for one text that is over with its event. */
  single(): string {
    this.#single += 1;
    return `single ${this.#single}`;
  }
}

/** Collects what one event of a stream holds. */
export class EventWalk {
  readonly pieces: Piece[] = [];
  readonly ends: string[] = [];
  readonly calls: CompleteCall[] = [];
  readonly unreadable: ReadEvent["unreadable"][number][] = [];
  /** Texts that are whole in this event, by their place. */
  readonly singles = new Map<string, string>();
  usage: Usage | null = null;
  readonly #book: LaneBook;

  constructor(book: LaneBook) {
    this.#book = book;
    book.nextEvent();
  }

  /** A part of a longer text. */
  piece(lane: string, path: Path, { text, channel = "output" }: { text: string; channel?: Channel }): void {
    this.pieces.push({ lane, channel, path, text });
  }

  /** A text that is whole in this event. */
  single(text: string, path: Path, channel: Channel = "output"): void {
    const lane = this.#book.single();
    this.pieces.push({ lane, channel, path, text });
    this.ends.push(lane);
    this.singles.set(path.join("."), text);
  }

  /** A text that can't be changed in its place: it passes or not. */
  signed(text: string, path: Path): void {
    const lane = this.#book.single();
    this.pieces.push({ lane, channel: "output", path, text, isSigned: true });
    this.ends.push(lane);
  }

  /** A member that most events repeat. */
  member(name: string, value: unknown, path: Path): void {
    if (typeof value === "string") {
      const place = path.join(".");
      if (this.#book.isSaid(place, value)) return;
      if (!IDENTIFIER_MEMBERS.has(name) || !isIdentifier(value)) this.any(value, path);
    } else if (value !== null && (typeof value === "object" || Math.abs(Number(value)) >= LONGEST_COUNT))
      this.any(value, path);
  }

  /** A member that nobody knows. Its texts may go on in the next event, and wait for it. */
  unknown(name: string, value: unknown, path: Path): void {
    if (typeof value !== "object" && typeof value !== "string") this.any(value, path);
    else if (IDENTIFIER_MEMBERS.has(name)) this.member(name, value, path);
    else
      this.flowing(value, path, (at, text) => {
        const place = at.join(".");
        if (this.#book.isSaid(place, text) && !this.#book.isDrifting(place)) return null;
        this.singles.set(place, text);
        return this.#book.drift(place);
      });
  }

  /** Names of members are texts too, if they are more than names. */
  names(value: unknown, path: Path = []): void {
    if (typeof value !== "object" || value === null) return;
    if (path.length > DEEPEST) throw new UnreadableEvent("An event is nested too deep.");
    if (Array.isArray(value)) {
      value.forEach((one, at) => {
        if (typeof one === "object" && one !== null) this.names(one, [...path, at]);
      });
      return;
    }
    for (const [name, one] of Object.entries(value)) {
      if (!this.#book.isName(name)) this.any({ [name]: null }, path);
      if (typeof one === "object" && one !== null) this.names(one, [...path, name]);
    }
  }

  /** Every text of a value that nobody expects: each is whole in this event. `as` names its place if others repeat it. */
  any(value: unknown, path: Path, as?: string): void {
    const walk = new TextWalk();
    walk.any(value, { path, channel: "output" });
    this.#include(walk, (at) => (as === undefined ? at.join(".") : `${as}.${at.slice(path.length).join(".")}`));
  }

  /** The same, with its numbers left alone. */
  counts(value: unknown, path: Path): void {
    const walk = new TextWalk();
    walk.counts(value, { path, channel: "output" });
    this.#include(walk, (at) => at.join("."));
  }

  /** Strings that go on from event to event, each at its own place. */
  flowing(value: unknown, path: Path, laneOf: (path: Path, text: string) => string | null): void {
    if (typeof value === "string") {
      const lane = value === "" ? null : laneOf(path, value);
      if (lane !== null) this.pieces.push({ lane, channel: "output", path, text: value });
      return;
    }
    if (typeof value === "number") this.any(value, path);
    if (typeof value !== "object" || value === null) return;
    if (path.length > DEEPEST) throw new UnreadableEvent("An event is nested too deep.");
    for (const [name, one] of Object.entries(value)) {
      const at = [...path, Array.isArray(value) ? Number(name) : name];
      if (typeof one === "string" && (IDENTIFIER_MEMBERS.has(name) || DATA_URL.test(one))) this.member(name, one, at);
      else this.flowing(one, at, laneOf);
    }
  }

  #include(walk: TextWalk, placeOf: (path: Path) => string): void {
    for (const { subject, path, isReplaceable } of walk.subjects) {
      if (this.#book.isSaid(`any ${placeOf(path)}`, subject.text)) continue;
      const lane = this.#book.single();
      const rest = isReplaceable ? {} : { isSigned: true };
      this.pieces.push({ lane, channel: subject.channel, path, text: subject.text, ...rest });
      this.ends.push(lane);
      this.singles.set(path.join("."), subject.text);
    }
    this.unreadable.push(...walk.unreadable);
  }

  read(value: JsonObject | null, rest: Pick<ReadEvent, "isLast"> & { isOurs?: boolean }): ReadEvent {
    this.names(value);
    const { pieces, ends, calls, usage, unreadable } = this;
    ends.push(...this.#book.drifted());
    return { value, pieces, ends, calls, usage, unreadable, ...rest };
  }
}

/** The value of an event's data, or it is not the protocol's at all. */
export function eventValue(data: string): JsonObject {
  let value: unknown;
  try {
    value = JSON.parse(data);
  } catch {
    throw new UnreadableEvent("An event of the stream is not JSON.");
  }
  if (!isRecord(value)) throw new UnreadableEvent("An event of the stream is not a JSON object.");
  return value;
}

/** A value in which texts that had to change once are changed wherever they are said again. */
export function withChanged(value: unknown, changed: ReadonlyMap<string, string>): unknown {
  if (typeof value === "string") return changed.get(value) ?? value;
  if (Array.isArray(value)) return value.map((one) => withChanged(one, changed));
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, withChanged(one, changed)]));
}
