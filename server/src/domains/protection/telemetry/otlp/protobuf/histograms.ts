import { MOST_BUCKETS } from "../model/limits.ts";
import { Malformed } from "../model/malformed.ts";
import type { Buckets, PointReading } from "../model/records.ts";
import { AttributeReader } from "./values.ts";
import { BYTES, FIXED64, VARINT, type Wire } from "./wire.ts";

export function readHistogram(wire: Wire, end: number): PointReading {
  let [startNs, atNs] = [0n, 0n];
  let [count, flags] = [0, 0];
  let [sum, min, max]: [number | null, number | null, number | null] = [null, null, null];
  const counts: number[] = [];
  const bounds: number[] = [];
  const attributes = new AttributeReader();
  while (wire.next(end)) {
    if (wire.field === 2) startNs = wire.fixed64(end);
    else if (wire.field === 3) atNs = wire.fixed64(end);
    else if (wire.field === 4) count = Number(wire.fixed64(end));
    else if (wire.field === 5) sum = wire.double(end);
    else if (wire.field === 6) repeated(wire, end, { into: counts, one: fixedCount });
    else if (wire.field === 7) repeated(wire, end, { into: bounds, one: doubleOf });
    else if (wire.field === 9) attributes.add(wire, end);
    else if (wire.field === 10) flags = wire.uint32(end);
    else if (wire.field === 11) min = wire.double(end);
    else if (wire.field === 12) max = wire.double(end);
    else wire.skip(end);
  }
  const data = { kind: "histogram", count, sum, min, max, counts, bounds } as const;
  return { startNs, atNs, isEmpty: (flags & 1) !== 0, attributes: attributes.attributes, data };
}

export function readExponential(wire: Wire, end: number): PointReading {
  let [startNs, atNs] = [0n, 0n];
  let [count, flags, scale, zeros] = [0, 0, 0, 0];
  let [sum, min, max]: [number | null, number | null, number | null] = [null, null, null];
  let [positive, negative]: [Buckets, Buckets] = [NO_BUCKETS, NO_BUCKETS];
  const attributes = new AttributeReader();
  while (wire.next(end)) {
    if (wire.field === 1) attributes.add(wire, end);
    else if (wire.field === 2) startNs = wire.fixed64(end);
    else if (wire.field === 3) atNs = wire.fixed64(end);
    else if (wire.field === 4) count = Number(wire.fixed64(end));
    else if (wire.field === 5) sum = wire.double(end);
    else if (wire.field === 6) scale = wire.sint32(end);
    else if (wire.field === 7) zeros = Number(wire.fixed64(end));
    else if (wire.field === 8) positive = readBuckets(wire, wire.enter(end));
    else if (wire.field === 9) negative = readBuckets(wire, wire.enter(end));
    else if (wire.field === 10) flags = wire.uint32(end);
    else if (wire.field === 12) min = wire.double(end);
    else if (wire.field === 13) max = wire.double(end);
    else wire.skip(end);
  }
  const data = { kind: "exponential", count, sum, min, max, scale, zeros, positive, negative } as const;
  return { startNs, atNs, isEmpty: (flags & 1) !== 0, attributes: attributes.attributes, data };
}

const NO_BUCKETS: Buckets = { offset: 0, counts: [] };

function readBuckets(wire: Wire, end: number): Buckets {
  let offset = 0;
  const counts: number[] = [];
  while (wire.next(end)) {
    if (wire.field === 1) offset = wire.sint32(end);
    else if (wire.field === 2) repeated(wire, end, { into: counts, one: varintCount });
    else wire.skip(end);
  }
  return { offset, counts };
}

type One = (wire: Wire, end: number) => number;
const fixedCount: One = (wire, end) => Number(wire.fixed64(end));
const doubleOf: One = (wire, end) => wire.double(end);
const varintCount: One = (wire, end) => {
  wire.expect(VARINT);
  return Number(wire.varint64(end));
};

/** Packed, or one by one. One more than allowed is kept, so that the point is refused. */
function repeated(wire: Wire, end: number, { into, one }: { into: number[]; one: One }): void {
  if (wire.type !== BYTES) {
    keep(into, one(wire, end));
    return;
  }
  const past = wire.enter(end);
  // Inside, values have no tags: the type is that of the first way of writing them.
  wire.type = one === varintCount ? VARINT : FIXED64;
  while (wire.at < past) {
    if (into.length > MOST_BUCKETS) {
      wire.at = past;
      return;
    }
    keep(into, one(wire, past));
  }
  if (wire.at !== past) throw new Malformed("a list goes past its end");
}

function keep(into: number[], value: number): void {
  if (into.length <= MOST_BUCKETS) into.push(value);
}
