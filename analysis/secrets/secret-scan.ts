/**
 * Secrets planted in texts that someone uploads.
 *
 * A finding says where and what kind, never the value. What is stored: the system prompt stays as it was written,
 * because it is what the agent is told and changing it would change the agent; the stored copy of the source has its
 * secrets replaced, because analyzing code needs no live credential and the copy is shown to every reader of the agent.
 */

import { matchesOf } from "../text/patterns.ts";
import { isSecretName, type Span, secretAssignments } from "./secret-assignments.ts";
import { isPlaceholder, isStandIn, isWordy } from "./secret-doubts.ts";
import {
  PASSWORD_URL,
  PRIVATE_KEY,
  PRIVATE_KEY_END,
  PRIVATE_KEY_LIMIT,
  SECRET_SHAPES,
  SHAPE_START,
} from "./secret-patterns.ts";

export interface SecretSighting {
  readonly file: string;
  readonly line: number;
  readonly kind: string;
  /** The first four characters and the length; of a short value the length alone, since four would be half of it. */
  readonly sample: string;
}

export const REMOVED_MARK = "[secret removed:";

export function scanForSecrets(files: Iterable<readonly [path: string, text: string]>): SecretSighting[] {
  const sightings: SecretSighting[] = [];
  for (const [file, text] of files) {
    let line = 1;
    let counted = 0;
    for (const { start, end, kind } of secretSpans(text, file)) {
      line += newlines(text, counted, start);
      counted = start;
      sightings.push({ file, line, kind, sample: masked(text.slice(start, end)) });
    }
  }
  return sightings;
}

/** The text with each secret replaced by a marker that stays valid inside a string constant. */
export function redactSecrets(text: string, file?: string): string {
  let kept = "";
  let from = 0;
  for (const { start, end, kind } of secretSpans(text, file)) {
    kept += `${text.slice(from, start)}${REMOVED_MARK} ${kind}]`;
    from = end;
  }
  return kept + text.slice(from);
}

/** A value of any shape for eyes outside: texts redacted, and texts whose member's name says that they are secret gone. */
export function withoutSecrets(value: unknown): unknown {
  if (typeof value === "string") return redactSecrets(value);
  if (Array.isArray(value)) return value.map(withoutSecrets);
  if (!isPlainObject(value)) return value;
  const kept = Object.entries(value).filter(([name, item]) => !(isSecretName(name) && typeof item === "string"));
  return Object.fromEntries(kept.map(([name, item]) => [name, withoutSecrets(item)]));
}

/** An instance of a class, such as a number that carries its source digits, is a value of its own. */
function isPlainObject(value: unknown): value is Readonly<Record<string, unknown>> {
  if (typeof value !== "object" || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || prototype === Object.prototype;
}

/** In order and without overlap; of two at one place the first kind found is kept, and exact shapes come first. */
export function secretSpans(text: string, file?: string): Span[] {
  const all = [...privateKeys(text), ...shapedSecrets(text), ...urlPasswords(text), ...secretAssignments(text, file)];
  const kept: Span[] = [];
  for (const span of all.toSorted((a, b) => a.start - b.start)) {
    if (span.start >= (kept.at(-1)?.end ?? 0)) kept.push(span);
  }
  return kept;
}

function privateKeys(text: string): Span[] {
  const spans: Span[] = [];
  let end = 0;
  if (!text.includes("PRIVATE KEY")) return spans;
  for (const match of matchesOf(PRIVATE_KEY, text)) {
    const start = match.index;
    if (start < (spans.at(-1)?.end ?? 0)) continue;
    // The next end is looked up once and kept until passed: a text of starts alone must not cost its length for each.
    if (end !== -1 && end < start) end = text.indexOf(PRIVATE_KEY_END, start);
    const closed = end !== -1 && end - start < PRIVATE_KEY_LIMIT;
    spans.push({ start, end: closed ? end : start + match[0].length, kind: "private key" });
  }
  return spans;
}

function shapedSecrets(text: string): Span[] {
  const spans: Span[] = [];
  for (const { index } of matchesOf(SHAPE_START, text)) {
    if (index < (spans.at(-1)?.end ?? 0)) continue;
    for (const { kind, whole } of SECRET_SHAPES) {
      whole.lastIndex = index;
      const value = whole.exec(text)?.[0];
      if (value === undefined) continue;
      if (!isPlaceholder(value) && !isWordy(value)) spans.push({ start: index, end: index + value.length, kind });
      break;
    }
  }
  return spans;
}

function urlPasswords(text: string): Span[] {
  if (!text.includes("://")) return [];
  return matchesOf(PASSWORD_URL, text).flatMap((match) => {
    const password = match[1] ?? "";
    if (isPlaceholder(password) || isStandIn(password)) return [];
    const start = match.index + match[0].length - 1 - password.length;
    return [{ start, end: start + password.length, kind: "password in an address" }];
  });
}

function masked(value: string): string {
  return `${value.length < 16 ? "" : value.slice(0, 4)}… (${value.length} characters)`;
}

function newlines(text: string, from: number, to: number): number {
  let count = 0;
  for (let at = text.indexOf("\n", from); at !== -1 && at < to; at = text.indexOf("\n", at + 1)) count += 1;
  return count;
}
