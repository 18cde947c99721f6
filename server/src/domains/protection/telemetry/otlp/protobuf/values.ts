import { isContent } from "../model/content-keys.ts";
import { MOST_CONTENT_BYTES, MOST_DEPTH, MOST_ITEMS, MOST_KEY_BYTES, MOST_TEXT_BYTES } from "../model/limits.ts";
import type { Attributes, Value } from "../model/records.ts";
import type { Wire } from "./wire.ts";

/** Collects attributes, which are a repeated field of the record that they belong to. */
export class AttributeReader {
  values: Record<string, Value> | null = null;
  #count = 0;

  /** Reads one, or passes over it if there are enough. */
  add(wire: Wire, end: number): void {
    const past = wire.enter(end);
    if (this.#count < MOST_ITEMS) {
      this.#count++;
      this.values ??= {};
      readKeyValue(wire, past, { into: this.values, depth: 0 });
    }
    wire.at = past;
  }

  get attributes(): Attributes {
    return this.values ?? NONE;
  }
}

const NONE: Attributes = Object.freeze({});

interface Place {
  readonly into: Record<string, Value>;
  readonly depth: number;
}

function readKeyValue(wire: Wire, end: number, { into, depth }: Place): void {
  let key = "";
  let from = -1;
  let past = -1;
  while (wire.next(end)) {
    if (wire.field === 1) key = wire.text(end, MOST_KEY_BYTES);
    else if (wire.field === 2) {
      past = wire.enter(end);
      from = wire.at;
      wire.at = past;
    } else wire.skip(end);
  }
  wire.at = from;
  const most = isContent(key) ? MOST_CONTENT_BYTES : MOST_TEXT_BYTES;
  const value = from < 0 ? null : readValue(wire, past, { depth, most });
  if (key === "__proto__") Object.defineProperty(into, key, { value, enumerable: true, configurable: true });
  else into[key] = value;
  wire.at = end;
}

export interface ValueBounds {
  readonly depth: number;
  readonly most: number;
}

/** An AnyValue. Of several, which no sender writes, the last counts. */
export function readValue(wire: Wire, end: number, bounds: ValueBounds): Value {
  let value: Value = null;
  while (wire.next(end)) {
    if (wire.field === 1) value = wire.text(end, bounds.most);
    else if (wire.field === 2) value = wire.uint32(end) !== 0;
    else if (wire.field === 3) value = integer(wire.int64(end));
    else if (wire.field === 4) value = finite(wire.double(end));
    else if (wire.field === 5) value = readList(wire, end, bounds);
    else if (wire.field === 6) value = readMap(wire, end, bounds);
    else if (wire.field === 7) value = readBytes(wire, end, bounds.most);
    else wire.skip(end);
  }
  return value;
}

/** An integer that a double can't hold becomes text. */
export const integer = (value: bigint): Value => {
  const number = Number(value);
  return Number.isSafeInteger(number) ? number : value.toString();
};

/** JSON has no NaN and no infinity. */
export const finite = (value: number): Value => (Number.isFinite(value) ? value : String(value));

function readList(wire: Wire, end: number, { depth, most }: ValueBounds): Value {
  const past = wire.enter(end);
  const list: Value[] = [];
  if (depth + 1 < MOST_DEPTH) {
    while (list.length < MOST_ITEMS && wire.next(past)) {
      if (wire.field !== 1) wire.skip(past);
      else {
        const valueEnd = wire.enter(past);
        list.push(readValue(wire, valueEnd, { depth: depth + 1, most }));
      }
    }
  }
  wire.at = past;
  return depth + 1 < MOST_DEPTH ? list : null;
}

function readMap(wire: Wire, end: number, { depth }: ValueBounds): Value {
  const past = wire.enter(end);
  const map: Record<string, Value> = {};
  let count = 0;
  if (depth + 1 < MOST_DEPTH) {
    while (count < MOST_ITEMS && wire.next(past)) {
      if (wire.field !== 1) wire.skip(past);
      else {
        count++;
        readKeyValue(wire, wire.enter(past), { into: map, depth: depth + 1 });
      }
    }
  }
  wire.at = past;
  return depth + 1 < MOST_DEPTH ? map : null;
}

function readBytes(wire: Wire, end: number, most: number): string {
  const past = wire.enter(end);
  const text = wire.bytes.toString("base64", wire.at, Math.min(past, wire.at + Math.floor((most * 3) / 4)));
  wire.at = past;
  return text;
}
