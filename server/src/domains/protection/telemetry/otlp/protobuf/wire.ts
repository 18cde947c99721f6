import { Malformed } from "../model/malformed.ts";

/** How a field is written. Groups, which nothing in OTLP has, are refused. */
export const VARINT = 0;
export const FIXED64 = 1;
export const BYTES = 2;
export const FIXED32 = 5;

const BIG_32 = 32n;

/**
 * Reads the fields of protobuf messages. Every place is checked against the end of the message it is in, so no length that a
 * body claims leads outside of it.
 */
export class Wire {
  readonly bytes: Buffer;
  at = 0;
  /** Of the field whose tag was read. */
  field = 0;
  type = 0;

  constructor(bytes: Buffer) {
    this.bytes = bytes;
  }

  /** Reads the next tag. False at the end of the message. */
  next(end: number): boolean {
    if (this.at >= end) {
      if (this.at > end) throw new Malformed("a field goes past the end of its message");
      return false;
    }
    const tag = this.#low(end);
    this.field = tag >>> 3;
    this.type = tag & 7;
    if (this.field === 0) throw new Malformed("field number 0");
    return true;
  }

  /** Where the content of a length-delimited field ends. It begins at `at`. */
  enter(end: number): number {
    this.expect(BYTES);
    const length = this.#low(end);
    if (length > end - this.at) throw new Malformed("a length goes past the end of its message");
    return this.at + length;
  }

  skip(end: number): void {
    if (this.type === BYTES) this.at = this.enter(end);
    else if (this.type === VARINT) this.#passVarint(end);
    else if (this.type === FIXED64) this.#take(8, end);
    else if (this.type === FIXED32) this.#take(4, end);
    else throw new Malformed(`wire type ${this.type}`);
  }

  text(end: number, most: number): string {
    const past = this.enter(end);
    const text = this.textBetween(this.at, past, most);
    this.at = past;
    return text;
  }

  textBetween(from: number, past: number, most: number): string {
    if (past - from <= most) return this.bytes.toString("utf8", from, past);
    // A character that was cut in two is left out.
    return this.bytes.toString("utf8", from, from + most).replace(/\ufffd+$/, "");
  }

  /** An ID in hex. Empty if it has another length. */
  id(end: number, length: number): string {
    const past = this.enter(end);
    const id = past - this.at === length ? this.bytes.toString("hex", this.at, past) : "";
    this.at = past;
    return id;
  }

  fixed64(end: number): bigint {
    this.expect(FIXED64);
    return this.bytes.readBigUInt64LE(this.#take(8, end));
  }

  signed64(end: number): bigint {
    this.expect(FIXED64);
    return this.bytes.readBigInt64LE(this.#take(8, end));
  }

  double(end: number): number {
    this.expect(FIXED64);
    return this.bytes.readDoubleLE(this.#take(8, end));
  }

  /** A small number, such as an enum or flags. */
  uint32(end: number): number {
    if (this.type === FIXED32) return this.bytes.readUInt32LE(this.#take(4, end));
    this.expect(VARINT);
    return this.#low(end);
  }

  sint32(end: number): number {
    this.expect(VARINT);
    const value = this.#low(end);
    return (value >>> 1) ^ -(value & 1);
  }

  int64(end: number): bigint {
    this.expect(VARINT);
    return BigInt.asIntN(64, this.varint64(end));
  }

  varint64(end: number): bigint {
    let [low, high, shift] = [0, 0, 0];
    for (let count = 0; count < 10; count++) {
      const byte = this.#byte(end);
      const bits = byte & 0x7f;
      if (shift < 28) low |= bits << shift;
      else if (shift === 28) {
        low |= bits << 28;
        high |= bits >>> 4;
      } else high |= shift < 63 ? bits << (shift - 32) : (bits & 1) << 31;
      shift += 7;
      if (byte < 0x80) return high === 0 ? BigInt(low >>> 0) : (BigInt(high >>> 0) << BIG_32) | BigInt(low >>> 0);
    }
    throw new Malformed("a number of more than ten bytes");
  }

  expect(type: number): void {
    if (this.type !== type) throw new Malformed(`field ${this.field} has wire type ${this.type}`);
  }

  /** The lower 32 bits of a number. */
  #low(end: number): number {
    const first = this.#byte(end);
    if (first < 0x80) return first;
    let value = first & 0x7f;
    for (let count = 1; count < 10; count++) {
      const byte = this.#byte(end);
      if (count < 5) value |= (byte & 0x7f) << (7 * count);
      if (byte < 0x80) return value >>> 0;
    }
    throw new Malformed("a number of more than ten bytes");
  }

  #passVarint(end: number): void {
    for (let count = 0; count < 10; count++) if (this.#byte(end) < 0x80) return;
    throw new Malformed("a number of more than ten bytes");
  }

  #byte(end: number): number {
    if (this.at >= end) throw new Malformed("cut off inside a number");
    return this.bytes[this.at++] ?? 0;
  }

  #take(length: number, end: number): number {
    const { at } = this;
    if (end - at < length) throw new Malformed("cut off inside a field");
    this.at = at + length;
    return at;
  }
}
