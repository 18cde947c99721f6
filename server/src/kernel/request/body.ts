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

/** A parsed body: a value (null if there is none), or the one problem, which is then reported alone. */
export type BodyReading = { readonly value: unknown } | { readonly problem: Problem };

/**
 * Up to this size, parsing takes a few milliseconds, whatever the content, and the body can't have too many values.
 * Larger bodies are parsed in slices, and only for an authenticated caller.
 */
export const SMALL_BODY = 65_536;

/**
 * Parses a small body without validating it. This happens before authentication: a malformed body takes precedence over
 * every other problem. Throws the fault BODY_UNREADABLE for bytes that are not text, for numbers that are too long and
 * for nesting that is too deep.
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

/**
 * The same for a body of any length, without making other requests wait. Too many values are BODY_UNREADABLE as well.
 */
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

/** Validates the parsed body. A malformed body replaces the problems already found in path and query. */
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
 * A missing content type counts as JSON, and so does any application type that is json or ends in +json. For other
 * types the text itself is validated, which reports that it is not an object.
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
