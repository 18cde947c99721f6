const plain = new Intl.NumberFormat();
const short = new Intl.NumberFormat(undefined, { notation: "compact", maximumSignificantDigits: 3 });
const share = new Intl.NumberFormat(undefined, { style: "percent", maximumSignificantDigits: 2 });

/** Whole up to a million, then with three digits: 61.2M. */
export const amount = (value: number): string =>
  value < 1_000_000 ? plain.format(Math.round(value)) : short.format(value);

export const shareOf = (part: number, whole: number): string => (whole === 0 ? "" : share.format(part / whole));

/** From microseconds to minutes, with three digits. */
export function secondsWords(seconds: number): string {
  if (seconds < 0.001) return `${three(seconds * 1_000_000)}\u00a0µs`;
  if (seconds < 1) return `${three(seconds * 1_000)}\u00a0ms`;
  return seconds < 600 ? `${three(seconds)}\u00a0s` : `${three(seconds / 60)}\u00a0min`;
}

const three = (value: number): string => plain.format(Number(value.toPrecision(value < 10 ? 2 : 3)));

/** "per 15 min". */
export const perBucket = (seconds: number): string =>
  seconds < 3_600 ? `per ${seconds === 60 ? "minute" : `${seconds / 60} min`}` : `per ${seconds / 3_600} h`;

const hour = new Intl.DateTimeFormat(undefined, { timeStyle: "short" });
const day = new Intl.DateTimeFormat(undefined, { day: "numeric", month: "short" });

/** A time below a chart: the hour within a day, the date beyond it. */
export const tickWords = (at: number, lengthSeconds: number): string =>
  (lengthSeconds > 2 * 86_400 ? day : hour).format(at * 1000);
