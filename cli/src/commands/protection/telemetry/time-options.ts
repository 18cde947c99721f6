import * as choices from "@agent-console/sdk/choices";
import { type OptionTable, value } from "../../../command/options.ts";
import { Ended } from "../../../endings/exit-codes.ts";

const ranges = choices.ProtectionSearchLogsTimeRange;
export type Range = (typeof ranges)[number];

export const rangeOption = (fallback: Range) =>
  ({
    range: value("RANGE", `how far back: ${ranges.join(", ")} (default: ${fallback})`),
  }) as const satisfies OptionTable;

export function rangeIn(given: string | undefined, fallback: Range): Range {
  const found = ranges.find((one) => one === (given ?? fallback));
  if (found) return found;
  throw new Ended("usage", `--range takes ${ranges.join(", ")}, not "${given}".`);
}

/** A whole number between two others, or undefined without one. */
export function wholeIn(name: string, given: string | undefined, [least, most]: readonly [number, number]) {
  if (given === undefined) return undefined;
  const number = /^\d+$/.test(given) ? Number(given) : Number.NaN;
  if (number >= least && number <= most) return number;
  throw new Ended("usage", `--${name} takes a whole number from ${least} to ${most}, not "${given}".`);
}

export const utcSeconds = (seconds: number): string =>
  new Date(seconds * 1000).toISOString().slice(0, 19).replace("T", " ");

/** With milliseconds; the rest of the nanoseconds is in the JSON. */
export const utcNanos = (nanos: bigint): string =>
  new Date(Number(nanos / 1_000_000n)).toISOString().slice(0, 23).replace("T", " ");
