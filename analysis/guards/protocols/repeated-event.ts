import { type EventShape, shapeOf } from "./event-shape.ts";
import { isIdentifier } from "./identifiers.ts";
import type { JsonObject, Piece, ReadEvent, StreamEvent, Usage } from "./protocol.ts";

/** Shapes that no event has, before no more are made: a stream whose events all differ is not searched for them forever. */
const MOST_UNUSED = 8;

/** An event by which others of its shape are read. */
interface Model {
  readonly name: string | null;
  readonly read: ReadEvent;
  readonly piece: Piece;
  readonly shape: EventShape;
  /** Which of the holes is the text. */
  readonly said: number;
  readonly texts: string[];
}

/**
 * Remembers the shape of the last event that was read if all that it does is to go on with one text. For an event of that shape
 * the same is true, as long as no other event was read in between.
 */
export class RepeatedEvents {
  /** Members that may change from event to event as long as each is an identifier, which nobody judges. */
  readonly #identifiers: readonly string[];
  #model: Model | null = null;
  #unused = 0;

  constructor(identifiers: readonly string[]) {
    this.#identifiers = identifiers;
  }

  /** Before another event is read: what is known of the last one may not hold behind it. */
  forget(): void {
    this.#model = null;
  }

  /** An event that was read, if it changed nothing but perhaps one text. `isText` tells the place of a text that goes on. */
  note(event: StreamEvent, read: ReadEvent, isText: (path: Piece["path"]) => boolean): void {
    if (this.#unused > MOST_UNUSED) return;
    const { pieces, ends, calls, unreadable, isLast, isOurs } = read;
    const [piece] = pieces;
    if (!piece || pieces.length > 1 || ends.length + calls.length + unreadable.length > 0 || isLast || isOurs) return;
    if (piece.channel === "tool_call" || piece.repeats || !isText(piece.path)) return;
    this.#unused += 1;
    const place = piece.path.join(".");
    const made = shapeOf(event.data, [place, ...this.#identifiers], 1);
    if (!made) return;
    const said = made.places.indexOf(place);
    this.#model = { name: event.name, read, piece, shape: made.shape, said, texts: made.places.map(() => "") };
  }

  /** The event, if it is like the last one. */
  read(event: StreamEvent): ReadEvent | null {
    const model = this.#model;
    if (!model || event.name !== model.name || !model.shape.match(event.data, model.texts)) return null;
    const { texts, said, piece, read } = model;
    const text = texts[said] as string;
    if (text === "") return null;
    if (texts.length > 1 && !texts.every((one, at) => at === said || isIdentifier(one))) return null;
    this.#unused = 0;
    return new Repeated(event, { ...piece, text }, read.usage);
  }
}

const NONE: readonly never[] = [];

/** An event that goes on with one text and does nothing else. Its value is read when someone asks. */
class Repeated implements ReadEvent {
  readonly pieces: readonly Piece[];
  readonly ends: ReadEvent["ends"] = NONE;
  readonly calls: ReadEvent["calls"] = NONE;
  readonly unreadable: ReadEvent["unreadable"] = NONE;
  readonly usage: Usage | null;
  readonly isLast = false;
  readonly #event: StreamEvent;

  constructor(event: StreamEvent, piece: Piece, usage: Usage | null) {
    this.#event = event;
    this.pieces = [piece];
    this.usage = usage;
  }

  get value(): JsonObject {
    return JSON.parse(this.#event.data);
  }
}
