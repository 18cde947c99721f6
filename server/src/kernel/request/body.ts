import { fault } from "../errors.ts";
import { decodeBody } from "../json/decode.ts";
import {
  JsonIntegerTooLongError,
  JsonSyntaxError,
  JsonTooDeepError,
  JsonTooManyValuesError,
  UndecodableBodyError,
} from "../json/faults.ts";
import { MAX_BODY_VALUES } from "../json/limits.ts";
import { parseJson } from "../json/parse.ts";
import { type Pause, parseJsonInSlices } from "../json/parse-in-slices.ts";
import { Place } from "../shape/check/place.ts";
import { INVALID, type Invalid, type Problem } from "../shape/check/problem.ts";
import { missing } from "../shape/check/wording.ts";
import type { Shape } from "../shape/shape.ts";

export interface RawBody {
  readonly bytes: Buffer;
  readonly contentType: string | undefined;
}

/** A body after reading: a value (null when there is none), or the one problem that is then reported alone. */
export type BodyReading = { readonly value: unknown } | { readonly problem: Problem };

/**
 * Up to here reading a body takes a few milliseconds, whatever it holds, and it has fewer values than any body may. What
 * is larger is read in slices, and only for a caller who is known.
 */
export const SMALL_BODY = 65_536;

/**
 * Reads a small body without checking it. This comes first, before authentication: a malformed body hides every other
 * problem. Throws the fault BODY_UNREADABLE for bytes that are no text, numbers too long and nesting too deep.
 */
export function readBody({ bytes, contentType }: RawBody): BodyReading {
  if (bytes.length === 0) return { value: null };
  if (!isJson(contentType)) return { value: bytes.toString("utf8") };
  try {
    return { value: parseJson(decodeBody(bytes)) };
  } catch (error) {
    return problemOf(error);
  }
}

/** The same for a body of any length, which others do not wait for; too many values are BODY_UNREADABLE as well. */
export async function readLargeBody({ bytes, contentType }: RawBody, pause: Pause): Promise<BodyReading> {
  if (!isJson(contentType)) return { value: bytes.toString("utf8") };
  try {
    return { value: await parseJsonInSlices(decodeBody(bytes), MAX_BODY_VALUES, pause) };
  } catch (error) {
    return problemOf(error);
  }
}

function problemOf(error: unknown): BodyReading {
  if (error instanceof JsonSyntaxError) return { problem: jsonInvalid(error) };
  if (isUnreadable(error)) throw unreadable(error);
  throw error;
}

/** Checks what was read. A malformed body replaces the problems already found in path and query. */
export function checkBody<T>(shape: Shape<T>, body: RawBody | BodyReading, problems: Problem[]): T | Invalid {
  const reading = "bytes" in body ? readBody(body) : body;
  if ("problem" in reading) {
    problems.splice(0, problems.length, reading.problem);
    return INVALID;
  }
  const at = new Place(problems, "body", shape.secrets);
  if (reading.value === null && shape.kind !== "nullable") return at.refuse(missing, null);
  return shape.check(reading.value, at);
}

/**
 * No type at all counts as JSON, and so does any application type that is json or ends in +json. Other types hand the
 * text itself to the check, which then says that it is no object.
 */
function isJson(contentType: string | undefined): boolean {
  if (contentType === undefined || contentType === "" || contentType === "application/json") return true;
  const type = (contentType.split(";", 1)[0] ?? "").trim().toLowerCase();
  return /^application\/(?:json|[^/]*\+json)$/.test(type);
}

function jsonInvalid({ error, position }: JsonSyntaxError): Problem {
  return { type: "json_invalid", loc: ["body", position], msg: "JSON decode error", input: {}, ctx: { error } };
}

function isUnreadable(error: unknown): error is Error {
  return (
    error instanceof UndecodableBodyError ||
    error instanceof JsonTooDeepError ||
    error instanceof JsonTooManyValuesError ||
    error instanceof JsonIntegerTooLongError
  );
}

function unreadable(cause: Error) {
  return fault("BODY_UNREADABLE", { public: "There was an error parsing the body", internal: cause.message, cause });
}
