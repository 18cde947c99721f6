/**
 * Times of spans and log lines are nanoseconds since 1970. They don't fit a double, so they stay `bigint` or digits up to
 * the screen.
 */
export type Digits = bigint | number | string;

/** Null if it is not a whole number. */
export function nanosOf(value: unknown): bigint | null {
  if (typeof value === "bigint") return value;
  if (typeof value === "number") return Number.isSafeInteger(value) ? BigInt(value) : null;
  return typeof value === "string" && /^-?\d{1,19}$/.test(value) ? BigInt(value) : null;
}

const SECOND = 1_000_000_000n;
const MILLISECOND = 1_000_000n;
/** Beyond it, dates can't be written. */
const LAST_MS = 8_640_000_000_000_000n;

const day = new Intl.DateTimeFormat(undefined, { dateStyle: "medium" });
const clock = new Intl.DateTimeFormat(undefined, {
  ...{ hour: "2-digit", minute: "2-digit", second: "2-digit", hourCycle: "h23" },
});

/** The whole second, which fits a double, and the rest. */
function cut(nanos: bigint): { readonly ms: number; readonly rest: bigint } | null {
  const rest = ((nanos % SECOND) + SECOND) % SECOND;
  const ms = (nanos - rest) / MILLISECOND;
  return ms > LAST_MS || ms < -LAST_MS ? null : { ms: Number(ms), rest };
}

const fraction = (rest: bigint): string => rest.toString().padStart(9, "0");

/** The time of day with all nine decimals: 13:41:07.318204517. */
export function clockOf(nanos: bigint): string {
  const at = cut(nanos);
  return at ? `${clock.format(at.ms)}.${fraction(at.rest)}` : `${nanos} ns`;
}

/** The same with its date. */
export function momentOf(nanos: bigint): string {
  const at = cut(nanos);
  return at ? `${day.format(at.ms)}, ${clockOf(nanos)}` : `${nanos} ns`;
}

/** For a `time` element: UTC, all nine decimals. */
export function isoOf(nanos: bigint): string | undefined {
  const at = cut(nanos);
  return at ? `${new Date(at.ms).toISOString().slice(0, -4)}${fraction(at.rest)}Z` : undefined;
}

/** Unix seconds, rounded down: for the window around it. */
export const secondOf = (nanos: bigint): number => Number((nanos - (((nanos % SECOND) + SECOND) % SECOND)) / SECOND);

const units = [
  ["s", SECOND],
  ["ms", MILLISECOND],
  ["µs", 1_000n],
] as const;

/** Three digits, for a row. The exact length is with the span. */
export function lengthOf(nanos: bigint): string {
  if (nanos < 0n) return `−${lengthOf(-nanos)}`;
  if (nanos >= 60n * SECOND) {
    const seconds = nanos / SECOND;
    return seconds >= 3_600n
      ? `${seconds / 3_600n} h ${(seconds / 60n) % 60n} min`
      : `${seconds / 60n} min ${seconds % 60n} s`;
  }
  const [unit, size] = units.find(([, one]) => nanos >= one) ?? ["ns", 1n];
  if (size === 1n) return `${nanos} ns`;
  const whole = nanos / size;
  const decimals = whole >= 100n ? 0 : whole >= 10n ? 1 : 2;
  return `${(Number((nanos * 1_000n) / size) / 1_000).toFixed(decimals)} ${unit}`;
}

/** With every digit: 4.820317204 s. */
export function exactLengthOf(nanos: bigint): string {
  if (nanos < 0n) return `−${exactLengthOf(-nanos)}`;
  const [unit, size] = units.find(([, one]) => nanos >= one) ?? ["ns", 1n];
  if (size === 1n) return `${nanos} ns`;
  const rest = (nanos % size)
    .toString()
    .padStart(size.toString().length - 1, "0")
    .replace(/0+$/, "");
  return `${nanos / size}${rest === "" ? "" : `.${rest}`} ${unit}`;
}
