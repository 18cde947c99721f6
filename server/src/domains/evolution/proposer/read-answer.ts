/** Strict: one JSON object in the requested form with the case number, or the answer counts as no proposal. */
export interface Edit {
  readonly op: "add" | "replace";
  readonly text: string;
  readonly key: string | null;
}

export const MOST_EDITS = 3;
const LONGEST_ANSWER = 20_000;

export type Reading = { readonly edits: readonly Edit[] } | { readonly refusal: string };

const refused = (refusal: string): Reading => ({ refusal });

export function readAnswer(text: string, { caseNumber, isWhole }: { caseNumber: string; isWhole: boolean }): Reading {
  if (!isWhole) return refused("truncated");
  if (text.length > LONGEST_ANSWER) return refused("too_long");
  const bare = /^```(?:json)?\s*\n([\s\S]*?)\n?```$/.exec(text.trim())?.[1] ?? text.trim();
  const value = membersOf(parse(bare));
  if (!value) return refused("no_json");
  const { case: given, edits, ...rest } = value;
  if (given !== caseNumber) return refused("other_case");
  if (!Array.isArray(edits) || Object.keys(rest).length > 0) return refused("form");
  if (edits.length > MOST_EDITS) return refused("too_many_edits");
  const read = edits.map(editOf);
  const whole = read.filter((edit) => edit !== null);
  return whole.length === read.length ? { edits: whole } : refused("form");
}

function editOf(value: unknown): Edit | null {
  const members = membersOf(value);
  if (!members) return null;
  const { op, text, key, ...rest } = members;
  if (typeof text !== "string" || Object.keys(rest).length > 0) return null;
  if (op === "add" && key === undefined) return { op, text: text.trim(), key: null };
  return op === "replace" && typeof key === "string" ? { op, text: text.trim(), key } : null;
}

function membersOf(value: unknown): Readonly<Record<string, unknown>> | null {
  const isObject = typeof value === "object" && value !== null && !Array.isArray(value);
  return isObject ? (value as Readonly<Record<string, unknown>>) : null;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
