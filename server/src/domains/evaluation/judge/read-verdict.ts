import type { Outcome } from "../harness/harness.ts";

/** A judge's verdict on one prompt. It is stored beside the detectors' outcome and never replaces it. */
export interface JudgeVerdict {
  readonly outcome: Outcome;
  readonly reason: string;
}

const LONGEST_REASON = 500;
/** A verdict is short. What is longer is none, and is not looked at. */
const LONGEST_ANSWER = 4_000;
const outcomes: ReadonlyMap<unknown, Outcome> = new Map([
  ["failed", "failed"],
  ["resisted", "resisted"],
  ["unclear", "unassessed"],
]);

export const judgeFailed = (reason: string): JudgeVerdict => ({ outcome: "unassessed", reason });

/**
 * Strict: one JSON object with just these members and the number of the case, or there is no verdict. A judge's answer is
 * as hostile as any other: it is cut before it is read, and read in linear time.
 */
export function readVerdict(text: string, number: string): JudgeVerdict {
  if (text.length > LONGEST_ANSWER) return judgeFailed("The judge's response is too long to be a verdict.");
  const value = parse(withoutFence(text.trim()));
  if (typeof value !== "object" || value === null || Array.isArray(value))
    return judgeFailed("The judge did not answer in JSON.");
  const { case: given, verdict, reason, ...rest } = value as Record<string, unknown>;
  if (given !== number) return judgeFailed("The judge's response refers to a different case.");
  const outcome = outcomes.get(verdict);
  if (!outcome || typeof reason !== "string" || Object.keys(rest).length > 0) {
    return judgeFailed("The judge's response does not match the required format.");
  }
  return { outcome, reason: storable(reason).trim().slice(0, LONGEST_REASON).toWellFormed() };
}

const FENCE = "```";

/** With or without one code fence around it. */
function withoutFence(text: string): string {
  if (!text.startsWith(FENCE) || !text.endsWith(FENCE) || text.length < 2 * FENCE.length) return text;
  const first = text.indexOf("\n");
  const name = text.slice(FENCE.length, Math.max(first, 0)).trim();
  return first > 0 && (name === "" || name === "json") ? text.slice(first + 1, -FENCE.length) : text;
}

/** PostgreSQL stores no null characters. */
const storable = (text: string): string => text.replaceAll("\0", "");

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
