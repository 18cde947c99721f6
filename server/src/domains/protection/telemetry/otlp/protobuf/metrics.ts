import { MOST_RECORDS, MOST_TEXT_BYTES } from "../model/limits.ts";
import type { PointReading, PointRecord } from "../model/records.ts";
import { readExponential, readHistogram } from "./histograms.ts";
import { AttributeReader } from "./values.ts";
import type { Wire } from "./wire.ts";

const CUMULATIVE = 2;

/** All points of a metric. What the metric says of them may come after them. */
export function readMetric(wire: Wire, end: number): PointRecord[] {
  let [name, unit] = ["", ""];
  const points: PointReading[] = [];
  const said = { isCumulative: false, isMonotonic: false };
  while (wire.next(end)) {
    const read = READERS.get(wire.field);
    if (wire.field === 1) name = wire.text(end, MOST_TEXT_BYTES);
    else if (wire.field === 3) unit = wire.text(end, MOST_TEXT_BYTES);
    else if (read === undefined) wire.skip(end);
    else readPoints(wire, wire.enter(end), { read, points, said });
  }
  return points.map((point) => ({ ...point, ...said, name, unit }));
}

type ReadPoint = (wire: Wire, end: number) => PointReading;

interface Found {
  readonly read: ReadPoint;
  readonly points: PointReading[];
  readonly said: { isCumulative: boolean; isMonotonic: boolean };
}

function readPoints(wire: Wire, end: number, { read, points, said }: Found): void {
  while (wire.next(end)) {
    if (wire.field === 1) {
      const past = wire.enter(end);
      if (points.length < MOST_RECORDS) points.push(read(wire, past));
      wire.at = past;
    } else if (wire.field === 2) said.isCumulative = wire.uint32(end) === CUMULATIVE;
    else if (wire.field === 3) said.isMonotonic = wire.uint32(end) !== 0;
    else wire.skip(end);
  }
}

const readNumber =
  (kind: "sum" | "gauge"): ReadPoint =>
  (wire, end) => {
    let [startNs, atNs] = [0n, 0n];
    let [value, flags] = [0, 0];
    const attributes = new AttributeReader();
    while (wire.next(end)) {
      if (wire.field === 2) startNs = wire.fixed64(end);
      else if (wire.field === 3) atNs = wire.fixed64(end);
      else if (wire.field === 4) value = wire.double(end);
      else if (wire.field === 6) value = Number(wire.signed64(end));
      else if (wire.field === 7) attributes.add(wire, end);
      else if (wire.field === 8) flags = wire.uint32(end);
      else wire.skip(end);
    }
    return { startNs, atNs, isEmpty: (flags & 1) !== 0, attributes: attributes.attributes, data: { kind, value } };
  };

/** Refused, so only counted. */
const readSummary: ReadPoint = (wire, end) => {
  wire.at = end;
  return { startNs: 0n, atNs: 0n, isEmpty: false, attributes: {}, data: { kind: "summary" } };
};

const READERS = new Map<number, ReadPoint>([
  [5, readNumber("gauge")],
  [7, readNumber("sum")],
  [9, readHistogram],
  [10, readExponential],
  [11, readSummary],
]);
