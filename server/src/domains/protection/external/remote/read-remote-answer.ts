import { type GuardSpan, type Judgment, undecided } from "@agent-console/analysis/guards/guard.ts";

/** A judgment is short. What is longer is none, and is not read. */
export const LONGEST_ANSWER_BYTES = 65_536;
const MOST_SPANS = 1_000;
const LONGEST_NAME = 100;

/** What a remote guard answered. Anything but a judgment in the form of the contract is undecided: it decides nothing. */
export function readRemoteAnswer(body: string, textLength: number): Judgment {
  const value = parsed(body);
  if (!isRecord(value)) return nonsense("is not a JSON object");
  const { outcome, score, spans = [], rule = "remote" } = value;
  switch (outcome) {
    case "undecided":
      return undecided("failed", "The remote guard could not decide.");
    case "pass":
      return isScore(score) ? { outcome, score } : nonsense("has no score from 0 to 1");
    case "hit": {
      if (!isScore(score)) return nonsense("has no score from 0 to 1");
      if (typeof rule !== "string" || !isName(rule)) return nonsense("has a rule that is not a short text");
      const read =
        Array.isArray(spans) && spans.length <= MOST_SPANS ? spans.map((span) => spanIn(span, textLength)) : [null];
      if (read.includes(null)) return nonsense("has spans that are not in the text");
      return { outcome, score, rule, spans: read.filter((span) => span !== null) };
    }
    default:
      return nonsense("has no outcome pass, hit or undecided");
  }
}

const nonsense = (what: string): Judgment => undecided("failed", `The answer of the remote guard ${what}.`);

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const isScore = (value: unknown): value is number => typeof value === "number" && value >= 0 && value <= 1;
/** It is stored and shown: no control characters, which PostgreSQL would not take either. */
const isName = (text: string): boolean => /^[^\p{Cc}\p{Cs}]+$/u.test(text) && text.length <= LONGEST_NAME;

function spanIn(value: unknown, length: number): GuardSpan | null {
  if (!isRecord(value)) return null;
  const { start, end, kind = "remote" } = value;
  const isPlace = Number.isInteger(start) && Number.isInteger(end);
  if (!isPlace || typeof kind !== "string" || !isName(kind)) return null;
  const [from, to] = [start as number, end as number];
  return from >= 0 && from < to && to <= length ? { start: from, end: to, kind } : null;
}
