/**
 * A service's refusal as the console passes it on: status and message are the service's, the format is ours. Nothing
 * else is trusted: a text may contain markup, control characters or a megabyte, and a code may be one of ours with
 * another meaning.
 */
import type { Catalog } from "../../kernel/errors.ts";
import { isJsonObject } from "../../kernel/json/json-object.ts";
import { parseJson } from "../../kernel/json/parse.ts";
import { stringifyJson } from "../../kernel/json/stringify.ts";
import { presentProblems } from "../../kernel/shape/check/present.ts";
import type { Problem } from "../../kernel/shape/check/problem.ts";

export interface Refused {
  readonly status: number;
  /** A JSON object with a member `detail`. */
  readonly body: Buffer;
  readonly requestId: string;
  readonly catalog: Catalog;
}

const LONGEST_TEXT = 500;
const LONGEST_NAME = 100;
const MOST_PROBLEMS = 100;
const MOST_STEPS = 20;
const WORDLESS = "The service gave no reason that can be shown.";

export function presentRefusal({ status, body, requestId, catalog }: Refused): Buffer {
  const { detail, code } = parseJson(body.toString("utf8")) as Record<string, unknown>;
  if (status === 422) return Buffer.from(stringifyJson(presentProblems(problemsOf(detail))));
  const known = typeof code === "string" && Object.hasOwn(catalog, code) && catalog[code]?.status === status;
  return Buffer.from(
    stringifyJson({ detail: wordsOf(detail), code: known ? code : "SERVICE_REFUSED", request_id: requestId }),
  );
}

function problemsOf(detail: unknown): Problem[] {
  const entries = Array.isArray(detail) && detail.length > 0 ? detail.slice(0, MOST_PROBLEMS) : [detail];
  return entries.map(problemOf);
}

function problemOf(entry: unknown): Problem {
  if (!isJsonObject(entry) || typeof entry["msg"] !== "string") {
    return { type: "value_error", loc: ["body"], msg: wordsOf(entry), input: null };
  }
  const { type, loc, msg, input = null } = entry;
  return {
    type: typeof type === "string" && /^[a-z_.]{1,64}$/.test(type) ? type : "value_error",
    loc: Array.isArray(loc) ? loc.slice(0, MOST_STEPS).flatMap(stepOf) : ["body"],
    msg: plainText(msg, LONGEST_TEXT) || WORDLESS,
    input,
  };
}

function stepOf(step: unknown): (string | number)[] {
  if (Number.isSafeInteger(step)) return [step as number];
  return typeof step === "string" ? [plainText(step, LONGEST_NAME)] : [];
}

/** The text of a detail: itself, or the texts in a list or an object. */
function wordsOf(detail: unknown): string {
  const said = Array.isArray(detail) ? detail.slice(0, MOST_PROBLEMS).map(spoken).join(" ") : spoken(detail);
  return plainText(said, LONGEST_TEXT) || WORDLESS;
}

function spoken(part: unknown): string {
  if (typeof part === "string") return part;
  if (!isJsonObject(part)) return "";
  const words = [part["msg"], part["message"], part["error"]].find((member) => typeof member === "string");
  return typeof words === "string" ? words : "";
}

/** One line without markup and invisible characters. "x < 2" is kept. */
function plainText(text: string, longest: number): string {
  const line = text
    .slice(0, 8 * longest)
    .replaceAll(/<[a-z!/?][^<>]*>/gi, "")
    .replaceAll(/<(?=[a-z!/?])/gi, " ")
    .replaceAll(/[\p{C}\s]+/gu, " ")
    .trim();
  return line.length > longest ? `${line.slice(0, longest - 1).toWellFormed()}…` : line;
}
