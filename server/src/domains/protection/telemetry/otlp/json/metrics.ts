import { MOST_BUCKETS, MOST_RECORDS, MOST_TEXT_BYTES } from "../model/limits.ts";
import type { Buckets, PointData, PointRecord } from "../model/records.ts";
import {
  countIn,
  countOf,
  enumIn,
  flagIn,
  has,
  type Json,
  listIn,
  numberIn,
  numberOf,
  objectIn,
  objectOf,
  textIn,
  timeIn,
} from "./fields.ts";
import { attributesIn } from "./values.ts";

const TEMPORALITIES = ["UNSPECIFIED", "DELTA", "CUMULATIVE"].map((name) => `AGGREGATION_TEMPORALITY_${name}`);

export function pointsOf(metric: Json): PointRecord[] {
  const kind = KINDS.find(([name]) => has(metric, name));
  if (kind === undefined) return [];
  const [name, read] = kind;
  const data = objectIn(metric, name);
  const said = {
    name: textIn(metric, "name", MOST_TEXT_BYTES),
    unit: textIn(metric, "unit", MOST_TEXT_BYTES),
    isCumulative: enumIn(data, "aggregationTemporality", TEMPORALITIES) === 2,
    isMonotonic: flagIn(data, "isMonotonic"),
  };
  return listIn(data, "dataPoints")
    .slice(0, MOST_RECORDS)
    .map((item) => {
      const point = objectOf(item, "dataPoints");
      return {
        ...said,
        attributes: attributesIn(point),
        startNs: timeIn(point, "startTimeUnixNano"),
        atNs: timeIn(point, "timeUnixNano"),
        isEmpty: (countIn(point, "flags") & 1) !== 0,
        data: read(point),
      };
    });
}

const numberPoint =
  (kind: "sum" | "gauge") =>
  (point: Json): PointData => ({
    kind,
    value: numberIn(point, "asDouble") ?? (has(point, "asInt") ? countIn(point, "asInt") : 0),
  });

const totals = (point: Json) => ({
  count: countIn(point, "count"),
  sum: numberIn(point, "sum"),
  min: numberIn(point, "min"),
  max: numberIn(point, "max"),
});

const histogramPoint = (point: Json): PointData => ({
  kind: "histogram",
  ...totals(point),
  counts: countsIn(point),
  bounds: bucketsIn(point, "explicitBounds").map((bound) => numberOf(bound, "explicitBounds")),
});

const exponentialPoint = (point: Json): PointData => ({
  kind: "exponential",
  ...totals(point),
  scale: countIn(point, "scale"),
  zeros: countIn(point, "zeroCount"),
  positive: bucketsOf(objectIn(point, "positive")),
  negative: bucketsOf(objectIn(point, "negative")),
});

const bucketsOf = (buckets: Json): Buckets => ({ offset: countIn(buckets, "offset"), counts: countsIn(buckets) });

const countsIn = (object: Json): number[] =>
  bucketsIn(object, "bucketCounts").map((count) => countOf(count, "bucketCounts"));

/** One more than allowed is kept, so that the point is refused. */
const bucketsIn = (object: Json, name: string): readonly unknown[] => listIn(object, name).slice(0, MOST_BUCKETS + 1);

const KINDS: readonly (readonly [string, (point: Json) => PointData])[] = [
  ["sum", numberPoint("sum")],
  ["gauge", numberPoint("gauge")],
  ["histogram", histogramPoint],
  ["exponentialHistogram", exponentialPoint],
  ["summary", () => ({ kind: "summary" })],
];
