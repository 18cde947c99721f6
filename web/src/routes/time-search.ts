import * as choices from "@agent-console/sdk/choices";
/** The API's time ranges, each ending now. */
export const timeRanges = choices.ProtectionSearchLogsTimeRange;
export type TimeRange = (typeof timeRanges)[number];

/** A range that ends now, or a fixed window such as one bucket of a chart. Kept in the address. */
export interface TimeSearch {
  readonly range?: TimeRange;
  /** Unix seconds, included. */
  readonly from?: number;
  /** Unix seconds, excluded. */
  readonly to?: number;
}

/** The last second of the year 9999: beyond it, dates can't be written. */
const LAST_SECOND = 253_402_300_799;

const secondIn = (value: unknown): number | undefined => {
  const second = typeof value === "number" || (typeof value === "string" && value !== "") ? Number(value) : Number.NaN;
  return Number.isInteger(second) && second >= 0 && second <= LAST_SECOND ? second : undefined;
};

export function readTimeSearch(search: Record<string, unknown>): TimeSearch {
  const range = timeRanges.find((one) => one === search["range"]);
  const [from, to] = [secondIn(search["from"]), secondIn(search["to"])];
  if (from !== undefined && to !== undefined && from < to) return { from, to };
  return range ? { range } : {};
}
