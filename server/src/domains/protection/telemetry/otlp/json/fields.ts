import { SourceNumber } from "../../../../../kernel/json/source-number.ts";
import { Malformed } from "../model/malformed.ts";

/** Reads members of JSON objects as protobuf's JSON form has them: absent or null is the default, another type is refused. */
export type Json = Readonly<Record<string, unknown>>;

/** Parsers of protobuf's JSON form take both spellings of a name, and so do senders. */
function member(object: Json, name: string): unknown {
  const value = object[name];
  if (value !== undefined) return value;
  const other = snakeOf(name);
  return other === name ? undefined : object[other];
}

const snakes = new Map<string, string>();

function snakeOf(name: string): string {
  let snake = snakes.get(name);
  if (snake === undefined) {
    snake = name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
    snakes.set(name, snake);
  }
  return snake;
}

export function objectOf(value: unknown, name: string): Json {
  if (value === undefined || value === null) return {};
  if (typeof value !== "object" || Array.isArray(value) || value instanceof SourceNumber)
    throw new Malformed(`${name} is not an object`);
  return value as Json;
}

export const objectIn = (object: Json, name: string): Json => objectOf(member(object, name), name);

export function listIn(object: Json, name: string): readonly unknown[] {
  const value = member(object, name) ?? [];
  if (!Array.isArray(value)) throw new Malformed(`${name} is not a list`);
  return value;
}

/** The text, cut to so many bytes at most, or fewer by a few. */
export function textIn(object: Json, name: string, most: number): string {
  const value = member(object, name) ?? "";
  if (typeof value !== "string") throw new Malformed(`${name} is not a text`);
  return cut(value, most);
}

export function cut(text: string, most: number): string {
  if (text.length * 3 <= most || Buffer.byteLength(text) <= most) return text;
  return Buffer.from(text.slice(0, most))
    .subarray(0, most)
    .toString("utf8")
    .replace(/\ufffd+$/, "");
}

/** IDs are hex in OTLP, and not base64 as elsewhere in protobuf's JSON. Empty if it is not one of this length. */
export function idIn(object: Json, name: string, length: number): string {
  const value = member(object, name) ?? "";
  if (typeof value !== "string") throw new Malformed(`${name} is not a text`);
  return value.length === 2 * length && /^[0-9a-f]+$/i.test(value) ? value.toLowerCase() : "";
}

const DIGITS = /^-?\d{1,20}$/;

/** A 64-bit integer: digits as text or as a number, which keeps all its digits. */
export function bigOf(value: unknown, name: string): bigint {
  if (value === undefined || value === null) return 0n;
  const source = value instanceof SourceNumber ? value.source : value;
  // A plain number is written with the digits that it was sent with, also where a double has no room for all of them.
  const digits = typeof source === "number" ? String(source) : source;
  if (typeof digits === "string" && DIGITS.test(digits)) return BigInt(digits);
  // 1.5447126603e18 is how some languages write an integer.
  const exact = Number(source);
  if (value instanceof SourceNumber && Number.isInteger(exact) && Math.abs(exact) < 2 ** 64) return BigInt(exact);
  throw new Malformed(`${name} is not an integer`);
}

/** An unsigned one, such as a time. */
export function timeIn(object: Json, name: string): bigint {
  const time = bigOf(member(object, name), name);
  if (time < 0n || time >= 1n << 64n) throw new Malformed(`${name} is out of range`);
  return time;
}

export const countOf = (value: unknown, name: string): number => Number(bigOf(value, name));
export const countIn = (object: Json, name: string): number => countOf(member(object, name), name);

export function numberOf(value: unknown, name: string): number {
  if (typeof value === "number") return value;
  if (value instanceof SourceNumber) return value.value;
  if (value === "NaN" || value === "Infinity" || value === "-Infinity") return Number(value);
  if (typeof value === "string" && value !== "" && value.length < 40 && Number.isFinite(Number(value)))
    return Number(value);
  throw new Malformed(`${name} is not a number`);
}

/** Null if it is not there. */
export function numberIn(object: Json, name: string): number | null {
  const value = member(object, name) ?? null;
  return value === null ? null : numberOf(value, name);
}

export function flagIn(object: Json, name: string): boolean {
  const value = member(object, name) ?? false;
  if (typeof value !== "boolean") throw new Malformed(`${name} is neither true nor false`);
  return value;
}

/** A number, or the name of one. */
export function enumIn(object: Json, name: string, names: readonly string[]): number {
  const value = member(object, name) ?? 0;
  if (typeof value !== "string") return countOf(value, name);
  const at = names.indexOf(value);
  if (at < 0) throw new Malformed(`${name} is unknown`);
  return at;
}

export const has = (object: Json, name: string): boolean => (member(object, name) ?? null) !== null;
export const valueIn = member;
