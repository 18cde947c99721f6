import { optional, withDefault } from "../../../kernel/shape/field.ts";
import { integer } from "../../../kernel/shape/integer.ts";
import { nullable } from "../../../kernel/shape/nullable.ts";
import { oneOf } from "../../../kernel/shape/one-of.ts";
import { secondsOf, type TimeRange, timeRanges } from "./time-ranges.ts";

/** A time past this would not be in range as nanoseconds. */
const LAST_SECOND = 9_000_000_000;
const seconds = () => nullable(integer({ ge: 0, le: LAST_SECOND }));

/** The part of a query string that says which time is asked for. */
export const windowFields = {
  time_range: withDefault(oneOf(...timeRanges), "1h", { description: "How far back, from now." }),
  from: optional(seconds(), {
    description: "Unix seconds. With `from` or `to`, `time_range` only fills in the other.",
  }),
  to: optional(seconds(), { description: "Unix seconds, not included. Default: now." }),
};

interface AskedTime {
  readonly time_range: TimeRange;
  readonly from?: number | null;
  readonly to?: number | null;
}

/** From `fromMs` up to, and without, `toMs`. What happened in this very millisecond is included. */
export function askedWindow(asked: AskedTime, now: number): { readonly fromMs: number; readonly toMs: number } {
  const span = secondsOf(asked.time_range) * 1000;
  const toMs = asked.to != null ? asked.to * 1000 : asked.from != null ? asked.from * 1000 + span : now + 1;
  const fromMs = asked.from != null ? asked.from * 1000 : toMs - span;
  return { fromMs: Math.max(0, fromMs), toMs: Math.max(0, toMs) };
}
