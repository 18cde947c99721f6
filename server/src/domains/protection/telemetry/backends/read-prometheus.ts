import { SourceNumber } from "../../../../kernel/json/source-number.ts";
import type { Point } from "../sources.ts";
import { isRecord, textOf } from "./read-json.ts";

/** One series of a matrix, or one value of a vector as a series of one point. */
export interface PromSeries {
  readonly labels: Readonly<Record<string, unknown>>;
  readonly points: readonly Point[];
}

export type PromAnswer = { readonly series: readonly PromSeries[] } | Wrong;

/** An answer that can't be shown, and why. A partial one is right as far as it goes. */
export interface Wrong {
  readonly wrong: string;
  readonly isPartial?: true;
}

/** Answers have one series for each percentile or agent. A backend that sends more was not asked for it. */
const MOST_SERIES = 5_000;

/** What `/api/v1/query` and `/api/v1/query_range` answer. */
export function readPrometheus(answer: unknown): PromAnswer {
  const opened = openPrometheus(answer);
  if ("wrong" in opened) return opened;
  const { data } = opened;
  if (!isRecord(data) || !Array.isArray(data["result"])) return { wrong: "no result" };
  if (data["resultType"] !== "vector" && data["resultType"] !== "matrix") return { wrong: "another type of result" };
  if (data["result"].length > MOST_SERIES) return { wrong: "more series than were asked for" };
  const series: PromSeries[] = [];
  for (const one of data["result"]) {
    const pairs = isRecord(one) ? (one["values"] ?? (one["value"] === undefined ? [] : [one["value"]])) : null;
    if (!isRecord(one) || !isRecord(one["metric"]) || !Array.isArray(pairs))
      return { wrong: "a series without points" };
    const points = pairs.map(pointOf);
    if (points.some((point) => point === null)) return { wrong: "a point that is none" };
    // NaN and infinities are answers without a figure: a percentile of nothing.
    series.push({
      labels: one["metric"],
      points: points.filter((point): point is Point => point !== null && Number.isFinite(point.value)),
    });
  }
  return { series };
}

/**
 * The data of an answer that is a success. A warning says that a part of the backend did not answer, or that a limit cut
 * the result: figures that look whole and are not are worse than none.
 */
export function openPrometheus(answer: unknown): { readonly data: unknown } | Wrong {
  if (!isRecord(answer)) return { wrong: "not an object" };
  if (answer["status"] !== "success")
    return { wrong: `${textOf(answer["errorType"]) ?? "no status"}: ${textOf(answer["error"]) ?? ""}` };
  const warnings = Array.isArray(answer["warnings"]) ? answer["warnings"] : [];
  const partial = warnings.find((warning) => !/^PromQL (info|warning)/.test(textOf(warning) ?? ""));
  if (partial !== undefined) return { wrong: `partial: ${textOf(partial) ?? ""}`, isPartial: true };
  return { data: answer["data"] };
}

function pointOf(pair: unknown): Point | null {
  if (!Array.isArray(pair) || pair.length !== 2) return null;
  const at = pair[0] instanceof SourceNumber ? pair[0].value : pair[0];
  if (typeof at !== "number" || !Number.isFinite(at)) return null;
  const text = textOf(pair[1]);
  if (text === null) return null;
  const value = text === "+Inf" ? Number.POSITIVE_INFINITY : Number(text);
  return { at, value: text === "" ? Number.NaN : value };
}
