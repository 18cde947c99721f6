/** In nanoseconds. */
const DURATIONS: Readonly<Record<string, number>> = {
  ...{ ns: 1, us: 1e3, µs: 1e3, ms: 1e6, s: 1e9, m: 60e9, h: 3600e9, d: 86_400e9, w: 604_800e9 },
};
const BYTES: Readonly<Record<string, number>> = {
  ...{ b: 1, kb: 1e3, mb: 1e6, gb: 1e9, tb: 1e12, kib: 1024, mib: 1024 ** 2, gib: 1024 ** 3, tib: 1024 ** 4 },
};

export const DURATION = /^-?(?:\d+(?:\.\d+)?(?:ns|us|µs|ms|s|m|h|d|w))+(?![\w.])/;
export const BYTE_COUNT = /^\d+(?:\.\d+)?(?:[kKmMgGtT][iI]?)?[bB](?![\w.])/;
export const NUMBER = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d+)?(?![\w.])/;

/** `1h30m` → nanoseconds. Undefined if it is not a duration. */
export function durationOf(text: string): number | undefined {
  if (text.length > 64 || DURATION.exec(text)?.[0] !== text) return undefined;
  let sum = 0;
  for (const [, count, unit] of text.matchAll(/(\d+(?:\.\d+)?)(ns|us|µs|ms|s|m|h|d|w)/g))
    sum += Number(count) * (DURATIONS[unit ?? ""] ?? 0);
  return text.startsWith("-") ? -sum : sum;
}

/** `1.5MB` → bytes. Undefined if it is not a size. */
export function bytesOf(text: string): number | undefined {
  if (text.length > 64) return undefined;
  const found = /^(\d+(?:\.\d+)?)([a-zA-Z]+)$/.exec(text);
  const unit = BYTES[found?.[2]?.toLowerCase() ?? ""];
  return unit === undefined ? undefined : Number(found?.[1]) * unit;
}

export function numberOf(text: string): number | undefined {
  if (text.length > 64 || NUMBER.exec(text)?.[0] !== text) return undefined;
  return Number(text);
}
