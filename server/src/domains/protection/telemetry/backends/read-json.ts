import { SourceNumber } from "../../../../kernel/json/source-number.ts";

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value) && !(value instanceof SourceNumber);

export const textOf = (value: unknown): string | null => (typeof value === "string" ? value : null);

/** A number as such, or as digits: the backends write large ones as text. */
export function numberOf(value: unknown): number | null {
  if (value instanceof SourceNumber) return numberOf(value.value);
  if (typeof value === "string" && /^-?\d{1,19}(\.\d{1,19})?$/.test(value)) return Number(value);
  return typeof value === "number" && Number.isFinite(value) ? value : null;
}

/** Nanoseconds, exact. */
export function nanosOf(value: unknown): bigint | null {
  if (value instanceof SourceNumber) return nanosOf(value.source);
  if (typeof value === "string" && /^\d{1,19}$/.test(value)) return BigInt(value);
  return typeof value === "number" && Number.isSafeInteger(value) && value >= 0 ? BigInt(value) : null;
}
