import { isAscii, isUtf8 } from "node:buffer";

/** One server-sent event with the bytes that it came in. */
export interface Frame {
  /** The `event:` field, or null. */
  readonly name: string | null;
  /** The `data:` lines, joined. */
  readonly data: string;
  readonly bytes: Buffer;
  /**
   * Whether the bytes say nothing but name and data. A comment, an id or a broken character is something that no reader of
   * the event sees: then the event leaves as it was read, not as it came.
   */
  readonly isPlain: boolean;
}

export interface Frames {
  /** The events that are complete with this chunk. Events without data are left out: clients skip them too. */
  push(chunk: Buffer): readonly Frame[];
  /** An event that the end of the stream cut off: many servers forget the last blank line. */
  end(): readonly Frame[];
}

export class FrameTooLong extends Error {}

const CR = 13;
const LF = 10;
const MOST_BYTES = 4_194_304;
const NOTHING = Buffer.alloc(0);
const BLANK_LINE = Buffer.from("\n\n");
const DATA = "data: ";
const BYTE_ORDER_MARK = Buffer.from([0xef, 0xbb, 0xbf]);

/** Splits a text/event-stream into events, in time that grows with its length however it is cut. */
export function createFrames(mostBytes = MOST_BYTES): Frames {
  return new FrameReader(mostBytes);
}

class FrameReader implements Frames {
  readonly #mostBytes: number;
  /** What is left of the chunks before, with room to grow. Only `#filled` bytes count. */
  #held = NOTHING;
  #filled = 0;
  /** Up to here no event ends. */
  #searched = 0;
  #isFirst = true;
  #hasReturns = false;

  constructor(mostBytes: number) {
    this.#mostBytes = mostBytes;
  }

  push(chunk: Buffer): readonly Frame[] {
    const bytes = this.#filled === 0 ? chunk : this.#joined(chunk);
    if (chunk.includes(CR)) this.#hasReturns = true;
    // What is held is looked at again only if that costs little beside the chunk itself.
    const isCheap = bytes.length <= 4 * chunk.length;
    if (isCheap && !this.#hasReturns && isAscii(bytes)) return this.#pushAscii(bytes);
    const endAfter = this.#hasReturns ? endWithReturns : endOfLines;
    const frames: Frame[] = [];
    let start = 0;
    for (let end = endAfter(bytes, this.#searched); end > 0; end = endAfter(bytes, end)) {
      this.#read(bytes.subarray(start, end), frames);
      start = end;
    }
    this.#keep(bytes.subarray(start));
    return frames;
  }

  /** Nearly every chunk: its text is decoded once, and its events are parts of that. */
  #pushAscii(bytes: Buffer): readonly Frame[] {
    const text = bytes.toString("latin1");
    const frames: Frame[] = [];
    let start = 0;
    for (let at = text.indexOf("\n\n", this.#searched); at >= 0; at = text.indexOf("\n\n", start)) {
      const end = at + 2;
      if (text.startsWith(DATA, start) && text.indexOf("\n", start) === at)
        frames.push(new AsciiFrame(text.slice(start + DATA.length, at), { bytes, start, end }));
      else this.#read(bytes.subarray(start, end), frames);
      start = end;
    }
    this.#isFirst &&= start === 0;
    this.#keep(bytes.subarray(start));
    return frames;
  }

  end(): readonly Frame[] {
    const frames: Frame[] = [];
    if (this.#filled > 0) this.#read(this.#held.subarray(0, this.#filled), frames);
    this.#filled = 0;
    return frames;
  }

  #joined(chunk: Buffer): Buffer {
    const needed = this.#filled + chunk.length;
    if (needed > this.#held.length) {
      const larger = Buffer.allocUnsafe(Math.max(needed, 2 * this.#held.length));
      this.#held.copy(larger, 0, 0, this.#filled);
      this.#held = larger;
    }
    chunk.copy(this.#held, this.#filled);
    this.#filled = needed;
    return this.#held.subarray(0, needed);
  }

  /** Events that were read keep their part of the memory, so the rest moves to its own. */
  #keep(rest: Buffer): void {
    if (rest.length > this.#mostBytes) throw new FrameTooLong(`an event is longer than ${this.#mostBytes} bytes`);
    const isSame = rest.length === this.#filled && rest.buffer === this.#held.buffer && this.#filled > 0;
    if (!isSame) {
      this.#held = rest.length === 0 ? NOTHING : Buffer.from(rest);
      this.#filled = rest.length;
    }
    // A line end at the very end may be continued by the next chunk.
    this.#searched = Math.max(0, rest.length - 3);
  }

  #read(bytes: Buffer, frames: Frame[]): void {
    const body = this.#isFirst && bytes.subarray(0, 3).equals(BYTE_ORDER_MARK) ? bytes.subarray(3) : bytes;
    this.#isFirst = false;
    const frame = readFrame(body, bytes);
    if (frame) frames.push(frame);
  }
}

interface Place {
  readonly bytes: Buffer;
  readonly start: number;
  readonly end: number;
}

/** One line of data, as nearly every event is. Most leave together with their neighbors, so no bytes of their own are made. */
class AsciiFrame implements Frame {
  readonly name = null;
  readonly data: string;
  readonly isPlain = true;
  readonly #place: Place;

  constructor(data: string, place: Place) {
    this.data = data;
    this.#place = place;
  }

  get bytes(): Buffer {
    const { bytes, start, end } = this.#place;
    return bytes.subarray(start, end);
  }

  static placeOf(frame: Frame | string): Place | null {
    return typeof frame === "object" && #place in frame ? frame.#place : null;
  }
}

/** The bytes of events and texts, one after another. Events that came one after another are not copied. */
export function joinFrames(parts: readonly (Frame | string)[]): Buffer {
  const pieces: Buffer[] = [];
  let run: Place | null = null;
  for (const part of parts) {
    const place = AsciiFrame.placeOf(part);
    if (run && place && place.bytes === run.bytes && place.start === run.end) {
      run = { bytes: run.bytes, start: run.start, end: place.end };
      continue;
    }
    if (run) pieces.push(run.bytes.subarray(run.start, run.end));
    run = place;
    if (!place) pieces.push(typeof part === "string" ? Buffer.from(part) : part.bytes);
  }
  if (run) pieces.push(run.bytes.subarray(run.start, run.end));
  const [only] = pieces;
  return only && pieces.length === 1 ? only : Buffer.concat(pieces);
}

/** The position after the blank line that ends an event, or -1. */
function endOfLines(bytes: Buffer, from: number): number {
  const at = bytes.indexOf(BLANK_LINE, from);
  return at < 0 ? -1 : at + 2;
}

/** With carriage returns a line may end in three ways. A CR at the end of the chunk may be the first half of a CRLF. */
function endWithReturns(bytes: Buffer, from: number): number {
  let isLineStart = false;
  for (let at = from; at < bytes.length; at++) {
    const byte = bytes[at];
    if (byte !== CR && byte !== LF) {
      isLineStart = false;
      continue;
    }
    if (byte === CR && at + 1 === bytes.length) return -1;
    if (byte === CR && bytes[at + 1] === LF) at += 1;
    if (isLineStart) return at + 1;
    isLineStart = true;
  }
  return -1;
}

function readFrame(body: Buffer, bytes: Buffer): Frame | null {
  const text = body.toString("utf8");
  // Nearly every event is one line of data.
  if (text.startsWith("data: ") && text.endsWith("\n\n") && text.indexOf("\n") === text.length - 2) {
    if (!text.includes("\r")) return { name: null, data: text.slice(6, -2), bytes, isPlain: isUtf8(body) };
  }
  let name: string | null = null;
  const data: string[] = [];
  let isPlain = isUtf8(body);
  for (const line of text.split(/\r\n|\n|\r/)) {
    if (line === "") continue;
    const colon = line.indexOf(":");
    const field = colon < 0 ? line : line.slice(0, colon);
    const value = colon < 0 ? "" : line.slice(line.charCodeAt(colon + 1) === 32 ? colon + 2 : colon + 1);
    if (field === "data") data.push(value);
    else if (field === "event") {
      if (name !== null) isPlain = false;
      name = value;
    } else isPlain = false;
  }
  return data.length > 0 ? { name: name || null, data: data.join("\n"), bytes, isPlain } : null;
}

/** An event as it is written if its own bytes can't be used. */
export const frameText = ({ name, data }: Pick<Frame, "name" | "data">): string => {
  const lines = data.includes("\n")
    ? data
        .split("\n")
        .map((line) => `data: ${line}\n`)
        .join("")
    : `data: ${data}\n`;
  return name === null ? `${lines}\n` : `event: ${name}\n${lines}\n`;
};
