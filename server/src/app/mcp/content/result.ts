import type { Catalog } from "../../../kernel/errors.ts";
import { Fault } from "../../../kernel/errors.ts";
import type { JsonObject } from "../../../kernel/json/json-object.ts";
import { stringifyJson } from "../../../kernel/json/stringify.ts";
import { Unprocessable } from "../../../kernel/unprocessable.ts";
import type { Answer } from "../../../platform/http/answer.ts";
import { cutToSize } from "./cut-to-size.ts";
import { type Showing, visible, withoutForeign } from "./untrusted.ts";

/** What a tool answers: data for programs, and the same as text for clients that read only that. */
export const toolResult = (content: JsonObject, isError = false): JsonObject => ({
  content: [{ type: "text", text: JSON.stringify(content) }],
  structuredContent: content,
  isError,
});

export interface Page extends Showing {
  /** How many items of the largest list an earlier answer had. */
  readonly skip: number;
}

/** The answer of an operation as the result of a tool, within the limits of one message. */
export function presentAnswer(answer: Answer, page: Page): JsonObject {
  const { data, next, shown } = cutToSize(withoutForeign(bodyOf(answer), page), page.skip);
  const etag = answer.headers?.["etag"];
  return toolResult({
    data,
    ...(etag === undefined ? {} : { etag }),
    ...(shown === undefined ? {} : { shown }),
    ...(next === null ? {} : { next_page: String(next) }),
  });
}

/** The plain value of an answer. */
export function bodyOf({ body, raw }: Answer): unknown {
  if (!raw) return body === undefined ? null : JSON.parse(stringifyJson(body));
  if (raw.type === "application/json" && (typeof raw.content === "string" || Buffer.isBuffer(raw.content)))
    return JSON.parse(String(raw.content));
  throw new TypeError(`an answer of ${raw.type} has no value`);
}

/** A refusal in the words of the API. What the caller could do to be let in is not among them. */
export function presentRefusal(error: unknown, catalog: Catalog): JsonObject | null {
  if (error instanceof Unprocessable) {
    const problems = error.problems.slice(0, 20).map(({ loc, msg }) => ({ at: loc.slice(1).join("."), problem: msg }));
    return refusal("INVALID_ARGUMENTS", "Some arguments don't fit the tool's schema.", { problems });
  }
  if (!(error instanceof Fault)) return null;
  const entry = catalog[error.code];
  if (!entry || entry.status >= 500) return null;
  return refusal(error.code, error.voices.public ?? entry.text);
}

export const refusal = (code: string, detail: string, more: JsonObject = {}): JsonObject =>
  toolResult({ code, detail: visible(detail), ...more }, true);
