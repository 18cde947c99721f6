import {
  type Piece,
  type ReadEvent,
  type StreamEvent,
  type StreamReader,
  UnreadableEvent,
} from "../protocols/protocol.ts";

/** Events that all go on with one text and do nothing else. */
export interface Run {
  readonly taken: { readonly event: StreamEvent; readonly read: ReadEvent; readonly piece: Piece }[];
  text: string;
}

/** Events that are judged together, and their characters: as many as a lane judges in one go. */
const MOST = 64;
const LONGEST = 2_048;

/** Reads the events of an answer in order, some of them before their turn. */
export class ReadAhead {
  readonly #reader: Pick<StreamReader, "read">;
  /** What was read and not taken. Null: the event can't be read. */
  #ahead: (ReadEvent | null)[] = [];

  constructor(reader: Pick<StreamReader, "read">) {
    this.#reader = reader;
  }

  /** Takes the next event. */
  read(event: StreamEvent): ReadEvent {
    const known = this.#ahead.shift();
    if (known === undefined) return this.#reader.read(event);
    if (known === null) throw new UnreadableEvent();
    return known;
  }

  /** Takes the next `count` events that were read ahead. */
  take(count: number): void {
    this.#ahead.splice(0, count);
  }

  /**
   * Reads the events that go on with one text from a place on, and the one behind them. Null if they are fewer than two, and while
   * events that were read before wait for their turn.
   */
  run(events: readonly StreamEvent[], from: number): Run | null {
    if (this.#ahead.length > 0) return null;
    const run: Run = { taken: [], text: "" };
    for (let at = from; at < events.length && run.taken.length < MOST; at++) {
      const event = events[at];
      if (!event) break;
      const read = this.#readOrNull(event);
      this.#ahead.push(read);
      const piece = read && onlyText(read);
      const isMore = piece && (run.taken[0]?.piece.lane ?? piece.lane) === piece.lane;
      if (!read || !isMore || run.text.length + piece.text.length > LONGEST) break;
      run.taken.push({ event, read, piece });
      run.text += piece.text;
    }
    return run.taken.length > 1 ? run : null;
  }

  #readOrNull(event: StreamEvent): ReadEvent | null {
    try {
      return this.#reader.read(event);
    } catch {
      return null;
    }
  }
}

/** The piece of an event that goes on with a text and does nothing else. */
function onlyText({ pieces, ends, calls, unreadable, isLast }: ReadEvent): Piece | null {
  const [piece] = pieces;
  if (!piece || pieces.length > 1 || ends.length + calls.length + unreadable.length > 0 || isLast) return null;
  return piece.channel === "tool_call" || piece.repeats || piece.text === "" ? null : piece;
}
