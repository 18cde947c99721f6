import type { Measure } from "../../writer.ts";
import { textOf } from "../meaning/genai.ts";
import { MOST_BUCKETS } from "../model/limits.ts";
import type { Attributes, PointRecord } from "../model/records.ts";
import type { Counted } from "./growth.ts";

const NAME = /^[A-Za-z][\w./-]{0,199}$/;

/** Why a point can't be counted, or null. */
export function faultOfPoint({ name, data, atNs }: PointRecord, isCountable: (atMs: number) => boolean): string | null {
  if (data.kind === "summary") return "summaries can't be added up; send histograms";
  if (!NAME.test(name)) return "the name is not one of OpenTelemetry's";
  if (!isCountable(Number(atNs / 1_000_000n))) return "outside of the time that is counted";
  return faultOfData(data);
}

function faultOfData(data: Counted): string | null {
  if ("value" in data) return Number.isFinite(data.value) ? null : "not a finite number";
  const totals = [data.sum, data.min, data.max].filter((value) => value !== null);
  if (!isCount(data.count) || !totals.every(Number.isFinite)) return "not a finite number";
  if (data.kind === "exponential") {
    const { positive, negative } = data;
    const all = [...positive.counts, ...negative.counts, data.zeros];
    if (positive.counts.length > MOST_BUCKETS || negative.counts.length > MOST_BUCKETS) return "too many buckets";
    if (!all.every(isCount)) return "not a finite number";
    const isPlaced = [positive, negative].every(({ offset }) => Number.isInteger(offset) && Math.abs(offset) < 2 ** 31);
    return Number.isInteger(data.scale) && Math.abs(data.scale) <= 20 && isPlaced ? null : "the scale is out of range";
  }
  const { counts, bounds } = data;
  if (counts.length > MOST_BUCKETS) return "too many buckets";
  if (!counts.every(isCount)) return "not a finite number";
  if (counts.length > 0 && counts.length !== bounds.length + 1) return "a histogram has one more bucket than bounds";
  const isSorted = bounds.every((bound, at) => Number.isFinite(bound) && (at === 0 || bound > (bounds[at - 1] ?? 0)));
  return isSorted ? null : "the bounds don't rise";
}

const isCount = (value: number): boolean => Number.isSafeInteger(value) && value >= 0;

const SECONDS: Readonly<Record<string, number>> = {
  s: 1,
  ms: 1e-3,
  us: 1e-6,
  µs: 1e-6,
  μs: 1e-6,
  ns: 1e-9,
  min: 60,
  h: 3600,
};

export interface Unit {
  readonly unit: string;
  readonly factor: number;
}

/** Times are kept in seconds. */
export function unitOf(unit: string): Unit {
  const factor = SECONDS[unit];
  return factor === undefined
    ? { unit: unit === "" ? "1" : unit.slice(0, 40).toWellFormed().replaceAll("\u0000", ""), factor: 1 }
    : { unit: "s", factor };
}

/** What a point is counted under. Of its attributes only those in the closed set of labels count. */
export function measureOf({ name, unit, atNs, attributes }: PointRecord, agentId: string | null): Measure {
  return {
    metric: name,
    atMs: Number(atNs / 1_000_000n),
    agentId,
    labels: labelsOf(attributes),
    received: { unit: unitOf(unit).unit },
  };
}

function labelsOf(attributes: Attributes): NonNullable<Measure["labels"]> {
  const model = textOf(attributes, ["gen_ai.request.model", "gen_ai.response.model", "model"]);
  const direction = textOf(attributes, ["gen_ai.token.type"]);
  const isFailed = attributes["error.type"] !== undefined;
  return {
    ...(model === null ? {} : { model }),
    ...(direction === "input" || direction === "output" ? { direction } : {}),
    ...(isFailed ? { outcome: "error" } : {}),
  };
}
