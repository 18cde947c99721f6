/** A score out of 100 with one decimal. */
export const points = (score: number): string => number1.format(score * 100);

const number1 = new Intl.NumberFormat(undefined, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
const plain = new Intl.NumberFormat();
const moment = new Intl.DateTimeFormat(undefined, { dateStyle: "medium", timeStyle: "short" });
const ago = new Intl.RelativeTimeFormat(undefined, { numeric: "auto", style: "short" });

/** Two significant digits: an estimate has no more. */
export const about = (value: number): string => plain.format(Number(value.toPrecision(2)));

/** A duration, rounded for planning. */
export function minutes(seconds: number): string {
  if (seconds < 60) return "less than a minute";
  const whole = Math.round(seconds / 60);
  if (whole < 120) return `about ${whole} ${whole === 1 ? "minute" : "minutes"}`;
  return `about ${number1.format(seconds / 3600)} hours`;
}

export const count = (value: number): string => plain.format(value);
export const range = (low: number, high: number): string => `${points(low)} to ${points(high)}`;

const hour = new Intl.DateTimeFormat(undefined, { timeStyle: "short" });
/** The time of day. Takes milliseconds. */
export const clock = (milliseconds: number): string => hour.format(milliseconds);

const date = new Intl.DateTimeFormat(undefined, { day: "numeric", month: "short" });
/** Unix seconds. */
export const day = (seconds: number): string => date.format(seconds * 1000);

/** Unix seconds. */
export const at = (seconds: number): string => moment.format(seconds * 1000);

const steps = [
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
] as const;

export function since(seconds: number): string {
  const passed = seconds - Date.now() / 1000;
  const [unit, length] = steps.find(([, size]) => Math.abs(passed) >= size) ?? ["second", 1];
  return ago.format(Math.round(passed / length), unit);
}

export function span(seconds: number): string {
  if (seconds < 60) return `${Math.round(seconds)} s`;
  return seconds < 3_600
    ? `${Math.floor(seconds / 60)} min ${Math.round(seconds % 60)} s`
    : `${number1.format(seconds / 3600)} h`;
}
